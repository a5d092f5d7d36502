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

# The language's name for itself
language = English
chapter-rules = The rules
chapter-lost = What was lost
    .about = We have the rulebook's words, not its pictures. What was only drawn had to be made anew. If you have the box, you can correct it: a new game takes files of your own, under Options.
