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
