ray-needs-the-package-ray-pip = --ray a besoin du paquet ray : pip install kurultai[ray]
there-is-no-ray-cluster-at = il n'y a pas de grappe Ray à { $address } : { $error }
holds-games-of-another-arena-other = { $path } contient les parties d'une autre arène : autres bots, options, graine ou nombre de parties
is-not-a-file-of-arena = { $path } n'est pas un fichier d'arène
no-picture-its-name-has-to = pas d'image { $name } : le nom doit finir par .png, .svg ou .pdf
no-folder = pas de dossier { $parent }
pictures-need-matplotlib-pip-install-kurultai = les images demandent matplotlib : pip install 'kurultai[plot]'
