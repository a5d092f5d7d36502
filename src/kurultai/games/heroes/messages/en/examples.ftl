## The rulebook's examples, to step through.

example-opening = The start, and a first hero
    .start = Each side begins with eight warriors at its edge of the board and four cities in front of them. Gold begins.
    .hero = A warrior of Gold goes two squares and ends in a city of its own side. It becomes a hero.
    .answer = Teal does the same.
example-turning = A move with turns
    .before = Teal's warrior stands in the way of Gold's hero. Nobody jumps.
    .hero = The hero has three steps and may turn at each: it walks around. Nobody is beaten, for Gold stands on one side only.
    .warrior = A warrior has two steps. The square next to it can be reached as well: one step out, one back in.
example-line-of-three = Three on one line
    .before = Three warriors of Teal stand in a row. Gold holds one end; the other is open.
    .beaten = Gold closes it. The line is unbroken, so all three are beaten and leave the game.
example-several-lines = Several lines at once
    .before = A row, a column and a diagonal lead to this square. At the other end of each stands a warrior of Gold.
    .beaten = One move closes all three lines: five pieces are beaten together.
example-both-sides = Both sides at once
    .before = A warrior of Gold is about to step between two of Teal's. One of them has Gold on its other side.
    .beaten = Gold's warrior stood between two of Teal's, and Teal's between two of Gold's. Both are judged together, and both are beaten.
example-cities = Cities and heroes
    .before = Gold has two cities and Teal two. Pieces cross empty cities like any other square.
    .own = A warrior that ends its move in a city of its own side becomes a hero.
    .taken = A piece that ends its move in a rival city takes it. This warrior stays a warrior.
    .spot = Its city is its own now. On a later turn it becomes a hero on the spot, and that is Gold's whole turn.
example-end = The last city
    .before = Gold owns every city but this one, and Teal guards it on both sides.
    .won = First the city changes hands, then the hero is beaten. Gold owns all the cities and wins.
