title = Heroes

rule-layout = Each side begins with eight warriors and four cities. The drawing is lost, so the squares are ours. They stand in a board file that you can correct.
    .heading = The starting layout
rule-start = The youngest player begins. Here Gold begins: choose who takes Gold.
    .heading = Who begins
rule-moving = Players take turns. On your turn you must move one of your own pieces.
    .heading = Move one of your pieces
    .refusal = { $why ->
    [rival] That piece belongs to { $rival }.
   *[empty] None of your pieces stands there.
}
rule-moving-warrior = A warrior moves 2 squares, straight or diagonally, and may change direction on the way.
    .heading = Warriors
    .refusal = That is too far: a warrior moves only 2 squares.
rule-moving-hero = A hero moves 3 squares, straight or diagonally, and may change direction at each of them.
    .heading = Heroes
    .refusal = That is too far: a hero moves only 3 squares.
rule-moving-free = Pieces move onto and over free squares only. A city nobody stands in is free, whoever owns it.
    .heading = Free squares only
    .refusal = { $why ->
    [own] One of your own pieces stands there.
   *[rival] A piece of { $rival } stands there. You beat pieces by surrounding them, not by moving onto them.
}
rule-moving-return = A move may not end on the square where it began.
    .heading = Not back to the start
    .refusal = { $why ->
    [stuck] This piece cannot move: other pieces block every way.
   *[return] A move may not end where it began.
}
rule-city-promotion = A warrior that ends its move in a city of its own side becomes a hero.
    .heading = A warrior in its own city
rule-city-capture = A piece that ends its move in a city of the other side takes it. A warrior that takes a city stays a warrior.
    .heading = Taking a city
rule-surrounded = One or more pieces in an unbroken line, straight or diagonal, between two pieces of the other side are beaten and leave the game.
    .heading = Surrounded pieces
rule-surrounded-both = If several lines are surrounded in one turn, all their pieces are beaten, your own as well as your rival's.
    .heading = Both sides surrounded
rule-special = If one of your warriors stands in one of your cities at the start of your turn, you may make it a hero instead of moving.
    .heading = Special case: a hero on the spot
    .refusal = This warrior does not stand in one of your cities.
rule-end = The game ends as soon as one of the conditions for its end is met. No more moves are made.
    .heading = End of the game
    .refusal = The game is over.
rule-end-cities = A player who owns all the cities wins.
    .heading = All the cities in one hand
rule-end-pieces = A player with only one piece left, or none, loses.
    .heading = Only one piece left
rule-end-few = If both players have one or two pieces left, whoever owns more cities wins. If both own as many, it is a draw.
    .heading = Few pieces left
rule-H1 = A warrior makes exactly 2 steps to a neighbouring square, a hero exactly 3. It may turn at each step, cross a square twice and even cross the square where it began, but it may not end there. With the option “up to”, it may also make fewer steps.
    .heading = Exactly so many steps
    .refusal = { $piece ->
    [hero] A hero moves exactly 3 squares, and no free way of that length leads there.
   *[warrior] A warrior moves exactly 2 squares, and no free way of that length leads there.
}
rule-H2 = Pieces cross only empty squares and unoccupied cities of either side. Nobody jumps.
    .heading = No jumping
    .refusal = { $why ->
    [detour] A hero moves exactly 3 squares, and no free way of that length leads there.
   *[blocked] Other pieces block the way there.
}
rule-H3 = First the city takes effect: a warrior becomes a hero, or the city changes hands. Then all captures are judged together on the resulting position.
    .heading = City first, then captures
rule-H4 = A line is beaten if it is an unbroken run of one colour on a row, column or diagonal with a rival piece at each end. Both colours are judged on the same position and leave together. You may move in between two rivals and lose the piece.
    .heading = What is surrounded
rule-H5 = A piece in a city can be beaten. A city taken by a piece that is beaten in the same turn stays taken. If it was the last one, it wins the game.
    .heading = A city does not protect
rule-H6 = It stays a warrior. On a later turn its owner may make it a hero on the spot, like every warrior that stands in a city of its own side.
    .heading = The warrior that took a city
    .refusal = This piece is a hero already.
rule-H7 = After the captures this is checked, in this order. A player who owns all the cities wins. If only one of the two has at most one piece, that player loses. If both have at most 2 pieces, the cities are counted.
    .heading = How the end is judged
rule-H8 = You pass only if you have no legal move. Making a hero on the spot is one. After two passes in a row the cities are counted.
    .heading = Passing
    .refusal = You can still move, so you may not pass.
rule-H9 = The cities are counted when the same position comes up for the third time, and after 200 moves in a row (100 of each player, passes included) in which no piece was beaten and no hero made. Taking a city does not start the count anew.
    .heading = No progress
rule-H10 = After each turn this is checked, in this order: all cities, one piece left, few pieces left, two passes, repetition, 200 moves without progress.
    .heading = Order of the checks
