"""The words of the card and wagon files, and their numbers in compiled code.

A word's number is its place in its tuple. One order of colours serves dice, decks, cubes and lists
(§P1.2); the deck of a colour holds the cards of one type.
"""

from __future__ import annotations

from typing import Literal, get_args

from typing_extensions import TypeAliasType

Colour = TypeAliasType("Colour", Literal["blue", "red", "green", "black", "yellow"])
COLOURS: tuple[Colour, ...] = get_args(Colour.__value__)
CardType = TypeAliasType("CardType", Literal["equipment", "raid", "mercenary", "curse", "treasure"])
TYPES: tuple[CardType, ...] = get_args(CardType.__value__)
PREFIXES = ("eq", "ra", "me", "cu", "tr")
WagonType = TypeAliasType("WagonType", Literal["purple", "orange", "green", "blue"])
WAGON_TYPES: tuple[WagonType, ...] = get_args(WagonType.__value__)
BLUE, RED, GREEN, BLACK, YELLOW = range(5)

# What the records have room for.
SEATS = 4
DECK = 12  # cards of a type
CARDS = 5 * DECK
WAGONS = 32
SLOTS = 8  # of a wagon
BERTHS = 6  # wagons a camp can load at a time
DISPLAY = 4  # wagons on display
LISTS = 4  # lists of operations on a card: its effects, and the lists of a choice
EFFECTS = LISTS * CARDS  # effect = CARDS × list + card
OPERATIONS = 3  # of a list
COUNTS = 256  # rows of conditions and counted amounts in a file

# Sets of cards: card = DECK × type + place.
_WHOLE = (1 << DECK) - 1
EQUIPMENT = _WHOLE
RAIDS = _WHOLE << DECK
MERCENARIES = _WHOLE << 2 * DECK
CURSES = _WHOLE << 3 * DECK
TREASURES = _WHOLE << 4 * DECK
HOLDERS = MERCENARIES | CURSES  # cards that cubes can lie on

TRIGGERS = (
    "passive",
    "before_die",
    "die_taken",
    "pillage",
    "draw",
    "ship",
    "turn_end",
    "raid_used",
    "curse_played",
    "activate",
    "attacked",
    "opponent_ship",
    "opponent_raid",
    "opponent_excess",
    "score",
)
PASSIVE = TRIGGERS.index("passive")
BEFORE_DIE = TRIGGERS.index("before_die")
DIE_TAKEN = TRIGGERS.index("die_taken")
PILLAGING = TRIGGERS.index("pillage")
DRAWING = TRIGGERS.index("draw")
SHIP = TRIGGERS.index("ship")
TURN_END = TRIGGERS.index("turn_end")
RAID_USED = TRIGGERS.index("raid_used")
CURSE_PLAYED = TRIGGERS.index("curse_played")
ACTIVATE = TRIGGERS.index("activate")
ATTACKED = TRIGGERS.index("attacked")
OPPONENT_SHIP = TRIGGERS.index("opponent_ship")
OPPONENT_RAID = TRIGGERS.index("opponent_raid")
OPPONENT_EXCESS = TRIGGERS.index("opponent_excess")
SCORING = TRIGGERS.index("score")
NO_TRIGGER = -1
# Triggers whose effects wait in the list (§P5.4); they may be optional or mandatory.
EVENTS = (
    "ship",
    "turn_end",
    "raid_used",
    "curse_played",
    "opponent_ship",
    "opponent_raid",
    "opponent_excess",
)

COLOUR_WORDS = ("any", "distinct", "die", "named", "taken", "excess", "alike", *COLOURS)
ANY, DISTINCT, OF_DIE, NAMED, TAKEN, OF_EXCESS, ALIKE, GIVEN = range(8)

Source = TypeAliasType(
    "Source",
    Literal["reserve", "wagons", "mercenary", "stash", "shipped", "curse", "cards", "placed"],
)
SOURCES: tuple[Source, ...] = get_args(Source.__value__)
(
    FROM_RESERVE,
    FROM_WAGONS,
    FROM_MERCENARY,
    FROM_STASH,
    FROM_SHIPPED,
    FROM_CURSE,
    FROM_CARDS,
    FROM_PLACED,
) = range(8)

Destination = TypeAliasType("Destination", Literal["place", "card", "reserve", "wagons", "stash"])
DESTINATIONS: tuple[Destination, ...] = get_args(Destination.__value__)
TO_PLACE, TO_CARD, TO_RESERVE, TO_WAGONS, TO_STASH = range(5)

# Whom an operation concerns: who loses, and (without the last two) who receives.
SEAT_WORDS = (
    "self",
    "opponent_choice",
    "each_opponent",
    "shipper",
    "victim",
    "owner",
    "next_player",
    "previous_player",
    "active",
    "everyone",
)
(
    SELF,
    OPPONENT_CHOICE,
    EACH_OPPONENT,
    SHIPPER,
    VICTIM,
    OWNER,
    NEXT_PLAYER,
    PREVIOUS_PLAYER,
    ACTIVE_PLAYER,
    EVERYONE,
) = range(10)
# Of operations on cards: in whose camp they lie, and to whose camp one goes.
ONE_CAMP_WORDS = ("self", "owner", "next_player", "previous_player", "active")
CAMP_WORDS = (*ONE_CAMP_WORDS, "each_opponent", "everyone")
DICE_WORDS = ("available", "mine")
AVAILABLE, MINE = range(2)
CHOOSERS = ("self", "target", "nobody")
BY_SELF, BY_TARGET, BY_NOBODY = range(3)

ALLOWED = ("split_pillage", "wild_slot", "both_actions", "other_deck")
FORBIDDEN = ("attack", "take_die_3", "multi_wagon", "mercenary", "equipment", "raid")
STATS = ("pillage", "draw", "die", "wagon_limit", "curse_slots", "loss")
# What effects that hold allow, forbid or change.
RULES = (*ALLOWED, *FORBIDDEN, *STATS)
(
    SPLIT,
    WILD,
    BOTH_ACTIONS,
    OTHER_DECK,
    NO_ATTACK,
    NO_DIE_3,
    NO_MULTI_WAGON,
    NO_MERCENARY,
    NO_EQUIPMENT,
    NO_RAID,
    OF_PILLAGE,
    OF_DRAW,
    OF_VALUE,
    OF_WAGON_LIMIT,
    OF_CURSE_SLOTS,
    OF_LOSS,
) = range(16)
NO_RULE = -1

LIMITS = ("turn", "round", "game")
Phase = TypeAliasType("Phase", Literal["start", "end", "during", "any", "game_end"])
PHASES: tuple[Phase, ...] = get_args(Phase.__value__)
DECK_WORDS = ("any", "other", "die", *COLOURS)
ANY_DECK, OTHER_THAN_RAIDS, DECK_OF_DIE, GIVEN_DECK = range(4)
DICE_ACTS = ("reroll", "swap", "copy_best", "set")
WAGON_ACTS = ("exchange",)
CARD_ACTS = ("ready", "return", "take")
ACTS = (*DICE_ACTS, *WAGON_ACTS, *CARD_ACTS)
OPS = ("modify", "move", "draw", "dice", "wagon", "card", "allow", "forbid", "score")

# What can be counted (docs/huns-cards.md, 3): where, by groups of which kind, in which state.
(
    CARDS_THERE,
    WAGONS_SHIPPED,
    WAGONS_STANDING,
    CUBES_IN_STASH,
    CUBES_ON_WAGONS,
    CUBES_ON_CARDS,
    CUBES_IN_RESERVE,
    CARDS_IN_DECKS,
    DICE,
    DIE_VALUE,
    DIE_FACE,
    TURNS_THIS_ROUND,
    ACTION_DRAW,
    ACTION_PILLAGE,
    ROUND,
    TURN,
    PLAYERS,
) = range(17)
CARD_STATES = ("any", "active", "spent", "ready", "filled", "unfilled", "fled", "kept")
IN_ANY_STATE, IS_ACTIVE, IS_SPENT, IS_READY, IS_FILLED, IS_UNFILLED, IS_FLED, IS_KEPT = range(8)
DICE_STATES = ("left", "taken", "mine")
DICE_LEFT, DICE_TAKEN, DIE_MINE = range(3)
GATHERS = ("sum", "most", "least", "kinds")
SUM_OF, MOST_OF, LEAST_OF, KINDS_OF = range(4)
COMPARISONS = ("==", ">=", "<=", "most", "fewest", "rank", "tied")
EQUAL, AT_LEAST, AT_MOST, MOST, FEWEST, RANK, TIED = range(7)
WHOSE = ("self", "opponent", "opponents", "active", "owner", "everyone")
MINE_ALONE, AN_OPPONENTS, ALL_OPPONENTS, THE_ACTIVES, THE_OWNERS, OF_EVERYONE = range(6)
MET, UNMET = -1, -2  # where the rows of a condition end
COUNTED = 1000  # amounts from here on are rows to be counted
ALL_OF_THEM = 99

# What an operation does when it is carried out; NO_DEED holds all the time or at the end.
(
    NO_DEED,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    MODIFY_DRAW,
    MOVE_CUBES,
    DRAW_CARDS,
    REROLL,
    SWAP,
    COPY_BEST,
    EXCHANGE_WAGON,
    DO_BOTH,
    SET_DIE,
    READY_CARD,
    RETURN_CARD,
    TAKE_CARD,
) = range(15)

# What must be said with `use K` or `raid K` (§P5.2).
(
    NO_ARGUMENT,
    A_DIE,
    A_DECK,
    A_COLOUR,
    TWO_DICE,
    A_SEAT,
    A_CARD,  # a mercenary with cubes
    TWO_WAGONS,
    A_CAMP_CARD,
) = range(9)

# The rulebook's own numbers (§end), which a card file may state again.
POINTS = {
    "equipment": 0,
    "raid": 1,
    "mercenary_filled": 1,
    "mercenary_unfilled": -1,
    "curse_fled_per_player": -1,
    "treasure_met_per_player": 1,
    "wagon_shipped_per_player": 1,
}
(
    FOR_EQUIPMENT,
    FOR_RAID,
    FOR_FILLED,
    FOR_UNFILLED,
    FOR_FLED,
    FOR_TREASURE,
    FOR_WAGON,
) = range(len(POINTS))
