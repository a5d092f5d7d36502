## How to play: one page, two minutes.

how-aim = The aim
    .text =
        Two armies of eight warriors fight over eight cities. Each side begins with four of them.
        You win as soon as all the cities are yours, or as soon as your rival has a single piece left.
how-turn = Your turn
    .text =
        Move one of your pieces. A warrior goes exactly two squares, a hero exactly three, in any direction, and both may turn at every step.
        They cross free squares and empty cities only. Nobody jumps, and a move never ends where it began.
how-surrounding = Beating pieces
    .text =
        After the move, every unbroken line of pieces with a rival piece at each end is beaten: one piece or several, along a row, a column or a diagonal.
        One move may close several lines. Beaten pieces leave the game.
how-cities = Cities and heroes
    .text =
        A warrior that ends its move in a city of its own side becomes a hero. A piece that ends its move in a rival city takes it.
        If a warrior of yours already stands in a city of yours, you may make it a hero instead of moving.
how-end = The end
    .text =
        All the cities are yours: you win. One piece left: you lose. Both sides down to one or two pieces: whoever owns more cities wins, and as many is a draw.
        If the same position comes up for the third time, or nothing is beaten and no hero made for 100 moves each, the cities are counted, too.
how-wrong = Three things everybody gets wrong
    .text =
        1. Your own piece is beaten, too, if you move it between two rivals. Look at both ends of every line before you move.
        2. The warrior that takes a city stays a warrior. Only a city that was yours already makes it a hero, or a later turn on the spot.
        3. Beating the piece in a city does not take the city. A piece of yours has to end a move in it. And a city protects nobody.
