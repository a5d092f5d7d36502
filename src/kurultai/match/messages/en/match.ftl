ended-resign = { $loser-is ->
    [you] You resign: { $winner } wins
   *[other] { $winner-is ->
        [you] { $loser } resigns: you win
       *[other] { $loser } resigns: { $winner } wins
    }
}
ended-timeout = { $loser-is ->
    [you] You ran out of time: { $winner } wins
   *[other] { $winner-is ->
        [you] { $loser } ran out of time: you win
       *[other] { $loser } ran out of time: { $winner } wins
    }
}
ended-draw = A draw by agreement
the-game-has-moves-not = the game has { $moves } moves, not { $n }
there-is-nothing-to-take-back = there is nothing to take back
what-has-been-seen-since-cannot = what has been seen since cannot be taken back
only-a-game-of-two-can = only a game of two can be given up
this-move-ends-your-turn = this move ends your turn
it-is-not-your-turn = it is not your turn
the-game-has-moved-on-since = the game has moved on since: look at the position again
the-game-is-over = the game is over
not-what-the-lesson-asks = The rules allow that, but it is not what the lesson is about. Try again.
there-is-no-exercise = there is no “{ $name }” to learn in this game
puzzle-title = Rating { $rating }
puzzle-find = { $n ->
    [one] You are { $who }. Find the best move: one is clearly better than all others.
   *[other] You are { $who }. Find the best { $n } moves in a row: each is clearly better than all others.
}
puzzle-then = { $left ->
    [one] Right! And the last one?
   *[other] Right! And what next? { $left } more to find.
}
puzzle-right = Right!
puzzle-wrong = That is not the best move. Watch what follows, then try again.
puzzle-try-again = That move was not the best one. Try again from the start of the puzzle.
puzzle-nothing-wrong = There is nothing to take back.
there-is-no-puzzle = there is no puzzle { $id }
there-are-no-puzzles = there are no puzzles
puzzle-wins = { $who-is ->
    [you] After that you win about { $share } % of games from here.
   *[other] After that { $who } wins about { $share } % of games from here.
}
puzzle-wins-with-points = { $who-is ->
    [you] That brings you { $points ->
        [one] a point
       *[other] { $points } points
    } at once, and you win about { $share } % of games from here.
   *[other] That brings { $who } { $points ->
        [one] a point
       *[other] { $points } points
    } at once, and { $who } wins about { $share } % of games from here.
}
puzzle-wins-for-points = { $who-is ->
    [you] That costs you { $points ->
        [one] a point
       *[other] { $points } points
    } now, and yet you win about { $share } % of games from here.
   *[other] That costs { $who } { $points ->
        [one] a point
       *[other] { $points } points
    } now, and yet { $who } wins about { $share } % of games from here.
}
puzzle-wins-at-once = { $who-is ->
    [you] You win at once.
   *[other] { $who } wins at once.
}
puzzle-shares = { $who-is ->
    [you] The game ends, and you share the victory.
   *[other] The game ends, and { $who } shares the victory.
}
puzzle-natural = The tempting alternative wins only { $share } %: “{ $natural }”
puzzle-on-average-secrets = It is right on average, from what can be known here: in a single game, luck and hidden things may turn out otherwise.
puzzle-on-average-chance = It is right on average: in a single game, luck may turn out otherwise.
