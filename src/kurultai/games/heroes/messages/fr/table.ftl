## What players read about a game of Heroes, beside the rules.

piece-warrior = combattant
piece-hero = héros

asked-move = { $who }, à vous : choisissez un pion, puis sa case d'arrivée
asked-promote = { $who }, à vous : déplacez un pion, ou faites un héros d'un combattant dans votre ville
asked-pass = { $who } ne peut pas jouer et passe

over-won = { $who } gagne : { $why }
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
