points = { $n ->
    [one] point
   *[other] points
}
mongolia = Mongolie
china = Chine
board = Plateau

seat-0 = Rouge
seat-1 = Vert
seat-2 = Bleu
seat-3 = Jaune

chinese = guerrier chinois
mongol = cavalier mongol
peasant = paysan
plague = peste
herb = plante guérisseuse
unknown = face cachée

take-wall = Piocher un mur
take-token = Piocher un jeton
build = Construire
march = Marcher
lift = Retirer le chef

village-empty = vide
village-stack = { $n ->
    [one] un jeton { $who }
   *[other] { $n } jetons, { $who } au-dessus
}
village-tokens = depuis le haut : { $tokens }
village-worth = compte { $points }
village-worth-known = ce que vous savez compte { $points }
village-worth-none = vous ignorez ce qui s'y trouve
village-leader = chef de { $who }
village-visited = déjà visité ce tour-ci
village-reach = accessible
village-settle = où s'installer
village-chosen = choisi
line-between = entre { $one } et { $two }
line-free = ligne libre
line-open = mur, porte ouverte
line-closed = mur, porte fermée
line-great = Grande Muraille
line-build = un mur peut s'y poser
tower = tour
tower-border = tour du bord
tower-end = extrémité de la Grande Muraille

mine = Votre réserve active
theirs = Réserve active de { $who }
walls = { $n ->
    [one] { $n } mur
   *[other] { $n } murs
}
tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
passive = { $n ->
    [one] { $n } jeton à piocher
   *[other] { $n } jetons à piocher
}
common = { $n ->
    [one] { $n } mur dans la réserve commune
   *[other] { $n } murs dans la réserve commune
}
gone = { $n ->
    [one] { $n } jeton hors du jeu
   *[other] { $n } jetons hors du jeu
}
passive-short = à piocher
common-short = communs
controls = { $n ->
    [one] { $n } village
   *[other] { $n } villages
}
unknown-tokens = { $n ->
    [one] { $n } jeton que vous ne connaissez pas
   *[other] { $n } jetons que vous ne connaissez pas
}

way-road = Par la route
way-gate = Par la porte
way-along = Par le mur
way-wall = Par le mur, de la porte { $up ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
} à la porte { $down ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
way-choose = { $way } : quel jeton y posez-vous ?
way-again = { $way } : touchez encore le village pour y aller, ou une autre porte pour un autre chemin
held-where = Touchez maintenant le village où poser ce jeton
build-where = Touchez une ligne marquée sur le plateau. Sur une ligne jaune, le mur fait changer des villages de pays
branch = Un embranchement de { $n ->
    [one] { $n } mur
   *[other] { $n } murs
} : rien ne change encore. De la bifurcation, il y a { $west ->
    [one] { $west } mur
   *[other] { $west } murs
} jusqu'à l'extrémité ouest et { $east } jusqu'à l'extrémité est. Pour faire une nouvelle extrémité au bord, il lui faut au moins { $least } murs.
lay-kind = Poser : { $kind }
build-lay = Poser le mur
settle-second = Choisissez maintenant un village voisin pour votre autre jeton
settle-ready = Installez-vous, ou touchez l'autre village pour y mettre votre chef
settle-swap = Échanger les jetons
settle-do = S'installer
last-round = Dernier tour

card = Ce que compte un jeton dans chaque pays
turns-bad = tout y compte en moins
turns-good = tout y compte en plus
turns-bad-all = Avec la peste dans un village, guerriers et cavaliers y comptent −3 chacun et les paysans −1, dans l'un ou l'autre pays
turns-good-all = Avec la plante guérisseuse dans un village, guerriers et cavaliers y comptent 3 chacun et les paysans 1, dans l'un ou l'autre pays
kind-worth = { $kind } : { $mongolia } en Mongolie, { $china } en Chine
way-up = Touchez la porte où il redescend du mur, ou le village où il va
way-down = Touchez le village du côté où il redescend
gate-up = passer la porte ou monter sur le mur ici
gate-down = redescendre ici
turns-bad-short = tout −
turns-good-short = tout +
keys-board = Sur le plateau : au village suivant, à la ligne suivante
keys-things = Sur le plateau : à tout ce qui s'y trouve, murs, tours et chefs compris
