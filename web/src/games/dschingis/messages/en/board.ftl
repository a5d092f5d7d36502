points = { $n ->
    [one] point
   *[other] points
}
mongolia = Mongolia
china = China
board = Board

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow

chinese = Chinese warrior
mongol = Mongol horseman
peasant = peasant
plague = plague
herb = healing herb
unknown = face down

take-wall = Draw a wall
take-token = Draw a token
build = Build
march = March
lift = Lift the leader

village-empty = empty
village-stack = { $n ->
    [one] one token of { $who }
   *[other] { $n } tokens, { $who } on top
}
village-tokens = from the top: { $tokens }
village-worth = counts { $points }
village-worth-known = what you know counts { $points }
village-worth-none = you do not know what lies here
village-leader = { $who }'s leader
village-visited = visited this turn
village-reach = can be reached
village-settle = can be settled
village-chosen = chosen
line-between = between { $one } and { $two }
line-free = free line
line-open = wall, gate open
line-closed = wall, gate closed
line-great = Great Wall
line-build = a wall may stand here
tower = tower
tower-border = border tower
tower-end = end of the Great Wall

mine = Your active reserve
theirs = { $who }'s active reserve
walls = { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
passive = { $n ->
    [one] 1 token left to draw
   *[other] { $n } tokens left to draw
}
common = { $n ->
    [one] 1 wall in the common reserve
   *[other] { $n } walls in the common reserve
}
gone = { $n ->
    [one] 1 token out of the game
   *[other] { $n } tokens out of the game
}
passive-short = to draw
common-short = common
controls = { $n ->
    [one] 1 village
   *[other] { $n } villages
}
unknown-tokens = { $n ->
    [one] 1 token you do not know
   *[other] { $n } tokens you do not know
}

way-road = By road
way-gate = Through the gate
way-along = Along the wall
way-wall = Along the wall, from the { $up ->
    [north] north
    [east] east
    [south] south
   *[west] west
} gate to the { $down ->
    [north] north
    [east] east
    [south] south
   *[west] west
} gate
way-choose = { $way }: which token do you lay there?
way-again = { $way }: touch the village again to go there, or another gate for another way
held-where = Now touch the village where this token is to go
build-where = Touch a line that is marked on the board. On a yellow one the wall makes villages change country
branch = A branch of { $n ->
    [one] 1 wall
   *[other] { $n } walls
}: nothing changes yet. From its fork it is { $west ->
    [one] 1 wall
   *[other] { $west } walls
} to the west end and { $east } to the east end. To make a new end at the border it needs at least { $least } walls.
lay-kind = Lay: { $kind }
build-lay = Lay the wall
settle-second = Now choose a neighbouring village for your other token
settle-ready = Settle here, or touch the other village to move your leader there
settle-swap = Swap the tokens
settle-do = Settle
last-round = Last round

card = What a token counts in each country
turns-bad = all there count minus
turns-good = all there count plus
turns-bad-all = With the plague in a village, warriors and horsemen count −3 each there and peasants −1, in either country
turns-good-all = With the healing herb in a village, warriors and horsemen count 3 each there and peasants 1, in either country
kind-worth = { $kind }: { $mongolia } in Mongolia, { $china } in China
way-up = Touch the gate where he comes down from the wall, or the village he goes to
way-down = Touch the village on the side where he comes down
gate-up = go through or climb the wall here
gate-down = come down here
turns-bad-short = all −
turns-good-short = all +
keys-board = On the board: to the next village or line that can be touched
keys-things = On the board: to everything, walls, towers and leaders too
