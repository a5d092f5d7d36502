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
OPERATIONS = 2  # of an effect
CONDITIONS = 3  # of an effect

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
BEFORE_DIE = TRIGGERS.index("before_die")
DIE_TAKEN = TRIGGERS.index("die_taken")
PILLAGING = TRIGGERS.index("pillage")
DRAWING = TRIGGERS.index("draw")
SHIP = TRIGGERS.index("ship")
TURN_END = TRIGGERS.index("turn_end")
RAID_USED = TRIGGERS.index("raid_used")
CURSE_PLAYED = TRIGGERS.index("curse_played")
ATTACKED = TRIGGERS.index("attacked")
OPPONENT_SHIP = TRIGGERS.index("opponent_ship")
OPPONENT_RAID = TRIGGERS.index("opponent_raid")
OPPONENT_EXCESS = TRIGGERS.index("opponent_excess")
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

STATS = ("pillage", "draw", "die", "wagon_limit", "curse_slots", "loss")
OF_WAGON_LIMIT = STATS.index("wagon_limit")
OF_CURSE_SLOTS = STATS.index("curse_slots")

COLOUR_WORDS = ("any", "distinct", "die", "named", "taken", "excess")
ANY, DISTINCT, OF_DIE, NAMED, TAKEN, OF_EXCESS = range(6)

Source = TypeAliasType("Source", Literal["reserve", "wagons", "mercenary", "stash", "shipped"])
SOURCES: tuple[Source, ...] = get_args(Source.__value__)
FROM_RESERVE, FROM_WAGONS, FROM_MERCENARY, FROM_STASH, FROM_SHIPPED = range(5)

Destination = TypeAliasType("Destination", Literal["place", "card", "reserve", "wagons"])
PUT_GOALS: tuple[Destination, ...] = get_args(Destination.__value__)
DESTINATIONS = PUT_GOALS[:3]  # that a card file can name
TO_PLACE, TO_CARD, TO_RESERVE = range(3)
TO_WAGONS = 3  # the compensation's own (§N2)

TARGETS = ("self", "opponent_choice", "each_opponent", "shipper", "victim", "available", "mine")
SELF, OPPONENT_CHOICE, EACH_OPPONENT, SHIPPER, VICTIM, AVAILABLE, MINE = range(7)

RECEIVERS = ("self", "owner", "next_player")
TO_SELF, TO_OWNER, TO_NEXT = range(3)
CHOOSERS = ("self", "target")

ALLOWED = ("split_pillage", "wild_slot", "both_actions", "other_deck")
SPLIT, WILD, BOTH_ACTIONS, OTHER_DECK = range(4)
FORBIDDEN = ("attack", "take_die_3", "multi_wagon", "mercenary", "equipment", "raid")
NO_ATTACK, NO_DIE_3, NO_MULTI_WAGON, NO_MERCENARY, NO_EQUIPMENT, NO_RAID = range(6)

LIMITS = ("turn", "round", "game")
Phase = TypeAliasType("Phase", Literal["start", "end", "during", "any", "game_end"])
PHASES: tuple[Phase, ...] = get_args(Phase.__value__)
DECK_WORDS = ("any", "other")
ACTS = ("reroll", "swap", "copy_best", "exchange")
OPS = ("modify", "move", "draw", "dice", "wagon", "allow", "forbid", "score")

CONDITION_STATS = (
    "die_value",
    "die_face",
    "dice_left",
    "dice_taken",
    "turns_this_round",
    "action_draw",
    "shipped",
    "shipped_types",
    "shipped_same",
    "raids",
    "mercs_filled",
    "equipment",
    "curses_filled",
    "curses_fled",
    "stash_min",
    "stash_max",
    "least_type",
    "cards",
)
(
    DIE_VALUE,
    DIE_FACE,
    DICE_LEFT,
    DICE_TAKEN,
    TURNS_THIS_ROUND,
    ACTION_DRAW,
    SHIPPED_COUNT,
    SHIPPED_TYPES,
    SHIPPED_SAME,
    RAIDS_IN_CAMP,
    MERCS_FILLED,
    EQUIPMENT_IN_CAMP,
    CURSES_FILLED,
    CURSES_FLED,
    STASH_MIN,
    STASH_MAX,
    LEAST_TYPE,
    CARDS_IN_CAMP,
) = range(len(CONDITION_STATS))
COMPARISONS = ("==", ">=", "<=", "most", "fewest", "rank")
EQUAL, AT_LEAST, AT_MOST, MOST, FEWEST, RANK = range(6)

# What an operation does when it is carried out; NO_DEED holds all the time or at the end.
(
    NO_DEED,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    PLACE,
    RETURN,
    DRAW_CARDS,
    REROLL,
    SWAP,
    COPY_BEST,
    EXCHANGE_WAGON,
    DO_BOTH,
) = range(11)

# What must be said with `use K` or `raid K` (§P5.2).
NO_ARGUMENT, A_DIE, TWO_DICE, A_DECK, A_SEAT, A_MERCENARY, A_COLOUR, TWO_WAGONS = range(8)

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
