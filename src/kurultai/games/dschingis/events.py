"""What a move caused, in the order in which the rules do it, as a seat may know it (§D18)."""

from __future__ import annotations

from collections.abc import Iterator

from kurultai.core.game import Happening, Position
from kurultai.core.text import Square, Text
from kurultai.games.dschingis.board import KINDS, names
from kurultai.games.dschingis.moves import (
    BEGIN,
    DRAW,
    GATE,
    OVER_WALL,
    ROAD,
    TAKE_WALL,
    TO_BUILD,
    TO_ENTER,
    TO_LIFT,
    TO_SETTLE,
    WALL,
    kind_in,
    settled_in,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.parts.causes import causes, happening
from kurultai.games.dschingis.parts.naming import kind_name, tokens_named, village_name
from kurultai.games.dschingis.parts.outlook import route
from kurultai.games.dschingis.prompts import SEAT_NAMES
from kurultai.games.dschingis.rulebook import NO_END_IN_SIGHT, RULEBOOK, TEXTS
from kurultai.games.dschingis.state import (
    MORE_TOKENS,
    TAKE,
    TOKEN,
    kind_of,
    known_by,
    number_of,
    village_of,
)


def happenings(before: Position, move: int, after: Position, viewer: int | None) -> list[Happening]:
    seat = int(before.s[0].turn)
    found = list(_of_move(before, move, after, viewer == seat))
    for one in found:
        one.setdefault("seat", seat if move < BEGIN or move >= DRAW else move - BEGIN)
    return found + list(_of_turns(before, after))


def _of_move(before: Position, move: int, after: Position, is_mine: bool) -> Iterator[Happening]:
    who = SEAT_NAMES[int(before.s[0].turn)]
    if move >= DRAW:
        yield from _token_drawn(before, after, kind_in(move), is_mine)
    elif move >= BEGIN:
        yield happening("start", TEXTS("happened-start", who=SEAT_NAMES[move - BEGIN]), rule="D1")
    elif move >= TO_SETTLE:
        yield from _settled(before, move, is_mine)
    elif move >= ROAD:
        yield from _step(before, move, after, is_mine)
    elif move >= TO_ENTER:
        to = village_name(before, move - TO_ENTER)
        at = names(before.b).villages[move - TO_ENTER]
        yield happening("enter", TEXTS("happened-enter", who=who, to=to), [at], "D10")
        yield from _gone(before, after)
    elif move >= WALL:
        line = names(before.b).lines[move - WALL]
        one, two = map(Square, line.split("/"))
        yield happening("wall", TEXTS("happened-wall", who=who, one=one, two=two), [line], "build")
        yield from causes(before, move - WALL, after)
    else:
        yield _word(before, move, who)


def _word(before: Position, move: int, who: Text) -> Happening:
    if move < TO_BUILD:
        kind = "take-wall" if move == TAKE_WALL else "take-token"
        return happening(kind, TEXTS(f"happened-{kind}", who=who), rule="draw")
    if move == TO_LIFT:
        s = before.s[0]
        at = names(before.b).villages[int(s.leader[int(s.turn)])]
        return happening("lift", TEXTS("happened-lift", who=who), [at], "lift")
    kind = "build" if move == TO_BUILD else "march"
    return happening(kind, TEXTS(f"happened-{kind}", who=who), rule="use")


def _token_drawn(
    before: Position, after: Position, kind: int, is_mine: bool
) -> Iterator[Happening]:
    was, is_ = before.s[0], after.s[0]
    who = SEAT_NAMES[int(was.turn)]
    name = "drawn" if int(was.phase) == TOKEN else "token"  # in a turn it was asked for before
    if is_mine:
        said = TEXTS(f"happened-{name}-known", who=who, token=kind_name(kind))
    else:
        said = TEXTS(f"happened-{name}", who=who)
    yield happening("token", said, [KINDS[kind]] if is_mine else [], "draw")
    walls = int(was.common) - int(is_.common)
    if int(was.phase) == MORE_TOKENS and walls:
        yield happening("first-walls", TEXTS("happened-first-walls", who=who, n=walls), rule="D2")


def _settled(before: Position, move: int, is_mine: bool) -> Iterator[Happening]:
    of_board = names(before.b)
    line, first, second, leader = settled_in(move)
    one, two = of_board.sides[line]
    who = SEAT_NAMES[int(before.s[0].turn)]
    yield _laid("lay", before, one, first, is_mine, who=who, to=village_name(before, one))
    beside = Square(of_board.villages[two])
    yield _laid("lay-beside", before, two, second, is_mine, who=who, at=beside)
    place, at = (("first", one), ("second", two))[leader]
    said = TEXTS(f"happened-leader-{place}", who=who)
    yield happening("leader", said, [of_board.villages[at]], "setup")


def _laid(
    name: str, p: Position, village: int, kind: int, is_mine: bool, **parts: object
) -> Happening:
    if is_mine:
        said = TEXTS(f"happened-{name}-known", **parts, token=kind_name(kind))
    else:
        said = TEXTS(f"happened-{name}", **parts)
    return happening("lay", said, [names(p.b).villages[village]], "lay")


def _step(before: Position, move: int, after: Position, is_mine: bool) -> Iterator[Happening]:
    of_board = names(before.b)
    seat = int(before.s[0].turn)
    who = SEAT_NAMES[seat]
    start = of_board.villages[int(before.s[0].leader[seat])]
    end_number = int(after.s[0].leader[seat])
    end = of_board.villages[end_number]
    closed = of_board.of_lines(int(before.s[0].open) & ~int(after.s[0].open))
    if move >= OVER_WALL:
        up, down, _ = walls_in(move)
        way = [start, *route(before, up, down), end]
        yield happening("route", TEXTS("happened-route", who=who), way, "lay.wall")
    elif move >= GATE:
        way = [start, *closed, end]
        yield happening("gate", TEXTS("happened-gate", who=who), way, "lay.gate")
    else:
        assert village_in(move) == end_number
        yield happening("road", TEXTS("happened-road", who=who), [start, end], "lay.road")
    if closed:
        yield happening("close", TEXTS("happened-close", n=len(closed)), closed, "lay.close")
    yield from _laid_there(before, end_number, kind_in(move), is_mine)
    yield from _gone(before, after)


def _laid_there(p: Position, village: int, kind: int, is_mine: bool) -> Iterator[Happening]:
    """A token at the end of a step; a village that changes hands; what its owner gets to see."""
    s = p.s[0]
    seat, at, to = int(s.turn), names(p.b).villages[village], village_name(p, village)
    who = SEAT_NAMES[seat]
    owner = next((o for o in range(p.seats) if int(s.controls[o]) >> village & 1), seat)
    if owner == seat:
        yield _laid("lay", p, village, kind, is_mine, who=who, to=to)
    else:
        rival = SEAT_NAMES[owner]
        yield _laid("lay-on", p, village, kind, is_mine, who=who, rival=rival)
        said = TEXTS("happened-capture", who=who, to=to, rival=rival)
        yield happening("capture", said, [at], "control")
    seen = [
        int(kind_of(token))
        for token in (int(t) for t in s.token[: int(s.laid)])
        if village_of(token) == village and not known_by(token, seat)
    ]
    if is_mine and seen:
        yield happening("look", TEXTS("happened-look", tokens=tokens_named(seen)), [at], "D18")


def _gone(before: Position, after: Position) -> Iterator[Happening]:
    seat = int(before.s[0].turn)
    number = int(number_of(after.s[0].gone[seat]) - number_of(before.s[0].gone[seat]))
    if number:
        said = TEXTS("happened-gone", who=SEAT_NAMES[seat], n=number)
        yield happening("gone", said, rule="lay.rest")


# Between the turns


def _of_turns(before: Position, after: Position) -> Iterator[Happening]:
    """Turns that end, the last round, the end."""
    was, is_ = before.s[0], after.s[0]
    ended = after.is_over or int(was.turn) != int(is_.turn)
    in_turn = int(was.phase) >= TAKE
    if ended and in_turn:
        for seat in _passed_over(before, after):
            said = TEXTS("happened-nothing", who=SEAT_NAMES[seat])
            yield {**happening("nothing", said, rule="D11"), "seat": seat}
        if int(is_.turns_left) and not int(was.turns_left):
            said = TEXTS("happened-last-round", who=SEAT_NAMES[int(was.turn)])
            yield happening("last-round", said, rule="end.last")
    if int(is_.announced) and not int(was.announced):
        said = TEXTS("happened-announced", who=SEAT_NAMES[int(is_.turn)])
        yield {**happening("announced", said, rule="D17"), "seat": int(is_.turn)}
    if after.is_over:
        yield from _end(after)
    elif int(is_.phase) == TAKE and (ended or not in_turn):
        said = TEXTS("happened-turn", who=SEAT_NAMES[int(is_.turn)])
        yield {**happening("turn", said, rule="turn"), "seat": int(is_.turn)}


def _passed_over(before: Position, after: Position) -> list[int]:
    """Seats whose turn ended without a decision: nothing was possible."""
    was, is_ = before.s[0], after.s[0]
    seats = before.seats
    found = [int(was.turn)] if int(was.phase) in (TAKE, TOKEN) else []
    if not after.is_over:
        between = (int(is_.turn) - int(was.turn) - 1) % seats
        found += [(int(was.turn) + i + 1) % seats for i in range(between)]
    return found


def _end(p: Position) -> Iterator[Happening]:
    is_quiet = int(p.s[0].ending) == NO_END_IN_SIGHT
    said = TEXTS("happened-no-end" if is_quiet else "happened-end")
    yield happening("end", said, rule=RULEBOOK[int(p.s[0].ending)].id)
    won = p.winners()
    name = "happened-won" if len(won) == 1 else "happened-shared"
    for seat in won:
        said = TEXTS(name, who=SEAT_NAMES[seat], points=p.scores()[seat])
        yield {**happening("won", said, rule="winner"), "seat": seat}
