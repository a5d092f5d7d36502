## The rules as a person reads them: chapters, and what is known of the parts that were only drawn.

chapter-aim = The aim
    .about = Invade the land by placing yurts, and conquer it by laying tiles over yurts, your own and others'. The larger the tile, the more points; the largest connected territories bring extra points at the end. Whoever has most is the next Great Khan.
chapter-turn = Your turn
    .about = First a ruler flees and leaves a neutral yurt behind. Then you have two actions: invade, drive out a ruler, conquer. At the end you may use a special card, and you draw up to four cards.
chapter-flight = The rulers flee
    .about = A card is turned over. It shows which ruler flees, and in which direction.
chapter-actions = Invading and driving out
    .about = With a card you place a yurt in its region. Or you drive out a ruler, who leaves a neutral yurt where he stood.
chapter-conquest = Conquering
    .about = Lay a tile so that a yurt stands on every land area below it and no rival has more yurts there than you.
chapter-specials = Special cards
    .about = They lie open before you. Use one at the end of your turn; each can be used once.
chapter-end = The end
chapter-score = Points
chapter-setup = Before the first turn

fact-grid = The board is a square grid of roughly 13 × 13
    .ours = The same, with 15 holes.
fact-areas = 154 areas; the river forks
    .ours = The same. The river's course is ours.
fact-rulers = The Seljuk ruler is grey, the Russian light blue; the names are printed on the cards
    .ours = The same. The six other names and colours, and all starting areas, are ours.
fact-cards = Eight directions on the cards; tiles score by their size
    .ours = The same. How the directions are spread and the exact values are ours.
fact-gods = In the German rulebook, neutral yurts that the gods protect may be covered if the protector himself shares the majority and agrees
    .ours = We follow the English and French books, which only ask that the conquest is shared and the protector agrees.
