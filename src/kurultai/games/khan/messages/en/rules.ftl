title = Khan

rule-contents = 132 land areas in six regions (mountains 22, tundra 22, ice 20, stony desert 21, sandy desert 22, tropical forest 25), 22 river areas, 8 rulers, 72 cards, 29 conquer tiles and 9 bridges.
    .heading = What is in the box
rule-map = The drawing of the board is lost, so the outline and the river are ours; the sizes of the regions are the book's. They stand in a board file that you can correct.
    .heading = The map
rule-starts = Each ruler begins on an area of his own. The book only drew these areas, so they are ours, in the board file.
    .heading = Where the rulers begin
rule-deck = Each ruler has nine cards: the six landscapes, the river, the surrounding territories and a joker. The directions on them are lost; ours are spread evenly, in a card file.
    .heading = The cards
rule-names = The text names the grey Seljuk and the light blue Russian ruler. The other six names and colours are ours, in the card file.
    .heading = The rulers' names
rule-values = The larger a shape, the more points it brings. The numbers are lost; ours are a point for each area, in a shape file.
    .heading = What the shapes are worth
rule-prep-special = With two players each gets two of all four special cards; with three, two High morale and one of the others; with four, one of each. They lie face up.
    .heading = Special cards
rule-prep-start = Who begins is drawn by lot.
    .heading = The start player
    .refusal = There is no such seat.
rule-prep-yurts = From the start player clockwise everyone places a yurt: three rounds with two players, two with three, one with four.
    .heading = The first yurts
rule-prep-cards = Everyone gets four cards and keeps them secret. The rest is the draw pile; played and turned cards go face up onto the discards, which become the new draw pile when it has run out.
    .heading = Hands, draw pile, discards
    .refusal = That card is in somebody's hand.
rule-order = Turns go clockwise. In a turn, 1 a ruler is driven out, 2 you have two actions, 3 a special card of your last turn goes back, 4 you may use a special card, 5 you replenish your hand.
    .heading = The order of a turn
    .refusal = { $what ->
        [place] It is not the time to place a ruler.
        [yurt] The first yurts are not being placed now.
        [invade] It is not the time to invade.
        [drive] It is not the time to drive out a ruler.
        [conquer] It is not the time to conquer.
        [discard] It is not the time to discard cards.
        [answer] Nobody has asked for consent.
        [special] Special cards are played after the actions of a turn.
       *[other] That is not what happens now.
    }
rule-1 = Each turn begins with the top card of the draw pile: it names a ruler and the direction in which he flees. He leaves a neutral yurt behind.
    .heading = 1 Drive out a ruler
rule-1-flee = He moves to the first empty land area in that direction, up to three areas away. If there is none, or the map ends, the next direction clockwise is tried. Empty means: no yurt, ruler, bridge or tile.
    .heading = How a ruler flees
rule-1-court = Five neutral yurts lie in front of each court. The yurt left behind in step 1 comes from there.
    .heading = The yurts of the court
rule-1-next = If the card names a ruler who is back in his court, another is turned, until one can be moved or removed.
    .heading = The ruler is gone already
rule-2 = You carry out two actions, A, B or C each, the same twice if you like, or the double action D. You may not pass.
    .heading = 2 Two actions
rule-2A = Play a card and place one of your yurts: a landscape card on an empty area of that region.
    .heading = 2A Invade
    .refusal = This card only lets you invade { FORM($kind, "in") }.
rule-2A-hand = You invade with a card of your own hand; it goes onto the discards.
    .heading = A card of your hand
    .refusal = You do not hold the card { $card }.
rule-2A-land = Yurts and rulers stand on land areas, never on the river or outside the map.
    .heading = Land only
    .refusal = There is no land { $area-is ->
        [shown] on { $area }
       *[hidden] there
    }.
rule-2A-empty = A yurt, or a ruler whom a player places, needs an empty area: no yurt, ruler, bridge or tile there.
    .heading = Empty areas only
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] That area
    } is not empty.
rule-2A-river = With a river card the yurt goes to an empty land area with a side on the river, bridged or not.
    .heading = River cards
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] That area
    } does not lie beside the river.
rule-2A-border = With such a card the yurt goes to an empty land area with a side on the surrounding territories. Most areas at the edge have one; 4 in the mountains, 3 in the sandy desert and 4 in the forest do not.
    .heading = Cards of the surrounding territories
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] That area
    } does not touch the surrounding territories.
rule-2A-joker = With a joker the yurt goes to any empty land area.
    .heading = Jokers
rule-2B = Name a ruler on the board, then turn over the top card: it only gives the direction. The yurt he leaves comes from the common supply.
    .heading = 2B Drive out a ruler
    .refusal = The { $ruler } ruler is back in his court.
rule-2C-supply = You take a tile or bridge from beside the board. When a kind has run out it is gone.
    .heading = 2C Conquer: what is still there
    .refusal = There is no { $shape } left.
rule-2C-shape = Shapes may be turned and turned over, and may cross the borders between regions.
    .heading = Turn it and turn it over
    .refusal = That shape cannot cover those areas, however you turn it.
rule-2C-map = Every area below a shape is an area of the map.
    .heading = On the map
    .refusal = That shape would stick out beyond the map.
rule-2C-yurts = Every land area below the shape must hold a yurt: yours, a rival's or a neutral one.
    .heading = Over yurts only
    .refusal = { $bare-is ->
        [shown] There is no yurt on { $bare }.
       *[hidden] { $n ->
            [one] One of these areas has no yurt.
           *[other] { $n } of these areas have no yurt.
        }
    }
rule-2C-majority = You must cover at least one yurt of your own, and no rival may have more there than you. Neutral yurts do not count.
    .heading = The relative majority
    .refusal = { $has ->
        [none] You have no yurt there.
       *[other] { $rival } has { $most } yurts there, you have { $own }.
    }
rule-2C-shared = Everyone who has as many yurts below the shape as you owns it with you: each puts a yurt on top. The yurts below go back to their players.
    .heading = Conquering together
rule-2C-bridge = A bridge crosses the river and covers land with a yurt on both sides of it. Bridges may lie side by side.
    .heading = Bridges
rule-2D = For both actions of your turn: place a yurt on any empty land area, then discard as many cards as you like.
    .heading = 2D Invade anywhere
rule-2D-discard = After invading anywhere you may discard none, some or all of the cards you hold.
    .heading = Discarding
    .refusal = You do not hold all of these cards.
rule-3 = If a special card of your last turn still has a yurt on it, it goes back into the box now: its protection ends.
    .heading = 3 Put the special card back
rule-4 = You may use one of your special cards.
    .heading = 4 Use a special card
    .refusal = You have no { $special } card left.
rule-4-morale = Carry out a third action at once.
    .heading = High morale
rule-4-protect = Protects your own yurts from being covered by rivals. Not while another player's is in use.
    .heading = Great Khan protection
    .refusal = The Great Khan is already protecting { $rival }.
rule-4-gods = Protects neutral yurts from rivals: with two or three players all of them, and only one player at a time; with four, those of one region, each region for one player.
    .heading = Support of the gods
    .refusal = { $players ->
        [four] The gods already protect the neutral yurts { FORM($region, "in") } for { $rival }.
       *[other] The gods already protect the neutral yurts for { $rival }.
    }
rule-4-gods-region = With four players the card names a region; with two or three it protects the neutral yurts everywhere.
    .heading = Which neutral yurts
    .refusal = { $players ->
        [four] With four players you name the region whose neutral yurts the gods protect.
       *[other] With two or three players the gods protect the neutral yurts of all regions together.
    }
rule-4-scout = Reserves a shape beside the board: with two or three players the whole kind, with four one copy of it.
    .heading = Scout the land
rule-5 = Draw until you hold four cards again.
    .heading = 5 Replenish the hand
    .refusal = Now { $dealt } is dealt cards, up to four.
rule-trigger = As soon as the fifth ruler is back in his court, all the others are swapped for neutral yurts too. In step 1 the turn ends and the same player begins the end phase; in step 2 the turn goes on without 2B and the left neighbour begins it.
    .heading = The end phase comes
rule-end = A turn now is two conquests. No cards of any kind are played. Whoever cannot conquer misses a turn; the game ends when nobody can.
    .heading = End phase
    .refusal = In the end phase there are only conquests.
rule-score-values = You score every tile and bridge that carries a yurt of yours.
    .heading = Points of the shapes
rule-score-bonus = 10, 6 and 3 extra points go to the players with the largest territory: shapes of yours joined by sides, every area counted, river areas and shared shapes too. Ties go to the larger second territory, and so on.
    .heading = Territories
rule-victory = Most points win; on a tie, the larger territory.
    .heading = Victory
rule-K1 = The English book wants a region without yurts, the French any empty land area. You choose when the table is opened; we suggest the English way.
    .heading = Where the first yurts go
    .refusal = There is already a yurt { FORM($region, "in") }.
rule-K2 = A fleeing ruler looks one, two, three areas along the direction and stops on the first empty land. River, yurts, rulers, tiles and bridges in between only count as distance; where the map ends, holes in its outline included, the direction ends. All eight directions are tried, clockwise.
    .heading = What lies in between
rule-K3 = A ruler about to be moved, in step 1 or by 2B, whose court holds exactly one yurt is not moved: he is swapped for that yurt and goes to his court.
    .heading = The last yurt of a court
rule-K4 = It comes from the common supply; the court is not touched, unless its last yurt is swapped for the ruler.
    .heading = The yurt of 2B
rule-K5 = A ruler without any refuge is swapped for a neutral yurt; what is left in his court joins the common supply.
    .heading = Nowhere to flee
rule-K6 = All yurts, neutral ones too, are unlimited.
    .heading = Yurts never run out
rule-K7 = A card of a removed ruler turned in step 1 is discarded and the next is turned. The discards are shuffled into a new pile only when a card is wanted from an empty one.
    .heading = An empty draw pile
    .refusal = Cards come from the draw pile as long as it lasts.
rule-K8 = The turn ends at once, without replenishing; the other rulers are swapped for neutral yurts; the same player begins the end phase.
    .heading = The fifth ruler in step 1
rule-K9 = Also by High morale: the others are swapped likewise and their courts emptied; the turn goes on without 2B; an action that is then impossible is skipped; steps 3 to 5 follow, the last refill too; the left neighbour begins the end phase.
    .heading = The fifth ruler in step 2
    .refusal = There is no ruler left to drive out.
rule-K10 = You may not pass while any action is possible. 2D needs both actions of the turn and an empty land area.
    .heading = No passing; both actions for 2D
    .refusal = Invading anywhere takes both actions of a turn.
rule-K11 = The third action is A, B or C, and the card can be played only if one of them is possible. If all that was possible is then refused, the action is lost and the card spent.
    .heading = High morale: A, B or C
    .refusal = There is nothing you could do with a third action.
rule-K12 = Every covered land area holds a yurt; no ruler, tile or bridge lies below. Only bridges cover river areas.
    .heading = What a conquest may cover
    .refusal = { $what ->
        [ruler] The { $ruler } ruler stands there, and rulers cannot be covered.
        [tile] A shape lies there already.
       *[river] Only bridges cover the river.
    }
rule-K13 = A bridge covers exactly one river area (the L-shaped one: one, or two that share a side) and land on two different banks. A bank is a piece of land joined by sides once the river is taken out. A bridged river area cannot be covered again.
    .heading = Where a bridge may lie
    .refusal = { $what ->
        [bridged] The river is already bridged there.
       *[other] A bridge must cross the river from one bank to another, over one river area (a bent bridge over one or two).
    }
rule-K14 = A rival's conquest that covers a protected yurt is possible only if the protected player shares the majority, and then it needs his consent.
    .heading = Covering protected yurts
    .refusal = The Great Khan protects { $rival }'s yurts there, and { $rival } would not share the conquest.
rule-K15 = A rival's conquest that covers a protected neutral yurt is possible only if two or more players share it, and then it needs the protector's consent.
    .heading = Covering neutral yurts the gods protect
    .refusal = The gods protect a neutral yurt there for { $rival }, and nobody would share the conquest with you.
rule-K16 = Those whose consent is needed are asked at once, in seat order from the active player's left, each once. The first refusal voids the conquest: nothing is laid and the active player chooses again. If no action is possible any more, it is skipped.
    .heading = Consent
    .refusal = That needs the consent of { $rival }, who has refused this turn.
rule-K16-areas = Until the turn ends, nobody may propose a conquest of exactly the same areas again, whatever the shape and whoever would have to agree. Should it need nobody's consent later in the turn, it may be laid.
    .heading = A refused conquest
    .refusal = A conquest of exactly these areas has been refused this turn.
rule-K16-three = After the third refusal of a turn nothing more may be proposed that needs anybody's consent. The refusals of all players count together, in all actions of the turn.
    .heading = Three refusals
    .refusal = Three conquests have been refused this turn. Nothing more may be proposed that needs consent.
rule-K17 = Until step 3 of their player's next turn; in the end phase until his next turn begins, even one that he misses.
    .heading = How long protections last
rule-K18 = With two players neither protection may be played on two consecutive turns of the same player; the other kind may follow.
    .heading = Two players: not twice in a row
    .refusal = With two players you cannot play this card on two turns in a row.
rule-K19 = With two or three players rivals may neither use nor reserve that kind; with four one copy is withheld from them. It ends when its player's next turn ends, however short, or as soon as he uses such a shape. Scouting needs a copy that you could use yourself.
    .heading = Reserved shapes
    .refusal = { $rival } has reserved { FORM($shape, "the") }.
rule-K20 = At most one a turn, in step 4, and only asked if one can be played; spent ones leave the game. Special cards are open, hands and the draw pile are not.
    .heading = One special card a turn
rule-K21 = Two conquests a turn, not optional while one is possible. The game ends when no player could conquer even with every protection, scout and refusal lifted; until then, whoever cannot conquer misses a turn.
    .heading = The end of the game
    .refusal = The game is over.
rule-K22 = The value of a shared shape is divided by the number of its owners and rounded up.
    .heading = Shared points
rule-K23 = Players are ranked by their list of territory sizes, largest first, compared one by one; a list that runs out is smaller. Identical lists share a place and both take its bonus; the next list takes the next bonus. Without a territory there is none.
    .heading = Who gets which bonus
rule-K24 = Players with equal points compare their lists of territories as for the bonus; if these are identical too, they win together.
    .heading = Ties
rule-K25 = After the first game the rulers may begin elsewhere. Either chance puts them onto the board, or the players place them in turn, from the start player on, each the next ruler on any empty land area. The first yurts follow.
    .heading = Rulers on other areas
    .refusal = Now it is the { $ruler } ruler who comes onto the board.
rule-K25-apart = Chance puts each ruler on an empty land area at least three king's moves from the others; if there is none, two; if there is none either, anywhere. What lies in between does not matter.
    .heading = Rulers well apart
    .refusal = { $area-is ->
        [shown] { $area }
       *[hidden] That area
    } is too close to another ruler.
