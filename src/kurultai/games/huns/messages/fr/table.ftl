colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-black = noir
colour-yellow = jaune

type-equipment = Équipement
type-raid = Razzia
type-mercenary = Mercenaire
type-curse = Fléau
type-treasure = Trésor

wagon-purple = Chariot violet { $n }
wagon-orange = Chariot orange { $n }
wagon-green = Chariot vert { $n }
wagon-blue = Chariot bleu { $n }

option-shipped = Chariots expédiés
option-shipped-face-down = Face cachée : les adversaires en voient le nombre, pas les types
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

asked-start = Qui commence ?
asked-wagons = On distribue les Chariots
asked-roll = { $who-is ->
    [you] Vous lancez les cinq dés
   *[other] { $who } lance les cinq dés
}
asked-reroll = Le dé { $colour } est relancé
asked-cards = { $who-is ->
    [you] Vous piochez dans le paquet { $colour } : { $n }
   *[other] { $who } pioche dans le paquet { $colour } : { $n }
}
asked-wagon = On retourne un Chariot
asked-before = { $who-is ->
    [you] Prenez un dé
   *[other] { $who } : prenez un dé
}
asked-before_use = { $who-is ->
    [you] Prenez un dé, ou utilisez d'abord une carte
   *[other] { $who } : prenez un dé, ou utilisez d'abord une carte
}
asked-action = { $who-is ->
    [you] Pillez { $n } en { $colour }, ou Piochez (cartes : { $m })
   *[other] { $who } : Pillez { $n } en { $colour }, ou Piochez (cartes : { $m })
}
asked-pillage = { $who-is ->
    [you] Pillez { $n } en { $colour }
   *[other] { $who } : Pillez { $n } en { $colour }
}
asked-draw = { $who-is ->
    [you] Piochez (cartes : { $m })
   *[other] { $who } : Piochez (cartes : { $m })
}
asked-after = { $who-is ->
    [you] Activez une Razzia, ou finissez le tour
   *[other] { $who } : activez une Razzia, ou finissez le tour
}
asked-play = { $who-is ->
    [you] Jouez une des cartes piochées
   *[other] { $who } : jouez une des cartes piochées
}
asked-flee = { $who-is ->
    [you] Fuir { $card }, ou le subir ?
   *[other] { $who } : fuir { $card }, ou le subir ?
}
asked-put = { $who-is ->
    [you] Placez une Richesse (reste { $n })
   *[other] { $who } : placez une Richesse (reste { $n })
}
asked-put_may = { $who-is ->
    [you] Placez une Richesse (reste { $n }), ou arrêtez
   *[other] { $who } : placez une Richesse (reste { $n }), ou arrêtez
}
asked-return = { $who-is ->
    [you] Rendez une Richesse à la Réserve
   *[other] { $who } : rendez une Richesse à la Réserve
}
asked-take = { $who-is ->
    [you] Prenez un nouveau Chariot
   *[other] { $who } : prenez un nouveau Chariot
}
asked-next = { $who-is ->
    [you] Quel effet vient ensuite ?
   *[other] { $who } : quel effet vient ensuite ?
}
asked-use = { $who-is ->
    [you] Utiliser { $card } ?
   *[other] { $who } : utiliser { $card } ?
}
asked-must = { $who-is ->
    [you] Il faut utiliser { $card }
   *[other] { $who } : il faut utiliser { $card }
}
asked-won = { $who-is ->
    [you] Vous serez le prochain khan, avec { $n } points
   *[other] { $who } sera le prochain khan, avec { $n } points
}
asked-shared = { $who } partagent la victoire, avec { $n } points

happened-start = { $who } commence
happened-wagons = chacun reçoit deux Chariots, quatre sont visibles
happened-roll = manche { $n } : les dés donnent { $faces }
happened-reroll = le dé { $colour } donne maintenant { $n }
happened-cards = { $who } pioche { $cards }
happened-cards_hidden = { $who } pioche { $n } dans le paquet { $colour }
happened-wagon = { $wagon } arrive chez { $who }
happened-wagon_display = { $wagon } rejoint les Chariots visibles
happened-die = { $who } prend le dé { $colour } ({ $n })
happened-pillage = { $who } pille { $n } en { $colour }
happened-draw = { $who } pioche dans le paquet { $colour }
happened-play = { $who } joue { $card }
happened-curse = { $who } joue { $card } sur { $victim }
happened-flee = { $who } fuit { $card }
happened-suffer = { $who } subit { $card }
happened-put = { $who } pose { $colour } sur { $thing }
happened-put_from = { $who } prend { $colour } à { $from } et le pose sur { $thing }
happened-stop = { $who } n'en place plus
happened-return = { $who } rend { $colour } de { $thing }
happened-take = { $who } prend { $wagon }
happened-take_top = { $who } prend le premier Chariot de la pioche
happened-next = { $card } vient ensuite
happened-use = { $who } utilise { $card }
happened-raid = { $who } active { $card }
happened-use_on = { $who } utilise { $card } : { $what }
happened-raid_on = { $who } active { $card } : { $what }
happened-none = { $who } renonce
happened-no_raid = { $who } n'active pas de Razzia
happened-filled = { $card } est rempli et agit
happened-emptied = { $card } n'est plus rempli
happened-tilted = { $card } est rempli, c'est fini
happened-ship = { $who } expédie { $wagon }
happened-excess = { $n } en { $colour } restent dans la Réserve
happened-turn = au tour de { $who }
happened-round = le premier joueur est maintenant { $who }
happened-end_colour = fin de partie : plus de { $colour } dans la Réserve
happened-end_deck = fin de partie : le paquet { $colour } est vide
happened-end_rounds = la partie finit après la manche { $n }

question-chance = le hasard décide
question-before = quel dé prendre (die blue), ou une carte à utiliser d'abord
question-action = quelle action faire (pillage, draw), ou une carte à utiliser
question-after = quelle Razzia activer, ou none
question-play = laquelle des cartes piochées jouer
question-flee = flee ou suffer
question-put = où poser une Richesse (put blue wg05)
question-return = quelle Richesse rendre (return blue wg05)
question-take = quel Chariot prendre (take wg05, take top)
question-next = quel effet vient ensuite (next eq07)
question-use = utiliser ou non { $card }

unreadable = { $text } n'est pas un coup : { $form }

form-any = un coup commence par die, pillage, draw, play, flee, suffer, put, return, take, next, use, raid ou none
form-die = écrivez die blue (hasard : die blue 2)
form-draw = écrivez draw, ou draw green
form-take = écrivez take wg05 ou take top
form-next = écrivez next eq07
form-play = écrivez play eq07, pour un Fléau play cu03 on 1
form-return = écrivez return blue wg05 ou return blue me02
form-put = écrivez put blue wg05, put blue wg05 red (emplacement d'une autre couleur) ou put blue me02, avec from wg09 si elle vient d'un adversaire
form-use = écrivez use eq04, use eq03 blue ou use me03 blue red ; une Razzia s'écrit raid ra01
form-raid = écrivez raid ra01, raid ra03 1, raid ra10 blue, raid ra07 me02 ou raid ra06 wg01 wg02
form-start = écrivez start 0 avec une place de la partie
form-roll = écrivez roll 1 2 3 1 2, cinq faces de 1 à 3
form-wagons = écrivez wagons avec deux noms par place et quatre visibles
form-wagon = écrivez wagon wg05
form-cards = écrivez cards avec des noms d'un même paquet

problem-files = fichier de cartes ou de Chariots refusé : { $problems }
problem-unknown_entry = { $where } : entrée inconnue { $key }
problem-missing = { $where } : il manque { $key }
problem-not_a_table = { $where } : doit être une table
problem-no_cards = il n'y a pas d'entrées [[card]]
problem-no_wagons = il n'y a pas d'entrées [[wagon]]
problem-twice = { $where } : existe deux fois
problem-word = { $where } : { $key } { $value } n'est pas parmi { $words }
problem-words = { $where } : { $key } doit être un texte
problem-number = { $where } : { $key } doit être un nombre de { $least } à { $most }
problem-flag = { $where } : { $key } doit être true ou false
problem-card_id = { $where } : le nom doit aller de { $prefix }01 à { $prefix }12
problem-wagon_id = { $where } : le nom doit aller de wg01 à wg32
problem-wagon_slots = { $where } : slots doit donner 1 à { $most } couleurs
problem-few_wagons = { $there } Chariots ne suffisent pas à { $seats } joueurs, il en faut { $needed }
problem-one_effect = { $where } : doit avoir exactement un effet
problem-operations = { $where } : do doit donner 1 à { $most } opérations
problem-conditions = { $where } : condition doit donner au plus { $most } tables
problem-condition_number = { $where } : n doit être un nombre de 0 à 99, ou trois
problem-by_or_set = { $where } : modify demande by ou set
problem-combination = { $where } : cette combinaison de déclencheur, d'opérations et d'arguments est inconnue
problem-no_limit = { $where } : un effet { $trigger } ne peut pas avoir de limite
problem-needs_limit = { $where } : un effet avant le dé demande une limite
problem-no_condition = { $where } : un effet { $trigger } ne peut pas avoir de condition
problem-needs_min = { $where } : piller ou piocher moins demande un min
problem-deck_size = { $there } cartes de type { $type }, cards_per_deck dit { $told }
problem-deck_empty = aucune carte de type { $type } pour deux joueurs
problem-many_wagons = les changements de wagon_limit peuvent ajouter { $most } Chariots, pas { $there }
problem-endless = { $where } : sans limite, ils pourraient changer le dé sans fin

seat-wolf = Loup
seat-falcon = Faucon
seat-stag = Cerf
seat-horse = Cheval

score-stash = Richesses en réserve
counted-types = types différents, ou beaucoup d'un seul

ends-far = La partie finit après une manche où une couleur ou un paquet s'épuise (le moins : Richesses, { $colour }, { $n } ; cartes, { $deck }, { $m })
ends-cubes = La fin est proche : Richesses de couleur { $colour } en réserve : { $n }. À zéro, la manche est la dernière
ends-cards = La fin est proche : cartes dans le paquet { $deck } : { $m }. Une fois vide, la manche est la dernière
ends-last = Cette manche est la dernière, sauf si ce qui manque est rendu
