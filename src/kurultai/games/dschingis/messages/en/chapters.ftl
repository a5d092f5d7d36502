## The rules as a person reads them: chapters, and what is known of the parts that were only drawn.

chapter-aim = The aim
    .about = Settle your people where they are worth most. A Chinese warrior brings 3 points in China and costs 3 in Mongolia, a Mongol horseman the other way round. Between the two runs the Great Wall, and the players move it. All tokens in a village count for whoever laid the top one. Most points win.
chapter-turn = Your turn
    .about = Draw two pieces: walls, tokens, or one of each. Then use all your walls or all your tokens.
chapter-lay = Laying tokens
    .about = Your leader goes from village to village, by road, through an open gate or along the wall, and lays one token in each.
chapter-build = Building walls
    .about = Lay all your walls, joined to those that stand. Where a loop closes, the longer way becomes the Great Wall and the shorter comes down.
chapter-countries = Mongolia and China
chapter-lift = When your leader is blocked
chapter-score = Counting
chapter-end = The end
chapter-setup = Before the first turn

fact-lattice = 38 fields of a lattice with towers at its corners and a village in each; 8 of 28 walls in the middle, between two red towers at the sides; some villages joined by roads
    .ours = The same. The outline and the roads are ours.
fact-rhombs = The fields are drawn as skewed rhombs, not as squares
    .ours = The same plan, drawn straight.
fact-scores = A game of four ended 33 : 15 : 12 : −10 and took 35 to 45 minutes
    .ours = Our bots reach 14.0 points on average at four seats; their winners, 25.2.
