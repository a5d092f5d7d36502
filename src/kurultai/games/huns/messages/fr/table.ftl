## What players read about a game of Huns, beside the rules.

seat-wolf = Loup
seat-falcon = Faucon
seat-stag = Cerf
seat-horse = Cheval

colour-blue = bleu
    .feminine = bleue
    .feminines = bleues
colour-red = rouge
    .feminine = rouge
    .feminines = rouges
colour-green = vert
    .feminine = verte
    .feminines = vertes
colour-black = noir
    .feminine = noire
    .feminines = noires
colour-yellow = jaune
    .feminine = jaune
    .feminines = jaunes

deck-equipment = paquet Équipement
deck-raid = paquet Razzia
deck-mercenary = paquet Mercenaire
deck-curse = paquet Fléau
deck-treasure = paquet Trésor

named-equipment = l'Équipement « { $card } »
    .first = L'Équipement « { $card } »
    .of = de l'Équipement « { $card } »
    .kind = equipment
named-raid = la Razzia « { $card } »
    .first = La Razzia « { $card } »
    .of = de la Razzia « { $card } »
    .kind = raid
named-mercenary = le Mercenaire « { $card } »
    .first = Le Mercenaire « { $card } »
    .of = du Mercenaire « { $card } »
    .kind = mercenary
named-curse = le Fléau « { $card } »
    .first = Le Fléau « { $card } »
    .of = du Fléau « { $card } »
    .kind = curse
named-treasure = le Trésor « { $card } »
    .first = Le Trésor « { $card } »
    .of = du Trésor « { $card } »
    .kind = treasure

wagon-purple = le Chariot violet
    .a = un Chariot violet
    .bare = Chariot violet
    .of = du Chariot violet
wagon-orange = le Chariot orange
    .a = un Chariot orange
    .bare = Chariot orange
    .of = du Chariot orange
wagon-green = le Chariot vert
    .a = un Chariot vert
    .bare = Chariot vert
    .of = du Chariot vert
wagon-blue = le Chariot bleu
    .a = un Chariot bleu
    .bare = Chariot bleu
    .of = du Chariot bleu

option-shipped = Chariots expédiés
option-shipped-face-down = Face cachée : les adversaires en voient le nombre, pas les types
option-shipped-open = Visibles, pour jouer sans effort de mémoire
option-cards = Un autre fichier de cartes
option-wagons = Un autre fichier de Chariots

score-equipment = Équipements
score-raids = Razzias
score-filled = Mercenaires remplis
score-unfilled = Mercenaires non remplis
score-fled = Fléaux fuis
score-treasures = Trésors
score-wagons = Chariots expédiés
score-types = Types de Chariot
score-cards = Points des cartes
score-stash = Richesses au Butin
counted-wagon = { FORM($wagon, "bare") }
counted-types = types différents, ou plusieurs du même

## What is asked

asked-start = Qui commence ?
    .intro = Le premier joueur est tiré au sort.
asked-wagons = On distribue les Chariots
    .intro = Chacun reçoit deux Chariots à remplir. Quatre autres sont visibles : après une expédition, on prend l'un d'eux ou le premier de la pioche.
asked-roll = { $who-is ->
    [you] Vous lancez les cinq dés
   *[other] { $who } lance les cinq dés
}
    .intro = Une nouvelle manche : on lance les cinq dés. L'un après l'autre, les joueurs prennent un dé, jusqu'au dernier.
asked-reroll = On relance le dé { $colour }
    .intro = Une carte fait relancer ce dé. C'est le nouveau nombre qui compte.
asked-cards = { $who-is ->
    [you] Vous piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } dans le { $deck }
   *[other] { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    } dans le { $deck }
}
    .intro = On regarde autant de cartes que le dé vaut. On en joue une, les autres vont sous le paquet.
asked-wagon = On retourne un Chariot
    .intro = Dès qu'un Chariot visible est pris, un autre le remplace.
asked-before = { $who-is ->
    [you] Prenez un dé : vous piocherez ou pillerez autant, dans sa couleur
   *[other] { $who } choisit un dé
}
    .intro = Cherchez une couleur que veulent vos Chariots. Les chiffres près d'un dé : combien de Richesses trouvent place (2/3 : deux sur trois), et combien de cartes vous verrez.
asked-before_use = { $who-is ->
    [you] Prenez un dé (vous piocherez ou pillerez autant, dans sa couleur), ou utilisez d'abord une carte
   *[other] { $who } choisit un dé
}
    .intro = Vous avez une carte qui peut changer les dés avant que vous n'en preniez un. Touchez-la pour la lire ; ou prenez simplement un dé.
asked-action = { $who-is ->
    [you] { $n ->
        [one] Pillez 1 Richesse { FORM($colour, "feminine") }
       *[other] Pillez { $n } Richesses { FORM($colour, "feminines") }
    }, ou piochez { $m ->
        [one] 1 carte
       *[other] { $m } cartes
    }
   *[other] { $who } choisit de piller ou de piocher
}
    .intro = Pillez pour charger vos Chariots ou remplir une carte. Piochez pour avoir une nouvelle carte : vous en voyez autant que le dé vaut et devez en jouer une.
asked-pillage = { $who-is ->
    [you] { $n ->
        [one] Pillez 1 Richesse { FORM($colour, "feminine") }
       *[other] Pillez { $n } Richesses { FORM($colour, "feminines") }
    }
   *[other] { $who } pille
}
    .intro = Seul un pillage est possible. Ce qui trouve place doit être placé, le reste retourne à la Réserve.
asked-action_nothing = { $who-is ->
    [you] Pillez (la Réserve est vide), ou piochez { $m ->
        [one] 1 carte
       *[other] { $m } cartes
    }
   *[other] { $who } choisit de piller ou de piocher
}
    .intro = La Réserve de cette couleur est vide : un pillage ne rapporte rien. Piochez, sauf si toutes les cartes risquent de vous nuire.
asked-pillage_nothing = { $who-is ->
    [you] Pillez (la Réserve est vide)
   *[other] { $who } pille
}
    .intro = Il n'y a rien à piller ni à piocher. Pillez quand même : il ne se passe rien, et votre tour continue.
asked-draw = { $who-is ->
    [you] Piochez { $m ->
        [one] 1 carte
       *[other] { $m } cartes
    }
   *[other] { $who } pioche
}
    .intro = Une carte vous permet de faire les deux actions avec ce dé. Vous avez pillé, piochez maintenant.
asked-after = { $who-is ->
    [you] Activez une Razzia, ou finissez votre tour
   *[other] { $who } peut encore activer une Razzia
}
    .intro = Votre action est faite, et vous pouvez encore activer une Razzia, une fois dans la partie. Activez-la si elle rapporte quelque chose ; sinon, gardez-la. Elle vaut son point de toute façon.
asked-play = { $who-is ->
    [you] Jouez une des cartes piochées
   *[other] { $who } choisit une carte à jouer
}
    .intro = Jouez une de ces cartes. Elle reste jusqu'à la fin de la partie : pensez à ce que vous ferez souvent. Sous chacune, vous lisez ce qu'elle fait ici et maintenant.
asked-flee = { $who-is ->
    [you] Fuyez-vous { $card }, ou le subissez-vous ?
   *[other] { $who } décide de fuir ou de subir { $card }
}
    .intro = Fuyez, et le Fléau est sans effet, mais il vous coûte à la fin autant de points qu'il y a de joueurs. Subissez-le, et il agit jusqu'à ce que vous l'ayez rempli. En début de partie, mieux vaut subir un Fléau qui a peu d'emplacements.
asked-put = { $who-is ->
    [you] Placez { $n ->
        [one] une Richesse
       *[other] { $n } Richesses
    }
   *[other] { $who } place { $n ->
        [one] une Richesse
       *[other] { $n } Richesses
    }
}
    .intro = Chaque Richesse va sur un emplacement de sa couleur, sur un Chariot. Ou toutes vont sur un seul de vos Mercenaires ou Fléaux, où chaque couleur convient. Un Chariot plein est aussitôt expédié.
asked-put_may = { $who-is ->
    [you] Placez { $n ->
        [one] une Richesse
       *[other] jusqu'à { $n } Richesses
    }, ou arrêtez
   *[other] { $who } peut placer { $n ->
        [one] une Richesse
       *[other] { $n } Richesses
    }
}
    .intro = Vous pouvez placer ces Richesses, mais n'y êtes pas obligé. Arrêtez quand le reste ne vous servirait à rien.
asked-return = { $who-is ->
    [you] Rendez une Richesse à la Réserve
   *[other] { $who } rend une Richesse à la Réserve
}
    .intro = Une Richesse doit retourner à la Réserve. Choisissez celle qui vous manquera le moins : celle d'un Chariot encore loin d'être plein.
asked-take = { $who-is ->
    [you] Prenez un nouveau Chariot
   *[other] { $who } prend un nouveau Chariot
}
    .intro = Un nouveau Chariot. Cherchez des couleurs que vous avez encore en main ou aurez bientôt, et un type que vous n'avez pas encore expédié.
asked-next = { $who-is ->
    [you] Quelle carte agit ensuite ?
   *[other] { $who } dit quelle carte agit ensuite
}
    .intro = Plusieurs cartes veulent agir au même moment. À vous de choisir l'ordre ; souvent, il ne change rien.
asked-use = { $who-is ->
    [you] Voulez-vous utiliser { $card } ?
   *[other] { $who } peut utiliser { $card }
}
    .intro = Une de vos cartes pourrait agir maintenant, peut-être au tour d'un autre. Dessous, vous lisez ce qu'elle ferait. Vous pouvez refuser.
asked-must = { $who-is ->
    [you] Utilisez { $card }
   *[other] { $who } doit utiliser { $card }
}
    .intro = Cette carte doit agir. Vous choisissez seulement comment.
asked-won = { $who-is ->
    [you] Vous êtes le prochain khan, avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] { $who } sera le prochain khan, avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
    .intro = La partie est finie. Touchez les points pour voir d'où ils viennent.
asked-shared = { $who } se partagent la victoire, avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} chacun
    .intro = La partie est finie, à points et Butins égaux. Touchez les points pour voir d'où ils viennent.

## What happened

happened-start = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
happened-wagons = Chacun reçoit deux Chariots. Quatre autres sont visibles.
happened-roll = La manche { $n } commence. Les dés montrent { $blue } en bleu, { $red } en rouge, { $green } en vert, { $black } en noir et { $yellow } en jaune.
happened-reroll = Le dé { $colour } montre maintenant { $n }.
happened-cards = { $who-is ->
    [you] Vous voyez { $cards }.
   *[other] { $who } voit { $cards }.
}
happened-cards_hidden = { $who-is ->
    [you] Vous regardez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } du { $deck }.
   *[other] { $who } regarde { $n ->
        [one] une carte
       *[other] { $n } cartes
    } du { $deck }.
}
happened-wagon = { $who-is ->
    [you] Vous recevez { FORM($wagon, "a") }.
   *[other] { $who } reçoit { FORM($wagon, "a") }.
}
happened-wagon_display = Les Chariots visibles sont complétés par { FORM($wagon, "a") }.
happened-die = { $who-is ->
    [you] Vous prenez le dé { $colour }, un { $n }.
   *[other] { $who } prend le dé { $colour }, un { $n }.
}
happened-pillage = { $who-is ->
    [you] Vous pillez { $n ->
        [one] 1 Richesse { FORM($colour, "feminine") }
       *[other] { $n } Richesses { FORM($colour, "feminines") }
    }.
   *[other] { $who } pille { $n ->
        [one] 1 Richesse { FORM($colour, "feminine") }
       *[other] { $n } Richesses { FORM($colour, "feminines") }
    }.
}
happened-pillage_nothing = { $who-is ->
    [you] Vous pillez, mais il ne reste pas de Richesses { FORM($colour, "feminines") } dans la Réserve.
   *[other] { $who } pille, mais il ne reste pas de Richesses { FORM($colour, "feminines") } dans la Réserve.
}
happened-draw = { $who-is ->
    [you] Vous piochez dans le { $deck }.
   *[other] { $who } pioche dans le { $deck }.
}
happened-play = { $who-is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
happened-curse = { $who-is ->
    [you] Vous jouez { $card } sur { $victim }.
   *[other] { $victim-is ->
        [you] { $who } joue { $card } sur vous.
       *[other] { $who } joue { $card } sur { $victim }.
    }
}
happened-flee = { $who-is ->
    [you] Vous fuyez { $card }.
   *[other] { $who } fuit { $card }.
}
happened-suffer = { $who-is ->
    [you] Vous subissez { $card }.
   *[other] { $who } subit { $card }.
}
happened-put = { $who-is ->
    [you] Vous placez une Richesse { FORM($colour, "feminine") } sur { $thing }.
   *[other] { $who } place une Richesse { FORM($colour, "feminine") } sur { $thing }.
}
happened-put_other = { $who-is ->
    [you] Vous placez une Richesse { FORM($colour, "feminine") } sur un emplacement { $slot } { FORM($thing, "of") }.
   *[other] { $who } place une Richesse { FORM($colour, "feminine") } sur un emplacement { $slot } { FORM($thing, "of") }.
}
happened-put_stash = { $who-is ->
    [you] Vous placez une Richesse { FORM($colour, "feminine") } de votre Butin sur { $thing }.
   *[other] { $who } place une Richesse { FORM($colour, "feminine") } de son Butin sur { $thing }.
}
happened-put_from = { $who-is ->
    [you] Vous prenez une Richesse { FORM($colour, "feminine") } sur le { FORM($from, "bare") } { ELIDE("de", $victim) }. Elle va sur { $thing }.
   *[other] { $victim-is ->
        [you] { $who } prend une Richesse { FORM($colour, "feminine") } sur votre { FORM($from, "bare") }. Elle va sur { $thing }.
       *[other] { $who } prend une Richesse { FORM($colour, "feminine") } sur le { FORM($from, "bare") } { ELIDE("de", $victim) }. Elle va sur { $thing }.
    }
}
happened-put_shipped = { $who-is ->
    [you] Vous prenez une Richesse { FORM($colour, "feminine") } du Chariot que { $victim } vient d'expédier. Elle va sur { $thing }.
   *[other] { $victim-is ->
        [you] { $who } prend une Richesse { FORM($colour, "feminine") } du Chariot que vous venez d'expédier. Elle va sur { $thing }.
       *[other] { $who } prend une Richesse { FORM($colour, "feminine") } du Chariot que { $victim } vient d'expédier. Elle va sur { $thing }.
    }
}
happened-stop = { $who-is ->
    [you] Vous ne placez plus rien.
   *[other] { $who } ne place plus rien.
}
happened-return = { $who-is ->
    [you] Vous rendez à la Réserve une Richesse { FORM($colour, "feminine") } { FORM($thing, "of") }.
   *[other] { $who } rend à la Réserve une Richesse { FORM($colour, "feminine") } { FORM($thing, "of") }.
}
happened-to_stash = { $who-is ->
    [you] { $victim-is ->
        [you] Vous mettez une Richesse { FORM($colour, "feminine") } dans votre Butin.
       *[other] Vous mettez une Richesse { FORM($colour, "feminine") } dans le Butin { ELIDE("de", $victim) }.
    }
   *[other] { $victim-is ->
        [you] { $who } met une Richesse { FORM($colour, "feminine") } dans votre Butin.
       *[other] { $who } met une Richesse { FORM($colour, "feminine") } dans le Butin { ELIDE("de", $victim) }.
    }
}
happened-from_stash = { $who-is ->
    [you] { $victim-is ->
        [you] Vous rendez à la Réserve une Richesse { FORM($colour, "feminine") } de votre Butin.
       *[other] Vous rendez à la Réserve une Richesse { FORM($colour, "feminine") } du Butin { ELIDE("de", $victim) }.
    }
   *[other] { $victim-is ->
        [you] { $who } rend à la Réserve une Richesse { FORM($colour, "feminine") } de votre Butin.
       *[other] { $who } rend à la Réserve une Richesse { FORM($colour, "feminine") } du Butin { ELIDE("de", $victim) }.
    }
}
happened-return_of = { $who-is ->
    [you] Vous rendez à la Réserve une Richesse { FORM($colour, "feminine") } du Camp { ELIDE("de", $victim) }. Elle était sur { $thing }.
   *[other] { $victim-is ->
        [you] { $who } rend à la Réserve une Richesse { FORM($colour, "feminine") } de votre Camp. Elle était sur { $thing }.
       *[other] { $who } rend à la Réserve une Richesse { FORM($colour, "feminine") } du Camp { ELIDE("de", $victim) }. Elle était sur { $thing }.
    }
}
happened-take = { $who-is ->
    [you] Vous prenez { FORM($wagon, "a") } parmi ceux qui sont visibles.
   *[other] { $who } prend { FORM($wagon, "a") } parmi ceux qui sont visibles.
}
happened-take_top = { $who-is ->
    [you] Vous prenez le premier Chariot de la pioche.
   *[other] { $who } prend le premier Chariot de la pioche.
}
happened-next = { FORM($card, "first") } agit ensuite.
happened-use = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card }.
}
happened-use_die = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } sur le dé { $colour }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } sur le dé { $colour }.
}
happened-use_dice = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } pour échanger le dé { $colour } et le dé { $other }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } pour échanger le dé { $colour } et le dé { $other }.
}
happened-use_deck = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } sur le { $deck }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } sur le { $deck }.
}
happened-use_colour = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } et nommez le { $colour }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } et nomme le { $colour }.
}
happened-use_seat = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } contre { $victim }.
   *[other] { $victim-is ->
        [you] { $who } { FORM($card, "kind") ->
            [raid] active
           *[other] utilise
        } { $card } contre vous.
       *[other] { $who } { FORM($card, "kind") ->
            [raid] active
           *[other] utilise
        } { $card } contre { $victim }.
    }
}
happened-use_card = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } contre { $what } du Camp { ELIDE("de", $victim) }.
   *[other] { $victim-is ->
        [you] { $who } { FORM($card, "kind") ->
            [raid] active
           *[other] utilise
        } { $card } contre { $what } de votre Camp.
       *[other] { $who } { FORM($card, "kind") ->
            [raid] active
           *[other] utilise
        } { $card } contre { $what } du Camp { ELIDE("de", $victim) }.
    }
}
happened-use_on_card = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } sur { $what }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } sur { $what }.
}
happened-use_swap = { $who-is ->
    [you] Vous { FORM($card, "kind") ->
        [raid] activez
       *[other] utilisez
    } { $card } et échangez { $own } contre { FORM($new, "a") }.
   *[other] { $who } { FORM($card, "kind") ->
        [raid] active
       *[other] utilise
    } { $card } et échange { $own } contre { FORM($new, "a") }.
}
happened-none = { $who-is ->
    [you] Vous n'utilisez pas { $card }.
   *[other] { $who } n'utilise pas { $card }.
}
happened-no_raid = { $who-is ->
    [you] Vous n'activez pas de Razzia.
   *[other] { $who } n'active pas de Razzia.
}
happened-readied = { FORM($card, "first") } peut de nouveau être activée.
happened-returned_card = { FORM($card, "first") } retourne sous son paquet.
happened-moved_card = { $who-is ->
    [you] { FORM($card, "first") } passe dans votre Camp.
   *[other] { FORM($card, "first") } passe dans le Camp { ELIDE("de", $who) }.
}
happened-filled = { FORM($card, "first") } est rempli et agit désormais.
happened-emptied = { FORM($card, "first") } n'est plus rempli et cesse d'agir.
happened-tilted = { FORM($card, "first") } est rempli et n'agit plus.
happened-ship = { $who-is ->
    [you] Vous expédiez { $wagon }.
   *[other] { $who } expédie { $wagon }.
}
happened-excess = { $n ->
    [one] Une Richesse { FORM($colour, "feminine") } ne trouve pas de place et reste dans la Réserve.
   *[other] { $n } Richesses { FORM($colour, "feminines") } ne trouvent pas de place et restent dans la Réserve.
}
happened-turn = { $who-is ->
    [you] C'est à vous de jouer.
   *[other] C'est au tour { ELIDE("de", $who) }.
}
happened-round = { $who-is ->
    [you] Vous êtes maintenant premier joueur.
   *[other] { $who } devient premier joueur.
}
happened-end_colour = La partie s'arrête : il ne reste plus de Richesses { FORM($colour, "feminines") } dans la Réserve.
happened-end_deck = La partie s'arrête : le { $deck } est vide.
happened-end_rounds = La partie s'arrête après la manche { $n }.

## What is to be done first, when something else was tried

question-before = Prenez d'abord un dé.
question-action = Choisissez d'abord votre action : piller ou piocher.
question-after = Votre action est faite. Vous ne pouvez plus qu'activer une Razzia ou finir votre tour.
question-play = Jouez d'abord une des cartes piochées.
question-flee = Décidez d'abord de fuir le Fléau ou de le subir.
question-put = Placez d'abord une Richesse.
question-return = Rendez d'abord une Richesse à la Réserve.
question-take = Prenez d'abord un nouveau Chariot.
question-next = Dites d'abord quelle carte agit ensuite.
question-use = Décidez d'abord pour { $card }.
question-chance = Un instant : c'est au hasard de décider.
source-reserve = dans la Réserve
source-wagons = sur les Chariots des autres
source-stash = dans votre Butin
source-shipped = dans le Chariot qui vient d'être expédié
source-mercenary = sur un Mercenaire
source-curse = sur un Fléau
source-cards = sur des cartes
source-placed = parmi ce qui vient d'être placé
places-wagons = Ces Richesses vont sur des Chariots, pas sur des cartes.
places-cards = Ces Richesses vont sur une carte, pas sur des Chariots.
places-one_card = Vous avez commencé par { $card } : les autres y vont aussi.
places-other_card = Vous avez commencé par { $card } : aucune autre carte ne peut être remplie maintenant.
places-began_wagons = Vous avez commencé par un Chariot : les autres vont aussi sur des Chariots.

## Moves and files that cannot be read

unreadable = « { $text } » n'est pas un coup. { $form }
form-any = Un coup commence par die, pillage, draw, play, flee, suffer, put, return, take, next, use, raid ou none.
form-die = Écrivez : die blue (hasard : die blue 2).
form-draw = Écrivez : draw, ou draw green.
form-take = Écrivez : take wg05, ou take top.
form-next = Écrivez : next eq07.
form-play = Écrivez : play eq07, ou pour un Fléau : play cu03 on 1.
form-return = Écrivez : return blue wg05, ou return blue me02.
form-put = Écrivez : put blue wg05, put blue wg05 red (emplacement d'une autre couleur), ou put blue me02. Ajoutez from wg09 si elle vient d'un adversaire.
form-use = Écrivez : use eq04, use eq03 blue, ou use me03 blue red. Une Razzia s'écrit raid ra01.
form-raid = Écrivez : raid ra01, raid ra03 1, raid ra10 blue, raid ra07 me02, ou raid ra06 wg01 wg02.
form-start = Écrivez : start 0, avec une place de la partie.
form-roll = Écrivez : roll 1 2 3 1 2, avec cinq faces de 1 à 3.
form-wagons = Écrivez : wagons, avec deux noms par place et quatre Chariots visibles.
form-wagon = Écrivez : wagon wg05.
form-cards = Écrivez : cards, avec des noms d'un même paquet.

problem-unknown_entry = L'entrée « { $key } » ne veut rien dire ici. On connaît : { $known }.
problem-missing_of = L'opération { $op } demande { $key }.
problem-missing_word = Il manque un de ces mots : { $words }.
problem-not_a_table = Ce doit être une table.
problem-no_cards = Il n'y a pas d'entrées [[card]].
problem-no_wagons = Il n'y a pas d'entrées [[wagon]].
problem-twice = Cette entrée existe deux fois.
problem-word = « { $value } » n'est pas parmi : { $words }.
problem-words = Ce doit être un texte.
problem-no_words = Il faut { $key }_fr ou { $key }_en, ou les deux.
problem-one_language = Il n'y a que { $key } : qui lit une autre langue le verra aussi.
problem-number = Ce doit être un nombre de { $least } à { $most }.
problem-flag = Ce doit être true ou false.
problem-card_id = L'identifiant doit aller de { $prefix }01 à { $prefix }12.
problem-wagon_id = L'identifiant doit aller de wg01 à wg32.
problem-wagon_slots = Il faut 1 à { $most } couleurs.
problem-few_wagons = { $there } Chariots ne suffisent pas à { $seats } joueurs, il en faut { $needed }.
problem-many_wagons = { $there } Chariots, c'est trop : { $most } au plus.
problem-wagons_book = { $there ->
    [0] Il n'y a aucun Chariot de type { $type } ; la règle en compte { $book }.
    [one] Il y a un Chariot de type { $type } ; la règle en compte { $book }.
   *[other] Il y a { $there } Chariots de type { $type } ; la règle en compte { $book }.
}
problem-operations = Cette liste doit donner 1 à { $most } opérations.
problem-condition_number = Ce doit être un nombre de 0 à 99, ou trois nombres (à 2, 3 et 4 joueurs).
problem-by_or_set = L'opération modify demande soit by, soit set.
problem-no_limit = Un effet de déclencheur { $trigger } ne peut pas avoir de limite.
problem-deck_size = { $there ->
    [one] Il y a une carte de type { $type } ; la règle en compte { $book }.
   *[other] Il y a { $there } cartes de type { $type } ; la règle en compte { $book }.
}
problem-deck_empty = Il n'y a aucune carte de type { $type } pour deux joueurs.
problem-effects = Une carte a 1 à { $most } effets, [[card.effect]].
problem-lists = Tous les effets d'une carte réunis ont au plus { $most } listes d'opérations.
problem-do_or_one_of = Un effet demande soit do, soit one_of.
problem-one_of = Il faut 2 à { $most } listes d'opérations au choix.
problem-conditions = Les conditions sont des listes de tables, sur { $most } niveaux au plus ; all, any et not sont seuls dans la leur.
problem-among = { $cmp } compare avec les autres joueurs ; whose doit donc être self.
problem-alone = alone ne va qu'avec most, fewest ou rank.
problem-nothing_to_choose = Il n'y a rien à choisir dans un effet permanent ou qui compte à la fin.
problem-holds = { $what } dure ; son déclencheur doit être passive, pillage, draw ou attacked, et non { $trigger }.
problem-no_moment = { $op } a lieu à un moment, et passive n'en a pas.
problem-set_passing = Pour un seul tour, { $stat } se change de tant (by), il ne se fixe pas (set).
problem-score = L'opération score ne va qu'avec le déclencheur score, et inversement.
problem-mercenary_forbids = Un Mercenaire ne peut interdire ni les Équipements ni les Mercenaires.
problem-lacks = Le déclencheur { $trigger } ne donne pas de { $what } ; il faut { $needed }.
problem-of_shipper = On ne prend ce qui vient d'être expédié qu'à qui l'a expédié : target doit être shipper.
problem-same_place = Les Richesses iraient là d'où elles viennent.
problem-chooser = Qui reçoit des Richesses choisit où elles vont ; chooser ne vaut que pour la Réserve ou un Butin.
problem-two_questions = Une opération ne peut demander à la fois un joueur et une couleur ; fixez la couleur, ou prenez-les toutes pareilles.
problem-set_die = Un dé se met sur une face (set) ou change de tant (by) : l'acte set demande l'un des deux, et aucun autre ne les a.
problem-only_raids = Seules des Razzias redeviennent activables.
problem-no_receiver = Avec { $act }, la carte ne va à personne : receiver ne vaut que pour take.
problem-same_camp = La carte irait là où elle se trouve.
problem-many_cards = { $there } cartes, c'est trop : { $most } au plus.
problem-many_counts = Les conditions et quantités comptées de toutes les cartes sont { $there } ; { $most } au plus.

## How the game will end

ends-far = Une couleur ou un paquet vide finit la partie. Au plus bas : { $colour } ({ $n }), { $deck } ({ $m }).
ends-cubes = Plus que { $n ->
    [one] 1 Richesse { FORM($colour, "feminine") }
   *[other] { $n } Richesses { FORM($colour, "feminines") }
} dans la Réserve. Quand il n'en reste plus, la manche est la dernière.
ends-cards = Plus que { $m ->
    [one] 1 carte
   *[other] { $m } cartes
} dans le { $deck }. Quand il est vide, la manche est la dernière.
ends-last = Cette manche est la dernière. Seul ce qui serait regarni y changerait quelque chose.

## What a card would do here, told before it is used or played

outlook-take = { $who } perd { $n ->
    [one] 1 Richesse
   *[other] jusqu'à { $n } Richesses
}. Vous pouvez prendre { $colours }.
outlook-safe = { $who } est à l'abri et ne perd rien.
outlook-empty = { $who } n'a pas de Richesses sur ses Chariots.
outlook-no_room = { $who } ne perd rien, car vous n'avez pas de place pour ces couleurs.
outlook-return = { $who } rend { $n ->
    [one] 1 Richesse
   *[other] { $n } Richesses
} si vous nommez une de ces couleurs : { $colours }.
outlook-burn = { FORM($card, "first") } du Camp { ELIDE("de", $who) } perdrait { $n ->
    [one] 1 Richesse
   *[other] { $n } Richesses
}.
outlook-burn_stops = { FORM($card, "first") } du Camp { ELIDE("de", $who) } perdrait { $n ->
    [one] 1 Richesse
   *[other] { $n } Richesses
} et cesserait d'agir.
outlook-burn_nothing = Aucun adversaire n'a de Mercenaire avec des Richesses à brûler.
outlook-place = Vous placez { $n ->
    [one] 1 Richesse
   *[other] jusqu'à { $n } Richesses
} de la Réserve. Il y a de la place pour { $colours }.
outlook-place_stash = Vous placez { $n ->
    [one] 1 Richesse
   *[other] jusqu'à { $n } Richesses
} de votre Butin. Il y a de la place pour { $colours }.
outlook-place_shipped = Vous prenez { $n ->
    [one] 1 Richesse
   *[other] jusqu'à { $n } Richesses
} que le Chariot transportait. Il y a de la place pour { $colours }.
outlook-place_named = Puis vous placez { $n ->
    [one] 1 Richesse
   *[other] { $n } Richesses
} de la couleur nommée, s'il y a de la place.
outlook-place_nothing = Vous n'avez de place pour aucune Richesse.
outlook-draw = Vous regardez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} et devez en jouer une.
outlook-die = Votre dé vaut { $n } au lieu de { $m }.
outlook-pillage = Votre pillage prend { $n } Richesses { FORM($colour, "feminines") } au lieu de { $m }.
outlook-both = Vous pillez { $n ->
    [one] 1 Richesse
   *[other] { $n } Richesses
} et piochez { $m ->
    [one] 1 carte
   *[other] { $m } cartes
}.
outlook-spent = Ensuite, la Razzia ne pourra plus servir.
outlook-suffer = Si vous le subissez, il agit jusqu'à ce que vous ayez rempli { $n ->
    [one] son emplacement
   *[other] ses { $n } emplacements
}.
outlook-mercenary = Il agit dès que { $n ->
    [one] son emplacement est rempli
   *[other] ses { $n } emplacements sont remplis
}. D'ici là, il vous coûte 1 point.
outlook-curse = Sa victime le subit, ou fuit et perd { $n } points à la fin.
outlook-equipment = Il agit aussitôt.
outlook-equipment_blocked = Un Fléau l'empêche d'agir pour l'instant.
outlook-raid = Elle vaut 1 point, et vous pouvez l'activer une fois.
outlook-met = Sa condition est remplie maintenant : { $n } points.
outlook-unmet = Sa condition n'est pas encore remplie. Si elle l'est à la fin : { $n } points.
outlook-unknown = Vous ne pouvez pas encore savoir si sa condition est remplie. Si elle l'est à la fin : { $n } points.
