rulers-need-rules-2 = Tables and records of rules 1 know the preset rulers only.
is-not-a-move-write-invade = { $text } is not a move: write place seljuk d5, yurt d5, invade seljuk.ice k12, drive song, conquer 2I d5 d6, anywhere d5, discard, agree, refuse, morale, protect, gods, scout b3I or none
there-is-no-card = there is no card { $text } (there are: { $there })
there-is-no-ruler = there is no ruler { $text } (there are: { $there })
there-is-no-shape = there is no shape { $text } (there are: { $there })
there-is-no-region = there is no region { $text } (there are: { $there })
deal-is-not-a-seat = deal: { $seat } is not a seat
an-area-is-named-twice = an area is named twice
shapes-laid = Shapes laid
special-cards = Special cards
rulers-driven-out = Rulers driven out
first-yurt = First yurt
is-not-an-area = { $text } is not an area of the board: write a column and a row, such as d5

## What is wrong with the board file, or not as in the book

map-needs-rows = The map must be a list of rows, 1 to { $side } of them, the topmost first.
row-is-no-text = This row must be a text: a letter for each area.
row-length = This row has { $n ->
    [one] 1 letter
   *[other] { $n } letters
}; it must have 1 to { $side }.
row-differs = This row has { $n ->
    [one] 1 letter
   *[other] { $n } letters
}, the topmost has { $wide }. All rows must be equally long; fill up with a full stop where there is no area.
row-letters = These mean nothing here: { $marks }. An area is one of { $letters }, small or capital, ~ for the river or a full stop for no area.
too-little-land = There { $n ->
    [one] is 1 area
   *[other] are { $n } areas
} of land. The rulers and the first yurts need { $least }.
region-size = Areas { FORM($region, "in") }: { $n }; the book has { $book }.
inland-size = Edge areas { FORM($region, "in") } with a small letter: { $n }; the book has { $book }.
region-in-pieces = The areas { FORM($region, "in") } are in several pieces; in the book they are one.
small-letter-inside = { $area } has a small letter but does not lie at the edge: { $letter } would mean the same.
no-bridge-can-cover = No bridge can cover { $areas }.
starts-is-missing = The areas on which the rulers begin are missing: [starts], with a line for each ruler.
starts-there-is-no-ruler = There is no ruler “{ $id }” in the card file.
starts-needs-an-area = This ruler needs an area, such as "d5".
starts-is-not-land = { $area } is no land of this map.
starts-and-both-on = { $area } is taken already, by { $other }.

## The card file

rulers-needed = There must be [[rulers]], 1 to { $most } of them.
rulers-too-few = With { $seats } players there must be at least { $fewest } rulers: with fewer, all cards of the last ruler could be in hands, and step 1 would never end.
rulers-of-the-book = There { $n ->
    [one] is 1 ruler
   *[other] are { $n } rulers
}; the book has { $book }.
two-rulers-are-called = Two rulers are called “{ $id }”.
entry-is-not-a-table = This entry must be a table.
ruler-id = The id must be 1 to 16 small letters a to z.
name-needs-english = There must be words for each language, at least English: {"{"} en = "…", fr = "…" {"}"}.
name-without-french = There are no French words; the English ones are used.
nine-words = There must be { $n } of these words, with spaces between: { $words }.
kinds-of-the-book = In the book every ruler has one card of each kind.

## The shape file

shapes-needed = There must be [[shapes]], 1 to { $most } of them.
two-shapes-are-called = Two shapes are called “{ $id }”.
too-many-pieces = There are { $n } pieces; more than { $most } cannot be played with.
too-many-places = These shapes can be laid on this map in { $n } ways; more than { $most } cannot be handled. Take fewer or smaller shapes, or a smaller map.
shape-id = The id must be 1 to 8 letters or digits.
must-be-from-to = This must be a whole number from { $least } to { $most }.
form-must-be-drawn = The form must be rows of X and full stops, in one piece of at most { $most } areas.
bridge-too-short = A bridge needs at least three areas: land, river, land.
tiles-of-size = Tiles of size { $size }: { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
}, { $copies } { $copies ->
    [one] piece
   *[other] pieces
}; the book has { $book_kinds } and { $book_copies }.
bridges-of-size = Bridges of size { $size }: { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
}, { $copies } { $copies ->
    [one] piece
   *[other] pieces
}; the book has { $book_kinds } and { $book_copies }.
