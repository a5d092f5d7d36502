ray-needs-the-package-ray-pip = --ray needs the package ray: pip install kurultai[ray]
there-is-no-ray-cluster-at = there is no Ray cluster at { $address }: { $error }
holds-games-of-another-arena-other = { $path } holds games of another arena: other bots, options, seed or length
is-not-a-file-of-arena = { $path } is not a file of arena games
no-picture-its-name-has-to = no picture { $name }: its name has to end in .png, .svg or .pdf
no-folder = no folder { $parent }
pictures-need-matplotlib-pip-install-kurultai = pictures need matplotlib: pip install 'kurultai[plot]'
