board = Board
cities = { $n ->
    [one] city
   *[other] cities
}
promote = Make it a hero
pass = Pass
lost = { $n ->
    [one] 1 piece lost
   *[other] { $n } pieces lost
}
empty = empty
seat-0-warrior = gold warrior
seat-0-hero = gold hero
seat-0-city = gold city
seat-1-warrior = teal warrior
seat-1-hero = teal hero
seat-1-city = teal city

square-first = may move
square-picked = chosen
square-next = may go here
square-beats = { $n ->
    [one] beats a piece
   *[other] beats { $n } pieces
}
square-loses = { $n ->
    [one] you lose a piece
   *[other] you lose { $n } pieces
}
choose-goal = { $piece ->
    [hero] Now choose where the hero goes
   *[warrior] Now choose where the warrior goes
}
aim = { $piece ->
    [hero] The hero
   *[warrior] The warrior
} { $city ->
    [wins] wins with the last city
    [takes] takes the city
    [rises] becomes a hero
   *[none] moves here
}{ $beaten ->
    [0] { "" }
    [one] { " " }and beats a piece
   *[other] { " " }and beats { $beaten } pieces
}{ $lost ->
    [0] { "" }
    [itself] , but is beaten itself
    [one] , but a piece of its own side is beaten
   *[other] , but { $lost } pieces of its own side are beaten
}
