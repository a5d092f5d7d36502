## What players read about a game of Khan, beside the rules.

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green

kind-mountains = mountains
kind-tundra = tundra
kind-ice = ice
kind-stony = stony desert
kind-sandy = sandy desert
kind-forest = tropical forest
kind-river = river
kind-border = surrounding territories
kind-joker = joker

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west

special-morale = High morale
special-protect = Great Khan protection
special-gods = Support of the gods
special-scout = Scout the land

word-nobody = nobody
word-everywhere = everywhere
word-chance = chance

asked-start = Who begins?
asked-deal = { $who-is ->
    [you] You are dealt cards
   *[other] { $who } is dealt cards
}
asked-turn = { $who-is ->
    [you] Your turn: a card is turned over and a ruler flees
   *[other] { $who }'s turn: a card is turned over and a ruler flees
}
asked-drive = A card is turned over for the { $ruler } ruler
asked-scatter = Chance puts the { $ruler } ruler onto the board
asked-place = { $who-is ->
    [you] Place the { $ruler } ruler on any empty land area
   *[other] { $who } places the { $ruler } ruler
}
asked-yurt-one-per-region = { $who-is ->
    [you] Place a yurt in a region that has none yet
   *[other] { $who }: place a yurt in a region that has none yet
}
asked-yurt-free = { $who-is ->
    [you] Place a yurt on any empty land area
   *[other] { $who }: place a yurt on any empty land area
}
asked-act-both = { $who-is ->
    [you] Two actions: invade with a card, drive out a ruler, conquer, or invade anywhere for both
   *[other] { $who }, two actions: invade with a card, drive out a ruler, conquer, or invade anywhere for both
}
asked-act-one = { $who-is ->
    [you] One more action: invade with a card, drive out a ruler or conquer
   *[other] { $who }, one more action: invade with a card, drive out a ruler or conquer
}
asked-act-last = { $who-is ->
    [you] One more action: invade with a card or conquer
   *[other] { $who }, one more action: invade with a card or conquer
}
asked-act-third = { $who-is ->
    [you] High morale: a third action
   *[other] { $who }, High morale: a third action
}
asked-consent = { $who-is ->
    [you] Do you let { $by } conquer { $areas } with { $shape }?
   *[other] { $who }: do you let { $by } conquer { $areas } with { $shape }?
}
asked-discard = { $who-is ->
    [you] Discard as many cards as you like
   *[other] { $who }: discard as many cards as you like
}
asked-special = { $who-is ->
    [you] Use a special card, or none
   *[other] { $who }: use a special card, or none
}
asked-conquer-two = { $who-is ->
    [you] End phase: conquer, two shapes
   *[other] End phase, { $who }: conquer, two shapes
}
asked-conquer-one = { $who-is ->
    [you] End phase: conquer, one more shape
   *[other] End phase, { $who }: conquer, one more shape
}

over-won = { $who-is ->
    [you] You are the next Great Khan
   *[other] { $who } is the next Great Khan
}
over-shared = Victory is shared: { $who }

happened-start = { $who } begins
happened-scatter = The { $ruler } ruler begins on { $area }.
happened-place = { $who } places the { $ruler } ruler on { $area }.
happened-yurt = { $who } pitches a yurt on { $area }
happened-deal = { $who } draws { $count }
happened-drawn = { $who } draws { $cards }
happened-shuffle = the discards are shuffled into a new draw pile
happened-turn = the card { $card } is turned over: { $direction }
happened-gone = the { $ruler } ruler is gone already: another card
happened-flee = the { $ruler } ruler flees { $direction } from { $from } to { $to }
happened-blocked = { $blocked } blocked: the { $ruler } ruler flees { $direction } from { $from } to { $to }
happened-home = the last yurt of his court: the { $ruler } ruler on { $from } goes home
happened-trapped = nowhere to flee: the { $ruler } ruler on { $from } goes home
happened-trigger = the fifth ruler is home: all others leave the board, the end phase comes
happened-invade = { $who } invades { $area } with { $card }
happened-anywhere = { $who } invades { $area }
happened-drive = { $who } drives out the { $ruler } ruler
happened-discard = { $who } discards { $cards }
happened-keep = { $who } discards nothing
happened-conquer = { $who } conquers { $areas } with { $shape } for { $points }
happened-together = { $who } conquer { $areas } together with { $shape }, { $points } each
happened-propose = { $who } would conquer { $areas } with { $shape } and needs the consent of { $asked }
happened-agree = { $who } agrees
happened-refuse = { $who } refuses: nothing is laid
happened-skip = { $who } can do nothing more: the action is skipped
happened-back = { $who }: { $special } ends
happened-morale = { $who } has high morale: a third action
happened-protect = the Great Khan protects { $who }
happened-gods = the gods protect neutral yurts for { $who }: { $where }
happened-scout = { $who } reserves { $shape }
happened-none = { $who } uses no special card
happened-free = { $shape } is no longer reserved
happened-end = the end phase begins
happened-miss = { $who } cannot conquer and misses the turn
happened-over = nobody can conquer any more: the game is over

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

count-1 = a card
count-2 = two cards
count-3 = three cards
count-4 = four cards

option-setup-name = The first yurts
option-setup-one-per-region = each in a region without yurts
option-setup-free = on any empty area
option-rulers-name = Where the rulers begin
option-rulers-preset = on their preset areas
option-rulers-random = wherever chance puts them
option-rulers-placed = where the players place them
option-board-name = Another map or other starting areas (board file)
option-cards-name = Other rulers or directions (card file)
option-shapes-name = Other values of the shapes (shape file)

score-shapes = Conquests
score-bonus = Bonus for territories
score-largest = Largest territory, in areas

counted-shape = conquest of { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
counted-shared = conquest of { $n ->
    [one] { $n } area
   *[other] { $n } areas
}, shared by { $m }
counted-bonus = largest territory: { $n ->
    [one] { $n } area
   *[other] { $n } areas
}

ends-far = The end phase begins when five rulers are back in their courts (now { $n })
ends-near = { $n } rulers are back in their courts: the next one begins the end phase
ends-last = Five rulers are home: after this turn there are only conquests, until nobody can conquer
ends-end = End phase: only conquests. The game ends when nobody can conquer
