## The rulebook's examples, to step through.

example-loop = Example 7: a loop moves the wall
    .before = Two of Red's villages lie in Mongolia, right at the Great Wall. Red builds with four walls.
    .branch = Three walls stand as a branch. A branch parts no countries, so nothing has changed yet.
    .closed = The fourth wall closes the loop. The new way has 4 walls, the old one had 2: the longer stays. Both villages inside now lie in China.
example-equal = Example 8: equally long ways
    .before = Red has led the Great Wall around two villages. Now Green builds with three walls and hinders Red.
    .branches = Green's first two walls are branches: one between the two villages, one south of it.
    .equal = The third wall closes a loop: 2 walls by the new way, 2 by the old. The new walls come down, and so does the one that is left joined to nothing.
example-march = Example 9: a march of three tokens
    .draw = Green draws a token and a wall and decides to march. There are three tokens to lay: the plague, a Mongol horseman and a Chinese warrior.
    .plague = Green leads by road to an empty village beside the wall and lays the plague there: a trap.
    .horseman = The horseman goes into the next village. It lies in Mongolia, so he counts 3 points.
    .along = Then along the wall to a village of Red's. Green's warrior lies on top and takes it. Below lies another one: 6 points. Both gates are closed now.
example-enclosed = Example 10: a village is walled in
    .before = Green has taken Red's village. With two Chinese warriors in China it brings Green 6 points.
    .branches = Red does not win it back. Red has three walls and begins to build around it.
    .enclosed = The loop is closed: 3 walls by the new way, 1 by the old. The old wall comes down, and the village lies in Mongolia. Now it costs Green 6 points.
example-end = Example 11: a new end
    .before = Blue has settled with two Mongol horsemen in China. That costs 6 points.
    .draw = Blue draws two walls and builds with all four.
    .branch = Three walls lead away from the Great Wall. So far they are a branch.
    .reached = The fourth reaches the border: 4 walls to the new end, 2 to the old one. The old end comes down. Both horsemen are in Mongolia and bring 6 points.
