## What players read about a game of Dschingis Khan, beside the rules.

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-yellow = Yellow

kind-chinese = Chinese warrior
    .a = a Chinese warrior
kind-mongol = Mongol horseman
    .a = a Mongol horseman
kind-peasant = peasant
    .a = a peasant
kind-plague = plague
    .a = the plague
kind-herb = healing herb
    .a = the healing herb

# A village, by its coordinates where the reader has them switched on

village-mongolia = { $at-is ->
    [shown] { $at }
   *[hidden] a Mongolian village
}
    .in = { $at-is ->
    [shown] on { $at }
   *[hidden] in a Mongolian village
}
village-china = { $at-is ->
    [shown] { $at }
   *[hidden] a Chinese village
}
    .in = { $at-is ->
    [shown] on { $at }
   *[hidden] in a Chinese village
}

## What is asked

asked-start = Chance decides who begins
    .intro = First chance decides who begins.
asked-token = { $who-is ->
    [you] You draw a token
   *[other] { $who } draws a token
}
    .intro = Tokens are drawn unseen. You look at yours; the others do not.
asked-settle = { $who-is ->
    [you] Settle in two empty neighbouring villages, a token in each, and set your leader on one of them
   *[other] { $who }'s turn: settle in two empty neighbouring villages and set the leader on one of them
}
    .intro = Warriors count most in China, horsemen in Mongolia, peasants the same in both. Your leader sets out from the village where you put him.
asked-take = { $left ->
    [one] { $who-is ->
        [you] Draw one more piece: a wall or a token
       *[other] { $who }'s turn: draw one more piece, a wall or a token
    }
   *[other] { $who-is ->
        [you] Draw { $left } pieces: walls, tokens or one of each
       *[other] { $who }'s turn: draw { $left } pieces, walls or tokens
    }
}
    .intro = You begin with two walls and two tokens, and draw two more pieces every turn. Walls move the border, tokens bring points. You see a token before you draw again.
asked-choose = { $who-is ->
    [you] Build with all your walls, or march and lay all your tokens
   *[other] { $who }'s turn: build with all walls, or march and lay all tokens
}
    .intro = You keep the kind that you do not use. Where can your leader go? And which of your villages lie in the wrong country?
asked-blocked = { $who-is ->
    [you] Your leader is blocked: lift him off the board, or build with all your walls
   *[other] { $who }'s leader is blocked: lift him off the board, or build with all walls
}
    .intro = No road, gate or wall takes your leader anywhere. Lift him: that costs the turn, but you keep your pieces, and he comes back where you like among your villages.
asked-build = { $left ->
    [one] { $who-is ->
        [you] Lay your last wall on a free line that touches the standing wall
       *[other] { $who }'s turn: lay the last wall on a free line that touches the standing wall
    }
   *[other] { $who-is ->
        [you] Lay a wall on a free line that touches the standing wall ({ $left } left)
       *[other] { $who }'s turn: lay a wall on a free line that touches the standing wall ({ $left } left)
    }
}
    .intro = Touch a line, or point at it, to see what a wall there would do. On a yellow line it makes villages change country.
asked-enter = { $who-is ->
    [you] Choose the village where your leader comes back to the board
   *[other] { $who }'s turn: choose the village where the leader comes back to the board
}
    .intro = Your leader comes back to a village of yours without laying a token. His march begins there, so choose one from which he can go where you want.
asked-march = { $left ->
    [one] { $who-is ->
        [you] Lead on to a village and lay your last token there
       *[other] { $who }'s turn: lead on to a village and lay the last token there
    }
   *[other] { $who-is ->
        [you] Lead on to a village, by road, gate or wall, and lay a token there ({ $left } left)
       *[other] { $who }'s turn: lead on to a village and lay a token there ({ $left } left)
    }
}
    .intro = Lay each token where it counts. Mind the country, what lies there already, and that your leader can still go on from there.

over-won = { $who-is ->
    [you] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
over-shared = { $who } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each

## What happened

happened-start = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
happened-token = { $who } draws a token.
happened-token-known = { $who-is ->
    [you] You draw { FORM($token, "a") }.
   *[other] { $who } draws { FORM($token, "a") }.
}
happened-drawn = Only { $who } sees it.
happened-drawn-known = It is { FORM($token, "a") }.
happened-first-walls = { $who-is ->
    [you] You take { $n ->
        [one] one wall
       *[other] { $n } walls
    }.
   *[other] { $who } takes { $n ->
        [one] one wall
       *[other] { $n } walls
    }.
}
happened-take-wall = { $who-is ->
    [you] You take a wall from the common reserve.
   *[other] { $who } takes a wall from the common reserve.
}
happened-take-token = { $who-is ->
    [you] You draw one of your tokens.
   *[other] { $who } draws a token.
}
happened-build = { $who-is ->
    [you] You build.
   *[other] { $who } builds.
}
happened-march = { $who-is ->
    [you] Your leader sets out.
   *[other] { $who }'s leader sets out.
}
happened-lift = { $who-is ->
    [you] You lift your blocked leader off the board.
   *[other] { $who } lifts the blocked leader off the board.
}
happened-enter = { $who-is ->
    [you] Your leader comes back to the board { FORM($to, "in") }.
   *[other] { $who }'s leader comes back to the board { FORM($to, "in") }.
}
happened-leader-first = { $who-is ->
    [you] Your leader stands on the first token.
   *[other] { $who }'s leader stands on the first token.
}
happened-leader-second = { $who-is ->
    [you] Your leader stands on the second token.
   *[other] { $who }'s leader stands on the second token.
}
happened-road = { $who-is ->
    [you] Your leader takes the road.
   *[other] { $who }'s leader takes the road.
}
happened-gate = { $who-is ->
    [you] Your leader goes through a gate.
   *[other] { $who }'s leader goes through a gate.
}
happened-route = { $who-is ->
    [you] Your leader walks along the wall.
   *[other] { $who }'s leader walks along the wall.
}
happened-close = { $n ->
    [one] The gate closes behind him.
   *[other] Both gates he used close behind him.
}
happened-lay = { $who-is ->
    [you] You lay a token { FORM($to, "in") }.
   *[other] { $who } lays a token { FORM($to, "in") }.
}
happened-lay-known = { $who-is ->
    [you] You lay { FORM($token, "a") } { FORM($to, "in") }.
   *[other] { $who } lays { FORM($token, "a") } { FORM($to, "in") }.
}
happened-lay-beside = { $at-is ->
    [shown] { $who-is ->
        [you] You lay another on { $at }.
       *[other] { $who } lays another on { $at }.
    }
   *[hidden] { $who-is ->
        [you] You lay another in the village next to it.
       *[other] { $who } lays another in the village next to it.
    }
}
happened-lay-beside-known = { $at-is ->
    [shown] { $who-is ->
        [you] You lay { FORM($token, "a") } on { $at }.
       *[other] { $who } lays { FORM($token, "a") } on { $at }.
    }
   *[hidden] { $who-is ->
        [you] You lay { FORM($token, "a") } in the village next to it.
       *[other] { $who } lays { FORM($token, "a") } in the village next to it.
    }
}
happened-lay-on = { $rival-is ->
    [you] { $who } lays a token on top of your stack.
   *[other] { $who-is ->
        [you] You lay a token on top of { $rival }'s stack.
       *[other] { $who } lays a token on top of { $rival }'s stack.
    }
}
happened-lay-on-known = { $rival-is ->
    [you] { $who } lays { FORM($token, "a") } on top of your stack.
   *[other] { $who-is ->
        [you] You lay { FORM($token, "a") } on top of { $rival }'s stack.
       *[other] { $who } lays { FORM($token, "a") } on top of { $rival }'s stack.
    }
}
happened-capture = { $who-is ->
    [you] You take { $to } from { $rival }.
   *[other] { $rival-is ->
        [you] { $who } takes { $to } from you.
       *[other] { $who } takes { $to } from { $rival }.
    }
}
happened-look = Below it you find { $tokens }.
happened-gone = { $n ->
    [one] { $who-is ->
        [you] Your leader cannot go on. Your last token leaves the game.
       *[other] { $who }'s leader cannot go on. The last token leaves the game.
    }
   *[other] { $who-is ->
        [you] Your leader cannot go on. Your last { $n } tokens leave the game.
       *[other] { $who }'s leader cannot go on. The last { $n } tokens leave the game.
    }
}
happened-wall = { $one-is ->
    [shown] { $who-is ->
        [you] You lay a wall between { $one } and { $two }.
       *[other] { $who } lays a wall between { $one } and { $two }.
    }
   *[hidden] { $who-is ->
        [you] You lay a wall.
       *[other] { $who } lays a wall.
    }
}
happened-branch = This wall is a branch. Nothing else changes.
happened-loop = The wall closes a loop: the new way is { $new ->
    [one] 1 wall
   *[other] { $new } walls
} long, the old way { $old }.
happened-outer-loop = The wall closes a loop beside the Great Wall.
happened-new-end = The wall reaches the border. From the fork it is { $west ->
    [one] 1 wall
   *[other] { $west } walls
} to the west end, { $east } to the east end and { $new } to the new end.
happened-new-end-grown = The wall leads from an end of the Great Wall to another border tower.
happened-new-is-longer = The new way is longer.
happened-old-is-longer = The old way is longer, so the Great Wall stays.
happened-west-is-shortest = The west end is the nearest.
happened-east-is-shortest = The east end is the nearest.
happened-new-is-shortest = The new end is the nearest, so the Great Wall stays.
happened-grows = Nothing comes down.
happened-equal-ways = Both ways are equally long.
happened-equal-ends = Two ends are equally near.
happened-shorter = { $n ->
    [one] The one wall of the shorter way comes down.
   *[other] The { $n } walls of the shorter way come down.
}
happened-shortest = { $n ->
    [one] The one wall to the nearest end comes down.
   *[other] The { $n } walls to the nearest end come down.
}
happened-down = { $n ->
    [one] The wall just laid there comes down again.
   *[other] The { $n } walls laid there this turn come down again.
}
happened-isolated = { $n ->
    [one] One more wall is cut off and comes down too.
   *[other] { $n } more walls are cut off and come down too.
}
happened-returned = { $n ->
    [one] It goes back to the common reserve.
   *[other] They go back to the common reserve.
}
happened-walls-gone = { $n ->
    [one] It leaves the game.
   *[other] They leave the game.
}
happened-great-wall-moved = The Great Wall now runs along the new way.
happened-great-wall-west = The Great Wall now begins at the new end.
happened-great-wall-east = The Great Wall now ends at the new end.
happened-great-wall-grown = The Great Wall is now { $n } walls long.
happened-to-mongolia = { $at-is ->
    [shown] { $n ->
        [one] { $villages } now lies in Mongolia.
       *[other] { $villages } now lie in Mongolia.
    }
   *[hidden] { $n ->
        [one] One village now lies in Mongolia.
       *[other] { $n } villages now lie in Mongolia.
    }
}
happened-to-china = { $at-is ->
    [shown] { $n ->
        [one] { $villages } now lies in China.
       *[other] { $villages } now lie in China.
    }
   *[hidden] { $n ->
        [one] One village now lies in China.
       *[other] { $n } villages now lie in China.
    }
}
happened-nothing = { $who-is ->
    [you] There is nothing you can do, so your turn ends.
   *[other] There is nothing { $who } can do, so the turn ends.
}
happened-announced = { $who-is ->
    [you] You announce the end. After this turn everyone has one more.
   *[other] { $who } announces the end. After this turn everyone has one more.
}
happened-last-round = { $who-is ->
    [you] The last round begins. Everyone has one more turn, you last.
   *[other] The last round begins. Everyone has one more turn, { $who } last.
}
happened-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
happened-end = The last round is over.
happened-no-end = For ten turns of every player nobody has drawn or laid a token. The game ends.
happened-won = { $who-is ->
    [you] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
happened-shared = { $who-is ->
    [you] You share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

option-board = Another board (board file)

## What is counted

score-mongolia = Villages in Mongolia
score-china = Villages in China
score-villages = Number of villages

counted-chinese = { $n ->
    [one] a Chinese warrior
   *[other] { $n } Chinese warriors
}
counted-mongol = { $n ->
    [one] a Mongol horseman
   *[other] { $n } Mongol horsemen
}
counted-peasant = { $n ->
    [one] a peasant
   *[other] { $n } peasants
}
counted-plague = the plague
counted-herb = the healing herb

ends-far = Two empty reserves bring the last round. Left: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}; tokens: { $tokens }.
ends-near = The last round is near. Two reserves may soon run out. Left: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}; tokens: { $tokens }.
ends-tokens = { $who-is ->
    [you] you { $n }
   *[other] { $who } { $n }
}
ends-last = This is the last round. { $n ->
    [one] One turn is left.
   *[other] { $n } turns are left.
}

## The position as text

drawn-legend = { $red }2: two tokens, Red's on top. { $red }2*: Red's leader stands there too; { $small }*: the leader alone. A road is - or |, : and . are lines without one.
    The Great Wall is ===, H where it is closed, =o=, O where it is open; a branch is ~~~, S closed, ~o~, s open.
drawn-stack-mongolia = { $village } (Mongolia): { $tokens }
drawn-stack-china = { $village } (China): { $tokens }
drawn-unknown = face down
drawn-common = { $n ->
    [one] 1 wall in the common reserve
   *[other] { $n } walls in the common reserve
}
drawn-seat = { $who-is ->
    [you] { $mark } (you): { $what }
   *[other] { $mark } ({ $who }): { $what }
}
drawn-walls = { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
drawn-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
drawn-kinds = { $n ->
    [one] 1 token ({ $kinds })
   *[other] { $n } tokens ({ $kinds })
}
drawn-passive = { $n } to draw
drawn-gone = { $n } out of the game
drawn-villages = { $n ->
    [one] 1 village
   *[other] { $n } villages
}
drawn-leader = leader on { $village }
drawn-no-leader = leader off the board
drawn-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
