title = Connect Four

rule-drop = Red begins; players take turns. Choose a column: the stone falls to its lowest free place. A column holds six.
    .heading = Dropping a stone
    .refusal = column { $column } is full
rule-four = Whoever first has four stones side by side in a line, straight or diagonal, wins.
    .heading = Four in a row
rule-draw = When all 42 places are taken and nobody has four in a row, the game is a draw.
    .heading = The board is full
rule-over = No stone is dropped once the game is over.
    .heading = The game is over
