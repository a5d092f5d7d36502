## What players read about a game of Khan, beside the rules.

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green

## Things and their names. `.in` of a region is where a yurt stands in it.

kind-mountains = mountains
    .in = in the mountains
kind-tundra = tundra
    .in = in the tundra
kind-ice = ice
    .in = on the ice
kind-stony = stony desert
    .in = in the stony desert
kind-sandy = sandy desert
    .in = in the sandy desert
kind-forest = tropical forest
    .in = in the tropical forest
kind-river = river
    .in = on the river
kind-border = surrounding territories
    .in = at the surrounding territories
kind-joker = joker
    .in = anywhere

blocked-way = { $direction }
place = { FORM($region, "in") }{ $area-is ->
    [shown] {" "}({ $area })
   *[hidden] {""}
}

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

shape-2I = domino
    .a = a domino
    .the = the domino
shape-3I = bar of three
    .a = a bar of three
    .the = the bar of three
shape-3L = small corner
    .a = a small corner
    .the = the small corner
shape-4I = bar of four
    .a = a bar of four
    .the = the bar of four
shape-4O = square
    .a = a square
    .the = the square
shape-4T = small T
    .a = a small T
    .the = the small T
shape-4S = small zigzag
    .a = a small zigzag
    .the = the small zigzag
shape-4L = small L
    .a = a small L
    .the = the small L
shape-5F = F shape
    .a = an F shape
    .the = the F shape
shape-5I = bar of five
    .a = a bar of five
    .the = the bar of five
shape-5L = long L
    .a = a long L
    .the = the long L
shape-5N = long zigzag
    .a = a long zigzag
    .the = the long zigzag
shape-5P = P shape
    .a = a P shape
    .the = the P shape
shape-5T = tall T
    .a = a tall T
    .the = the tall T
shape-5U = U shape
    .a = a U shape
    .the = the U shape
shape-5V = large corner
    .a = a large corner
    .the = the large corner
shape-5W = staircase
    .a = a staircase
    .the = the staircase
shape-5X = cross
    .a = a cross
    .the = the cross
shape-5Y = Y shape
    .a = a Y shape
    .the = the Y shape
shape-5Z = Z shape
    .a = a Z shape
    .the = the Z shape
shape-b3I = short bridge
    .a = a short bridge
    .the = the short bridge
shape-b4I = long bridge
    .a = a long bridge
    .the = the long bridge
shape-b4L = bent bridge
    .a = a bent bridge
    .the = the bent bridge
shape-own = tile of { $n } areas
    .a = a tile of { $n } areas
    .the = the tile of { $n } areas
shape-own-bridge = bridge of { $n } areas
    .a = a bridge of { $n } areas
    .the = the bridge of { $n } areas

card = { $ruler } ({ $kind })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked

asked-start = Who begins?
    .intro = Who begins is drawn by lot. Then turns go clockwise.
asked-deal = { $who-is ->
    [you] You are dealt cards
   *[other] { $who } is dealt cards
}
    .intro = You hold up to four cards, which only you see. With them you place yurts; what you use is replaced at the end of your turn.
asked-turn = { $who-is ->
    [you] Your turn: a card is turned over and a ruler flees
   *[other] { $who }'s turn: a card is turned over and a ruler flees
}
    .intro = Every turn begins with a card from the draw pile. It names a ruler and a direction: he flees, and leaves a neutral yurt behind. Anyone can make use of that.
asked-drive = A card says where the { $ruler } ruler flees
    .intro = Whoever drives out a ruler turns over a card, and its arrow says where he flees. The yurt he leaves is what one is after.
asked-scatter = Chance decides where the { $ruler } ruler begins
    .intro = At this table chance decides where the rulers begin. They are well apart, so every region will see neutral yurts.
asked-place = { $who-is ->
    [you] Place the { $ruler } ruler on any empty land area
   *[other] { $who } places the { $ruler } ruler on any empty land area
}
    .intro = At this table the players place the rulers themselves. A ruler leaves neutral yurts on his way: put him where you want to conquer.
asked-yurt-one-per-region = { $who-is ->
    [you] Place a yurt in a region that has none yet
   *[other] { $who } places a yurt in a region that has none yet
}
    .intro = These first yurts are where your conquests start. Look for land near a ruler: when he flees, he leaves a neutral yurt right beside yours.
asked-yurt-free = { $who-is ->
    [you] Place a yurt on any empty land area
   *[other] { $who } places a yurt on any empty land area
}
    .intro = These first yurts are where your conquests start. Place them near a ruler, whose neutral yurts you can use, or beside each other.
asked-act-both = { $who-is ->
    [you] You have two actions: invade with a card, drive out a ruler or conquer with a shape
   *[other] { $who } has two actions: invade with a card, drive out a ruler or conquer with a shape
}
    .intro = With cards you build a group of yurts; a shape laid over it brings points. Look first whether you can conquer already.
asked-act-one = { $who-is ->
    [you] You have one more action: invade with a card, drive out a ruler or conquer with a shape
   *[other] { $who } has one more action: invade with a card, drive out a ruler or conquer with a shape
}
    .intro = One action is left. If you have just placed a yurt, see whether it makes a conquest possible now, before a rival covers it.
asked-act-last = { $who-is ->
    [you] You have one more action: invade with a card or conquer with a shape
   *[other] { $who } has one more action: invade with a card or conquer with a shape
}
    .intro = The fifth ruler is home, so this is the last chance to place a yurt. From now on there are only conquests: fill a gap, or conquer.
asked-act-third = { $who-is ->
    [you] High morale gives you a third action: invade with a card, drive out a ruler or conquer with a shape
   *[other] High morale gives { $who } a third action: invade with a card, drive out a ruler or conquer with a shape
}
    .intro = This is the action that High morale brings: invade, drive out a ruler or conquer. It is worth most as a conquest.
asked-consent = { $who-is ->
    [you] Do you let { $by } conquer with { FORM($shape, "a") }?
   *[other] Does { $who } let { $by-is ->
        [you] you
       *[other] { $by }
    } conquer with { FORM($shape, "a") }?
}
    .intro = A conquest would cover yurts that you protect, so you are asked. See who would get how many points: if you agree it is shared, if you refuse nothing is laid.
asked-discard = { $who-is ->
    [you] Discard as many cards as you like
   *[other] { $who } may discard any number of cards
}
    .intro = Cards that you cannot use may go now. You draw up to four again at the end of your turn, so throw away what fits nowhere near your yurts.
asked-special = { $who-is ->
    [you] Play a special card, or none
   *[other] { $who } may play a special card, or none
}
    .intro = You may use one special card now, or none. Each works only once: a third action for a conquest, protection when a rival could cover your yurts, or a shape kept for your next turn.
asked-conquer-two = { $who-is ->
    [you] End phase: you have two conquests
   *[other] End phase: { $who } has two conquests
}
    .intro = No more cards: now everyone lays two shapes a turn, until nobody can. Take first what a rival could take from you, and join your territories.
asked-conquer-one = { $who-is ->
    [you] End phase: you have one more conquest
   *[other] End phase: { $who } has one more conquest
}
    .intro = You have one more conquest this turn. Look for shapes that touch your others: the largest territory brings 10 extra points.

over-won = { $who-is ->
    [you] You are the next Great Khan
   *[other] { $who } is the next Great Khan
}
over-shared = { $who } share the victory

## What happened

happened-start = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
happened-scatter = The { $ruler } ruler begins { $place }.
happened-place = { $who-is ->
    [you] You place the { $ruler } ruler { $place }.
   *[other] { $who } places the { $ruler } ruler { $place }.
}
happened-yurt = { $who-is ->
    [you] You pitch a yurt { $place }.
   *[other] { $who } pitches a yurt { $place }.
}
happened-deal = { $who-is ->
    [you] You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.
   *[other] { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
}
happened-drawn = { $who-is ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
happened-shuffle = The discards are shuffled into a new draw pile.
happened-turn = The card says { $ruler }, { $direction }.
happened-turn-drive = The card says { $direction }.
happened-gone = The { $ruler } ruler is back in his court already. Another card is turned over.
happened-flee = The { $ruler } ruler flees { $direction }{ $from-is ->
    [shown] {" "}from { $from } to { $to }
   *[hidden] {""}
}.
happened-blocked = The { $ruler } ruler flees { $direction }{ $from-is ->
    [shown] {" "}from { $from } to { $to }
   *[hidden] {""}
}, as { $n ->
    [one] { $blocked } is blocked.
   *[other] { $blocked } are blocked.
}
happened-home = The { $ruler } ruler goes home. He leaves the last yurt of his court { $place }.
happened-trapped = The { $ruler } ruler goes home. He has nowhere to flee and leaves a neutral yurt { $place }.
happened-trigger = { $book ->
    [five] The fifth ruler is home. All the others leave the board,
   *[other] The last ruler is home,
} and the end phase begins soon.
happened-invade = { $who-is ->
    [you] You pitch a yurt { $place }.
   *[other] { $who } pitches a yurt { $place }.
} The card is { $card }.
happened-anywhere = { $who-is ->
    [you] You use both actions to pitch a yurt { $place }.
   *[other] { $who } uses both actions to pitch a yurt { $place }.
}
happened-drive = { $who-is ->
    [you] You drive out the { $ruler } ruler.
   *[other] { $who } drives out the { $ruler } ruler.
}
happened-discard = { $who-is ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
}
happened-keep = { $who-is ->
    [you] You discard nothing.
   *[other] { $who } discards nothing.
}
happened-conquer = { $who-is ->
    [you] You conquer
   *[other] { $who } conquers
} with { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
} for { $points }.
happened-together = { $who } conquer together with { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
}. Each gets { $points }.
happened-propose = { $who-is ->
    [you] You want
   *[other] { $who } wants
} to conquer with { FORM($shape, "a") }{ $areas-is ->
    [shown] {" "}({ $areas })
   *[hidden] {""}
}. { $asked-is ->
    [you] You have to agree.
   *[other] { $n ->
        [one] { $asked } has to agree.
       *[other] { $asked } have to agree.
    }
}
happened-agree = { $who-is ->
    [you] You agree.
   *[other] { $who } agrees.
}
happened-refuse = { $who-is ->
    [you] You refuse, and nothing is laid.
   *[other] { $who } refuses, and nothing is laid.
}
happened-skip = { $who-is ->
    [you] You can do nothing more this turn.
   *[other] { $who } can do nothing more this turn.
}
happened-back = { $who-is ->
    [you] Your { $special } ends.
   *[other] { $special } ends for { $who }.
}
happened-morale = { $who-is ->
    [you] You play High morale and have a third action.
   *[other] { $who } plays High morale and has a third action.
}
happened-protect = { $who-is ->
    [you] The Great Khan protects your yurts until your next turn.
   *[other] The Great Khan protects { $who }'s yurts until { $who }'s next turn.
}
happened-gods = { $who-is ->
    [you] The gods protect all neutral yurts for you until your next turn.
   *[other] The gods protect all neutral yurts for { $who }.
}
happened-gods-region = { $who-is ->
    [you] The gods protect the neutral yurts { FORM($region, "in") } for you until your next turn.
   *[other] The gods protect the neutral yurts { FORM($region, "in") } for { $who }.
}
happened-scout = { $who-is ->
    [you] You reserve { FORM($shape, "the") }.
   *[other] { $who } reserves { FORM($shape, "the") }.
}
happened-none = { $who-is ->
    [you] You play no special card.
   *[other] { $who } plays no special card.
}
happened-free = { $who-is ->
    [you] You no longer reserve { FORM($shape, "the") }.
   *[other] { $who } no longer reserves { FORM($shape, "the") }.
}
happened-end = The end phase begins. From now on there are only conquests.
happened-miss = { $who-is ->
    [you] You cannot conquer and miss your turn.
   *[other] { $who } cannot conquer and misses a turn.
}
happened-over = Nobody can conquer any more. The game is over.

## Options, sheet

option-setup-name = The first yurts
option-setup-one-per-region = each in a region without yurts
option-setup-free = on any empty land area
option-rulers-name = Where the rulers begin
option-rulers-preset = on their preset areas
option-rulers-random = where chance puts them
option-rulers-placed = where the players place them
option-board-name = Another map or other starting areas (board file)
option-cards-name = Other rulers or directions (card file)
option-shapes-name = Other points for the shapes (shape file)

score-shapes = Conquests
score-bonus = Bonus for territories
score-largest = Largest territory, in areas

counted-shape = Conquest of { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
counted-shared = Conquest of { $n ->
    [one] { $n } area
   *[other] { $n } areas
}, shared by { $m }
counted-bonus = Largest territory: { $n ->
    [one] { $n } area
   *[other] { $n } areas
}

ends-none = { $book ->
    [five] Five
   *[other] { $enough }
} rulers at home bring the end phase. None is home yet.
ends-far = { $book ->
    [five] Five
   *[other] { $enough }
} rulers at home bring the end phase. { $n ->
    [one] One is home so far.
   *[other] { $n } are home so far.
}
ends-near = { $book ->
    [five] Four rulers are at home. The next one
    [one] The ruler, once he is home,
   *[other] All rulers but one are at home. The last one
} brings the end phase.
ends-last = { $book ->
    [five] Five rulers are home.
   *[other] All rulers are home.
} After this turn there are only conquests, until nobody can conquer any more.
ends-end = End phase: only conquests. The game ends when nobody can conquer any more.
