plan-move = A good move:
plan-turn = A good turn:
brings-victory = That wins the game.
brings-points = { $n ->
    [one] That brings you a point.
   *[other] That brings you { $n } points.
}
brings-about = { $n ->
    [one] That brings you about a point.
   *[other] That brings you about { $n } points.
}
risks-answer = Be ready for this answer: { $line }
risks-points = { $n ->
    [one] Before your next turn the others may take about a point from you.
   *[other] Before your next turn the others may take about { $n } points from you.
}
costs-points = { $n ->
    [one] That would cost you a point.
   *[other] That would cost you { $n } points.
}
costs-chances = That would hurt.
costs-game = { $who } would win the game with it.
hope = Your chance to win is then about { $after }.
hope-rises = Your chance to win rises from about { $before } to { $after }.
mistake-points = { $n ->
    [one] You would leave a point that you could have now.
   *[other] You would leave { $n } points that you could have now.
}
mistake-win = You could win the game right now: look again.
mistake-share = This leaves you a chance to win of about { $mine }. There is a move that leaves { $best }.
gains-points = { $n ->
    [one] That would bring { $who } a point.
   *[other] That would bring { $who } { $n } points.
}
mistake-instead = Another move does more: { $line }
mistake-answer = { $risk }
mistake-lost = { $risk }
