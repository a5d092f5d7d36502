## What players read beside the rules, English and French side by side.

seat-red = Red
seat-yellow = Yellow

asked = { $who } to move: choose a column

happened-drop = drops a stone into column { $column }

over-won = { $who } wins with four in a row
over-draw = A draw: the board is full

is-no-column-a-to-g = { $text } is no column: a to g
