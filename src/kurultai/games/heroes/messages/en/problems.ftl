## What is wrong with a board file or a move as it was written

board-warriors-book = Warriors on this side: { $n }; the book has { $book }.
board-heroes-book = Heroes on this side: { $n }; the book has { $book }.
board-cities-book = Cities on this side: { $n }; the book has { $book }.
board-side-missing = The part [{ $side }] is missing.
board-warriors-list = The warriors of [{ $side }] must be a list of squares.
board-heroes-list = The heroes of [{ $side }] must be a list of squares.
board-cities-list = The cities of [{ $side }] must be a list of squares.
board-pieces-few = [{ $side }] has { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}. It needs at least { $number }: with fewer it has lost.
board-pieces-few-each = Both sides have only { $number } pieces, and then the game is over. One of them needs at least one more.
board-cities-all = All the cities belong to [{ $side }], and then the game is over. Give each side one, or have none at all.
board-no-square = “{ $name }” in [{ $side }] is not a square (a1 to j10).
board-pieces-twice = Two pieces stand on { $name } (in [{ $one }] and [{ $two }]).
board-cities-twice = Two cities stand on { $name } (in [{ $one }] and [{ $two }]).
board-surrounded = { $n ->
    [one] The piece of [{ $side }] on { $squares } would be surrounded from the start.
   *[other] The pieces of [{ $side }] on { $squares } would be surrounded from the start.
}
not-a-move = “{ $text }” is not a move. Write d1-d3 to move, d3= to make a hero on the spot, or pass.
seat-gold = Gold
seat-teal = Teal
first-move-to = First move to
heroes-made-on = Heroes made on
