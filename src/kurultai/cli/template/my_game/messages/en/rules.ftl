title = My Game

rule-take = On your turn take one, two or three beans from the heap.
    .heading = Taking beans
rule-heap = You cannot take more beans than there are.
    .heading = What the heap holds
    .refusal = the heap holds only { $heap }, not { $beans }
rule-repeat = You may not take as many beans as the player before you.
    .heading = Not the same again
    .refusal = { $beans } were taken just before: take another number
rule-end = When the next player cannot take, the game is over: who took last has won.
    .heading = The end
