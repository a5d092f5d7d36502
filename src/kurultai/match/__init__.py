"""A game being played: the log of moves, undo, the source of chance."""
