## What is wrong with a board file or a move as it was written

board-warriors-book = Combattants de ce côté : { $n } ; le livre en a { $book }.
board-heroes-book = Héros de ce côté : { $n } ; le livre en a { $book }.
board-cities-book = Villes de ce côté : { $n } ; le livre en a { $book }.
board-side-missing = La partie [{ $side }] manque.
board-warriors-list = Les combattants de [{ $side }] doivent être une liste de cases.
board-heroes-list = Les héros de [{ $side }] doivent être une liste de cases.
board-cities-list = Les villes de [{ $side }] doivent être une liste de cases.
board-pieces-few = [{ $side }] a { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}. Il en faut au moins { $number } : avec moins, on a perdu.
board-pieces-few-each = Les deux camps n'ont que { $number } pions : la partie serait déjà finie. Il en faut au moins un de plus à l'un des deux.
board-cities-all = Toutes les villes sont à [{ $side }] : la partie serait déjà finie. Donnez-en une à chaque camp, ou n'en mettez aucune.
board-no-square = « { $name } » dans [{ $side }] n'est pas une case (a1 à j10).
board-pieces-twice = Il y a deux pions en { $name } (dans [{ $one }] et [{ $two }]).
board-cities-twice = Il y a deux villes en { $name } (dans [{ $one }] et [{ $two }]).
board-surrounded = { $n ->
    [one] Le pion de [{ $side }] en { $squares } serait cerné dès le départ.
   *[other] Les pions de [{ $side }] en { $squares } seraient cernés dès le départ.
}
not-a-move = « { $text } » n'est pas un coup. Écrivez d1-d3 pour déplacer, d3= pour faire un héros sur place, ou pass.
seat-gold = Or
seat-teal = Turquoise
first-move-to = Premier coup
heroes-made-on = Héros faits en
