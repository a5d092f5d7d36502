## What players read about a game of Khan, beside the rules.

seat-red = Rouge
seat-yellow = Jaune
seat-blue = Bleu
seat-green = Vert

## Things and their names. `.in` of a region is where a yurt stands in it.

kind-mountains = montagnes
    .in = dans les montagnes
kind-tundra = toundra
    .in = dans la toundra
kind-ice = glace
    .in = sur la glace
kind-stony = désert rocheux
    .in = dans le désert rocheux
kind-sandy = désert de sable
    .in = dans le désert de sable
kind-forest = forêt tropicale
    .in = dans la forêt tropicale
kind-river = rivière
    .in = sur la rivière
kind-border = territoires voisins
    .in = au bord des territoires voisins
kind-joker = joker
    .in = n'importe où

blocked-way = { FORM($direction, "the") }
place = { FORM($region, "in") }{ $area-is ->
    [shown] {" "}({ $area })
   *[hidden] {""}
}

direction-N = nord
    .to = vers le nord
    .the = le nord
direction-NE = nord-est
    .to = vers le nord-est
    .the = le nord-est
direction-E = est
    .to = vers l'est
    .the = l'est
direction-SE = sud-est
    .to = vers le sud-est
    .the = le sud-est
direction-S = sud
    .to = vers le sud
    .the = le sud
direction-SW = sud-ouest
    .to = vers le sud-ouest
    .the = le sud-ouest
direction-W = ouest
    .to = vers l'ouest
    .the = l'ouest
direction-NW = nord-ouest
    .to = vers le nord-ouest
    .the = le nord-ouest

special-morale = Moral élevé
special-protect = Protection du Grand Khan
special-gods = Soutien des Dieux
special-scout = Exploration

shape-2I = domino
    .a = un domino
    .the = le domino
shape-3I = barre de trois
    .a = une barre de trois
    .the = la barre de trois
shape-3L = petite équerre
    .a = une petite équerre
    .the = la petite équerre
shape-4I = barre de quatre
    .a = une barre de quatre
    .the = la barre de quatre
shape-4O = carré
    .a = un carré
    .the = le carré
shape-4T = petit T
    .a = un petit T
    .the = le petit T
shape-4S = petit zigzag
    .a = un petit zigzag
    .the = le petit zigzag
shape-4L = petit L
    .a = un petit L
    .the = le petit L
shape-5F = forme en F
    .a = une forme en F
    .the = la forme en F
shape-5I = barre de cinq
    .a = une barre de cinq
    .the = la barre de cinq
shape-5L = grand L
    .a = un grand L
    .the = le grand L
shape-5N = grand zigzag
    .a = un grand zigzag
    .the = le grand zigzag
shape-5P = forme en P
    .a = une forme en P
    .the = la forme en P
shape-5T = grand T
    .a = un grand T
    .the = le grand T
shape-5U = forme en U
    .a = une forme en U
    .the = la forme en U
shape-5V = grande équerre
    .a = une grande équerre
    .the = la grande équerre
shape-5W = escalier
    .a = un escalier
    .the = l'escalier
shape-5X = croix
    .a = une croix
    .the = la croix
shape-5Y = forme en Y
    .a = une forme en Y
    .the = la forme en Y
shape-5Z = forme en Z
    .a = une forme en Z
    .the = la forme en Z
shape-b3I = pont court
    .a = un pont court
    .the = le pont court
shape-b4I = pont long
    .a = un pont long
    .the = le pont long
shape-b4L = pont coudé
    .a = un pont coudé
    .the = le pont coudé
shape-own = tuile de { $n } cases
    .a = une tuile de { $n } cases
    .the = la tuile de { $n } cases
shape-own-bridge = pont de { $n } cases
    .a = un pont de { $n } cases
    .the = le pont de { $n } cases

card = { $ruler } ({ $kind })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked

asked-start = Qui commence ?
    .intro = Le sort désigne qui commence. Ensuite, on joue dans le sens horaire.
asked-deal = { $who-is ->
    [you] On vous distribue des cartes
   *[other] On distribue des cartes à { $who }
}
    .intro = Vous avez jusqu'à quatre cartes, que vous seul voyez. Elles servent à planter des yourtes ; à la fin de votre tour, vous complétez votre main.
asked-turn = { $who-is ->
    [you] À vous : une carte est retournée et un chef s'enfuit
   *[other] Tour { ELIDE("de", $who) } : une carte est retournée et un chef s'enfuit
}
    .intro = Chaque tour commence par une carte de la pioche. Elle nomme un chef et une direction : il fuit et laisse une yourte neutre. Chacun peut en profiter.
asked-drive = Une carte décide de la fuite du chef { $ruler }
    .intro = Qui pourchasse un chef retourne une carte, et sa flèche dit où il fuit. Ce que l'on veut, c'est la yourte qu'il laisse.
asked-scatter = Le sort décide où commence le chef { $ruler }
    .intro = À cette table, le sort décide où commencent les chefs. Ils sont bien répartis : chaque région verra des yourtes neutres.
asked-place = { $who-is ->
    [you] Placez le chef { $ruler } sur n'importe quelle case de terre libre
   *[other] { $who } place le chef { $ruler } sur n'importe quelle case de terre libre
}
    .intro = À cette table, les joueurs placent eux-mêmes les chefs. Un chef laisse des yourtes neutres sur son chemin : mettez-le là où vous voulez conquérir.
asked-yurt-one-per-region = { $who-is ->
    [you] Plantez une yourte dans une région qui n'en a pas encore
   *[other] { $who } plante une yourte dans une région qui n'en a pas encore
}
    .intro = Vos conquêtes partiront de ces premières yourtes. Cherchez une case près d'un chef : en fuyant, il laisse une yourte neutre juste à côté de la vôtre.
asked-yurt-free = { $who-is ->
    [you] Plantez une yourte sur n'importe quelle case de terre libre
   *[other] { $who } plante une yourte sur une case de terre libre
}
    .intro = Vos conquêtes partiront de ces premières yourtes. Plantez-les près d'un chef, dont les yourtes neutres vous serviront, ou côte à côte.
asked-act-both = { $who-is ->
    [you] Vous avez deux actions : envahir (carte), pourchasser un chef, conquérir (forme)
   *[other] { $who } a deux actions : envahir avec une carte, pourchasser un chef ou conquérir avec une forme
}
    .intro = Avec vos cartes, formez un groupe de yourtes ; une forme posée dessus rapporte des points. Voyez d'abord si vous pouvez déjà conquérir.
asked-act-one = { $who-is ->
    [you] Encore une action : envahir (carte), pourchasser un chef, conquérir (forme)
   *[other] { $who } a encore une action : envahir avec une carte, pourchasser un chef ou conquérir avec une forme
}
    .intro = Il reste une action. Si vous venez de planter une yourte, voyez si elle permet une conquête maintenant, avant qu'un rival ne la recouvre.
asked-act-last = { $who-is ->
    [you] Vous avez encore une action : envahir avec une carte ou conquérir avec une forme
   *[other] { $who } a encore une action : envahir avec une carte ou conquérir avec une forme
}
    .intro = Le cinquième chef est rentré : c'est la dernière occasion de planter une yourte. Ensuite, il n'y a plus que des conquêtes. Comblez un vide, ou conquérez.
asked-act-third = { $who-is ->
    [you] Une troisième action grâce à Moral élevé : envahir (carte), pourchasser un chef, conquérir (forme)
   *[other] Moral élevé donne à { $who } une troisième action : envahir avec une carte, pourchasser un chef ou conquérir avec une forme
}
    .intro = Voici l'action que donne Moral élevé : envahir, pourchasser un chef ou conquérir. C'est une conquête qui vaut le plus.
asked-consent = { $who-is ->
    [you] Laissez-vous { $by } conquérir avec { FORM($shape, "a") } ?
   *[other] { $by-is ->
        [you] { $who } doit accepter votre conquête avec { FORM($shape, "a") }
       *[other] { $who } doit accepter la conquête { ELIDE("de", $by) } avec { FORM($shape, "a") }
    }
}
    .intro = Une conquête recouvrirait des yourtes que vous protégez : on vous demande votre accord. Voyez qui aurait combien de points. Si vous refusez, rien n'est posé.
asked-discard = { $who-is ->
    [you] Défaussez autant de cartes que vous voulez
   *[other] { $who } peut défausser une partie de ses cartes, ou toutes
}
    .intro = Vous pouvez jeter les cartes inutiles. À la fin du tour, vous complétez votre main à quatre : jetez celles qui ne vont nulle part près de vos yourtes.
asked-special = { $who-is ->
    [you] Jouez une carte spéciale, ou aucune
   *[other] { $who } peut jouer une carte spéciale, ou aucune
}
    .intro = Vous pouvez jouer une carte spéciale, ou aucune. Chacune ne sert qu'une fois : une troisième action pour conquérir, une protection si un rival menace, ou une forme réservée.
asked-conquer-two = { $who-is ->
    [you] Phase finale : vous avez deux conquêtes
   *[other] Phase finale : { $who } a deux conquêtes
}
    .intro = Plus de cartes : chacun pose maintenant deux formes par tour, tant qu'il peut. Prenez d'abord ce qu'un rival pourrait vous prendre, et reliez vos territoires.
asked-conquer-one = { $who-is ->
    [you] Phase finale : il vous reste une conquête
   *[other] Phase finale : il reste une conquête à { $who }
}
    .intro = Il vous reste une conquête ce tour-ci. Cherchez une forme qui touche les vôtres : le plus grand territoire donne 10 points de plus.

over-won = { $who-is ->
    [you] Vous êtes le nouveau Grand Khan
   *[other] { $who } est le nouveau Grand Khan
}
over-shared = { $who } se partagent la victoire

## What happened

happened-start = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
happened-scatter = Le chef { $ruler } commence { $place }.
happened-place = { $who-is ->
    [you] Vous placez le chef { $ruler } { $place }.
   *[other] { $who } place le chef { $ruler } { $place }.
}
happened-yurt = { $who-is ->
    [you] Vous plantez une yourte { $place }.
   *[other] { $who } plante une yourte { $place }.
}
happened-deal = { $who-is ->
    [you] Vous piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
   *[other] { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
}
happened-drawn = { $who-is ->
    [you] Vous piochez { $cards }.
   *[other] { $who } pioche { $cards }.
}
happened-shuffle = La défausse est mélangée en une nouvelle pioche.
happened-turn = La carte dit : { $ruler }, { $direction }.
happened-turn-drive = La carte dit : { $direction }.
happened-gone = Le chef { $ruler } est déjà rentré dans sa cour. On retourne une autre carte.
happened-flee = Le chef { $ruler } fuit { FORM($direction, "to") }{ $from-is ->
    [shown] {" "}de { $from } à { $to }
   *[hidden] {""}
}.
happened-blocked = Le chef { $ruler } fuit { FORM($direction, "to") }{ $from-is ->
    [shown] {" "}de { $from } à { $to }
   *[hidden] {""}
}, car { $n ->
    [one] { $blocked } est bloqué.
   *[other] { $blocked } sont bloqués.
}
happened-home = Le chef { $ruler } rentre chez lui. Il laisse la dernière yourte de sa cour { $place }.
happened-trapped = Le chef { $ruler } rentre chez lui. Il n'a nulle part où fuir et laisse une yourte neutre { $place }.
happened-trigger = { $book ->
    [five] Le cinquième chef est rentré. Tous les autres quittent le plateau
   *[other] Le dernier chef est rentré
} et la phase finale approche.
happened-invade = { $who-is ->
    [you] Vous plantez une yourte { $place }.
   *[other] { $who } plante une yourte { $place }.
} La carte est { $card }.
happened-anywhere = { $who-is ->
    [you] Vous plantez une yourte { $place } pour vos deux actions.
   *[other] { $who } plante une yourte { $place } pour ses deux actions.
}
happened-drive = { $who-is ->
    [you] Vous pourchassez le chef { $ruler }.
   *[other] { $who } pourchasse le chef { $ruler }.
}
happened-discard = { $who-is ->
    [you] Vous défaussez { $cards }.
   *[other] { $who } défausse { $cards }.
}
happened-keep = { $who-is ->
    [you] Vous ne défaussez rien.
   *[other] { $who } ne défausse rien.
}
happened-conquer = { $who-is ->
    [you] Vous conquérez
   *[other] { $who } conquiert
} avec { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
} pour { $points }.
happened-together = { $who-is ->
    [you] { $who } conquérez
   *[other] { $who } conquièrent
} ensemble avec { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
}. Cela fait { $points } pour chacun.
happened-propose = { $who-is ->
    [you] Vous voulez
   *[other] { $who } veut
} conquérir avec { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
}. { $asked-is ->
    [you] Il faut votre accord.
   *[other] { $n ->
        [one] Il faut l'accord { ELIDE("de", $asked) }.
       *[other] Il faut l'accord { ELIDE("de", $asked) }.
    }
}
happened-agree = { $who-is ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
happened-refuse = { $who-is ->
    [you] Vous refusez, et rien n'est posé.
   *[other] { $who } refuse, et rien n'est posé.
}
happened-skip = { $who-is ->
    [you] Vous ne pouvez plus rien faire ce tour-ci.
   *[other] { $who } ne peut plus rien faire ce tour-ci.
}
happened-back = { $who-is ->
    [you] Votre carte { $special } prend fin.
   *[other] La carte { $special } { ELIDE("de", $who) } prend fin.
}
happened-morale = { $who-is ->
    [you] Vous jouez Moral élevé et recevez une troisième action.
   *[other] { $who } joue Moral élevé et reçoit une troisième action.
}
happened-protect = { $who-is ->
    [you] Le Grand Khan protège vos yourtes jusqu'à votre prochain tour.
   *[other] Le Grand Khan protège les yourtes { ELIDE("de", $who) } jusqu'à son prochain tour.
}
happened-gods = { $who-is ->
    [you] Les dieux protègent pour vous toutes les yourtes neutres jusqu'à votre prochain tour.
   *[other] Les dieux protègent toutes les yourtes neutres pour { $who }.
}
happened-gods-region = { $who-is ->
    [you] Les dieux protègent pour vous les yourtes neutres { FORM($region, "in") } jusqu'à votre prochain tour.
   *[other] Les dieux protègent les yourtes neutres { FORM($region, "in") } pour { $who }.
}
happened-scout = { $who-is ->
    [you] Vous réservez { FORM($shape, "the") }.
   *[other] { $who } réserve { FORM($shape, "the") }.
}
happened-none = { $who-is ->
    [you] Vous ne jouez pas de carte spéciale.
   *[other] { $who } ne joue pas de carte spéciale.
}
happened-free = { $who-is ->
    [you] Vous ne réservez plus { FORM($shape, "the") }.
   *[other] { $who } ne réserve plus { FORM($shape, "the") }.
}
happened-end = La phase finale commence. On ne fait plus que conquérir.
happened-miss = { $who-is ->
    [you] Vous ne pouvez pas conquérir et passez votre tour.
   *[other] { $who } ne peut pas conquérir et passe son tour.
}
happened-over = Plus personne ne peut conquérir. La partie est finie.

## Options, sheet

option-setup-name = Les premières yourtes
option-setup-one-per-region = chacune dans une région sans yourte
option-setup-free = sur n'importe quelle case de terre libre
option-rulers-name = Où commencent les chefs
option-rulers-preset = sur leurs cases prévues
option-rulers-random = où le sort les place
option-rulers-placed = où les joueurs les placent
option-board-name = Une autre carte ou d'autres départs (fichier de plateau)
option-cards-name = D'autres chefs ou directions (fichier de cartes)
option-shapes-name = D'autres points pour les formes (fichier de formes)

score-shapes = Conquêtes
score-bonus = Bonus des territoires
score-largest = Plus grand territoire, en cases

counted-shape = Conquête de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
counted-shared = Conquête de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}, partagée entre { $m }
counted-bonus = Plus grand territoire : { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

ends-none = { $book ->
    [five] Cinq
   *[other] { $enough }
} chefs rentrés amènent la phase finale. Aucun ne l'est encore.
ends-far = { $book ->
    [five] Cinq
   *[other] { $enough }
} chefs rentrés amènent la phase finale. { $n ->
    [one] Un l'est déjà.
   *[other] { $n } le sont déjà.
}
ends-near = { $book ->
    [five] Quatre chefs sont rentrés. Le prochain amène
    [one] Le chef, une fois rentré, amènera
   *[other] Tous les chefs sauf un sont rentrés. Le dernier amène
} la phase finale.
ends-last = { $book ->
    [five] Cinq chefs sont rentrés.
   *[other] Tous les chefs sont rentrés.
} Après ce tour, on ne fait plus que conquérir, tant que quelqu'un le peut.
ends-end = Phase finale : rien que des conquêtes. La partie finit quand plus personne ne peut conquérir.
