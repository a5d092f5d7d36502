the-board-file-is-not-right = the board file is not right: { $both }
is-not-a-move-write-d1-d3 = { $text } is not a move: write d1-d3 to move, d3= to promote in place, or pass
seat-gold = Gold
seat-teal = Teal
first-move-to = First move to
heroes-made-on = Heroes made on
