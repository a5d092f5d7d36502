points = points
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board = Map

seat-0 = Red
seat-1 = Yellow
seat-2 = Blue
seat-3 = Green

mountains = mountains
tundra = tundra
ice = ice
stony = stony desert
sandy = sandy desert
forest = tropical forest
river = river
border = border
joker = joker
border-long = surrounding territories
in-mountains = in the mountains
in-tundra = in the tundra
in-ice = on the ice
in-stony = in the stony desert
in-sandy = in the sandy desert
in-forest = in the tropical forest

N = north
NE = north-east
E = east
SE = south-east
S = south
SW = south-west
W = west
NW = north-west

morale = High morale
protect = Great Khan
gods = The gods
scout = Scout
morale-about = a third action
protect-about = protects your yurts
gods-about = protect neutral yurts
scout-about = reserves a shape

and = and
or = or
yurt-neutral = neutral yurt
yurt-of = { $who }'s yurt
ruler-of = { $name } ruler
tile-of = { $shape } of { $who }, { $worth }
empty = empty
area-go = a yurt can go here
area-place = the ruler can begin here
area-cover = can be covered
area-chosen = chosen
area-held = under the shape in hand
area-abroad = at the surrounding territories

hand = { $who }'s hand
hand-hidden = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
card = { $name }, { $kind }, flees { $direction }
shapes = Shapes
cards = Cards
specials = Special cards
specials-short = Specials
shape = { $shape }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $left } left
shape-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
shape-scouted = reserved by { $who }
special = { $name }: { $about }, { $n } left
special-on = in force
pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pile-turned = Turned over: { $card }

turn-key = Turn (R)
flip = Turn over (F)
next = Next place (N)
lay = Lay it
drop = Put back (Esc)
held-where = In hand: { $shape }. It fits in { $n ->
    [one] one place
   *[other] { $n } places
}, on the bright land
held-nowhere = In hand: { $shape }. It fits nowhere now
held-cannot = It cannot lie there: { $shape }
held-one = { $who }: { $worth }
held-shared = { $who } share it: { $worth } each
held-asks = { $who } must agree
chosen-shapes = What may lie there:
chosen-refused = A conquest of exactly these areas was refused this turn
chosen-lay = { $shape } on { $areas }, { $worth }
chosen-alone = No shape can be laid there now: it may cover yurts only, at least one of them yours
invade-where = Pick one of the bright areas
invade-with = Which card do you use to invade there?
invade-none = None of your cards fits there. You would need { $kinds }
invade-empty = You have no cards to invade with
drive-do = Drive out the { $name } ruler
drive-about = A card decides where he flees. He leaves a neutral yurt behind
anywhere = Invade anywhere
anywhere-about = takes both actions
anywhere-where = Pick any empty land area. It takes both actions
discard-none = Keep all
discard-some = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
special-none = Use none
gods-where = In which region do the gods protect the neutral yurts?
scout-which = Pick the shape that you reserve
agree = Agree
refuse = Refuse

ranking = Points
ranking-title = Points and territories
ranking-tiles = { $n } from shapes
ranking-territories = territories { $sizes }
ranking-none = no territory yet
ranking-bonus = bonus +{ $n }
ranking-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
protecting = protected by the Great Khan
gods-on = The gods protect neutral yurts { $where }
gods-all = everywhere
scout-on = reserved: { $shape }

morale-asked = High morale: play it?
protect-asked = Great Khan protection: play it?
gods-asked = Support of the gods: play it?
scout-asked = Scout the land: play it?
morale-text = You carry out a third action at once. The card is then gone for good.
protect-text = Until your next turn rivals cannot cover your yurts. The card is then gone for good. It ends your turn.
gods-text = Until your next turn rivals cannot cover neutral yurts { $on }. The card is then gone for good. It ends your turn.
scout-text = You reserve this shape until your next turn ends or you use it: { $on }. The card is then gone for good. It ends your turn.
