"""What a move caused, in the order in which the rules do it, as a seat may know it (§D18)."""

from __future__ import annotations

from collections.abc import Iterator

from kurultai.core.game import Happening, Position
from kurultai.core.text import joined
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
from kurultai.games.dschingis.parts.causes import causes, happening, listed
from kurultai.games.dschingis.parts.outlook import route
from kurultai.games.dschingis.prompts import SEAT_NAMES
from kurultai.games.dschingis.rulebook import RULEBOOK, TEXTS
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
    of_board = names(before.b)
    if move >= DRAW:
        yield from _token_drawn(before, after, kind_in(move), is_mine)
    elif move >= BEGIN:
        yield happening("start", TEXTS("happened-start", who=SEAT_NAMES[move - BEGIN]), rule="D1")
    elif move >= TO_SETTLE:
        line, first, second, leader = settled_in(move)
        for side, kind in enumerate((first, second)):
            yield _laid(of_board.villages[of_board.sides[line][side]], kind, is_mine)
        at = of_board.villages[of_board.sides[line][leader]]
        yield happening("leader", TEXTS("happened-leader", to=at), [at], "setup")
    elif move >= ROAD:
        yield from _step(before, move, after, is_mine)
    elif move >= TO_ENTER:
        at = of_board.villages[move - TO_ENTER]
        yield happening("enter", TEXTS("happened-enter", to=at), [at], "D10")
        yield from _gone(before, after)
    elif move >= WALL:
        line_name = of_board.lines[move - WALL]
        said = TEXTS("happened-wall", lines=line_name)
        yield happening("wall", said, [line_name], "build")
        yield from causes(before, move - WALL, after)
    else:
        yield _word(before, move)


def _word(before: Position, move: int) -> Happening:
    if move < TO_BUILD:
        kind = "take-wall" if move == TAKE_WALL else "take-token"
        return happening(kind, TEXTS(f"happened-{kind}"), rule="draw")
    if move == TO_LIFT:
        s = before.s[0]
        at = names(before.b).villages[int(s.leader[int(s.turn)])]
        return happening("lift", TEXTS("happened-lift", **{"from": at}), [at], "lift")
    kind = "build" if move == TO_BUILD else "march"
    return happening(kind, TEXTS(f"happened-{kind}"), rule="use")


def _token_drawn(
    before: Position, after: Position, kind: int, is_mine: bool
) -> Iterator[Happening]:
    token = TEXTS(f"kind-{KINDS[kind]}")
    said = TEXTS("happened-token-known", token=token) if is_mine else TEXTS("happened-token")
    yield happening("token", said, [KINDS[kind]] if is_mine else [], "draw")
    if int(before.s[0].phase) == MORE_TOKENS and int(before.s[0].common) > int(after.s[0].common):
        yield happening("first-walls", TEXTS("happened-first-walls"), rule="D2")


def _laid(village: str, kind: int, is_mine: bool) -> Happening:
    if is_mine:
        token = TEXTS(f"kind-{KINDS[kind]}")
        said = TEXTS("happened-lay-known", to=village, token=token)
    else:
        said = TEXTS("happened-lay", to=village)
    return happening("lay", said, [village], "lay")


def _step(before: Position, move: int, after: Position, is_mine: bool) -> Iterator[Happening]:
    of_board = names(before.b)
    seat = int(before.s[0].turn)
    start = of_board.villages[int(before.s[0].leader[seat])]
    end_number = int(after.s[0].leader[seat])
    end = of_board.villages[end_number]
    parts: dict[str, object] = {"from": start, "to": end}
    if move >= OVER_WALL:
        up, down, _ = walls_in(move)
        walked = route(before, up, down)
        yield happening(
            "route", TEXTS("happened-route", **parts), [start, *walked, end], "lay.wall"
        )
    elif move >= GATE:
        gate = of_board.of_lines(int(before.s[0].open) & ~int(after.s[0].open))
        yield happening("gate", TEXTS("happened-gate", **parts), [start, *gate, end], "lay.gate")
    else:
        assert village_in(move) == end_number
        yield happening("road", TEXTS("happened-road", **parts), [start, end], "lay.road")
    closed = of_board.of_lines(int(before.s[0].open) & ~int(after.s[0].open))
    if closed:
        said = TEXTS("happened-close", lines=listed(closed))
        yield happening("close", said, closed, "lay.close")
    yield _laid(end, kind_in(move), is_mine)
    yield from _taken(before, end_number, is_mine)
    yield from _gone(before, after)


def _taken(before: Position, village: int, is_mine: bool) -> Iterator[Happening]:
    """A village that changes hands, and what its new owner gets to see."""
    s = before.s[0]
    seat, at = int(s.turn), names(before.b).villages[village]
    for rival in range(before.seats):
        if rival != seat and int(s.controls[rival]) >> village & 1:
            said = TEXTS("happened-capture", to=at, rival=SEAT_NAMES[rival])
            yield happening("capture", said, [at], "control")
    seen = [
        TEXTS(f"kind-{KINDS[kind_of(token)]}")
        for token in (int(t) for t in s.token[: int(s.laid)])
        if village_of(token) == village and not known_by(token, seat)
    ]
    if is_mine and seen:
        said = TEXTS("happened-look", to=at, tokens=joined(seen, ", "))
        yield happening("look", said, [at], "D18")


def _gone(before: Position, after: Position) -> Iterator[Happening]:
    seat = int(before.s[0].turn)
    number = int(number_of(after.s[0].gone[seat]) - number_of(before.s[0].gone[seat]))
    if number:
        yield happening("gone", TEXTS("happened-gone", number=number), rule="lay.rest")


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
    ended = RULEBOOK[int(p.s[0].ending)]
    yield happening("end", TEXTS("happened-end", why=ended.heading), rule=ended.id)
    for seat in p.winners():
        said = TEXTS("happened-won", who=SEAT_NAMES[seat], points=p.scores()[seat])
        yield {**happening("won", said, rule="winner"), "seat": seat}
