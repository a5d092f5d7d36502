"""What a card can count (docs/huns-cards.md, 3), as numbers that compiled code interprets.

A count is a place, a state, a set of groups (types of cards or wagons, colours) and how the groups
are gathered. The short words of the first card files stand for some of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kurultai.games.huns.parts.vocabulary import (
    ACTION_DRAW,
    ACTION_PILLAGE,
    CARD_STATES,
    CARDS_IN_DECKS,
    CARDS_THERE,
    COLOURS,
    CUBES_IN_RESERVE,
    CUBES_IN_STASH,
    CUBES_ON_CARDS,
    CUBES_ON_WAGONS,
    DICE,
    DICE_STATES,
    DIE_FACE,
    DIE_VALUE,
    GATHERS,
    PLAYERS,
    ROUND,
    TURN,
    TURNS_THIS_ROUND,
    TYPES,
    WAGON_TYPES,
    WAGONS_SHIPPED,
    WAGONS_STANDING,
)

SHORT: dict[str, dict[str, Any]] = {
    "dice_left": {"stat": "dice", "state": "left"},
    "dice_taken": {"stat": "dice", "state": "taken"},
    "shipped": {"stat": "wagons"},
    "shipped_types": {"stat": "wagons", "of": "kinds"},
    "shipped_same": {"stat": "wagons", "of": "most"},
    "raids": {"stat": "cards", "type": "raid"},
    "equipment": {"stat": "cards", "type": "equipment"},
    "mercs_filled": {"stat": "cards", "type": "mercenary", "state": "filled"},
    "curses_filled": {"stat": "cards", "type": "curse", "state": "filled"},
    "curses_fled": {"stat": "cards", "type": "curse", "state": "fled"},
    "stash_min": {"stat": "cubes", "of": "least"},
    "stash_max": {"stat": "cubes", "of": "most"},
    "least_type": {"stat": "cards", "state": "kept", "of": "least"},
}
PLAIN = {
    "die_value": DIE_VALUE,
    "die_face": DIE_FACE,
    "turns_this_round": TURNS_THIS_ROUND,
    "action_draw": ACTION_DRAW,
    "action_pillage": ACTION_PILLAGE,
    "round": ROUND,
    "turn": TURN,
    "players": PLAYERS,
}
CUBE_PLACES = {
    "stash": CUBES_IN_STASH,
    "wagons": CUBES_ON_WAGONS,
    "cards": CUBES_ON_CARDS,
    "reserve": CUBES_IN_RESERVE,
}
WAGON_STATES = {"shipped": WAGONS_SHIPPED, "standing": WAGONS_STANDING}
# What each stat may say beside its name: words of which one, or a list, can stand.
DETAILS: dict[str, dict[str, tuple[Any, ...]]] = {
    "cards": {"type": TYPES, "state": CARD_STATES, "of": GATHERS},
    "wagons": {"type": WAGON_TYPES, "state": tuple(WAGON_STATES), "of": GATHERS},
    "cubes": {"color": COLOURS, "place": tuple(CUBE_PLACES), "of": GATHERS},
    "deck": {"color": COLOURS, "of": GATHERS},
    "dice": {"color": COLOURS, "face": (1, 2, 3), "state": DICE_STATES},
    **{word: {} for word in (*PLAIN, *SHORT)},
}
LISTED = ("type", "color", "face")  # several of these may be said
STATS = tuple(DETAILS)


class Count(NamedTuple):
    place: int
    state: int
    groups: int
    gather: int


def spelled_out(count: dict[str, Any]) -> dict[str, Any]:
    """A count with its short word replaced by what it stands for."""
    return {**count, **SHORT.get(count["stat"], {})}


def several(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _set(words: tuple[Any, ...], said: object) -> int:
    """The words said, as a set of their places; all if none are."""
    chosen = words if said is None else several(said)
    return sum(1 << words.index(word) for word in set(chosen))


def numbers(said: dict[str, Any]) -> Count:
    """A count as compiled code reads it."""
    count = spelled_out(said)
    stat, state = count["stat"], count.get("state")
    gather = GATHERS.index(count.get("of", "sum"))
    if stat in PLAIN:
        return Count(PLAIN[stat], 0, 1, gather)
    if stat == "cards":
        types = _set(TYPES, count.get("type"))
        return Count(CARDS_THERE, CARD_STATES.index(state or "any"), types, gather)
    if stat == "wagons":
        types = _set(WAGON_TYPES, count.get("type"))
        return Count(WAGON_STATES[state or "shipped"], 0, types, gather)
    colours = _set(COLOURS, count.get("color"))
    if stat == "cubes":
        return Count(CUBE_PLACES[count.get("place", "stash")], 0, colours, gather)
    if stat == "deck":
        return Count(CARDS_IN_DECKS, 0, colours, gather)
    faces = _set((1, 2, 3), count.get("face"))
    return Count(DICE, DICE_STATES.index(state or "left") + 4 * faces, colours, gather)
