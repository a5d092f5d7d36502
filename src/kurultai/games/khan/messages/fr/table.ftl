## What players read about a game of Khan, beside the rules.

seat-red = Rouge
seat-yellow = Jaune
seat-blue = Bleu
seat-green = Vert

kind-mountains = montagnes
kind-tundra = toundra
kind-ice = glace
kind-stony = désert rocheux
kind-sandy = désert de sable
kind-forest = forêt tropicale
kind-river = rivière
kind-border = territoires voisins
kind-joker = joker

direction-N = nord
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-W = ouest
direction-NW = nord-ouest

special-morale = Moral élevé
special-protect = Protection du Grand Khan
special-gods = Soutien des Dieux
special-scout = Exploration

word-nobody = personne
word-everywhere = partout
word-chance = le sort

asked-start = Qui commence ?
asked-deal = { $who-is ->
    [you] On vous distribue des cartes
   *[other] On distribue des cartes à { $who }
}
asked-turn = { $who-is ->
    [you] Votre tour : une carte est retournée et un chef s'enfuit
   *[other] Tour de { $who } : une carte est retournée et un chef s'enfuit
}
asked-drive = Une carte est retournée pour le chef { $ruler }
asked-scatter = Le sort place le chef { $ruler }
asked-place = { $who-is ->
    [you] Placez le chef { $ruler } sur une case de terre libre
   *[other] { $who } place le chef { $ruler }
}
asked-yurt-one-per-region = { $who-is ->
    [you] Placez une yourte dans une région qui n'en a pas encore
   *[other] { $who } : placez une yourte dans une région qui n'en a pas encore
}
asked-yurt-free = { $who-is ->
    [you] Placez une yourte sur une case de terre libre
   *[other] { $who } : placez une yourte sur une case de terre libre
}
asked-act-both = { $who-is ->
    [you] Deux actions : envahir avec une carte, pourchasser un chef, conquérir, ou envahir n'importe où pour les deux
   *[other] { $who }, deux actions : envahir avec une carte, pourchasser un chef, conquérir, ou envahir n'importe où pour les deux
}
asked-act-one = { $who-is ->
    [you] Encore une action : envahir avec une carte, pourchasser un chef ou conquérir
   *[other] { $who }, encore une action : envahir avec une carte, pourchasser un chef ou conquérir
}
asked-act-last = { $who-is ->
    [you] Encore une action : envahir avec une carte ou conquérir
   *[other] { $who }, encore une action : envahir avec une carte ou conquérir
}
asked-act-third = { $who-is ->
    [you] Moral élevé : une troisième action
   *[other] { $who }, Moral élevé : une troisième action
}
asked-consent = { $who-is ->
    [you] Laissez-vous { $by } conquérir { $areas } avec { $shape } ?
   *[other] { $who } : laissez-vous { $by } conquérir { $areas } avec { $shape } ?
}
asked-discard = { $who-is ->
    [you] Défaussez autant de cartes que vous voulez
   *[other] { $who } : défaussez autant de cartes que vous voulez
}
asked-special = { $who-is ->
    [you] Utilisez une carte spéciale, ou aucune
   *[other] { $who } : utilisez une carte spéciale, ou aucune
}
asked-conquer-two = { $who-is ->
    [you] Phase finale : conquérez, deux formes
   *[other] Phase finale, { $who } : conquérez, deux formes
}
asked-conquer-one = { $who-is ->
    [you] Phase finale : conquérez, encore une forme
   *[other] Phase finale, { $who } : conquérez, encore une forme
}

over-won = { $who-is ->
    [you] Vous devenez le nouveau Grand Khan
   *[other] { $who } devient le nouveau Grand Khan
}
over-shared = La victoire est partagée : { $who }

happened-start = { $who } commence
happened-scatter = Le chef { $ruler } commence en { $area }.
happened-place = { $who } place le chef { $ruler } en { $area }.
happened-yurt = { $who } plante une yourte en { $area }
happened-deal = { $who } pioche { $count }
happened-drawn = { $who } pioche { $cards }
happened-shuffle = la défausse est mélangée en une nouvelle pioche
happened-turn = la carte { $card } est retournée : { $direction }
happened-gone = le chef { $ruler } n'est plus là : une autre carte
happened-flee = le chef { $ruler } fuit vers le { $direction }, de { $from } à { $to }
happened-blocked = { $blocked } bloqué : le chef { $ruler } fuit vers le { $direction }, de { $from } à { $to }
happened-home = la dernière yourte de sa cour : le chef { $ruler } en { $from } rentre chez lui
happened-trapped = nulle part où fuir : le chef { $ruler } en { $from } rentre chez lui
happened-trigger = le cinquième chef est rentré : tous les autres quittent le plateau, la phase finale approche
happened-invade = { $who } envahit { $area } avec { $card }
happened-anywhere = { $who } envahit { $area }
happened-drive = { $who } pourchasse le chef { $ruler }
happened-discard = { $who } défausse { $cards }
happened-keep = { $who } ne défausse rien
happened-conquer = { $who } conquiert { $areas } avec { $shape } pour { $points }
happened-together = { $who } conquièrent ensemble { $areas } avec { $shape }, { $points } chacun
happened-propose = { $who } voudrait conquérir { $areas } avec { $shape } et demande l'accord de { $asked }
happened-agree = { $who } accepte
happened-refuse = { $who } refuse : rien n'est posé
happened-skip = { $who } ne peut plus rien faire : l'action est sautée
happened-back = { $who } : { $special } prend fin
happened-morale = { $who } a le moral : une troisième action
happened-protect = le Grand Khan protège { $who }
happened-gods = les dieux protègent les yourtes neutres pour { $who } : { $where }
happened-scout = { $who } réserve { $shape }
happened-none = { $who } n'utilise pas de carte spéciale
happened-free = { $shape } n'est plus réservée
happened-end = la phase finale commence
happened-miss = { $who } ne peut conquérir et passe son tour
happened-over = plus personne ne peut conquérir : la partie est finie

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

count-1 = une carte
count-2 = deux cartes
count-3 = trois cartes
count-4 = quatre cartes

option-setup-name = Les premières yourtes
option-setup-one-per-region = chacune dans une région sans yourte
option-setup-free = sur n'importe quelle case libre
option-rulers-name = Où commencent les chefs
option-rulers-preset = sur leurs cases prévues
option-rulers-random = où le sort les place
option-rulers-placed = où les joueurs les placent
option-board-name = Une autre carte ou d'autres départs (fichier de plateau)
option-cards-name = D'autres chefs ou directions (fichier de cartes)
option-shapes-name = D'autres valeurs des formes (fichier de formes)

score-shapes = Conquêtes
score-bonus = Prime des territoires
score-largest = Plus grand territoire, en cases

counted-shape = conquête de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
counted-shared = conquête de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}, partagée entre { $m }
counted-bonus = plus grand territoire : { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

ends-far = La phase finale commence quand cinq chefs sont dans leur cour (à présent { $n })
ends-near = { $n } chefs sont dans leur cour : le prochain déclenche la phase finale
ends-last = Cinq chefs sont rentrés : après ce tour, rien que des conquêtes, jusqu'à ce que nul ne puisse conquérir
ends-end = Phase finale : rien que des conquêtes. La partie finit quand nul ne peut conquérir
