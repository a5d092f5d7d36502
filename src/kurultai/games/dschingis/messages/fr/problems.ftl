## What is wrong with a board file or a move as it was written

board-wrong = Ce fichier de plateau ne convient pas. { $problems }
board-unknown = Il n'y a pas d'entrée « { $key } ».
board-walls = L'entrée « walls » doit valoir { $n }.
board-no-map = L'entrée « map » doit être un texte : le plateau dessiné.
board-villages = Il y a { $n ->
    [one] { $n } village
   *[other] { $n } villages
} au lieu de { $number }.
board-standing = Au départ, il y a { $n ->
    [one] { $n } mur
   *[other] { $n } murs
} en place au lieu de { $number }.
board-apart = { $n ->
    [one] { $villages } n'est pas relié à { $to }.
   *[other] { $villages } ne sont pas reliés à { $to }.
}
board-lonely = Aucune route ni porte ne mène de { $to } à { $villages }.
board-outline = Le contour doit être une seule ligne fermée qui ne se touche jamais, sans trous.
board-ends = { $n ->
    [one] { $n } tour est marquée R
   *[other] { $n } tours sont marquées R
} au lieu de 2.
board-ends-west = Des deux extrémités R, l'une doit être plus à l'ouest que l'autre.
board-end-inside = L'extrémité R en colonne { $column }, rangée { $row } n'est pas une tour du bord.
board-wall-broken = Le mur de départ doit être une seule ligne de R à R.
board-uneven = Il y a { $north } villages à gauche du mur de départ et { $south } à droite, mais il en faut autant des deux côtés.
map-lines = La carte a { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
} de texte, mais il en faut un nombre impair, au moins 3.
map-wide = La carte fait { $n } caractères de large, mais { $most } au plus sont permis.
map-stray = À la ligne { $line } de la carte, place { $place }, « { $mark } » ne veut rien dire.
map-outline-above = Au-dessus de { $village }, il faut le contour et non « { $mark } ».
map-outline-below = Au-dessous de { $village }, il faut le contour et non « { $mark } ».
map-outline-left = À gauche de { $village }, il faut le contour et non « { $mark } ».
map-outline-right = À droite de { $village }, il faut le contour et non « { $mark } ».
map-line = Entre { $one } et { $two }, il faut { $marks } ou { $last } et non « { $mark } ».
map-corner = Un coin de village doit être + ou R et non « { $mark } ».

not-a-move = « { $text } » n'est pas un coup. Écrivez par exemple : take wall, take token, build, march, lift, wall c5/d5, enter b2, go d4 road chinese, go d4 gate mongol, go f4 wall c3/c4 f3/f4 peasant, settle chinese c4 mongol d4 leader d4.
no-seat = « { $name } » n'est pas une place ({ $there }).
no-token = « { $name } » n'est pas un jeton ({ $there }).
no-village = « { $name } » n'est pas un village ({ $there }).
no-line = « { $name } » n'est pas une ligne entre deux villages ({ $there }).
no-neighbours = { $at } et { $beside } ne sont pas voisins dans cet ordre : d'abord la colonne la plus basse, puis la rangée la plus basse.
not-beside = { $name } n'est pas à côté de { $line } : ce doit être { $one } ou { $two }.
ways-marched = Chemins pris
tokens-laid = Jetons posés
settlement = Installation
