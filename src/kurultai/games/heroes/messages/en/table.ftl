## What players read about a game of Heroes, beside the rules.

piece-warrior = warrior
piece-hero = hero

asked-move = { $who-is ->
    [you] Your move: choose a piece, then the square where it ends
   *[other] { $who }'s move: choose a piece, then the square where it ends
}
    .intro = Each turn is one move of one piece. Look for three things: a rival piece you can close in, a city you can reach, and a piece of yours that is in danger.
asked-promote = { $who-is ->
    [you] Your move: move a piece, or make a warrior in your own city a hero
   *[other] { $who }'s move: move a piece, or make a warrior in an own city a hero
}
    .intro = A warrior of yours stands in a city of yours. You may make it a hero instead of moving: it goes three squares from then on, but the move is spent.
asked-pass = { $who-is ->
    [you] You cannot move, so you pass
   *[other] { $who } cannot move and passes
}
    .intro = Other pieces block every way you have, so you pass this once. If nobody can move any more, the cities are counted.

over-all-cities = { $who-is ->
    [you] You win: you own all the cities
   *[other] { $who } wins with all the cities
}
over-pieces = { $who-is ->
    [you] You win: { $loser } has { $left ->
        [none] no piece left
       *[single] only one piece left
    }
   *[other] { $loser-is ->
        [you] { $who } wins: you have { $left ->
            [none] no piece left
           *[single] only one piece left
        }
       *[other] { $who } wins: { $loser } has { $left ->
            [none] no piece left
           *[single] only one piece left
        }
    }
}
over-cities = { $who-is ->
    [you] You win with { $most } cities to { $least }
   *[other] { $who } wins with { $most } cities to { $least }
}
over-draw = A draw: { $cities } cities each

happened-move = { $from-is ->
    [shown] { $who-is ->
        [you] You move a { $piece } from { $from } to { $to }.
       *[other] { $who } moves a { $piece } from { $from } to { $to }.
    }
   *[hidden] { $who-is ->
        [you] You move a { $piece }.
       *[other] { $who } moves a { $piece }.
    }
}
happened-city = { $who-is ->
    [you] You take a city from { $rival }.
   *[other] { $rival-is ->
        [you] { $who } takes a city from you.
       *[other] { $who } takes a city from { $rival }.
    }
}
happened-promotion = { $at-is ->
    [shown] { $who-is ->
        [you] Your warrior on { $at } becomes a hero.
       *[other] { $who }'s warrior on { $at } becomes a hero.
    }
   *[hidden] { $who-is ->
        [you] Your warrior becomes a hero.
       *[other] { $who }'s warrior becomes a hero.
    }
}
happened-capture = { $at-is ->
    [shown] { $who-is ->
        [you] Your { $piece } on { $at } is surrounded and beaten.
       *[other] { $who }'s { $piece } on { $at } is surrounded and beaten.
    }
   *[hidden] { $who-is ->
        [you] Your { $piece } is surrounded and beaten.
       *[other] { $who }'s { $piece } is surrounded and beaten.
    }
}
happened-captures = { $at-is ->
    [shown] { $who-is ->
        [you] Your pieces on { $squares } are surrounded and beaten.
       *[other] { $who }'s pieces on { $squares } are surrounded and beaten.
    }
   *[hidden] { $who-is ->
        [you] { $n } of your pieces are surrounded and beaten.
       *[other] { $n } of { $who }'s pieces are surrounded and beaten.
    }
}
happened-pass = { $who-is ->
    [you] You cannot move, so you pass.
   *[other] { $who } cannot move and passes.
}
happened-end-cities = { $who-is ->
    [you] You own all the cities and win.
   *[other] { $who } owns all the cities and wins.
}
happened-end-pieces = { $loser-is ->
    [you] You have { $left ->
        [none] no piece left
       *[single] only one piece left
    } and lose.
   *[other] { $loser } has { $left ->
        [none] no piece left
       *[single] only one piece left
    } and loses.
}
happened-end-few = Nobody has more than two pieces left. The cities decide.
happened-end-passes = Nobody can move any more. The cities decide.
happened-end-repetition = The same position has come up for the third time. The cities decide.
happened-end-quiet = For { $n } moves nobody has beaten a piece or made a hero. The cities decide.

option-reach-name = How far pieces move
option-reach-exact = exactly 2 squares, heroes exactly 3
option-reach-up-to = up to 2 squares, heroes up to 3
option-board-name = Another starting layout (board file)

score-cities = Cities
counted-city = { $at-is ->
    [shown] The city on { $at }
   *[hidden] A city
}

ends-far = Whoever owns all the cities wins. Whoever has a single piece left loses.
ends-cities = { $who-is ->
    [you] You own all the cities but one. With that one you win.
   *[other] { $who } owns all the cities but one. With that one { $who } wins.
}
ends-pieces = { $who-is ->
    [you] You have { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    } left. With a single one you lose.
   *[other] { $who } has { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    } left. With a single one { $who } loses.
}
ends-quiet = { $n ->
    [one] One more move
   *[other] { $n } more moves
}, then the cities are counted. A beaten piece or a new hero starts the count anew.

## The position as text

drawn-seat = { $who-is ->
    [you] You: { $warrior } warrior, { $hero } hero, { $city } city
   *[other] { $who }: { $warrior } warrior, { $hero } hero, { $city } city
}
