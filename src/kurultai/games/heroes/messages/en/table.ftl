## What players read about a game of Heroes, beside the rules.

piece-warrior = warrior
piece-hero = hero

asked-move = { $who-is ->
    [you] Your move: choose a piece, then the square where it ends
   *[other] { $who } to move: choose a piece, then the square where it ends
}
asked-promote = { $who-is ->
    [you] Your move: move a piece, or make a warrior in your own city a hero
   *[other] { $who } to move: move a piece, or make a warrior in your own city a hero
}
asked-pass = { $who-is ->
    [you] You cannot move and pass
   *[other] { $who } cannot move and passes
}

over-won = { $who-is ->
    [you] You win: { $why }
   *[other] { $who } wins: { $why }
}
over-draw = A draw: { $why }

happened-move = { $piece } { $from } to { $to }
happened-city = takes the city { $to }
happened-promotion = the warrior on { $to } becomes a hero
happened-capture = { $who } loses { $squares }
happened-pass = passes

option-reach-name = How far pieces move
option-reach-exact = exactly 2 squares, heroes exactly 3
option-reach-up-to = up to 2 squares, heroes up to 3
option-board-name = Another starting layout (board file)

score-cities = Cities
counted-city = the city { $at }

ends-far = The game ends when a player owns all cities or has a single piece left
ends-cities = { $who } owns all cities but one: with that one { $who } wins
ends-pieces = { $who } has { $n } pieces left: with a single one { $who } loses
ends-quiet = Moves left without capture or new hero until the cities are counted: { $n }
