title = Dschingis Khan

rule-map = The board has 38 villages in two countries of 19. The drawing of its outline and roads is lost, so they are ours. They stand in a board file that you can correct.
    .heading = The board
rule-material = There are 28 walls. Each colour has a leader and 17 tokens: 5 Chinese warriors, 5 Mongol horsemen, 5 peasants, 1 plague and 1 healing herb.
    .heading = The pieces
rule-setup-wall = Eight open walls join the two red towers. The other twenty are the common reserve.
    .heading = The wall at the start
rule-setup = Shuffle your tokens unseen: they are your passive reserve. Draw two of them, lay them face down on two neighbouring villages on the same side of the wall, and set your leader on one of them. Then everyone draws two more tokens and takes two walls. These are the active reserve.
    .heading = Settling
    .refusal = First settle with the two tokens you have drawn.
rule-D1 = The first player is drawn by lot.
    .heading = Who begins
    .refusal = Nobody sits there.
rule-D2 = In turn order, everyone draws two tokens, looks at them and lays them on two empty villages that share a line with no wall on it. When all have settled, everyone in turn order draws two tokens and takes two walls. There is nothing to decide in that.
    .heading = Where to settle
    .refusal = { $why ->
    [taken] Somebody has settled there already.
    [beside-taken] Somebody has settled in the village next to it already.
   *[wall] A wall stands between these two villages.
}
rule-turn = First draw pieces, then build walls or lay tokens. After that it is the next player's turn.
    .heading = A turn
    .refusal = { $phase ->
    [take] First draw your pieces.
    [choose] First choose: build or march.
   *[other] It is not time for that yet: first chance decides.
}
rule-draw = Take two walls from the common reserve, two tokens from your passive reserve, or one of each. Tokens are drawn unseen. You look at a token before you draw the next piece.
    .heading = Draw two pieces
    .refusal = There is no such token in that passive reserve.
rule-draw-limit = Your active reserve never holds more than four walls or four tokens, not even while you draw.
    .heading = At most four of a kind
    .refusal = { $source ->
    [walls] You have four walls already. Draw a token instead.
   *[tokens] You have four tokens already. Draw a wall instead.
}
rule-D3 = The two pieces are drawn one at a time. You cannot draw from an empty reserve. You draw fewer than two pieces only if there is nothing you may draw.
    .heading = Drawing one by one
    .refusal = { $source ->
    [walls] The common reserve has no walls left.
   *[tokens] You have no tokens left to draw.
}
rule-use = Use either all walls or all tokens of your active reserve.
    .heading = All pieces of one type
    .refusal = { $phase ->
    [build] You are building this turn: lay your walls.
    [enter] First choose the village where your leader comes back to the board.
   *[march] You are marching this turn: lead on and lay your tokens.
}
rule-lay = Your leader goes from village to village. In each one you lay a token face down on top of what lies there, and he stands on it.
    .heading = Lay tokens
    .refusal = You have no { $token } to lay.
rule-lay-road = To a neighbouring village on the same side of the wall, along a road.
    .heading = By road
    .refusal = { $why ->
    [here] Your leader is there already.
    [no-road] No road leads there.
    [no-road-up] No road leads there, and there is no open gate here to climb the wall by.
    [no-road-down] No road leads there, and no open gate leads down there from the wall.
    [along] That is too far by road. Your leader can get there along the wall.
    [no-way-up] That is too far by road, and there is no open gate here to climb the wall by.
   *[no-way-down] That is too far by road, and no open gate leads down there from the wall.
}
rule-lay-gate = To the neighbouring village across a wall whose gate is open.
    .heading = By gate
    .refusal = { $why ->
    [up] The gate there is closed, and there is no open gate here to climb the wall by.
    [down] The gate there is closed, and no open gate leads down there from the wall.
   *[along] The gate there is closed. Your leader can get there along the wall.
}
rule-lay-wall = Climb an open wall of your village, walk along the wall, over closed pieces too, and come down at another open one.
    .heading = Along the wall
    .refusal = Your leader can climb the wall only by an open gate of the village he stands in.
rule-lay-close = A wall that your leader went through, climbed or came down by is turned over. It is now closed.
    .heading = Gates close
rule-lay-leader = A leader may not go to a village where a rival's leader stands.
    .heading = Rival leaders
    .refusal = { $rival }'s leader stands there.
rule-lay-once = In one turn a leader visits no village twice, and he does not return to where he began.
    .heading = Each village once
    .refusal = Your leader has been there this turn already.
rule-lay-rest = If your leader cannot go on, your turn ends, and the tokens you still have leave the game.
    .heading = Tokens that cannot be laid
rule-control = The owner of the top token controls the village and may look at all tokens in it.
    .heading = Control
rule-D5 = A road can be used as long as no wall stands on the line between the two villages.
    .heading = Roads and walls
    .refusal = A wall stands across that road.
rule-D6 = An open wall can be passed whether there is a road or not, and on a branch too. Then it closes.
    .heading = Where gates lead
    .refusal = There is no wall there, so there is no gate to go through.
rule-D7 = Your leader climbs an open wall of his village and walks along joined walls, open or closed, branches included. He comes down by a different open wall, into the village on either side of it. Both walls close. He may not come down into the village he has just left. The far side of another wall of that village is fine.
    .heading = Ways along the wall
    .refusal = { $why ->
    [same] Your leader must come down by another gate than the one he climbed by.
    [here] Your leader cannot come down into the village he has just left.
   *[closed] There is no open gate there to come down by.
}
rule-D8 = A leader may not go to a village where a rival's leader stands, to a village he has visited this turn, or to the village where he began the turn.
    .heading = Where a leader may not go
rule-D9 = To march you need a token, and your leader must have somewhere to go (or, if he is off the board, a village to enter). You lay all tokens of your active reserve, one in each village he reaches, in any order you like. If he cannot go on, the rest leave the game unseen.
    .heading = Marching
    .refusal = { $why ->
    [no-token] You have no token to lay.
   *[blocked] Your leader has nowhere to go.
}
rule-build = Lay walls on free lines between towers, joined to the walls that stand, and always open. Branches may arise.
    .heading = Build walls
    .refusal = A wall stands there already.
rule-build-loop = When a branch closes a loop, the shorter part comes down. The longer one is part of the Great Wall.
    .heading = Loops
rule-build-end = When the wall reaches another border tower, the longest wall is kept and the smaller part comes down.
    .heading = A new end
rule-build-equal = When both sides of a loop are equally long, the walls just added come down.
    .heading = Equally long
rule-build-isolated = Walls that are left joined to nothing come down too.
    .heading = Isolated walls
rule-D4 = A wall stands on a line between two villages, never on the outline.
    .heading = Lines
    .refusal = There is no such line on this board.
rule-D11 = You lay all walls of your active reserve one at a time, each on a free line that touches a tower of the standing wall. If you can neither build, march nor lift your leader, your turn ends.
    .heading = Building
    .refusal = { $why ->
    [no-wall] You have no wall to lay.
    [no-line] No free line touches the standing wall.
   *[apart] A new wall must touch the wall that stands.
}
rule-D12 = Every wall is judged as soon as it is laid. The loop leaves the Great Wall at one tower and rejoins it at another: two ways lead from the one to the other. The longer is the Great Wall, the shorter comes down entirely. If they are equally long, only the walls laid this turn on the new way come down.
    .heading = A loop through the Great Wall
rule-D13 = If no wall of the loop belongs to the Great Wall, the walls laid on it this turn come down.
    .heading = A loop beside the Great Wall
rule-D14 = When a branch reaches another border tower, three stretches of wall lead from the fork to an end: to the west, to the east and to the new one. The shortest comes down entirely. If the branch begins at an end of the Great Wall, nothing comes down and the Great Wall grows. If the shortest length is shared, the walls laid this turn on the new stretch come down.
    .heading = Three ends
rule-D15 = Every wall no longer joined to the Great Wall comes down. Branches that are still joined stay. Walls that come down go back to the common reserve; in the last round they leave the game.
    .heading = What comes down
rule-countries = The Great Wall parts Mongolia from China. When it moves, villages change country.
    .heading = Two countries
rule-D16 = The Great Wall runs from its west end to its east end and keeps that direction through every change. On its left lies Mongolia, on its right China, each perhaps in several pieces. Branches part nothing.
    .heading = Left and right of the wall
rule-lift = If your leader is blocked, you may take him off the board instead of building or laying tokens. Before you next lay tokens he comes back to a village of yours or, if you have none, to an empty village.
    .heading = Lift your leader
    .refusal = { $why ->
    [off] Your leader is off the board already.
   *[free] Your leader is not blocked: he can still move.
}
rule-D10 = If your leader has no legal step after you have drawn, you may lift him, whatever your active reserve holds. You keep it. He comes back to a village you control or, if you have none, to one without token and leader. Coming back lays no token, and he begins that turn's march there.
    .heading = Lifting and coming back
    .refusal = { $why ->
    [mine] Your leader can come back only to a village you control.
   *[empty] You control no village, so your leader can come back only to an empty one.
}
rule-end = The last round begins when two reserves have been used up: all walls and all tokens of one colour, or all tokens of two colours.
    .heading = Two reserves are empty
rule-end-last = Everyone has one more turn, the player who caused the end last. Walls that come down now leave the game.
    .heading = The last round
    .refusal = The game is over.
rule-D17 = The end is announced the moment a piece is taken while the common reserve and one player's passive reserve are empty, or two players' passive reserves are. Nothing cancels it, not even walls that come back. Whoever announced it finishes the turn. Then everyone has one more turn, the announcing player last. (At tables begun before this ruling the end was judged once, at the end of a turn, after walls that came down had gone back.)
    .heading = When the end is announced
rule-D21 = If nobody has drawn or laid a token for ten turns of every player in a row, the game ends at once and is counted.
    .heading = No end in sight
rule-D18 = A token that you laid or were ever allowed to look at stays known to you. When you lay the top token of a stack, you know the whole stack. Tokens that left the game are known to their owner only. Everyone may count the tokens in reserves and stacks.
    .heading = What you know stays known
rule-score = Every village counts for the player whose token lies on top, with all tokens in it.
    .heading = Counting
rule-score-plain = A Chinese warrior in China and a Mongol horseman in Mongolia count 3 points each, in the other country −3. A peasant counts 1.
    .heading = An ordinary village
rule-score-plague = With the plague but no herb, a Chinese warrior or Mongol horseman counts −3 and a peasant −1, in either country.
    .heading = A village with the plague
rule-score-herb = With a herb but no plague, a Chinese warrior or Mongol horseman counts 3 and a peasant 1, in either country.
    .heading = A village with the herb
rule-score-both = A village with both, however many of each, counts as if it had neither.
    .heading = Plague and herb
rule-D19 = All tokens of the stack, whoever laid them, count for the owner of the top one. The plague and the herb themselves count 0.
    .heading = What the stack is worth
rule-winner = Whoever has the most points wins.
    .heading = The winner
rule-D20 = If points are equal, whoever controls more villages wins. If that is equal too, the victory is shared.
    .heading = Ties
