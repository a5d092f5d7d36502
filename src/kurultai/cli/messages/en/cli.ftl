is-a-game-of-not-of = { $file } is a game of { $id }, not of { $id2 }.
players-names-but-play = --players names { $named }, but { $seats } play.
thinking = { $who } is thinking …
result = Result
undone = Taken back.
saved = Saved to { $file }.
unsaved = { $file } cannot be written: { $why }.
hint = { $plan } To begin, type { $move }.
legal = { $move } is legal.
rule = Rule “{ $name }” ({ $book }): { $gist }
save = Say where to: save game.json
help = Type a move as it is written, or one of these words: moves lists what you can do, why MOVE says whether a move is legal, undo takes back, hint gives advice, save FILE keeps the game, resign gives up, quit leaves.
lesson = { $title } (lesson { $n } of { $of })
lesson-on = Enter goes on, quit leaves.
no-lessons = There are no lessons for this game.
no-such-lesson = There is no lesson “{ $wanted }”. There are { $names }.
solve-find = { $who-is ->
    [you] Puzzle { $id }, rating { $rating }: find your best move. Type it, or show for the solution.
   *[other] Puzzle { $id }, rating { $rating }: find the best move for { $who }. Type it, or show for the solution.
}
solve-and-then = Right. And then?
solve-right = Right, that is the best.
solve-wrong = That is not the best. This may follow:
solve-again = Back to the puzzle: try again, or type show to see the solution.
solve-solution = The solution: { $moves }

# Data files: boards, cards and the like

origin-box = from the box
origin-reconstructed = reconstructed
origin-home-made = home-made
file-is-there = { $file } is there already.
no-such-data = { $game } has these data files: { $names }.
data-unrecognised = Nothing in the file says which game it belongs to: add --game and --as.
data-checked = { $game }, { $name }: “{ $title }”, { $origin }
data-errors = { $n ->
    [one] One thing is wrong:
   *[other] { $n } things are wrong:
}
data-warnings = { $n ->
    [one] One thing is not as in the box:
   *[other] { $n } things are not as in the box:
}
data-good = It can be played.
review-first = at first
review-luck = luck
review-play = play
review-last = at the end
review-error = error per decision
review-better = Better: { $line }
review-best = the move of the game
review-inaccurate = inaccurate
review-mistake = a mistake
review-lucky = lucky
review-unlucky = unlucky
review-grade-flawless = flawless
review-grade-sharp = sharp
review-grade-sound = sound
review-grade-loose = loose
review-grade-wild = wild
