## What is wrong with a board file or a move as it was written

board-wrong = This board file cannot be used. { $problems }
board-unknown = There is no entry “{ $key }”.
board-side-missing = The part [{ $side }] is missing.
board-side-unknown = The part [{ $side }] has no entry “{ $key }”.
board-warriors-list = The warriors of [{ $side }] must be a list of squares.
board-cities-list = The cities of [{ $side }] must be a list of squares.
board-warriors-number = [{ $side }] has { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}, but must have { $number }.
board-cities-number = [{ $side }] has { $n ->
    [one] 1 city
   *[other] { $n } cities
}, but must have { $number }.
board-no-square = “{ $name }” in [{ $side }] is not a square (a1 to j10).
board-warriors-twice = Two warriors stand on { $name } (in [{ $one }] and [{ $two }]).
board-cities-twice = Two cities stand on { $name } (in [{ $one }] and [{ $two }]).
board-surrounded = { $n ->
    [one] The warrior of [{ $side }] on { $squares } would be surrounded from the start.
   *[other] The warriors of [{ $side }] on { $squares } would be surrounded from the start.
}
not-a-move = “{ $text }” is not a move. Write d1-d3 to move, d3= to make a hero on the spot, or pass.
seat-gold = Gold
seat-teal = Teal
first-move-to = First move to
heroes-made-on = Heroes made on
