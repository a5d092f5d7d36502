points = { $n ->
    [one] point
   *[other] points
}
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board = Map

seat-0 = Red
seat-1 = Yellow
seat-2 = Blue
seat-3 = Green
you = you

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
in-river = beside the river
in-border = at the surrounding territories
in-joker = on any empty land

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
yurt-of = { $is ->
    [you] your yurt
   *[other] { $who }'s yurt
}
ruler-of = { $name } ruler
tile-of = { $is ->
    [you] your { $shape }
   *[other] { $shape } of { $who }
}, { $worth }
courts = Courts of the rulers
court = Court of the { $name } ruler: { $n ->
    [one] { $n } yurt left
   *[other] { $n } yurts left
}
court-home = Court of the { $name } ruler: he is home
empty = empty
area-go = a yurt can go here
area-place = the ruler can begin here
area-cover = can be covered
area-chosen = chosen
area-held = under the shape in hand
area-abroad = at the surrounding territories

hand = { $is ->
    [you] Your hand
   *[other] { $who }'s hand
}
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
shape-gone = none left
shape-scouted = reserved by { $who }
special = { $name }: { $about }, { $n } left
special-on = in force
pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pile-turned = Turned over: { $card }
pile-look = Look through all cards
card-turned = { $name } flees { $direction }
count-title = All cards
count-sum = Unseen: { $pile } on the pile{ $hands ->
    [0] .
   *[other] , { $hands } in rivals' hands.
}
count-rest = Discarded: { $discards }. Open in hand: { $mine }. When the pile runs out, the discards are shuffled into a new one.
count-unseen = unseen
count-mine = in hand
count-discarded = discarded
close = Close

turn-key = Turn (R)
flip = Turn over (F)
next = Next place (N)
lay = Lay it
drop = Put back (Esc)
held-where = In hand: { $shape }. It fits in { $n ->
    [one] one place
   *[other] { $n } places
}, on the bright land
held-nowhere = In hand: { $shape }. It fits nowhere now: it may cover yurts only, at least one of them yours, and no rival may have more there
held-cannot = It cannot lie there: { $shape }
held-one = { $who }: { $worth }
held-shared = { $who } share it: { $worth } each
held-swing = { $who } { $n }
held-bonus = bonus, if it ended now: { $changes }
held-asks = { $who } must agree
chosen-shapes = Touch more yurts that you want to cover, or pick one of the shapes below the map
chosen-refused = A conquest of exactly these areas was refused this turn
chosen-lay = { $shape } on { $areas }, { $worth }
chosen-alone = No shape can be laid there now: it may cover yurts only, at least one of them yours
invade-where = Pitch your yurt { $where }: pick one of the bright areas. The ruler and the arrow on the card do not matter now
pitch = Pitch it here
pitch-sure = Your yurt would stand here. Confirm, or touch another area
pitch-ruler = Begin here
pitch-ruler-sure = The ruler would begin here. Confirm, or touch another area
invade-with = Which card do you use to invade there?
invade-none = None of your cards fits there. You would need { $kinds }
invade-none-but = None of your cards fits there (you would need { $kinds }). “Invade anywhere” can, with both actions
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
special-when = You have { $n } of them. One special card may be played in a turn, once your two actions are done; it is then gone for good.
special-spent = You have played both of them.
morale-does = You carry out a third action at once: invade, drive out a ruler or conquer.
protect-does = Until your next turn rivals may not cover your yurts, unless they share the conquest with you and you agree.
gods-does = Until your next turn the gods protect neutral yurts { $where }: rivals may not cover them, unless they share the conquest and you agree.
gods-region = in one region of your choice
scout-does = You reserve a shape: rivals cannot use it until your next turn ends or you have used it.
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
protect-text = Until your next turn rivals cannot cover your yurts without your consent. The card is then gone for good. It ends your turn.
gods-text = Until your next turn the gods protect neutral yurts { $on }: rivals cannot cover them without your consent. The card is then gone for good. It ends your turn.
scout-text = You reserve this shape until your next turn ends or you use it: { $on }. The card is then gone for good. It ends your turn.
