"""What a card would do here and now, told before it is used or played: who would lose what.

All of it follows from what the player who is asked can see.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.game import Position
from kurultai.core.structs import Rows
from kurultai.core.text import Text
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import NOTHING, ONE_COLOUR, ONE_SEAT, PLAY, is_use, used_effect
from kurultai.games.huns.parts.camp import amount_of, loss
from kurultai.games.huns.parts.facedown import status_seen
from kurultai.games.huns.parts.ids import CARD_IDS, members
from kurultai.games.huns.parts.loads import colours_free, colours_on
from kurultai.games.huns.parts.looking import ACTIVE, Look, Numbers, look
from kurultai.games.huns.parts.numbers import within_die
from kurultai.games.huns.parts.vocabulary import (
    A_COLOUR,
    A_SEAT,
    BERTHS,
    CARDS,
    COPY_BEST,
    DECK,
    DO_BOTH,
    DRAW_CARDS,
    FOR_TREASURE,
    FROM_MERCENARY,
    FROM_SHIPPED,
    FROM_STASH,
    FROM_WAGONS,
    MERCENARIES,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    MOVE_CUBES,
    NO_EQUIPMENT,
    RAIDS,
    SEATS,
    TO_RESERVE,
    TO_STASH,
    TYPES,
)
from kurultai.games.huns.parts.words import SEAT_NAMES, card_called, colour_name
from kurultai.games.huns.phases.placing import (
    ANY_WAGON,
    Placing,
    colours_to_take,
    goals,
    is_of_things,
)
from kurultai.games.huns.phases.targets import losses, placing_for, seats_meant
from kurultai.games.huns.phases.turn import reference
from kurultai.games.huns.phases.using import best_taken
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.state import (
    ASK_FLEE,
    ASK_PLAY,
    ASK_USE,
    NO_EFFECT,
    NO_WAGON,
    State,
)

ALL = 31  # the five colours
Outlook = dict[str, list[Text]]


class Foreseen(NamedTuple):
    """What an operation could move: how many, which colours, what each seat may lose and has."""

    left: int
    colours: int
    losses: list[int]
    there: list[int]


@compiled
def colours_that_fit(b: Board, s: State, how: Placing) -> int:
    """Colours for which a placing finds room now."""
    cards, which, wild = goals(b, s, how)
    if cards:
        return ALL
    free = 0
    for place in range(BERTHS):
        wagon = s.berth[how.seat, place]
        if wagon != NO_WAGON and (which == ANY_WAGON or which == wagon):
            free |= colours_free(b, s, wagon)
    return ALL if wild != NO_EFFECT and free else free


@compiled
def foresee(b: Rows, s: Rows, card: int, op: int, argument: int, out: Numbers) -> None:
    """How many valuables an operation moves and of which colours; then for each seat what it may
    lose, and the colours on its wagons.
    """
    ref = reference(s[0])
    seats = seats_meant(b[0], s[0], card, b[0].receiver[card, op], ref, argument)
    receiver = lowest(seats) if seats else 0
    how = placing_for(b[0], s[0], card, op, ref, argument, receiver)
    out[0] = how.left
    out[1] = colours_that_fit(b[0], s[0], how)
    if not is_of_things(how):
        out[1] &= colours_to_take(b[0], s[0], how)
    taken = losses(b[0], s[0], card, op, ref, argument)
    for seat in range(b[0].seats):
        out[2 + seat] = (taken >> (8 * seat)) & 255
        for place in range(BERTHS):
            if s[0].berth[seat, place] != NO_WAGON:
                out[2 + SEATS + seat] |= colours_on(b[0], s[0], s[0].berth[seat, place])


def _foreseen(t: Look, card: int, op: int, argument: int) -> Foreseen:
    out = np.zeros(2 + 2 * SEATS, np.int64)
    foresee(t.p.b, t.p.s, card, op, argument, out)
    found = out.tolist()
    return Foreseen(found[0], found[1], found[2 : 2 + SEATS], found[2 + SEATS :])


def outlook(p: Position, seat: int | None) -> Outlook:
    """For each card that the seat is asked about: what it would do, a sentence each."""
    if seat is None or seat < 0 or p.actor != seat:
        return {}
    t = look(p)
    if t.s.ask == ASK_PLAY:
        return {CARD_IDS[card]: [_if_played(t, seat, card)] for card in t.s.hand[: t.s.held]}
    if t.s.ask == ASK_FLEE:
        needed = int(t.needed[t.s.curse])
        return {CARD_IDS[int(t.s.curse)]: [TEXTS("outlook-suffer", n=needed)]}
    found: Outlook = {}
    for effect in sorted({used_effect(int(move)) for move in p.legal() if is_use(int(move))}):
        found.setdefault(CARD_IDS[effect % CARDS], []).extend(_if_used(t, seat, effect))
    return found


def _if_played(t: Look, seat: int, card: int) -> Text:
    kind = TYPES[card // DECK]
    if kind == "mercenary":
        return TEXTS("outlook-mercenary", n=int(t.b.slots[card]))
    if kind == "curse":
        return TEXTS("outlook-curse", n=t.p.seats)
    if kind == "equipment":
        blocked = int(t.of_seat[seat, ACTIVE]) & int(t.b.rules[:, NO_EQUIPMENT].max())
        return TEXTS("outlook-equipment_blocked" if blocked else "outlook-equipment")
    if kind == "raid":
        return TEXTS("outlook-raid")
    after = t.p.copy()
    after.play(PLAY + card * (SEATS + 1))
    status = status_seen(look(after), seat, seat, card)
    return TEXTS(f"outlook-{status}", n=int(t.b.points[FOR_TREASURE]) * t.p.seats)


def _if_used(t: Look, seat: int, card: int) -> list[Text]:
    found = []
    for op in range(int(t.b.operations[card])):
        deed = int(t.b.deed[card, op])
        if deed == MOVE_CUBES:
            goes_back = int(t.b.goal[card, op]) in (TO_RESERVE, TO_STASH)
            found += (_if_returned if goes_back else _if_placed)(t, seat, card, op)
        elif deed in (MODIFY_DIE, COPY_BEST) and t.s.die >= 0:
            found.append(_if_die_changes(t, card, op, deed))
        elif deed == MODIFY_PILLAGE and t.s.die >= 0:
            found.append(_if_pillage_grows(t, card, op))
        elif deed == DRAW_CARDS:
            found.append(TEXTS("outlook-draw", n=_amount(t, card, op)))
        elif deed == DO_BOTH:
            _, pillage, draw = map(int, t.of_die)
            found.append(TEXTS("outlook-both", n=pillage, m=draw))
    if RAIDS >> card % CARDS & 1:
        found.append(TEXTS("outlook-spent"))
    return found


def _if_placed(t: Look, seat: int, card: int, op: int) -> list[Text]:
    source = int(t.b.source[card, op])
    if source == FROM_WAGONS:
        return [_if_taken(t, card, op, rival) for rival in _rivals(t, seat, card, op)]
    argument = ONE_COLOUR if int(t.b.argument[card]) == A_COLOUR else NOTHING
    seen = _foreseen(t, card, op, argument)
    colours = seen.colours if argument == NOTHING else ALL
    if not colours or not seen.left:
        return [TEXTS("outlook-place_nothing")]
    if argument != NOTHING:
        return [TEXTS("outlook-place_named", n=seen.left)]
    where = {FROM_STASH: "place_stash", FROM_SHIPPED: "place_shipped"}.get(source, "place")
    return [TEXTS(f"outlook-{where}", n=seen.left, colours=_names(colours))]


def _rivals(t: Look, seat: int, card: int, op: int) -> list[int]:
    """The seats from whose wagons an operation could take."""
    if int(t.b.argument[card]) == A_SEAT or t.s.ask != ASK_USE:
        return [rival for rival in range(t.p.seats) if rival != seat]
    return [int(reference(t.p.s[0]))]  # the victim of a curse


def _if_taken(t: Look, card: int, op: int, rival: int) -> Text:
    """What a rival would lose: nothing if protected, if nothing is there, if nothing fits."""
    is_named = int(t.b.argument[card]) == A_SEAT
    seen = _foreseen(t, card, op, ONE_SEAT + rival if is_named else NOTHING)
    who = SEAT_NAMES[rival]
    if not seen.losses[rival]:
        return TEXTS("outlook-safe", who=who)
    if not seen.there[rival]:
        return TEXTS("outlook-empty", who=who)
    colours = seen.there[rival] & seen.colours
    if not colours:
        return TEXTS("outlook-no_room", who=who)
    return TEXTS("outlook-take", who=who, n=seen.losses[rival], colours=_names(colours))


def _if_returned(t: Look, seat: int, card: int, op: int) -> list[Text]:
    if int(t.b.source[card, op]) == FROM_MERCENARY:
        return _if_burned(t, seat, card, op)
    argument = ONE_COLOUR if int(t.b.argument[card]) == A_COLOUR else NOTHING
    seen = _foreseen(t, card, op, argument)
    found = []
    for rival in range(t.p.seats):
        who = SEAT_NAMES[rival]
        if rival == seat:
            continue
        if not seen.losses[rival]:
            found.append(TEXTS("outlook-safe", who=who))
        elif not seen.there[rival]:
            found.append(TEXTS("outlook-empty", who=who))
        else:
            parts = {"n": seen.losses[rival], "colours": _names(seen.there[rival])}
            found.append(TEXTS("outlook-return", who=who, **parts))
    return found


def _if_burned(t: Look, seat: int, card: int, op: int) -> list[Text]:
    """Every mercenary of others that could lose valuables."""
    b, s = t.p.b[0], t.p.s[0]
    found = []
    for rival in range(t.p.seats):
        theirs = members(int(t.s.cards[rival]) & MERCENARIES) if rival != seat else []
        for other in theirs:
            there = sum(int(t.s.cubes[other]) >> 5 * colour & 31 for colour in range(5))
            n = min(there, int(loss(b, s, card, _amount(t, card, op), rival)))
            if n:
                kind = "burn_stops" if int(t.s.filled) >> other & 1 else "burn"
                parts = {"card": card_called(t.p, other), "who": SEAT_NAMES[rival], "n": n}
                found.append(TEXTS(f"outlook-{kind}", **parts))
    return found or [TEXTS("outlook-burn_nothing")]


def _if_die_changes(t: Look, card: int, op: int, deed: int) -> Text:
    base = int(t.s.die_set) or int(t.s.face[t.s.die])
    if deed == COPY_BEST:
        base = int(best_taken(t.p.s[0])) or base
    elif int(t.b.set_to[card, op]):
        base = int(t.b.set_to[card, op])
    more = _amount(t, card, op) if deed == MODIFY_DIE else 0
    value = int(within_die(base + int(t.s.die_by) + more))
    return TEXTS("outlook-die", n=value, m=int(t.of_die[0]))


def _amount(t: Look, card: int, op: int) -> int:
    return int(amount_of(t.p.b[0], t.p.s[0], card, op))


def _if_pillage_grows(t: Look, card: int, op: int) -> Text:
    colour, now = int(t.s.die), int(t.of_die[1])
    more = min(now + _amount(t, card, op), int(t.s.reserve[colour]))
    return TEXTS("outlook-pillage", n=more, m=now, colour=colour_name(colour))


def _names(colours: int) -> list[Text]:
    return [colour_name(colour) for colour in members(colours)]
