## A card's effects in plain words, for whoever types it in (docs/huns-cards.md). "You" is the player in
## whose camp the card lies.

reading-may = { $when }: you may { $what }.
reading-must = { $when }: { $what }.
reading-comma = { $one }, { $other }
reading-then = { $one }, then { $other }
reading-and = { $one } and { $other }
reading-or = { $one } or { $other }
reading-one_of = do one of these: { $what }
reading-or_else = { $one }; or { $other }
reading-group = ({ $what })
reading-not = not: { $what }
reading-if = if { $what }
reading-once_turn = once a turn
reading-once_round = once a round
reading-once_game = once a game
reading-attack = as an attack

reading-on_passive = Always
reading-on_before_die = Before you take a die
reading-on_die_taken = When you have taken a die
reading-on_pillage = When you pillage
reading-on_draw = When you take the draw action
reading-on_ship = When you ship a wagon
reading-on_turn_end = At the end of your turn
reading-on_raid_used = When you have used a raid
reading-on_curse_played = When you have played a curse
reading-on_activate = On your turn
reading-on_attacked = When you are attacked
reading-on_opponent_ship = When an opponent ships a wagon
reading-on_opponent_raid = When an opponent has used a raid
reading-on_opponent_excess = When an opponent's pillage leaves valuables over
reading-on_score = At the end of the game

reading-equal = { $what } ({ $n } exactly)
reading-unequal = { $what } (not { $n })
reading-least = { $what } ({ $n } or more)
reading-most = { $what } ({ $n } or fewer)
reading-more = { $what } (more than { $n })
reading-fewer = { $what } (fewer than { $n })
reading-among_most = nobody has more ({ $what })
reading-among_fewest = nobody has fewer ({ $what })
reading-among_rank = your place among all is { $n } ({ $what })
reading-among_most_alone = everyone else has fewer ({ $what })
reading-among_fewest_alone = everyone else has more ({ $what })
reading-among_rank_alone = you alone have place { $n } ({ $what })
reading-among_tied = somebody else has as many ({ $what })

reading-whose_self = your { $what }
reading-whose_opponent = an opponent's { $what }
reading-whose_opponents = every opponent's { $what }
reading-whose_opponents_together = all opponents' { $what } together
reading-whose_active = the { $what } of whose turn it is
reading-whose_owner = the { $what } of who played this card
reading-whose_everyone = everyone's { $what } together
reading-of_most = { $what }, most of one kind
reading-of_least = { $what }, fewest of one kind
reading-of_kinds = { $what }, different kinds
reading-with_face = { $what } showing { $faces }
reading-only = { $what } ({ $groups })

reading-cards = cards
reading-count_cards_any = { $groups } in camp
reading-count_cards_active = { $groups } in camp that act
reading-count_cards_spent = used raids in camp
reading-count_cards_ready = raids in camp not yet used
reading-count_cards_filled = filled { $groups } in camp
reading-count_cards_unfilled = { $groups } in camp still to be filled
reading-count_cards_fled = fled curses in camp
reading-count_cards_kept = { $groups } in camp (fled curses left out)
reading-count_wagons_shipped = wagons shipped
reading-count_wagons_standing = wagons being loaded
reading-count_cubes_stash = valuables in the stash
reading-count_cubes_wagons = valuables on wagons
reading-count_cubes_cards = valuables on cards
reading-count_cubes_reserve = valuables in the reserve
reading-count_deck = cards left in decks
reading-count_dice_left = dice still available
reading-count_dice_taken = dice taken earlier this round
reading-count_dice_mine = the die of this turn
reading-count_die_value = what the die counts
reading-count_die_face = what the die showed when taken
reading-count_turns_this_round = turns this round
reading-count_action_draw = draw actions this turn
reading-count_action_pillage = pillages this turn
reading-count_round = the number of the round
reading-count_turn = the number of the turn in the round
reading-count_players = the number of players
reading-type_equipment = equipment
reading-type_raid = raids
reading-type_mercenary = mercenaries
reading-type_curse = curses
reading-type_treasure = treasures
reading-wagon_purple = purple
reading-wagon_orange = orange
reading-wagon_green = green
reading-wagon_blue = blue

reading-x = X
reading-all = all
reading-players = as many as a treasure is worth, in
reading-where = { $what }, where X is { $x }
reading-number_of = the number of { $what }
reading-each = { $what }, divided by { $each } and rounded down
reading-times = { $times } × { $what }
reading-plus = { $plus } and { $what }
reading-at_least = { $what } ({ $n } at least)
reading-at_most = { $what } ({ $n } at most)
reading-min = { $what } ({ $n } at least)

reading-allow_split_pillage = valuables you place together may go on wagons and on one card
reading-allow_wild_slot = a valuable may go on a wagon slot of another colour
reading-allow_both_actions = both actions with one die are allowed
reading-allow_other_deck = the draw action may be from another deck, not raids
reading-forbid_attack = attacks take nothing from you
reading-forbid_take_die_3 = you may not take a die that shows 3 while a lower one is left
reading-forbid_multi_wagon = valuables you place together may load one wagon only
reading-forbid_mercenary = your mercenaries have no effect
reading-forbid_equipment = your equipment has no effect
reading-forbid_raid = you may not use raids
reading-score = { $n ->
    [one] one point
   *[other] { $n } points
}
reading-reroll = reroll your die
reading-reroll_available = reroll a die that is still available
reading-swap = swap the faces of two available dice
reading-copy_best = count your die as the highest die taken earlier
reading-exchange = swap a wagon for one on display, if you like
reading-by_pillage = change what you pillage by { $n }
reading-by_draw = change what your draw action sees by { $n }
reading-by_die = change what your die counts by { $n }
reading-by_wagon_limit = change how many wagons you load at a time by { $n }
reading-by_curse_slots = change the slots of your curses by { $n }
reading-by_loss = change what each attack takes from you by { $n }
reading-set_pillage = you pillage { $n }
reading-set_draw = your draw action sees { $n }
reading-set_die = your die counts { $n }
reading-set_wagon_limit = you load { $n } wagons at a time
reading-set_curse_slots = your curses have { $n } slots
reading-set_loss = each attack takes { $n } from you
reading-draw = { $n ->
    [one] draw one card from { $deck } and play it
   *[other] draw { $n } cards from { $deck } and play { $keep }
}
reading-deck_any = any deck
reading-deck_other = any deck but the raids
reading-deck_die = the deck of your die's colour
reading-deck_of = the deck of { $type }

reading-move = { $who } { $n ->
    [one] one valuable
   *[other] { $n } valuables
} { $of } { $source } { $goal }
reading-move_up_to = { $who } { $n ->
    [one] one valuable, if wanted,
   *[other] up to { $n } valuables
} { $of } { $source } { $goal }
reading-of_colour = (only { $colour })
reading-colour_any = of any colour
reading-colour_distinct = of different colours
reading-colour_alike = all of one colour
reading-colour_die = of your die's colour
reading-colour_named = of a colour you name
reading-colour_taken = of different colours of dice taken this round
reading-colour_excess = of the colour left over
reading-from_reserve = from the reserve
reading-from_wagons = from the wagons
reading-from_mercenary = from mercenaries
reading-from_curse = from curses
reading-from_cards = from mercenaries and curses
reading-from_stash = from the stash
reading-from_shipped = from what was just shipped
reading-from_placed = from what was just placed, on wagons and cards
reading-of_seat = { $what } { $who }
reading-from_your_wagons = from your wagons
reading-from_your_mercenary = from your mercenaries
reading-from_your_curse = from your curses
reading-from_your_cards = from your mercenaries and curses
reading-from_your_stash = from your stash
reading-from_your_placed = from what you just placed, on your wagons and cards
reading-to_your_place = onto your wagons or one of your cards
reading-to_your_card = onto one of your cards
reading-to_your_wagons = onto your wagons
reading-to_your_stash = into your stash
reading-seat_opponent_choice = of an opponent you choose
reading-seat_each_opponent = of each opponent
reading-seat_shipper = of who shipped
reading-seat_victim = of the curse's victim
reading-seat_owner = of who played this card
reading-seat_next_player = of the next player
reading-seat_previous_player = of the previous player
reading-seat_active = of whose turn it is
reading-seat_everyone = of everyone
reading-does_self = move
reading-does_opponent_choice = an opponent you choose moves
reading-does_each_opponent = each opponent moves
reading-does_shipper = whoever shipped moves
reading-does_victim = the curse's victim moves
reading-does_owner = whoever played this card moves
reading-does_next_player = the next player moves
reading-does_previous_player = the previous player moves
reading-does_active = whose turn it is moves
reading-does_everyone = everyone moves
reading-to_place = onto their wagons or one of their cards
reading-to_card = onto one of their cards
reading-to_wagons = onto their wagons
reading-to_reserve = to the reserve
reading-to_stash = into their stash
reading-chooser_target = { $what } (whoever loses them chooses which)
reading-chooser_nobody = { $what } (without choosing)
