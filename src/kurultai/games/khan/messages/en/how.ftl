## How to play: readable in two minutes. Lines of a text are its paragraphs.

how-aim = The aim
    .text =
        You are a general of the Great Khan. You place yurts on the map, then conquer land by laying shapes over groups of yurts: your own, neutral ones, even those of your rivals.
        A shape brings a point for every area it covers. At the end, the largest connected territories bring extra points. Most points win.
how-flee = A turn begins: a ruler flees
    .text =
        The top card is turned over. It names a ruler and a direction. He flees to the first empty land that way, at most three areas far; if there is none, he tries the next direction, clockwise.
        Where he stood, he leaves a neutral black yurt. It belongs to nobody, and anybody can make use of it.
how-actions = Then you have two actions
    .text =
        Invade: play a card and place a yurt on an empty area of the land it shows.
        Conquer: lay a shape over yurts. Every land area below needs one. At least one has to be yours, and no rival may have more there than you. Bridges do the same across the river, which needs no yurt.
        Drive out a ruler: choose one; a card says where he flees. He leaves a neutral yurt.
        Or, for both actions: invade anywhere without a card, then discard as many cards as you like.
how-close = The end of your turn
    .text =
        You may use one of your special cards. High morale gives a third action. Great Khan protection keeps rivals off your yurts until your next turn, Support of the gods keeps them off the neutral ones. Scout the land reserves a shape.
        Then you draw up to four cards.
how-end = The end, and the points
    .text =
        Each ruler has five yurts in front of his court. When the last one is due, he goes home. With the fifth ruler at home the end phase begins: no more cards, two conquests a turn, until nobody can conquer.
        You score every shape with a yurt of yours on top; shared shapes are divided and rounded up. Then the players with the largest territories get 10, 6 and 3 points. A territory is all your shapes that touch by their sides. If two are equal, the next largest decides.
how-mistakes = Three things everybody gets wrong
    .text =
        As many yurts as a rival is not a majority of your own: you conquer together and share the points. One more yurt, and all is yours.
        The ruler and the arrow on a card do not matter when you play it to invade. They only count when it is turned over from the draw pile.
        A group of yurts left lying is an invitation. A rival with one yurt more among them takes it all: conquer in time, or protect it.
