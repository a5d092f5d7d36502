## The rules as a person reads them: chapters, and what is known of the parts that were only drawn.

chapter-aim = The aim
    .about = Two small armies fight over eight cities. You win as soon as all eight are yours, or when your rival has only one piece left.
chapter-turn = Your turn
    .about = You move one piece. A warrior goes two squares, a hero three, in any direction, and both may turn on the way.
chapter-cities = Cities and heroes
    .about = A warrior that reaches a city of yours becomes a hero. A piece that reaches a city of your rival takes it.
chapter-surrounded = Surrounded pieces
    .about = Pieces in a line between two pieces of the other side are beaten. Yours too, if you move in between.
chapter-end = The end

fact-title = Who published the game, when and under which title
    .ours = The rulebook we have is without its cover. “Heroes” is our name for it.
fact-layout = Where cities and warriors stand at the start
    .ours = The drawing is lost and no public page shows it. The starting layout is ours.
