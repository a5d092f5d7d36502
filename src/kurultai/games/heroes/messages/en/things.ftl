## What is this? Things on the table, and what they are worth now.

thing-warrior = { $who-is ->
    [you] { $place ->
        [city] Your warrior in a city
       *[field] Your warrior
    }
   *[other] { $place ->
        [city] { $who }'s warrior in a city
       *[field] { $who }'s warrior
    }
}
thing-hero = { $who-is ->
    [you] { $place ->
        [city] Your hero in a city
       *[field] Your hero
    }
   *[other] { $place ->
        [city] { $who }'s hero in a city
       *[field] { $who }'s hero
    }
}
thing-warrior-what = { $reach ->
    [up-to] A warrior moves up to 2 squares, straight or diagonally, and may turn on the way. In a city of its own side it becomes a hero.
   *[exact] A warrior moves exactly 2 squares, straight or diagonally, and may turn on the way. In a city of its own side it becomes a hero.
}
thing-hero-what = { $reach ->
    [up-to] A hero moves up to 3 squares, straight or diagonally, and may turn at each. It is beaten like any other piece.
   *[exact] A hero moves exactly 3 squares, straight or diagonally, and may turn at each. It is beaten like any other piece.
}
thing-in-city = { $who-is ->
    [you] The city is yours. It protects nobody.
   *[other] The city is { $who }'s. It protects nobody.
}
thing-in-danger = { $who-is ->
    [you] You can surround it with one move.
   *[other] { $who } can surround it with one move.
}
thing-safe = { $who-is ->
    [you] None of your moves surrounds it.
   *[other] No single move of { $who } surrounds it.
}
thing-stuck = It cannot move: other pieces block every way.
thing-can-win = { $who-is ->
    [you] With it you can win in one move.
   *[other] With it { $who } can win in one move.
}
thing-can-beat = { $n ->
    [one] It can beat a piece with one move.
   *[other] It can beat { $n } pieces with one move.
}
thing-can-take = It can take a city with one move.
thing-can-rise = It can become a hero with one move.
thing-can-rise-here = It can become a hero where it stands, instead of a move.

thing-city = { $who-is ->
    [you] Your city
   *[other] { $who }'s city
}
thing-city-what = { $who-is ->
    [you] Your warrior becomes a hero if it ends its move here. A piece of { $rival } that ends its move here takes the city.
   *[other] { $rival-is ->
        [you] You take it by ending a move here. { $who }'s warriors become heroes here.
       *[other] { $who }'s warriors become heroes here. { $rival } takes it by ending a move here.
    }
}
thing-owns = { $who-is ->
    [you] You own { $n } of { $all } cities.
   *[other] { $who } owns { $n } of { $all } cities.
}
thing-city-can-be-taken = { $who-is ->
    [you] { $wins ->
        [yes] You can take it with one move, and win.
       *[no] You can take it with one move.
    }
   *[other] { $wins ->
        [yes] { $who } can take it with one move, and win.
       *[no] { $who } can take it with one move.
    }
}
thing-city-safe = { $who-is ->
    [you] None of your pieces can reach it with one move.
   *[other] No piece of { $who } can reach it with one move.
}
thing-city-hero = { $who-is ->
    [you] You can make a hero here with one move.
   *[other] { $who } can make a hero here with one move.
}

thing-empty = An empty square
thing-empty-what = Pieces cross empty squares and end their moves there. They never jump over each other.
thing-empty-reached = { $who-is ->
    [you] { $n ->
        [0] None of your pieces can move here.
        [one] One of your pieces can move here.
       *[other] { $n } of your pieces can move here.
    }
   *[other] { $n ->
        [0] No piece of { $who } can move here.
        [one] One piece of { $who } can move here.
       *[other] { $n } pieces of { $who } can move here.
    }
}
thing-empty-beats = { $n ->
    [one] That would beat a piece.
   *[other] That would beat { $n } pieces.
}
thing-empty-loses = A piece that moves here would be surrounded itself.

thing-cities = { $who-is ->
    [you] Your cities
   *[other] { $who }'s cities
}
thing-cities-what = Whoever owns all { $all } cities wins. If few pieces are left, whoever owns more cities wins.
thing-no-cities = There are no cities on this board. It is played for pieces alone.
thing-lost = { $who-is ->
    [you] Your beaten pieces
   *[other] { $who }'s beaten pieces
}
thing-lost-what = Surrounded pieces are beaten and leave the game. Whoever has a single piece left loses.
thing-left = { $who-is ->
    [you] You have lost { $lost } and have { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    } left.
   *[other] { $who } has lost { $lost } and has { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    } left.
}
