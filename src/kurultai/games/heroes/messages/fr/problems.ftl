## What is wrong with a board file or a move as it was written

board-wrong = Ce fichier de plateau ne convient pas. { $problems }
board-unknown = Il n'y a pas d'entrée « { $key } ».
board-side-missing = La partie [{ $side }] manque.
board-side-unknown = La partie [{ $side }] n'a pas d'entrée « { $key } ».
board-warriors-list = Les combattants de [{ $side }] doivent être une liste de cases.
board-cities-list = Les villes de [{ $side }] doivent être une liste de cases.
board-warriors-number = [{ $side }] a { $n ->
    [one] { $n } combattant
   *[other] { $n } combattants
} au lieu de { $number }.
board-cities-number = [{ $side }] a { $n ->
    [one] { $n } ville
   *[other] { $n } villes
} au lieu de { $number }.
board-no-square = « { $name } » dans [{ $side }] n'est pas une case (a1 à j10).
board-warriors-twice = Il y a deux combattants en { $name } (dans [{ $one }] et [{ $two }]).
board-cities-twice = Il y a deux villes en { $name } (dans [{ $one }] et [{ $two }]).
board-surrounded = { $n ->
    [one] Le combattant de [{ $side }] en { $squares } serait cerné dès le départ.
   *[other] Les combattants de [{ $side }] en { $squares } seraient cernés dès le départ.
}
not-a-move = « { $text } » n'est pas un coup. Écrivez d1-d3 pour déplacer, d3= pour faire un héros sur place, ou pass.
seat-gold = Or
seat-teal = Turquoise
first-move-to = Premier coup
heroes-made-on = Héros faits en
