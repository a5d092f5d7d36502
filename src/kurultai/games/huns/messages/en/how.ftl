## How to play, on one page; the rulebook's examples.

how-aim = The aim
    .text =
        The great Khan is dying, and one of his generals will follow him. You gain points in two ways: you fill wagons with valuables and ship them, and you play cards into your camp.
        Whoever has the most points at the end is the next khan.
how-turn = Your turn
    .text =
        Five dice are rolled. One after the other the players take a die and play a turn with it, until none is left; so some play more often in a round than others. Then the dice are rolled again, and the next player begins.
        The colour of your die says which valuables or cards, its number how many. You do one of two things.
        Pillage: take that many valuables of its colour. Each goes on a slot of its colour on your wagons. What finds no slot goes back.
        Draw: look at that many cards of its deck. Play one, put the others under the deck.
how-wagons = Wagons
    .text =
        A wagon with every slot filled ships at once. Its valuables go to your stash, and you take a new wagon: one on display, or the top of the pile.
        Each shipped wagon is worth one point per player: 2 points with two players. Different types bring one point each; or count your longest series of one type, if that is more.
how-cards = The five kinds of card
    .text =
        Equipment (blue) helps you from now on. It is worth no points.
        Raids (red) are used once, in your turn, just before or just after your action. Each is worth 1 point, used or not.
        Mercenaries (green) act while all their slots are filled, with valuables of any colours. Filled, each is worth 1 point; not filled, it costs 1.
        Curses (black) are played on another player. They act until they are filled. The victim may flee at once instead: that costs one point per player at the end.
        Treasures (yellow) count at the end: one point per player each, if the condition is met then.
how-end = The end and the points
    .text =
        The game ends after a round in which a colour of valuables or a deck has run out.
        Points for wagons, their types, raids, filled mercenaries and treasures; minus points for mercenaries that are not filled and for curses that were fled. The stash decides ties, nothing else.
how-wrong = Three things everybody gets wrong
    .text =
        The valuables of one pillage go on your wagons or on one single card, never on both, and never on two cards.
        If you draw, you must play one of the cards. With a die of 1 you play a card you have not chosen.
        Fleeing a curse is dear: it costs as much as a wagon brings. Most curses are cheaper to suffer and fill.

example-round = Three players, five dice
    .five = With three players, five dice do not go round evenly. Wolf begins.
    .first = Turn one: Wolf takes the red die and plays a turn with it.
    .second = Turn two: Falcon takes the black die.
    .third = Turn three: Stag takes the yellow die.
    .again = Two dice are left. Wolf takes the blue one: a second turn for Wolf.
    .last = Falcon takes the last die, the green one: a second turn for Falcon, too.
    .next = Stag has played only once. Now Falcon gets the marker and begins the next round.
example-draw = Drawing with a green 2
    .die = Wolf takes the green die, a 2, and decides to draw two mercenaries.
    .cards = Only Wolf sees these two cards.
    .played = Wolf plays Ildico the Poisoner. The other card goes under the mercenary deck.
example-wagons = Three valuables, two slots
    .pillage = Wolf pillages 3 blue valuables.
    .placed = Two of them go on the free blue slots of the two wagons.
    .back = There is no slot for the third. It goes back to the reserve.
example-ship = One fills the wagon, one goes on the next
    .before = The orange wagon has a single free slot. It wants green.
    .pillage = Wolf pillages 2 green valuables.
    .shipped = The first one fills the wagon, and it ships: the valuables go to the stash, the wagon to the shipped ones.
    .new = At once Wolf takes a new wagon, one with free green slots.
    .placed = And the second valuable goes on it.
example-card = The mercenary or the curse
    .cards = In Wolf's camp lie a mercenary with two free slots and a curse with three.
    .pillage = Wolf pillages 3 yellow valuables. Any colour fits on a card.
    .mercenary = Wolf puts two on the mercenary, which is now filled. The third goes back to the reserve.
    .curse = Or Wolf could have put all three on the curse and been rid of it.
    .never = But never one part here and one part there: the valuables of one pillage go on a single card.
example-types = Types of wagon
    .three = Wolf has shipped three wagons: two blue ones and a purple one.
    .fourth = Now an orange one. Four wagons are 8 points with two players.
    .types = Three different types: 3 points more.
    .series = The longest series, two blue wagons, would bring only 2. The better count is taken.
