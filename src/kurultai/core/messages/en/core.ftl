is-known-here-with-rules-not = { $id } is known here with rules { $rules_version }, not { $rules }
is-for-players-not = { $title } is for { $allowed } players, not { $seats }
the-game-is-not-over = the game is not over
has-no-option-it-has = { $id } has no option { $name } (it has: { $there })
option-takes-a-data-files-document = option { $name } takes a data file's document
option-can-be-not = option { $name } can be { $there }, not { $value }
has-chance-perft-counts-games-without = { $name } has chance: perft counts games without
move-must-look-like-by-0 = move { $number } must look like {"{"}"by": 0, "move": "…"{"}"}
the-record-has-moves-not = the record has { $moves } moves, not { $end }
a-record-is-a-json-object = a record is a JSON object
a-record-begins-with-format = a record begins with "format": "{ $format }"
a-record-needs-as-a-json = a record needs { $key } as a JSON { $name }
is-written = { $where }: is written { $right }
there-is-a-result-but-the = there is a result, but the game is not over
ended-can-be-draw-resign-0 = ended can be draw, resign 0/1 or timeout 0/1, not { $ended }
only-a-game-of-two-can = only a game of two can be given up or agreed drawn
the-moves-end-the-game-it = the moves end the game, it cannot have { $ended }
not-json = not JSON: { $error }
there-is-no-record-in-it = there is no record in it
the-game-was-over = { $where }: the game was over
it-was-the-turn-of = { $where }: it was the turn of { $whose }
the-game-is-over-but-there = the game is over, but there is no result
the-results-should-be-not = the result's { $key } should be { $value }, not { $key2 }
wrong-move-of-record = { $where }: { $why }
there-is-no-game-there-is = there is no game { $id } (there is: { $there })
the-game-cannot-be-loaded = the game { $id } cannot be loaded: { $error }
move-of-record = move { $number } ({ $move })
chance = chance
seat-number = seat { $seat }
score = Score
not-legal-in-batch = move { $move } is not legal in game { $game }

# One, two and three
list-comma = { $most }, { $next }
list-and = { $most } and { $last }
# The reader, first of those who do something together
list-you = You

# The language's name for itself
language = English
chapter-rules = The rules
chapter-lost = What was lost
    .about = We have the rulebook's words, not its pictures. What was only drawn had to be made anew. If you have the box, you can correct it: a new game takes files of your own, under Options.

# Data files: boards, cards and the like

data-files-refused = { $n ->
    [one] This cannot be played yet; one thing is wrong:
   *[other] This cannot be played yet; { $n } things are wrong:
} { $problems }
problem-of-file = { $file } › { $problem }
and-more-problems = … and { $n } more.
entry-is-not-read = Nothing reads the entry “{ $key }”. Known are: { $known }.
origin-can-be = The origin can be { $there }.
title-is-a-text = The title must be a text.
file-too-large = The file is too large: at most { $limit } KiB are read.
file-too-deep = The file is nested too deeply: at most { $deepest } tables or lists within each other are read.
file-too-many-entries = The file has too many entries: at most { $most } are read.
file-not-utf-8 = Line { $line } of the file cannot be read: it must be saved as text in UTF-8.
file-not-json = The file begins like JSON, but line { $line }, character { $column } is not JSON.
file-not-toml = Line { $line }, character { $column } of the file is not TOML.
file-ends-early = The file breaks off: something that was opened is not closed at its end.
file-not-read = The file cannot be read: it is neither TOML nor JSON.
file-holds-no-table = The file holds no table: there must be entries such as title = "…".
file-odd-number = A number in the file is not a number one can count with.
file-large-number = A number in the file is too large: at most { $most }.
file-odd-value = The file holds something that is neither text nor number, list or table: { $value }.
file-long-text = A text in the file is too long: { $n } letters, where { $most } are read.
file-odd-letter = The file holds a letter that cannot be seen ({ $code }). Please take it out.
entry-twice = The entry “{ $key }” is there twice.
