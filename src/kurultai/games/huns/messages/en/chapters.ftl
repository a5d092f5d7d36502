## The rules as a person reads them: chapters, and what is known of the parts that were only drawn.

chapter-aim = The aim
    .about = The great Khan is ill, and one of his generals will follow him. Fill your wagons with valuables and ship them, and play cards into your camp: both bring points. Most points win.
chapter-turn = Your turn
    .about = Take one of the dice that were rolled. Its colour and number say what you may do: draw that many cards and play one, or pillage that many valuables.
chapter-wagons = Wagons
    .about = A wagon is shipped as soon as every slot is filled. Each is worth as many points as there are players.
chapter-cards = The five kinds of card
    .about = Equipment helps for good, raids once, mercenaries while they are paid. Curses are played on others. Treasures count at the end.
chapter-effects = When cards act
    .about = Cards change almost every rule. Here is when they do, in which order, and what happens if several act at once. Many rules have an example from the cards.
chapter-placing = How valuables are placed
    .about = One way serves for all: a pillage, the help for the later seats, and every card that lets you place valuables.
chapter-end = The end
chapter-score = Points
chapter-setup = Before the first turn
chapter-behind = Behind the table
    .about = Chance, what is known to whom, and games kept in writing.

fact-wagons = 8 violet, 8 orange, 8 green and 8 blue wagons; dice from 1 to 3, each number twice
    .ours = The same. The slots on the wagons are ours.
fact-cards = A booklet explains the cards. One equipment gives extra valuables at the start of a turn; one raid takes valuables from every other player; most raids hinder or steal.
    .ours = None of our equipment does the first; one of our raids is like the second; 4 of our 12 raids attack.
fact-scores = Scores lie between ten and twenty points
    .ours = Our bots reach 13.6 points on average at two seats.
