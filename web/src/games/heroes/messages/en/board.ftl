board = Board
cities = cities
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
