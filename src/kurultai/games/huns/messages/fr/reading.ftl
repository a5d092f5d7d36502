## Les effets d'une carte en clair, pour qui la saisit (docs/huns-cards.md). « Vous » êtes le joueur dans
## le Camp de qui la carte se trouve.

reading-may = { $when } : vous pouvez { $what }.
reading-must = { $when } : { $what }.
reading-comma = { $one }, { $other }
reading-then = { $one }, puis { $other }
reading-and = { $one } et { $other }
reading-or = { $one } ou { $other }
reading-or_else = { $one } ; ou { $other }
reading-one_of = faire l'un ou l'autre : { $what }
reading-group = ({ $what })
reading-not = non : { $what }
reading-if = si { $what }
reading-once_turn = une fois par tour
reading-once_round = une fois par manche
reading-once_game = une fois par partie
reading-attack = en attaque

reading-on_passive = Toujours
reading-on_before_die = Avant que vous preniez un dé
reading-on_die_taken = Quand vous avez pris un dé
reading-on_pillage = Quand vous pillez
reading-on_draw = Quand vous faites l'action Piocher
reading-on_ship = Quand vous expédiez un Chariot
reading-on_turn_end = À la fin de votre tour
reading-on_raid_used = Quand vous avez activé une Razzia
reading-on_curse_played = Quand vous avez posé un Fléau
reading-on_activate = À votre tour
reading-on_attacked = Quand vous êtes attaqué
reading-on_opponent_ship = Quand un adversaire expédie un Chariot
reading-on_opponent_raid = Quand un adversaire a activé une Razzia
reading-on_opponent_excess = Quand le pillage d'un adversaire laisse un surplus
reading-on_score = À la fin de la partie

reading-equal = { $what } ({ $n } exactement)
reading-unequal = { $what } (pas { $n })
reading-least = { $what } ({ $n } ou plus)
reading-most = { $what } ({ $n } ou moins)
reading-more = { $what } (plus de { $n })
reading-fewer = { $what } (moins de { $n })
reading-among_most = personne n'en a plus ({ $what })
reading-among_fewest = personne n'en a moins ({ $what })
reading-among_rank = vous êtes au rang { $n } ({ $what })
reading-among_most_alone = tous les autres en ont moins ({ $what })
reading-among_fewest_alone = tous les autres en ont plus ({ $what })
reading-among_rank_alone = vous êtes seul au rang { $n } ({ $what })
reading-among_tied = un autre en a autant ({ $what })

reading-whose_self = vos { $what }
reading-whose_opponent = { $what } d'un adversaire
reading-whose_opponents = { $what } de chaque adversaire
reading-whose_opponents_together = { $what } de tous les adversaires ensemble
reading-whose_active = { $what } de celui dont c'est le tour
reading-whose_owner = { $what } de celui qui a posé cette carte
reading-whose_everyone = { $what } de tous, ensemble
reading-of_most = { $what }, la sorte la plus nombreuse
reading-of_least = { $what }, la sorte la moins nombreuse
reading-of_kinds = { $what }, sortes différentes
reading-with_face = { $what } montrant { $faces }
reading-only = { $what } ({ $groups })

reading-cards = cartes

reading-count_cards_any = { $groups } en Camp
reading-count_cards_active = { $groups } en Camp qui agissent
reading-count_cards_spent = Razzias déjà activées
reading-count_cards_ready = Razzias encore à activer
reading-count_cards_filled = { $groups } en Camp, tous emplacements remplis
reading-count_cards_unfilled = { $groups } en Camp encore à remplir
reading-count_cards_fled = Fléaux fuis
reading-count_cards_kept = { $groups } en Camp, Fléaux fuis exceptés
reading-count_wagons_shipped = Chariots expédiés
reading-count_wagons_standing = Chariots en chargement
reading-count_cubes_stash = Richesses au Butin
reading-count_cubes_wagons = Richesses sur Chariots
reading-count_cubes_cards = Richesses sur cartes
reading-count_cubes_reserve = Richesses dans la Réserve
reading-count_deck = cartes restant dans les paquets
reading-count_dice_left = dés encore disponibles
reading-count_dice_taken = dés déjà pris cette manche
reading-count_dice_mine = le dé de ce tour
reading-count_die_value = ce que vaut le dé
reading-count_die_face = ce que montrait le dé quand il a été pris
reading-count_turns_this_round = tours joués cette manche
reading-count_action_draw = actions Piocher de ce tour
reading-count_action_pillage = pillages de ce tour
reading-count_round = le numéro de la manche
reading-count_turn = le numéro du tour dans la manche
reading-count_players = le nombre de joueurs
reading-type_equipment = Équipements
reading-type_raid = Razzias
reading-type_mercenary = Mercenaires
reading-type_curse = Fléaux
reading-type_treasure = Trésors
reading-wagon_purple = violets
reading-wagon_orange = orange
reading-wagon_green = verts
reading-wagon_blue = bleus

reading-x = X
reading-all = toutes les
reading-where = { $what }, où X vaut { $x }
reading-number_of = le nombre de { $what }
reading-each = { $what }, divisé par { $each } et arrondi vers le bas
reading-times = { $times } × { $what }
reading-plus = { $plus } plus { $what }
reading-at_least = { $what } ({ $n } au moins)
reading-at_most = { $what } ({ $n } au plus)
reading-min = { $what } ({ $n } au moins)

reading-allow_split_pillage = les Richesses placées ensemble peuvent aller sur des Chariots et sur une carte
reading-allow_wild_slot = une Richesse peut aller sur un emplacement de Chariot d'une autre couleur
reading-allow_both_actions = les deux actions sont permises avec un seul dé
reading-allow_other_deck = l'action Piocher peut se faire dans un autre paquet, sauf Razzia
reading-forbid_attack = les attaques ne vous prennent rien
reading-forbid_take_die_3 = vous ne prenez pas de dé montrant 3 tant qu'il en reste un plus faible
reading-forbid_multi_wagon = les Richesses placées ensemble ne chargent qu'un seul Chariot
reading-forbid_mercenary = vos Mercenaires sont sans effet
reading-forbid_equipment = vos Équipements sont sans effet
reading-forbid_raid = vous ne pouvez pas activer de Razzia
reading-score = { $n ->
    [one] un point
   *[other] { $n } points
}
reading-score_players = autant de points que de joueurs
reading-reroll = relancer votre dé
reading-reroll_available = relancer un dé encore disponible
reading-swap = échanger les faces de deux dés disponibles
reading-copy_best = compter votre dé comme le plus fort des dés déjà pris
reading-set_available = mettre sur { $n } un dé encore disponible
reading-by_available = changer de { $n } la face d'un dé encore disponible
reading-ready_card = rendre activable une Razzia déjà activée { $camp }
reading-return_card = remettre sous son paquet une carte { $camp } ({ $groups }), ses Richesses allant à la Réserve
reading-take_card = déplacer une carte { $camp } ({ $groups }), avec ce qui se trouve dessus, { $goal }
reading-camp_self = de votre Camp
reading-camp_owner = du Camp de celui qui a posé cette carte
reading-camp_next_player = du Camp du joueur suivant
reading-camp_previous_player = du Camp du joueur précédent
reading-camp_active = du Camp de celui dont c'est le tour
reading-camp_each_opponent = du Camp d'un adversaire
reading-camp_everyone = d'un Camp quelconque
reading-to_camp_self = dans votre Camp
reading-to_camp_owner = dans le Camp de celui qui a posé cette carte
reading-to_camp_next_player = dans le Camp du joueur suivant
reading-to_camp_previous_player = dans le Camp du joueur précédent
reading-to_camp_active = dans le Camp de celui dont c'est le tour
reading-exchange = échanger, si vous voulez, un Chariot contre un Chariot visible
reading-by_pillage = changer de { $n } ce que vous pillez
reading-by_draw = changer de { $n } les cartes que montre votre action Piocher
reading-by_die = changer de { $n } ce que vaut votre dé
reading-by_wagon_limit = changer de { $n } le nombre de Chariots que vous chargez à la fois
reading-by_curse_slots = changer de { $n } les emplacements de vos Fléaux
reading-by_loss = changer de { $n } ce que chaque attaque vous prend
reading-set_pillage = vous pillez { $n }
reading-set_draw = votre action Piocher montre { $n } cartes
reading-set_die = votre dé vaut { $n }
reading-set_wagon_limit = vous chargez { $n } Chariots à la fois
reading-set_curse_slots = vos Fléaux ont { $n } emplacements
reading-set_loss = chaque attaque vous prend { $n }
reading-draw = { $n ->
    [one] piocher une carte dans { $deck } et la jouer
   *[other] piocher { $n } cartes dans { $deck } et en jouer { $keep }
}
reading-deck_any = un paquet au choix
reading-deck_other = un paquet au choix sauf Razzia
reading-deck_die = le paquet de la couleur de votre dé
reading-deck_of = le paquet des { $type }

reading-move = { $who } { $n ->
    [one] une Richesse
   *[other] { $n } Richesses
} { $of } { $source } { $goal }
reading-move_up_to = { $who } { $n ->
    [one] une Richesse, au choix,
   *[other] jusqu'à { $n } Richesses
} { $of } { $source } { $goal }
reading-of_colour = (seulement { FORM($colour, "feminine") })
reading-colour_any = de n'importe quelle couleur
reading-colour_distinct = de couleurs différentes
reading-colour_alike = toutes de la même couleur
reading-colour_die = de la couleur de votre dé
reading-colour_named = d'une couleur que vous nommez
reading-colour_taken = de couleurs différentes de dés pris cette manche
reading-colour_excess = de la couleur en surplus
reading-from_reserve = de la Réserve
reading-from_wagons = des Chariots
reading-from_mercenary = des Mercenaires
reading-from_curse = des Fléaux
reading-from_cards = des Mercenaires et Fléaux
reading-from_stash = du Butin
reading-from_shipped = de ce qui vient d'être expédié
reading-from_placed = de ce qui vient d'être placé, sur Chariots et cartes,
reading-of_seat = { $what } { $who }
reading-from_your_wagons = de vos Chariots
reading-from_your_mercenary = de vos Mercenaires
reading-from_your_curse = de vos Fléaux
reading-from_your_cards = de vos Mercenaires et Fléaux
reading-from_your_stash = de votre Butin
reading-from_your_placed = de ce que vous venez de placer, sur vos Chariots et cartes,
reading-to_your_place = vers vos Chariots ou une de vos cartes
reading-to_your_card = vers une de vos cartes
reading-to_your_wagons = vers vos Chariots
reading-to_your_stash = vers votre Butin
reading-seat_opponent_choice = d'un adversaire de votre choix
reading-seat_each_opponent = de chaque adversaire
reading-seat_shipper = de celui qui a expédié
reading-seat_victim = de la victime du Fléau
reading-seat_owner = de celui qui a posé cette carte
reading-seat_next_player = du joueur suivant
reading-seat_previous_player = du joueur précédent
reading-seat_active = de celui dont c'est le tour
reading-seat_everyone = de tous
reading-does_self = déplacer
reading-does_opponent_choice = un adversaire de votre choix déplace
reading-does_each_opponent = chaque adversaire déplace
reading-does_shipper = celui qui a expédié déplace
reading-does_victim = la victime du Fléau déplace
reading-does_owner = celui qui a posé cette carte déplace
reading-does_next_player = le joueur suivant déplace
reading-does_previous_player = le joueur précédent déplace
reading-does_active = celui dont c'est le tour déplace
reading-does_everyone = tous les joueurs déplacent
reading-to_place = vers ses propres Chariots ou une de ses cartes
reading-to_card = vers une de ses cartes
reading-to_wagons = vers ses propres Chariots
reading-to_reserve = vers la Réserve
reading-to_stash = vers son Butin
reading-chooser_target = { $what } (celui qui les perd choisit lesquelles)
reading-chooser_nobody = { $what } (sans choisir)
