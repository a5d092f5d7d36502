## What players read about a game of Huns, beside the rules.

seat-wolf = Wolf
seat-falcon = Falcon
seat-stag = Stag
seat-horse = Horse

colour-blue = blue
colour-red = red
colour-green = green
colour-black = black
colour-yellow = yellow

deck-equipment = equipment deck
deck-raid = raid deck
deck-mercenary = mercenary deck
deck-curse = curse deck
deck-treasure = treasure deck

named-equipment = { $card }
    .first = { $card }
named-raid = the raid { $card }
    .first = The raid { $card }
named-mercenary = { $card }
    .first = { $card }
named-curse = the curse { $card }
    .first = The curse { $card }
named-treasure = the treasure { $card }
    .first = The treasure { $card }

wagon-purple = the purple wagon
    .a = a purple wagon
    .bare = purple wagon
wagon-orange = the orange wagon
    .a = an orange wagon
    .bare = orange wagon
wagon-green = the green wagon
    .a = a green wagon
    .bare = green wagon
wagon-blue = the blue wagon
    .a = a blue wagon
    .bare = blue wagon

option-shipped = Shipped wagons
option-shipped-face-down = Face down: rivals see how many, not which
option-shipped-open = Open, for tables that want no memory work
option-cards = Another card file
option-wagons = Another wagon file

score-equipment = Equipment
score-raids = Raids
score-filled = Filled mercenaries
score-unfilled = Mercenaries not filled
score-fled = Curses fled
score-treasures = Treasures
score-wagons = Wagons shipped
score-types = Types of wagon
score-cards = Points on cards
score-stash = Valuables in the stash
counted-wagon = { FORM($wagon, "bare") }
counted-types = different types, or many of one

## What is asked

asked-start = Who begins?
    .intro = The first player is drawn by lot.
asked-wagons = The wagons are dealt
    .intro = Everyone gets two wagons to load. Four more lie on display: after shipping you take one of these, or one from the pile.
asked-roll = { $who-is ->
    [you] You roll the five dice
   *[other] { $who } rolls the five dice
}
    .intro = A new round: the five dice are rolled. One after the other the players take a die, until none is left.
asked-reroll = The { $colour } die is rolled again
    .intro = A card has this die rolled again. What it shows now counts.
asked-cards = { $who-is ->
    [you] You draw { $n ->
        [one] a card
       *[other] { $n } cards
    } from the { $deck }
   *[other] { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } from the { $deck }
}
    .intro = As many cards are looked at as the die counts. One of them is played, the others go under the deck.
asked-wagon = A wagon is turned over
    .intro = Whenever a wagon is taken from the display, another one takes its place.
asked-before = { $who-is ->
    [you] Take a die: you will draw or pillage that many, in its colour
   *[other] { $who } chooses a die
}
    .intro = Look for a colour your wagons want. The figures by a die: how many valuables fit (2/3: two of three), and how many cards you see.
asked-before_use = { $who-is ->
    [you] Take a die (you will draw or pillage that many, in its colour), or use a card first
   *[other] { $who } chooses a die
}
    .intro = You have a card that can change the dice before you take one. Touch it to read it; or just take a die.
asked-action = { $who-is ->
    [you] { $n ->
        [one] Pillage 1 { $colour } valuable
       *[other] Pillage { $n } { $colour } valuables
    }, or draw { $m ->
        [one] 1 card
       *[other] { $m } cards
    }
   *[other] { $who } chooses: pillage or draw
}
    .intro = Pillage to load your wagons or to fill a card. Draw to get a new card: you see as many as the die counts and must play one.
asked-pillage = { $who-is ->
    [you] { $n ->
        [one] Pillage 1 { $colour } valuable
       *[other] Pillage { $n } { $colour } valuables
    }
   *[other] { $who } pillages
}
    .intro = Only a pillage is possible now. What fits must be placed, what does not goes back.
asked-action_nothing = { $who-is ->
    [you] Pillage (the reserve is empty), or draw { $m ->
        [one] 1 card
       *[other] { $m } cards
    }
   *[other] { $who } chooses: pillage or draw
}
    .intro = The reserve of this colour is empty, so a pillage brings nothing. Draw, unless every card could hurt you.
asked-pillage_nothing = { $who-is ->
    [you] Pillage (the reserve is empty)
   *[other] { $who } pillages
}
    .intro = There is nothing to pillage and nothing to draw. Pillage all the same: nothing happens, and your turn goes on.
asked-draw = { $who-is ->
    [you] Draw { $m ->
        [one] 1 card
       *[other] { $m } cards
    }
   *[other] { $who } draws
}
    .intro = A card lets you do both actions with this die. You have pillaged, now draw.
asked-after = { $who-is ->
    [you] Use a raid now, or end your turn
   *[other] { $who } may still use a raid
}
    .intro = Your action is done, and you may still use a raid, once in the game. Use it if it brings something now; else keep it. It is worth its point either way.
asked-play = { $who-is ->
    [you] Play one of the cards you drew
   *[other] { $who } chooses a card to play
}
    .intro = Play one of these cards. It stays to the end of the game, so think of what you will do often. Under each you read what it does here and now.
asked-flee = { $who-is ->
    [you] Do you flee { $card }, or suffer it?
   *[other] { $who } decides: flee { $card }, or suffer it
}
    .intro = Flee and the curse does nothing, but costs you as many points as there are players at the end. Suffer and it acts until you fill it. Early in the game, a curse with few slots is better suffered.
asked-put = { $who-is ->
    [you] Place { $n ->
        [one] a valuable
       *[other] { $n } valuables
    }
   *[other] { $who } places { $n ->
        [one] a valuable
       *[other] { $n } valuables
    }
}
    .intro = Each valuable goes on a wagon slot of its own colour. Or all of them go on one mercenary or curse of yours, where every colour fits. A full wagon ships at once.
asked-put_may = { $who-is ->
    [you] Place { $n ->
        [one] a valuable
       *[other] up to { $n } valuables
    }, or stop
   *[other] { $who } may place { $n ->
        [one] a valuable
       *[other] { $n } valuables
    }
}
    .intro = You may place these valuables, but you need not. Stop when what is left would do you no good.
asked-return = { $who-is ->
    [you] Return a valuable to the reserve
   *[other] { $who } returns a valuable to the reserve
}
    .intro = A valuable has to go back to the reserve. Choose the one you miss least: one from a wagon that is far from full.
asked-take = { $who-is ->
    [you] Take a new wagon
   *[other] { $who } takes a new wagon
}
    .intro = A new wagon. Look for colours that you still have in hand or can get soon, and for a type you have not shipped yet.
asked-next = { $who-is ->
    [you] Which card acts next?
   *[other] { $who } says which card acts next
}
    .intro = Several cards want to act at the same moment. You choose the order; often it does not matter.
asked-use = { $who-is ->
    [you] Do you use { $card }?
   *[other] { $who } may use { $card }
}
    .intro = One of your cards could act now, perhaps in another player's turn. Below it you read what it would do. You may decline.
asked-must = { $who-is ->
    [you] Use { $card }
   *[other] { $who } has to use { $card }
}
    .intro = This card has to act. You only choose how.
asked-won = { $who-is ->
    [you] You are the next khan, with { $n ->
        [one] 1 point
       *[other] { $n } points
    }
   *[other] { $who } is the next khan, with { $n ->
        [one] 1 point
       *[other] { $n } points
    }
}
    .intro = The game is over. Touch the points to see what everybody scored for.
asked-shared = { $who } share the victory, with { $n ->
    [one] 1 point
   *[other] { $n } points
} each
    .intro = The game is over, with equal points and equal stashes. Touch the points to see what everybody scored for.

## What happened

happened-start = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
happened-wagons = Everyone gets two wagons. Four more lie on display.
happened-roll = Round { $n } begins. The dice show blue { $blue }, red { $red }, green { $green }, black { $black } and yellow { $yellow }.
happened-reroll = The { $colour } die now shows { $n }.
happened-cards = { $who-is ->
    [you] You see { $cards }.
   *[other] { $who } sees { $cards }.
}
happened-cards_hidden = { $who-is ->
    [you] You look at { $n ->
        [one] a card
       *[other] { $n } cards
    } from the { $deck }.
   *[other] { $who } looks at { $n ->
        [one] a card
       *[other] { $n } cards
    } from the { $deck }.
}
happened-wagon = { $who-is ->
    [you] You get { FORM($wagon, "a") }.
   *[other] { $who } gets { FORM($wagon, "a") }.
}
happened-wagon_display = The display is refilled with { FORM($wagon, "a") }.
happened-die = { $who-is ->
    [you] You take the { $colour } die, a { $n }.
   *[other] { $who } takes the { $colour } die, a { $n }.
}
happened-pillage = { $who-is ->
    [you] You pillage { $n ->
        [one] 1 { $colour } valuable
       *[other] { $n } { $colour } valuables
    }.
   *[other] { $who } pillages { $n ->
        [one] 1 { $colour } valuable
       *[other] { $n } { $colour } valuables
    }.
}
happened-pillage_nothing = { $who-is ->
    [you] You pillage, but no { $colour } valuables are left in the reserve.
   *[other] { $who } pillages, but no { $colour } valuables are left in the reserve.
}
happened-draw = { $who-is ->
    [you] You draw from the { $deck }.
   *[other] { $who } draws from the { $deck }.
}
happened-play = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
happened-curse = { $who-is ->
    [you] You play { $card } on { $victim }.
   *[other] { $victim-is ->
        [you] { $who } plays { $card } on you.
       *[other] { $who } plays { $card } on { $victim }.
    }
}
happened-flee = { $who-is ->
    [you] You flee { $card }.
   *[other] { $who } flees { $card }.
}
happened-suffer = { $who-is ->
    [you] You suffer { $card }.
   *[other] { $who } suffers { $card }.
}
happened-put = { $who-is ->
    [you] You place a { $colour } valuable on { $thing }.
   *[other] { $who } places a { $colour } valuable on { $thing }.
}
happened-put_other = { $who-is ->
    [you] You place a { $colour } valuable on a { $slot } slot of { $thing }.
   *[other] { $who } places a { $colour } valuable on a { $slot } slot of { $thing }.
}
happened-put_stash = { $who-is ->
    [you] You place a { $colour } valuable from your stash on { $thing }.
   *[other] { $who } places a { $colour } valuable from the stash on { $thing }.
}
happened-put_from = { $who-is ->
    [you] You take a { $colour } valuable from { $victim }'s { FORM($from, "bare") }. It goes on { $thing }.
   *[other] { $victim-is ->
        [you] { $who } takes a { $colour } valuable from your { FORM($from, "bare") }. It goes on { $thing }.
       *[other] { $who } takes a { $colour } valuable from { $victim }'s { FORM($from, "bare") }. It goes on { $thing }.
    }
}
happened-put_shipped = { $who-is ->
    [you] You take a { $colour } valuable that { $victim } has just shipped. It goes on { $thing }.
   *[other] { $victim-is ->
        [you] { $who } takes a { $colour } valuable that you have just shipped. It goes on { $thing }.
       *[other] { $who } takes a { $colour } valuable that { $victim } has just shipped. It goes on { $thing }.
    }
}
happened-stop = { $who-is ->
    [you] You place no more.
   *[other] { $who } places no more.
}
happened-return = { $who-is ->
    [you] You return a { $colour } valuable from { $thing } to the reserve.
   *[other] { $who } returns a { $colour } valuable from { $thing } to the reserve.
}
happened-to_stash = { $who-is ->
    [you] { $victim-is ->
        [you] You put a { $colour } valuable into your stash.
       *[other] You put a { $colour } valuable into { $victim }'s stash.
    }
   *[other] { $victim-is ->
        [you] { $who } puts a { $colour } valuable into your stash.
       *[other] { $who } puts a { $colour } valuable into { $victim }'s stash.
    }
}
happened-from_stash = { $who-is ->
    [you] { $victim-is ->
        [you] You return a { $colour } valuable from your stash to the reserve.
       *[other] You return a { $colour } valuable from { $victim }'s stash to the reserve.
    }
   *[other] { $victim-is ->
        [you] { $who } returns a { $colour } valuable from your stash to the reserve.
       *[other] { $who } returns a { $colour } valuable from { $victim }'s stash to the reserve.
    }
}
happened-return_of = { $who-is ->
    [you] You return a { $colour } valuable from { $victim }'s camp to the reserve. It lay on { $thing }.
   *[other] { $victim-is ->
        [you] { $who } returns a { $colour } valuable from your camp to the reserve. It lay on { $thing }.
       *[other] { $who } returns a { $colour } valuable from { $victim }'s camp to the reserve. It lay on { $thing }.
    }
}
happened-take = { $who-is ->
    [you] You take { FORM($wagon, "a") } from the display.
   *[other] { $who } takes { FORM($wagon, "a") } from the display.
}
happened-take_top = { $who-is ->
    [you] You take the top wagon of the pile.
   *[other] { $who } takes the top wagon of the pile.
}
happened-next = Next comes { $card }.
happened-use = { $who-is ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
}
happened-use_die = { $who-is ->
    [you] You use { $card } on the { $colour } die.
   *[other] { $who } uses { $card } on the { $colour } die.
}
happened-use_dice = { $who-is ->
    [you] You use { $card } to swap the { $colour } die and the { $other } die.
   *[other] { $who } uses { $card } to swap the { $colour } die and the { $other } die.
}
happened-use_deck = { $who-is ->
    [you] You use { $card } on the { $deck }.
   *[other] { $who } uses { $card } on the { $deck }.
}
happened-use_colour = { $who-is ->
    [you] You use { $card } and name { $colour }.
   *[other] { $who } uses { $card } and names { $colour }.
}
happened-use_seat = { $who-is ->
    [you] You use { $card } against { $victim }.
   *[other] { $victim-is ->
        [you] { $who } uses { $card } against you.
       *[other] { $who } uses { $card } against { $victim }.
    }
}
happened-use_card = { $who-is ->
    [you] You use { $card } against { $what } in { $victim }'s camp.
   *[other] { $victim-is ->
        [you] { $who } uses { $card } against { $what } in your camp.
       *[other] { $who } uses { $card } against { $what } in { $victim }'s camp.
    }
}
happened-use_on_card = { $who-is ->
    [you] You use { $card } on { $what }.
   *[other] { $who } uses { $card } on { $what }.
}
happened-use_swap = { $who-is ->
    [you] You use { $card } and swap { $own } for { FORM($new, "a") }.
   *[other] { $who } uses { $card } and swaps { $own } for { FORM($new, "a") }.
}
happened-none = { $who-is ->
    [you] You do not use { $card }.
   *[other] { $who } does not use { $card }.
}
happened-no_raid = { $who-is ->
    [you] You use no raid.
   *[other] { $who } uses no raid.
}
happened-readied = { FORM($card, "first") } is ready to be used again.
happened-returned_card = { FORM($card, "first") } goes back under its deck.
happened-moved_card = { $who-is ->
    [you] { FORM($card, "first") } comes into your camp.
   *[other] { FORM($card, "first") } comes into { $who }'s camp.
}
happened-filled = { FORM($card, "first") } is filled and acts from now on.
happened-emptied = { FORM($card, "first") } is no longer filled and stops acting.
happened-tilted = { FORM($card, "first") } is filled and over.
happened-ship = { $who-is ->
    [you] You ship { $wagon }.
   *[other] { $who } ships { $wagon }.
}
happened-excess = { $n ->
    [one] One { $colour } valuable finds no place and stays in the reserve.
   *[other] { $n } { $colour } valuables find no place and stay in the reserve.
}
happened-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
happened-round = { $who-is ->
    [you] You are now the first player.
   *[other] { $who } is now the first player.
}
happened-end_colour = The game ends: there are no { $colour } valuables left in the reserve.
happened-end_deck = The game ends: the { $deck } is empty.
happened-end_rounds = The game ends after round { $n }.

## What is to be done first, when something else was tried

question-before = First take a die.
question-action = First choose your action: pillage or draw.
question-after = Your action is done: now there is only a raid, or the end of your turn.
question-play = First choose a card among those you have drawn.
question-flee = First flee the curse or suffer it.
question-put = First find a place for the valuable in hand.
question-return = First choose the valuable that goes back to the reserve.
question-take = First choose your new wagon: one on display, or the top of the pile.
question-next = First say which card acts next.
question-use = First decide about { $card }.
question-chance = Wait a moment: chance decides now.
source-reserve = from the reserve
source-wagons = from the wagons of others
source-stash = from your stash
source-shipped = from the wagon just shipped
source-mercenary = from a mercenary
source-curse = from a curse
source-cards = from cards
source-placed = from what was just placed
places-wagons = These valuables go on wagons, not on cards.
places-cards = These valuables go on a card, not on wagons.
places-one_card = You began with { $card }, so the others go there too.
places-other_card = You began with { $card }, so no other card can be filled now.
places-began_wagons = You began with a wagon, so the others go on wagons too.

## Moves and files that cannot be read

unreadable = “{ $text }” is not a move. { $form }
form-any = A move begins with die, pillage, draw, play, flee, suffer, put, return, take, next, use, raid or none.
form-die = Write: die blue (chance: die blue 2).
form-draw = Write: draw, or draw green.
form-take = Write: take wg05, or take top.
form-next = Write: next eq07.
form-play = Write: play eq07, or for a curse: play cu03 on 1.
form-return = Write: return blue wg05, or return blue me02.
form-put = Write: put blue wg05, put blue wg05 red (a slot of another colour), or put blue me02. Add from wg09 if it is another player's.
form-use = Write: use eq04, use eq03 blue, or use me03 blue red. Raids are written raid ra01.
form-raid = Write: raid ra01, raid ra03 1, raid ra10 blue, raid ra07 me02, or raid ra06 wg01 wg02.
form-start = Write: start 0, with a seat of the game.
form-roll = Write: roll 1 2 3 1 2, with five faces from 1 to 3.
form-wagons = Write: wagons, with two ids for each seat and four for the display.
form-wagon = Write: wagon wg05.
form-cards = Write: cards, with ids of one deck.

problem-unknown_entry = The entry “{ $key }” means nothing here. Known are: { $known }.
problem-missing_of = The operation { $op } needs { $key }.
problem-missing_word = It is missing. One of these is needed: { $words }.
problem-not_a_table = This must be a table.
problem-no_cards = There are no [[card]] entries.
problem-no_wagons = There are no [[wagon]] entries.
problem-twice = It is there twice.
problem-word = “{ $value }” is none of: { $words }.
problem-words = This must be some text.
problem-no_words = It needs { $key }_en or { $key }_fr, or both.
problem-one_language = There is only { $key }: who reads another language sees it, too.
problem-number = This must be a number from { $least } to { $most }.
problem-flag = This must be true or false.
problem-card_id = The id must be { $prefix }01 to { $prefix }12.
problem-wagon_id = The id must be wg01 to wg32.
problem-wagon_slots = There must be 1 to { $most } colours.
problem-few_wagons = { $there } wagons are too few for { $seats } players, { $needed } are needed.
problem-many_wagons = { $there } wagons are too many, { $most } is the most.
problem-wagons_book = { $there ->
    [0] There is no wagon of type { $type }; the book has { $book }.
    [one] There is one wagon of type { $type }; the book has { $book }.
   *[other] There are { $there } wagons of type { $type }; the book has { $book }.
}
problem-operations = There must be 1 to { $most } operations in this list.
problem-condition_number = This must be a number from 0 to 99, or three of them (for 2, 3 and 4 players).
problem-by_or_set = The operation modify needs either by or set.
problem-no_limit = An effect with trigger { $trigger } cannot have a limit.
problem-deck_size = { $there ->
    [one] There is one card of type { $type }; the book has { $book }.
   *[other] There are { $there } cards of type { $type }; the book has { $book }.
}
problem-deck_empty = There is no card of type { $type } for two players.
problem-effects = A card has 1 to { $most } effects, [[card.effect]].
problem-lists = All effects of a card together may have { $most } lists of operations.
problem-do_or_one_of = An effect needs either do or one_of.
problem-one_of = There must be 2 to { $most } lists of operations to choose from.
problem-conditions = Conditions are lists of tables, nested { $most } deep at most; all, any and not stand alone in theirs.
problem-among = { $cmp } compares with the other players, so whose must be self.
problem-alone = alone goes with most, fewest or rank only.
problem-nothing_to_choose = There is nothing to choose in an effect that holds all the time or counts at the end.
problem-holds = { $what } lasts, so its trigger must be passive, pillage, draw or attacked, not { $trigger }.
problem-no_moment = { $op } happens at a moment, and trigger passive has none.
problem-set_passing = For one turn { $stat } can be changed by a number, not set to one.
problem-score = The operation score and the trigger score go together only.
problem-mercenary_forbids = A mercenary cannot forbid equipment or mercenaries.
problem-lacks = With trigger { $trigger } there is no { $what }; it needs { $needed }.
problem-of_shipper = What was shipped can be taken from its shipper only: target must be shipper.
problem-same_place = Valuables would go where they come from.
problem-chooser = Whoever receives valuables chooses where they go; chooser is for the reserve and a stash.
problem-two_questions = One operation cannot ask for a player and a colour; name the colour, or let the valuables be alike.
problem-set_die = A die is set to a face (set) or changed by a number (by): the act set needs one of them, and no other has them.
problem-only_raids = Only raids become ready again.
problem-no_receiver = With { $act } the card goes to nobody: receiver is for take.
problem-same_camp = The card would go where it lies.
problem-many_cards = { $there } cards are too many, { $most } is the most.
problem-many_counts = The conditions and counted amounts of all cards together are { $there }; { $most } is the most.

## How the game will end

ends-far = An empty colour or deck ends the game. Lowest: { $colour } ({ $n }), { $deck } ({ $m }).
ends-cubes = Only { $n ->
    [one] 1 { $colour } valuable
   *[other] { $n } { $colour } valuables
} left in the reserve. Once they run out, the round is the last.
ends-cards = Only { $m ->
    [one] 1 card
   *[other] { $m } cards
} left in the { $deck }. Once it is empty, the round is the last.
ends-last = This round is the last. Only a refill of what has run out would change that.

## What a card would do here, told before it is used or played

outlook-take = { $who } loses { $n ->
    [one] 1 valuable
   *[other] up to { $n } valuables
}. You can take { $colours }.
outlook-safe = { $who } is protected and loses nothing.
outlook-empty = { $who } has no valuables on the wagons.
outlook-no_room = { $who } loses nothing, because you have no room for those colours.
outlook-return = { $who } returns { $n ->
    [one] 1 valuable
   *[other] { $n } valuables
} if you name one of these colours: { $colours }.
outlook-burn = { FORM($card, "first") } in { $who }'s camp would lose { $n ->
    [one] 1 valuable
   *[other] { $n } valuables
}.
outlook-burn_stops = { FORM($card, "first") } in { $who }'s camp would lose { $n ->
    [one] 1 valuable
   *[other] { $n } valuables
} and stop acting.
outlook-burn_nothing = No opponent has a mercenary with valuables that you could burn.
outlook-place = You place { $n ->
    [one] 1 valuable
   *[other] up to { $n } valuables
} from the reserve. There is room for { $colours }.
outlook-place_stash = You place { $n ->
    [one] 1 valuable
   *[other] up to { $n } valuables
} from your stash. There is room for { $colours }.
outlook-place_shipped = You take { $n ->
    [one] 1 valuable
   *[other] up to { $n } valuables
} that the wagon carried. There is room for { $colours }.
outlook-place_named = Then you place { $n ->
    [one] 1 valuable
   *[other] { $n } valuables
} of the colour you name, if it fits.
outlook-place_nothing = You have no room for a valuable now.
outlook-draw = You look at { $n ->
    [one] 1 card
   *[other] { $n } cards
} and have to play one.
outlook-die = Your die counts { $n } instead of { $m }.
outlook-pillage = Your pillage takes { $n } { $colour } valuables instead of { $m }.
outlook-both = You pillage { $n ->
    [one] 1 valuable
   *[other] { $n } valuables
} and draw { $m ->
    [one] 1 card
   *[other] { $m } cards
}.
outlook-spent = After that the raid is spent.
outlook-suffer = If you suffer it, it acts until you have filled { $n ->
    [one] its slot
   *[other] its { $n } slots
}.
outlook-mercenary = It acts once { $n ->
    [one] its slot is
   *[other] its { $n } slots are
} filled. Until then it costs you 1 point.
outlook-curse = Its victim suffers it, or flees and loses { $n } points at the end.
outlook-equipment = It acts at once.
outlook-equipment_blocked = A curse keeps it from acting for now.
outlook-raid = It is worth 1 point, and you can use it once.
outlook-met = Its condition is met now: { $n } points.
outlook-unmet = Its condition is not met yet. If it is at the end: { $n } points.
outlook-unknown = You cannot know yet whether its condition is met. If it is at the end: { $n } points.
