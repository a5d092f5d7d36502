"""The ids that a person clicks and that happenings point at.

die:blue  deck:blue  reserve:blue  stash:1:blue  seat:1  pile  wg05  eq03, and a cube or slot of one
colour on a wagon or card: wg05:blue  me02:red. Buttons: pillage draw flee suffer none without.
"""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.games.huns.moves import put_parts
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS
from kurultai.games.huns.parts.vocabulary import (
    COLOURS,
    FROM_RESERVE,
    WAGONS,
)
from kurultai.games.huns.phases.placing import holder, present

_TO_CARDS = 5 * WAGONS


def die(colour: int) -> str:
    return f"die:{COLOURS[colour]}"


def deck(colour: int) -> str:
    return f"deck:{COLOURS[colour]}"


def reserve(colour: int) -> str:
    return f"reserve:{COLOURS[colour]}"


def stash(seat: int, colour: int) -> str:
    return f"stash:{seat}:{COLOURS[colour]}"


def on_wagon(wagon: int, colour: int) -> str:
    return f"{WAGON_IDS[wagon]}:{COLOURS[colour]}"


def on_card(card: int, colour: int) -> str:
    return f"{CARD_IDS[card]}:{COLOURS[colour]}"


def origin_of_put(p: Position, move: int) -> str:
    """Where the cube of a put comes from."""
    colour, _, thing = put_parts(move)
    return origin(p, colour, thing)


def origin(p: Position, colour: int, thing: int) -> str:
    """Where a cube on its way lies: on a wagon, a card, in the reserve or a stash."""
    if thing > WAGONS:
        return on_card(thing - WAGONS - 1, colour)
    if thing:
        return on_wagon(thing - 1, colour)
    s = p.s[0]
    if s.put_source == FROM_RESERVE:
        return reserve(colour)
    return stash(int(holder(p.b[0], s, present(s))), colour)


def goal_of_put(move: int) -> str:
    """Where it goes: a slot of a colour on a wagon, or a card."""
    _, goal, _ = put_parts(move)
    return CARD_IDS[goal - _TO_CARDS] if goal >= _TO_CARDS else on_wagon(goal // 5, goal % 5)
