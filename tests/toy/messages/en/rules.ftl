title = Tricks

rule-deal = Three of the ten cards for everybody; the others stay in the deck.
    .heading = The deal
rule-hand = Play a card of your hand, or roll the die instead.
    .heading = Play a card
    .refusal = you have no such card
rule-die = A die shows one, two or three, or six on its fourth side.
    .heading = The die
rule-over = After three rounds, most points win.
    .heading = The end
    .refusal = the game is over
