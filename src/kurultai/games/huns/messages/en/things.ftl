## What everything on the table is, and what it is worth now.

thing-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
thing-minus_points = { $n ->
    [one] minus 1 point
   *[other] minus { $n } points
}
thing-so_many = { $n } { $colour }

## The middle of the table

thing-die = The { $colour } die
thing-die_unrolled = One of the five dice. Once rolled, it shows 1, 2 or 3.
thing-die_rolled = It shows { $n }. Whoever takes it does one of two things: pillage that many { $colour } valuables, or look at that many cards of the { $deck } and play one.
thing-die_taken = { $who-is ->
    [you] You took it this round. It shows { $n }.
   *[other] { $who } took it this round. It shows { $n }.
} When all five dice are taken, they are rolled again.
thing-die_offer = { $who-is ->
    [you] If you take it: pillage { $n } { $colour } ({ $free ->
        [0] no free slot for them on your wagons
        [one] 1 free slot for them on your wagons
       *[other] { $free } free slots for them on your wagons
    }), or draw { $m ->
        [0] nothing, for the deck is empty
        [one] 1 card
       *[other] { $m } cards and play one
    }.
   *[other] If { $who } takes it: pillage { $n } { $colour } ({ $free ->
        [0] no free slot for them
        [one] 1 free slot for them
       *[other] { $free } free slots for them
    }), or draw { $m ->
        [0] nothing, for the deck is empty
        [one] 1 card
       *[other] { $m } cards and play one
    }.
}
thing-die_rerolled = { $who-is ->
    [you] If you take it, a card makes you roll it again.
   *[other] If { $who } takes it, a card makes it be rolled again.
}
thing-die_now = { $who-is ->
    [you] With it you now pillage { $n } { $colour } or draw { $m ->
        [one] 1 card
       *[other] { $m } cards
    }.
   *[other] With it { $who } now pillages { $n } { $colour } or draws { $m ->
        [one] 1 card
       *[other] { $m } cards
    }.
}
thing-deck = The { $deck }
thing-of_equipment = Equipment helps the player who plays it, from then on to the end of the game.
thing-of_raid = A raid is used once, in a turn of one's own, just before or just after the action.
thing-of_mercenary = A mercenary acts while every one of its slots is filled, with valuables of any colours.
thing-of_curse = A curse is played on another player. It acts until its slots are filled, unless that player flees it at once.
thing-of_treasure = A treasure does nothing during the game. It counts at the end, if its condition is met then.
thing-deck_left = { $n ->
    [0] The deck is empty: the round is the last.
    [one] 1 card is left.
   *[other] { $n } cards are left.
}
thing-deck_known = { $n ->
    [one] You know 1 card that lies under it.
   *[other] You know { $n } cards that lie under it.
}
thing-each_equipment = An equipment card is worth { $worth }.
thing-each_raid = A raid is worth { $worth }, used or not.
thing-each_mercenary = A filled mercenary is worth { $worth }, one that is not filled { $unfilled }.
thing-each_curse = A curse that you flee is worth { $worth } at the end. Others are worth nothing.
thing-each_treasure = A treasure whose condition is met at the end is worth { $worth }.
thing-reserve = The reserve of { $colour } valuables
thing-reserve_what = { $n ->
    [0] None is left: the round is the last.
    [one] Only 1 is left.
   *[other] { $n } are left.
} With the { $colour } die one pillages from here. When a colour has run out, the game ends after the round.
thing-reserve_room = { $n ->
    [0] Your wagons have no free { $colour } slot now.
    [one] Your wagons have 1 free { $colour } slot.
   *[other] Your wagons have { $n } free { $colour } slots.
} { $m ->
    [0] No card of yours takes valuables.
    [one] There is 1 free slot on your cards, for any colour.
   *[other] There are { $m } free slots on your cards, for any colour.
}
thing-pile = The pile of wagons
thing-pile_what = { $n ->
    [0] It is empty.
    [one] 1 wagon lies here face down.
   *[other] { $n } wagons lie here face down.
} After shipping, you take a new wagon: one on display, or the top one of this pile unseen.
thing-first = The first player's marker
thing-first_what = { $who-is ->
    [you] You roll the dice this round and take the first one.
   *[other] { $who } rolls the dice this round and takes the first one.
} When all five are taken, the marker goes to the next player.
thing-round = Round { $n }, turn { $m } of 5
thing-round_none = Before the first round
thing-round_what = A round has five turns, one for each die. The players take dice in turn until none is left, so some play more often than others.
thing-round_left = { $n ->
    [0] No die is left this round.
    [one] 1 die is left.
   *[other] { $n } dice are left.
}

## Wagons

thing-wagon_display = On display: { FORM($wagon, "bare") }
thing-wagon_camp = { $who-is ->
    [you] Your { FORM($wagon, "bare") }
   *[other] { $who }'s { FORM($wagon, "bare") }
}
thing-wagon_what = It needs { $wanted }. As soon as every slot is filled, it ships by itself, and its player takes a new one.
thing-ships_camp = { $who-is ->
    [you] Shipping it brings you { $worth }.
   *[other] Shipping it brings { $who } { $worth }.
} { $m ->
    [0] Its type brings nothing more for now.
    [one] Its type brings 1 more point.
   *[other] Its type brings { $m } more points.
}
thing-ships_camp_down = { $who-is ->
    [you] Shipping it brings you { $worth }, and perhaps 1 more for its type.
   *[other] Shipping it brings { $who } { $worth }, and perhaps 1 more for its type.
}
thing-ships_display = Taken, filled and shipped, it would bring you { $worth }. { $m ->
    [0] Its type would bring nothing more for now.
    [one] Its type would bring 1 more point.
   *[other] Its type would bring { $m } more points.
}
thing-ships_display_down = Taken, filled and shipped, it would bring you { $worth }, and perhaps 1 more for its type.
thing-slot = A { $slot } slot
thing-slot_what = It takes one { $slot } valuable.
thing-slot_left = { $free ->
    [one] It is the last free slot of the wagon: filled, it ships, for { $worth }.
   *[other] The wagon has { $free } free slots. When all are filled, it ships, for { $worth }.
}
thing-cube = A { $colour } valuable
thing-cube_what = It stays here until the wagon ships. Then it goes to its player's stash.
thing-cube_other_what = A card let it be placed on a { $slot } slot. When the wagon ships, it goes to its player's stash.
thing-berth = Room for a wagon
thing-berth_what = A wagon could be loaded here: taken from the display or the pile, as soon as there is one.

## Camps

thing-camp = { $who-is ->
    [you] Your camp
   *[other] { $who }'s camp
}
thing-camp_what = { $who-is ->
    [you] Your wagons, your stash and the cards played here. A card stays in its camp to the end of the game.
   *[other] { $who }'s wagons, stash and cards. A card stays in its camp to the end of the game.
}
thing-score = { $who-is ->
    [you] Your points
   *[other] { $who }'s points
}
thing-line = { $line } { $n }
thing-score_what = If the game ended now: { $lines }. Touch the number to see every line.
thing-score_none = Nothing counts yet. Ship wagons and play cards: both bring points.
thing-score_now = { $who-is ->
    [you] You have { $n ->
        [one] 1 point
       *[other] { $n } points
    } now.
   *[other] { $who } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } now.
}
thing-score_unknown = { $who-is ->
    [you] You have at least { $n ->
        [one] 1 point
       *[other] { $n } points
    } now.
   *[other] { $who } has at least { $n ->
        [one] 1 point
       *[other] { $n } points
    } now. What depends on wagons that lie face down is shown at the end.
}
thing-stash = { $who-is ->
    [you] Your stash
   *[other] { $who }'s stash
}
thing-stash_what = The valuables of shipped wagons. They are worth no points, but some treasures ask for them.
thing-stash_worth = { $who-is ->
    [you] You have { $n } here. Between players with the same points, more valuables win.
   *[other] { $who } has { $n } here. Between players with the same points, more valuables win.
}
thing-shipped = { $who-is ->
    [you] Your shipped wagons
   *[other] { $who }'s shipped wagons
}
thing-shipped_what = Each is worth { $worth }. Their types count too: one point for each different type, or one for each wagon of the largest series of one type, whichever is more. Other players see how many there are, not which.
thing-shipped_worth = { $many ->
    [0] None yet.
    [one] 1 wagon: { $worth }, and { $m } more for its type.
   *[other] { $many } wagons: { $worth }, and { $m } more for their types.
}
thing-shipped_unknown = { $many } wagons: { $worth }, and at least { $m } more for their types.

## Cards

thing-card_drawn = { $who-is ->
    [you] You have drawn it and may play it now. What you do not play goes under the deck.
   *[other] { $who } has drawn it.
}
thing-card_under = It lies under the { $deck }, where you put it or saw it put.
thing-card_used = It has been used and cannot be used again just yet.
thing-equipment_active = It acts from the moment it was played to the end of the game.
thing-equipment_blocked = A curse keeps it from acting. It acts again when the curse is filled.
thing-raid_ready = { $who-is ->
    [you] You can use it once, in one of your turns, just before or just after your action. One raid a turn.
   *[other] { $who } can use it once, in a turn of their own.
}
thing-raid_used = It has been used, and that was the only time.
thing-mercenary_waiting = { $n ->
    [one] It needs 1 more valuable, of any colour, before it acts.
   *[other] It needs { $n } more valuables, of any colours, before it acts.
}
thing-mercenary_active = All its slots are filled, so it acts. If it loses a valuable, it stops.
thing-mercenary_blocked = It is filled, but a curse keeps it from acting.
thing-curse_active = { $by-is ->
    [you] You played it.
   *[other] { $by } played it.
} It acts until { $n ->
    [one] 1 more valuable, of any colour, lies on it.
   *[other] { $n } more valuables, of any colours, lie on it.
}
thing-curse_filled = All its slots are filled: it is over for good.
thing-curse_fled = { $who-is ->
    [you] You fled it: it does nothing.
   *[other] { $who } fled it: it does nothing.
}
thing-worth = { $who-is ->
    [you] It is worth { $worth } to you.
   *[other] It is worth { $worth } to { $who }.
}
thing-worth_nothing = It is worth no points to anybody.
thing-worth_unfilled = { $who-is ->
    [you] It is worth { $now } to you now, and { $worth } once it is filled.
   *[other] It is worth { $now } to { $who } now, and { $worth } once it is filled.
}
thing-worth_met = { $who-is ->
    [you] Its condition is met now. If it still is at the end, it is worth { $worth } to you.
   *[other] Its condition is met now. If it still is at the end, it is worth { $worth } to { $who }.
}
thing-worth_unmet = { $who-is ->
    [you] Its condition is not met yet. If it is at the end, it is worth { $worth } to you.
   *[other] Its condition is not met yet. If it is at the end, it is worth { $worth } to { $who }.
}
thing-worth_unknown = { $who-is ->
    [you] Nobody can know yet whether its condition is met: wagons lie face down. If it is at the end, it is worth { $worth } to you.
   *[other] Whether its condition is met depends on wagons that lie face down. If it is at the end, it is worth { $worth } to { $who }.
}
