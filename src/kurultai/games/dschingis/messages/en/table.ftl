## What players read about a game of Dschingis Khan, beside the rules.

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-yellow = Yellow

kind-chinese = Chinese warrior
kind-mongol = Mongol horseman
kind-peasant = peasant
kind-plague = plague
kind-herb = healing herb

source-walls = walls
source-tokens = tokens

all-walls = all your walls
all-tokens = all your tokens

## What is asked

asked-start = Chance says who begins
asked-token = { $who-is ->
    [you] You draw a token
   *[other] { $who } draws a token
}
asked-settle = { $who-is ->
    [you] Lay your two tokens on two empty neighbouring villages, and set your leader on one
   *[other] { $who }: lay your two tokens on two empty neighbouring villages, and set your leader on one
}
asked-take = { $who-is ->
    [you] Draw a wall or a token ({ $left } to draw)
   *[other] { $who }: draw a wall or a token ({ $left } to draw)
}
asked-choose = { $who-is ->
    [you] Build with all your walls, or march and lay all your tokens
   *[other] { $who }: build with all your walls, or march and lay all your tokens
}
asked-blocked = { $who-is ->
    [you] Your leader is blocked; lift him, or build with all your walls
   *[other] { $who }: your leader is blocked; lift him, or build with all your walls
}
asked-build = { $who-is ->
    [you] Lay a wall on a free line that touches the standing wall ({ $left } to lay)
   *[other] { $who }: lay a wall on a free line that touches the standing wall ({ $left } to lay)
}
asked-enter = { $who-is ->
    [you] Choose the village where your leader enters
   *[other] { $who }: choose the village where your leader enters
}
asked-march = { $who-is ->
    [you] Lead on to a village, by road, gate or wall, and lay a token there ({ $left } to lay)
   *[other] { $who }: lead on to a village, by road, gate or wall, and lay a token there ({ $left } to lay)
}

over-won = { $who-is ->
    [you] You win: { $why }
   *[other] { $who } wins: { $why }
}
over-shared = { $who } share the victory: { $why }

## What happened

happened-start = { $who } begins
happened-token = draws a token
happened-token-known = draws: { $token }
happened-first-walls = takes two walls
happened-take-wall = takes a wall from the common reserve
happened-take-token = takes a token from the passive reserve
happened-build = builds
happened-march = marches
happened-lift = lifts the blocked leader from { $from }
happened-enter = the leader enters { $to }
happened-leader = sets the leader on { $to }
happened-road = by road from { $from } to { $to }
happened-gate = through the gate from { $from } to { $to }
happened-route = along the wall from { $from } to { $to }
happened-close = closed: { $lines }
happened-lay = lays a token face down on { $to }
happened-lay-known = lays on { $to }: { $token }
happened-capture = takes { $to } from { $rival }
happened-look = sees what lies in { $to }: { $tokens }
happened-gone = cannot go on: { $number } of the tokens leave the game
happened-wall = lays a wall on { $lines }
happened-loop = closes a loop: { $new } by the new way, { $old } along the Great Wall
happened-outer-loop = closes a loop that is no part of the Great Wall
happened-new-end = reaches another border tower: arms of { $west } (west), { $east } (east) and { $new } (new)
happened-new-is-longer = the new way is longer and becomes the Great Wall
happened-old-is-longer = the Great Wall is longer and stays
happened-west-is-shortest = the west arm is the shortest: the Great Wall now begins at the new tower
happened-east-is-shortest = the east arm is the shortest: the Great Wall now ends at the new tower
happened-new-is-shortest = the new arm is the shortest: the Great Wall stays
happened-grows = begins at an end: the Great Wall grows longer
happened-equal = equally long: the walls laid this turn come down
happened-shorter = too short, comes down: { $lines }
happened-down = comes down: { $lines }
happened-isolated = isolated, comes down too: { $lines }
happened-returned = { $number } back in the common reserve
happened-walls-gone = { $number } out of the game
happened-great-wall = the Great Wall has moved
happened-to-mongolia = now in Mongolia: { $villages }
happened-to-china = now in China: { $villages }
happened-branch = a branch, nothing else changes
happened-nothing = { $who } can do nothing, the turn ends
happened-last-round = two reserves are empty: everyone has one more turn, { $who } last
happened-turn = { $who } to draw
happened-end = the game is over: { $why }
happened-won = { $who }: { $points }, the victory

option-board = Another board (board file)

## What is counted

score-mongolia = Villages in Mongolia
score-china = Villages in China
score-villages = Number of villages

counted-chinese = { $n ->
    [one] { $n } Chinese warrior
   *[other] { $n } Chinese warriors
}
counted-mongol = { $n ->
    [one] { $n } Mongol horseman
   *[other] { $n } Mongol horsemen
}
counted-peasant = { $n ->
    [one] { $n } peasant
   *[other] { $n } peasants
}

happened-announced = { $who } announces the end: after this turn everyone has one more
ends-far = The last round comes when two reserves are empty, one of them tokens: walls { $walls }, tokens { $tokens }
ends-near = The last round is near: two reserves may soon be empty (walls { $walls }, tokens { $tokens })
ends-tokens = { $who } { $n }
ends-last = The last round. Turns left: { $n }
