## What is wrong with a board file or a move as it was written

board-walls = Le nombre de murs doit être un entier de 1 à { $most }.
board-walls-book = Il y a { $n ->
    [one] { $n } mur
   *[other] { $n } murs
} en tout ; le livre en a 28.
board-walls-few = { $standing ->
    [one] { $standing } mur est
   *[other] { $standing } murs sont
} en place au départ : il ne peut y en avoir { $n } en tout.
board-villages = Il y a { $n ->
    [one] { $n } village
   *[other] { $n } villages
} ; le livre en a { $book }.
board-villages-many = Il y a { $n } villages ; on ne peut jouer avec plus de { $most }.
board-standing = { $n ->
    [one] { $n } mur est
   *[other] { $n } murs sont
} en place au départ ; dans le livre, il y en a { $book }.
board-ends-west = Les deux extrémités R sont aussi à l'ouest l'une que l'autre : celle du bas compte comme l'extrémité ouest.
board-uneven = Il y a { $north } villages à gauche du mur de départ et { $south } à droite ; dans le livre, il y en a autant des deux côtés.
board-no-room = Joueurs sûrs de trouver deux villages voisins vides au départ : { $n }. Mais on joue à { $seats }.
board-no-map = L'entrée « map » doit être un texte : le plateau dessiné.
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
board-end-inside = L'extrémité R en colonne { $column }, rangée { $row } n'est pas une tour du bord.
board-wall-broken = Le mur de départ doit être une seule ligne de R à R.
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
