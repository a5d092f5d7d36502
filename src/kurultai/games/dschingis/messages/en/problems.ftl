## What is wrong with a board file or a move as it was written

board-walls = The number of walls must be a whole number from 1 to { $most }.
board-walls-book = There { $n ->
    [one] is 1 wall
   *[other] are { $n } walls
} in all; the book has 28.
board-walls-few = { $standing ->
    [one] 1 wall stands
   *[other] { $standing } walls stand
} at the start, so there cannot be only { $n } in all.
board-villages = There { $n ->
    [one] is 1 village
   *[other] are { $n } villages
}; the book has { $book }.
board-villages-many = There are { $n } villages; more than { $most } cannot be played with.
board-standing = { $n ->
    [one] 1 wall stands
   *[other] { $n } walls stand
} at the start; in the book { $book } do.
board-ends-west = Both ends R are equally far west: the lower one counts as the west end.
board-uneven = There are { $north } villages left of the starting wall and { $south } right of it; in the book there are as many on both sides.
board-no-room = Players who are certain to find two empty neighbouring villages at the start: { $n }. But there are { $seats }.
board-no-map = The entry “map” must be a text: the drawn board.
board-apart = { $n ->
    [one] { $villages } is not joined to { $to }.
   *[other] { $villages } are not joined to { $to }.
}
board-lonely = No road or gate leads from { $to } to { $villages }.
board-outline = The outline must be one closed line that never touches itself, without holes.
board-ends = { $n ->
    [one] 1 tower is marked R
   *[other] { $n } towers are marked R
}, but it must be 2.
board-end-inside = The end R in column { $column }, row { $row } is no border tower.
board-wall-broken = The starting wall must be one line from R to R.
map-lines = The map has { $n ->
    [one] 1 line
   *[other] { $n } lines
} of text, but it must be an odd number, at least 3.
map-wide = The map is { $n } characters wide, but at most { $most } are allowed.
map-stray = In line { $line } of the map, place { $place }, “{ $mark }” means nothing.
map-outline-above = Above { $village } must be the outline, not “{ $mark }”.
map-outline-below = Below { $village } must be the outline, not “{ $mark }”.
map-outline-left = Left of { $village } must be the outline, not “{ $mark }”.
map-outline-right = Right of { $village } must be the outline, not “{ $mark }”.
map-line = Between { $one } and { $two } must be { $marks } or { $last }, not “{ $mark }”.
map-corner = A corner of a village must be + or R, not “{ $mark }”.

not-a-move = “{ $text }” is not a move. Write for example: take wall, take token, build, march, lift, wall c5/d5, enter b2, go d4 road chinese, go d4 gate mongol, go f4 wall c3/c4 f3/f4 peasant, settle chinese c4 mongol d4 leader d4.
no-seat = “{ $name }” is not a seat ({ $there }).
no-token = “{ $name }” is not a token ({ $there }).
no-village = “{ $name }” is not a village ({ $there }).
no-line = “{ $name }” is not a line between two villages ({ $there }).
no-neighbours = { $at } and { $beside } are not neighbours in this order: lower column first, then lower row.
not-beside = { $name } does not lie beside { $line }: it must be { $one } or { $two }.
ways-marched = Ways marched
tokens-laid = Tokens laid
settlement = Settlement
