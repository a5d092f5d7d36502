colour-blue = blue
colour-red = red
colour-green = green
colour-black = black
colour-yellow = yellow

type-equipment = equipment
type-raid = raid
type-mercenary = mercenary
type-curse = curse
type-treasure = treasure

wagon-purple = purple wagon { $n }
wagon-orange = orange wagon { $n }
wagon-green = green wagon { $n }
wagon-blue = blue wagon { $n }

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

asked-start = Who begins?
asked-wagons = The wagons are dealt
asked-roll = { $who-is ->
    [you] You roll the five dice
   *[other] { $who } rolls the five dice
}
asked-reroll = The { $colour } die is rolled again
asked-cards = { $who-is ->
    [you] You draw from the { $colour } deck: { $n }
   *[other] { $who } draws from the { $colour } deck: { $n }
}
asked-wagon = A wagon is turned over
asked-before = { $who-is ->
    [you] Take a die
   *[other] { $who }: take a die
}
asked-before_use = { $who-is ->
    [you] Take a die, or use a card first
   *[other] { $who }: take a die, or use a card first
}
asked-action = { $who-is ->
    [you] Pillage { $n } { $colour }, or draw (cards: { $m })
   *[other] { $who }: pillage { $n } { $colour }, or draw (cards: { $m })
}
asked-pillage = { $who-is ->
    [you] Pillage { $n } { $colour }
   *[other] { $who }: pillage { $n } { $colour }
}
asked-draw = { $who-is ->
    [you] Draw (cards: { $m })
   *[other] { $who }: draw (cards: { $m })
}
asked-after = { $who-is ->
    [you] Use a raid now, or end the turn
   *[other] { $who }: use a raid now, or end the turn
}
asked-play = { $who-is ->
    [you] Play one of the cards drawn
   *[other] { $who }: play one of the cards drawn
}
asked-flee = { $who-is ->
    [you] Flee { $card }, or suffer it?
   *[other] { $who }: flee { $card }, or suffer it?
}
asked-put = { $who-is ->
    [you] Place a cube ({ $n } left)
   *[other] { $who }: place a cube ({ $n } left)
}
asked-put_may = { $who-is ->
    [you] Place a cube ({ $n } left), or stop
   *[other] { $who }: place a cube ({ $n } left), or stop
}
asked-return = { $who-is ->
    [you] Return a cube to the reserve
   *[other] { $who }: return a cube to the reserve
}
asked-take = { $who-is ->
    [you] Take a new wagon
   *[other] { $who }: take a new wagon
}
asked-next = { $who-is ->
    [you] Which effect comes next?
   *[other] { $who }: which effect comes next?
}
asked-use = { $who-is ->
    [you] Use { $card }?
   *[other] { $who }: use { $card }?
}
asked-must = { $who-is ->
    [you] { $card } has to be used
   *[other] { $who }: { $card } has to be used
}
asked-won = { $who-is ->
    [you] You are the next khan, with { $n } points
   *[other] { $who } is the next khan, with { $n } points
}
asked-shared = { $who } share the victory, with { $n } points

happened-start = { $who } begins
happened-wagons = everyone gets two wagons, four lie on display
happened-roll = round { $n }: the dice show { $faces }
happened-reroll = the { $colour } die now shows { $n }
happened-cards = { $who } draws { $cards }
happened-cards_hidden = { $who } draws { $n } from the { $colour } deck
happened-wagon = { $wagon } comes to { $who }
happened-wagon_display = { $wagon } comes on display
happened-die = { $who } takes the { $colour } die ({ $n })
happened-pillage = { $who } pillages { $n } { $colour }
happened-draw = { $who } draws cards from the { $colour } deck
happened-play = { $who } plays { $card }
happened-curse = { $who } plays { $card } on { $victim }
happened-flee = { $who } flees { $card }
happened-suffer = { $who } suffers { $card }
happened-put = { $who } puts { $colour } on { $thing }
happened-put_from = { $who } takes { $colour } from { $from } and puts it on { $thing }
happened-stop = { $who } places no more
happened-return = { $who } returns { $colour } from { $thing }
happened-take = { $who } takes { $wagon }
happened-take_top = { $who } takes the top wagon of the pile
happened-next = { $card } comes next
happened-use = { $who } uses { $card }
happened-raid = { $who } activates { $card }
happened-use_on = { $who } uses { $card }: { $what }
happened-raid_on = { $who } activates { $card }: { $what }
happened-none = { $who } declines
happened-no_raid = { $who } uses no raid
happened-filled = { $card } is filled and works
happened-emptied = { $card } is not filled any more
happened-tilted = { $card } is filled and over
happened-ship = { $who } ships { $wagon }
happened-excess = { $n } { $colour } stay in the reserve
happened-turn = { $who }'s turn
happened-round = the first player is now { $who }
happened-end_colour = the game ends: no { $colour } left in the reserve
happened-end_deck = the game ends: the { $colour } deck is empty
happened-end_rounds = the game ends after round { $n }

question-chance = chance decides
question-before = which die to take (die blue), or a card to use first
question-action = which action to do (pillage, draw), or a card to use
question-after = which raid to use now, or none
question-play = which of the cards drawn to play
question-flee = flee or suffer
question-put = where to put a cube (put blue wg05)
question-return = which cube to return (return blue wg05)
question-take = which wagon to take (take wg05, take top)
question-next = which effect comes next (next eq07)
question-use = whether to use { $card }

unreadable = { $text } is not a move: { $form }

form-any = a move begins with die, pillage, draw, play, flee, suffer, put, return, take, next, use, raid or none
form-die = write die blue (chance: die blue 2)
form-draw = write draw, or draw green
form-take = write take wg05 or take top
form-next = write next eq07
form-play = write play eq07, for a curse play cu03 on 1
form-return = write return blue wg05 or return blue me02
form-put = write put blue wg05, put blue wg05 red (a slot of another colour) or put blue me02, with from wg09 if it is another player's
form-use = write use eq04, use eq03 blue or use me03 blue red; raids are written raid ra01
form-raid = write raid ra01, raid ra03 1, raid ra10 blue, raid ra07 me02 or raid ra06 wg01 wg02
form-start = write start 0 with a seat of the game
form-roll = write roll 1 2 3 1 2, five faces from 1 to 3
form-wagons = write wagons with two ids for each seat and four for the display
form-wagon = write wagon wg05
form-cards = write cards with ids of one deck

problem-files = the card or wagon file is not right: { $problems }
problem-unknown_entry = { $where }: unknown entry { $key }
problem-missing = { $where }: { $key } is missing
problem-not_a_table = { $where }: must be a table
problem-no_cards = there are no [[card]] entries
problem-no_wagons = there are no [[wagon]] entries
problem-twice = { $where }: is there twice
problem-word = { $where }: { $key } { $value } is none of { $words }
problem-words = { $where }: { $key } must be some text
problem-number = { $where }: { $key } must be a number from { $least } to { $most }
problem-flag = { $where }: { $key } must be true or false
problem-card_id = { $where }: the id must be { $prefix }01 to { $prefix }12
problem-wagon_id = { $where }: the id must be wg01 to wg32
problem-wagon_slots = { $where }: slots must be 1 to { $most } colours
problem-few_wagons = { $there } wagons are too few for { $seats } players, { $needed } are needed
problem-one_effect = { $where }: must have exactly one effect
problem-operations = { $where }: do must list 1 to { $most } operations
problem-conditions = { $where }: condition must list at most { $most } tables
problem-condition_number = { $where }: a condition's n must be a number from 0 to 99, or three of them
problem-by_or_set = { $where }: modify needs either by or set
problem-combination = { $where }: this combination of trigger, operations and arguments is not known
problem-no_limit = { $where }: an effect with trigger { $trigger } cannot have a limit
problem-needs_limit = { $where }: an effect before the die needs a limit
problem-no_condition = { $where }: an effect with trigger { $trigger } cannot have a condition
problem-needs_min = { $where }: fewer to pillage or draw needs a min
problem-deck_size = { $there } cards of type { $type }, cards_per_deck says { $told }
problem-deck_empty = no card of type { $type } for two players
problem-many_wagons = all wagon_limit changes together may add { $most } wagons, not { $there }
problem-endless = { $where }: without a limit these could change the die for ever

seat-wolf = Wolf
seat-falcon = Falcon
seat-stag = Stag
seat-horse = Horse

score-stash = Valuables in the stash
counted-types = different types, or many of one

ends-far = The game ends after a round in which a colour or a deck runs out (fewest: { $n } { $colour } valuables; { $m } cards, { $deck })
ends-cubes = The end is near: { $n } left of the { $colour } valuables. When they run out, the round is the last
ends-cards = The end is near: { $m } left in the { $deck } deck. When it is empty, the round is the last
ends-last = This round is the last, unless what has run out is refilled
