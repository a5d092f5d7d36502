## How to play, on one page.

how-aim = The aim
    .text = Settle your people where they are worth most. A Chinese warrior counts 3 points in China and −3 in Mongolia. A Mongol horseman counts 3 in Mongolia and −3 in China. A peasant counts 1 everywhere. All tokens in a village, yours or not, count for whoever has laid the top one. Most points win.
how-turn = Your turn
    .text = Draw two pieces, one after the other: walls from the common reserve, or tokens of your own, unseen. You may have up to four of each. Then use all your walls (build) or all your tokens (march). You keep the other kind.
how-march = Marching
    .text = Your leader goes from village to village, and you lay one token in each, face down on top of what lies there. He follows a road, goes through an open gate, or climbs the wall at one open gate and comes down at another. The gates he uses close for good. He visits no village twice in a turn and none where another leader stands. If he cannot go on, your other tokens leave the game. If he cannot even set out, you may lift him off the board instead; he comes back in one of your villages when you next march.
how-build = Building
    .text = Lay your walls on free lines, each joined to the wall that stands. A branch alone changes nothing. When it closes a loop with the Great Wall, compare the two ways: the longer one is the Great Wall from now on, the shorter one comes down. Villages in between change country, and with it what they are worth.
how-ends = A new end
    .text = When a branch reaches the border, three stretches of wall lead away from the fork. The shortest comes down. In a loop or at the border: if the shortest length is shared, the walls just laid come down again.
how-special = Plague and herb
    .text = Everyone has one of each. They count nothing themselves. Where the plague lies, warriors and horsemen count −3 and peasants −1, in either country. Where the healing herb lies, they count 3 and 1, in either country. Together they cancel each other out.
how-end = The end
    .text = When two reserves are empty (all walls and one player's tokens, or the tokens of two players), whoever took the last piece finishes the turn. Then everyone has one more turn, that player last. Now all tokens are turned over and every village is counted for the owner of its top token. If points are equal, more villages win.
how-wrong = Three things everybody gets wrong
    .text = First: tokens below the top one count, too, and for your rival as soon as a rival's token covers yours. Second: you must use all pieces of one kind, so count your steps before you march with four tokens. Third: a closed gate never opens again. Where the gates are used up, only new walls bring new ones.
