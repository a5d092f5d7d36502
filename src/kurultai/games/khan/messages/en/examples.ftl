## The rulebook's worked examples, step by step.

example-flight = A ruler flees
    .north = A card of the grey Seljuk ruler is turned over. If it said north, he would move one area up: the land there is empty.
    .south-west = If it says south-west, he looks three areas far: there lie a tile and then the river, twice. No empty land, so this way is blocked.
    .west = The next direction, clockwise, is west. There a bridge covers all three areas. Blocked, too.
    .north-west = So he flees north-west: the first area there is empty. He leaves a neutral yurt behind.
    .edge = The light blue Rus ruler stands at the edge of the map. For him there are only five directions, as the map ends in the other three.

example-tiles = What may be covered?
    .yellow = Yellow has one yurt here among three neutral ones. Neutral yurts do not count, so nobody has more than Yellow: on Yellow's turn, the bar of four may lie here.
    .nobody = Nobody may lay a domino over these two. Both yurts are neutral, and a conquest needs at least one yurt of one's own.
    .green = Yellow has no yurt here, but Green has. So Green may lay a domino over this neutral yurt and the green one.
    .laid = And so Green does, for 2 points. The yurts below are gone, and a green one lies on top.

example-together = Who conquers what?
    .red = Red could conquer here: two red yurts, nobody else.
    .yellow = Here Yellow could: two yellow yurts.
    .blue = And Blue could only conquer here. Wherever else Blue might lay a shape, there is no blue yurt, or there are more of another colour.
    .ruler = The ruler beside them cannot be covered by anybody. Rulers have to be driven out first.
    .together = Over these four there are two red yurts and two yellow ones. Red or Yellow may conquer here, and either way they conquer together.
    .shared = Red has laid the small zigzag. A red and a yellow yurt lie on top, and its 4 points make 2 for each.

example-bonus = Territories: the second one decides
    .shared = Blue has used a third action. Over these three yurts, one each of Yellow, Blue and Green, all three would conquer together.
    .largest = Blue did it, and the three areas count in full for each of the three. Red's largest territory has four areas, those of the others three. Red gets the bonus of 10.
    .second = Yellow, Blue and Green are equal, so their second territories decide. Yellow's has three areas: 6 points. Blue's has two: 3 points. Green has none, and gets nothing.

example-bonus-tie = Territories: a perfect tie
    .equal = Red and Yellow have conquered four areas together, and nothing else. Their lists of territories are identical, so both get the full 10 points.
    .next = Blue and Green share three areas. Blue has laid a domino as well, so Blue is next with 6 points, and Green gets 3. No bonus is lost by the tie.
