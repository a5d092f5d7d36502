## What players read about a game of Heroes, beside the rules.

piece-warrior = combattant
piece-hero = héros

asked-move = { $who-is ->
    [you] À vous : choisissez un pion, puis sa case d'arrivée
   *[other] { $who }, à vous : choisissez un pion, puis sa case d'arrivée
}
asked-promote = { $who-is ->
    [you] À vous : déplacez un pion, ou faites un héros d'un combattant dans votre ville
   *[other] { $who }, à vous : déplacez un pion, ou faites un héros d'un combattant dans votre ville
}
asked-pass = { $who-is ->
    [you] Vous ne pouvez pas bouger et passez
   *[other] { $who } ne peut pas jouer et passe
}

over-won = { $who-is ->
    [you] Vous gagnez : { $why }
   *[other] { $who } gagne : { $why }
}
over-draw = Égalité : { $why }

happened-move = { $piece } { $from } vers { $to }
happened-city = prend la ville { $to }
happened-promotion = le combattant en { $to } devient un héros
happened-capture = { $who } perd { $squares }
happened-pass = passe

option-reach-name = Portée des pions
option-reach-exact = exactement 2 cases, les héros exactement 3
option-reach-up-to = jusqu'à 2 cases, les héros jusqu'à 3
option-board-name = Une autre mise en place (fichier de plateau)

score-cities = Villes
counted-city = la ville { $at }

ends-far = La partie finit quand un joueur a toutes les villes ou n'a plus qu'un pion
ends-cities = { $who } a toutes les villes sauf une : avec elle, { $who } gagne
ends-pieces = Il reste { $n } pions à { $who } : avec un seul, { $who } perd
ends-quiet = Coups restants sans prise ni nouveau héros avant le compte des villes : { $n }
