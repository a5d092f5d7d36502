"""What a seat may see (§D18), built up from nothing.

`map` never changes during a game; all else does. A token's `kind` is null where the viewer does not
know it; so are the kinds of a reserve.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, get_args

import numpy as np
from typing_extensions import TypeAliasType, TypedDict

from kurultai.core.game import Position
from kurultai.games.dschingis.board import BOARD, KINDS, VILLAGES, Kind, Names, names
from kurultai.games.dschingis.parts.causes import Outlook, outlooks
from kurultai.games.dschingis.parts.outlook import Route, great_wall, routes
from kurultai.games.dschingis.phases.ending import QUIET_TURNS
from kurultai.games.dschingis.rulebook import RULEBOOK
from kurultai.games.dschingis.scoring import ALL, contents, points, standing, table_of
from kurultai.games.dschingis.state import (
    NOWHERE,
    PHASES,
    SPECTATOR,
    START,
    Phase,
    kind_of,
    known_by,
    number_of,
    owner_of,
    village_of,
)

Country = TypeAliasType("Country", Literal["mongolia", "china"])
Table = TypeAliasType("Table", Literal["plain", "plague", "herb"])
TABLES: tuple[Table, ...] = get_args(Table.__value__)


class TokenSeen(TypedDict):
    """A token; its kind is null where it lies face down to whoever looks."""

    seat: int
    kind: Kind | None


class VillageSeen(TypedDict):
    """A village and the tokens in it. What is known of them counts `points` for the owner now, and
    `abroad` if the wall moved and it lay in the other country.
    """

    id: str
    country: Country
    owner: int | None
    leader: int | None
    stack: list[TokenSeen]  # from the bottom to the top
    points: int | None
    abroad: int | None
    table: Table | None  # by which it is counted
    known: bool


class WallSeen(TypedDict):
    line: str
    open: bool
    great: bool
    fresh: bool


class Ends(TypedDict):
    west: str
    east: str


class SeatSeen(TypedDict):
    """What a seat has; the kinds are null to others."""

    seat: int
    walls: int
    tokens: int
    passive: int
    gone: int
    leader: str | None
    controls: int
    score: int
    active_kinds: list[Kind] | None
    passive_kinds: list[Kind] | None
    gone_kinds: list[Kind] | None


class VillageOnMap(TypedDict):
    id: str
    column: int
    row: int


class TowerOnMap(VillageOnMap):
    border: bool


class LineOnMap(TypedDict):
    id: str
    villages: list[str]  # on both sides
    towers: list[str]  # at both ends
    road: bool


class MapSeen(TypedDict):
    """Where things are: columns and rows from 0 at the lower left, towers at the corners."""

    columns: int
    rows: int
    villages: list[VillageOnMap]
    towers: list[TowerOnMap]
    lines: list[LineOnMap]
    outline: list[str]


class DschingisView(TypedDict):
    """What a seat sees of a game of Dschingis Khan."""

    phase: Phase
    turn: int | None
    first: int | None
    drawn: int
    map: MapSeen
    villages: list[VillageSeen]
    walls: list[WallSeen]
    great_wall: list[str]
    ends: Ends
    common_walls: int
    walls_gone: int
    walls_in_all: int
    seats: list[SeatSeen]
    visited: list[str]
    announced: bool  # the end: this turn is finished, then everyone has one more
    last_round: int | None
    quiet: int
    quiet_limit: int
    routes: list[Route]
    outlook: list[Outlook]
    ending: str | None


def view(p: Position, seat: int | None) -> DschingisView:
    return _view(p, SPECTATOR if seat is None else seat)


def view_all(p: Position) -> DschingisView:
    return _view(p, ALL)


def _view(p: Position, viewer: int) -> DschingisView:
    s = p.s[0]
    of_board = names(p.b)
    has_begun = int(s.phase) != START
    scores = np.zeros(p.seats, np.int64)
    standing(p.b[0], s, viewer, scores)
    return {
        "phase": PHASES[int(s.phase)],
        "turn": int(s.turn) if has_begun else None,
        "first": int(s.first) if has_begun else None,
        "drawn": int(s.drawn),
        "map": _map(p.b.tobytes()),
        "villages": _villages(p, viewer),
        "walls": _walls(p),
        "great_wall": great_wall(p),
        "ends": {"west": of_board.towers[int(s.west)], "east": of_board.towers[int(s.east)]},
        "common_walls": int(s.common),
        "walls_gone": int(s.walls_gone),
        "walls_in_all": int(p.b[0].walls_in_all),
        "seats": [_seat(p, seat, viewer, int(scores[seat])) for seat in range(p.seats)],
        "visited": of_board.of_villages(int(s.visited)),
        "announced": bool(s.announced),
        "last_round": int(s.turns_left) or None,
        "quiet": int(s.quiet),
        "quiet_limit": QUIET_TURNS * p.seats,
        "routes": routes(p),
        "outlook": outlooks(p),
        "ending": RULEBOOK[int(s.ending)].id if s.ending else None,
    }


@lru_cache(maxsize=16)
def _map(board: bytes) -> MapSeen:
    b = np.frombuffer(board, BOARD)
    r, of_board = b[0], names(b)
    return {
        "columns": int(r.column.max()) + 1,
        "rows": int(r.row.max()) + 1,
        "villages": [
            {"id": of_board.villages[v], "column": int(r.column[v]), "row": int(r.row[v])}
            for v in range(r.villages)
        ],
        "towers": [
            {
                "id": name,
                "column": int(r.tower_column[t]),
                "row": int(r.tower_row[t]),
                "border": bool(r.border[t]),
            }
            for t, name in enumerate(of_board.towers)
        ],
        "lines": [
            {
                "id": name,
                "villages": [of_board.villages[v] for v in of_board.sides[i]],
                "towers": [of_board.towers[int(t)] for t in r.line_tower[i]],
                "road": bool(int(r.roads) >> i & 1),
            }
            for i, name in enumerate(of_board.lines)
        ],
        "outline": _outline(r, of_board),
    }


def _outline(r: Any, of_board: Names) -> list[str]:
    """The border towers in order around the board, villages on the left."""
    there = {(int(x), int(y)) for x, y in zip(r.column, r.row, strict=True)}
    after = {}
    for x, y in there:
        if (x, y - 1) not in there:
            after[x, y] = (x + 1, y)
        if (x + 1, y) not in there:
            after[x + 1, y] = (x + 1, y + 1)
        if (x, y + 1) not in there:
            after[x + 1, y + 1] = (x, y + 1)
        if (x - 1, y) not in there:
            after[x, y + 1] = (x, y)
    tower = min(after)
    around = [tower]
    while after[tower] != around[0]:
        tower = after[tower]
        around.append(tower)
    return [f"t-{x}-{y}" for x, y in around]


def _walls(p: Position) -> list[WallSeen]:
    s = p.s[0]
    walls, is_open, great, fresh = int(s.walls), int(s.open), int(s.great), int(s.fresh)
    return [
        {
            "line": line,
            "open": bool(is_open >> i & 1),
            "great": bool(great >> i & 1),
            "fresh": bool(fresh >> i & 1),
        }
        for i, line in enumerate(names(p.b).lines)
        if walls >> i & 1
    ]


def _villages(p: Position, viewer: int) -> list[VillageSeen]:
    s = p.s[0]
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, viewer, counts)
    stacks: list[list[TokenSeen]] = [[] for _ in range(VILLAGES)]
    for token in (int(t) for t in s.token[: int(s.laid)]):
        known = viewer == ALL or known_by(token, viewer)
        kind = KINDS[kind_of(token)] if known else None
        stacks[village_of(token)].append({"seat": owner_of(token), "kind": kind})
    leaders = {int(s.leader[seat]): seat for seat in range(p.seats)}
    mongolia = int(s.mongolia)
    return [
        _village(id_, bool(mongolia >> v & 1), stacks[v], leaders.get(v), counts[v])
        for v, id_ in enumerate(names(p.b).villages)
    ]


def _village(
    id_: str, in_mongolia: bool, stack: list[TokenSeen], leader: int | None, counts: Any
) -> VillageSeen:
    return {
        "id": id_,
        "country": "mongolia" if in_mongolia else "china",
        "owner": stack[-1]["seat"] if stack else None,
        "leader": leader,
        "stack": stack,
        "points": int(points(counts, in_mongolia)) if stack else None,
        "abroad": int(points(counts, not in_mongolia)) if stack else None,
        "table": TABLES[table_of(counts)] if stack else None,
        "known": all(token["kind"] is not None for token in stack),
    }


def _seat(p: Position, seat: int, viewer: int, score: int) -> SeatSeen:
    s = p.s[0]
    leader = int(s.leader[seat])
    is_mine = viewer in (ALL, seat)
    return {
        "seat": seat,
        "walls": int(s.active_walls[seat]),
        "tokens": int(number_of(s.active[seat])),
        "passive": int(number_of(s.passive[seat])),
        "gone": int(number_of(s.gone[seat])),
        "leader": names(p.b).villages[leader] if leader != NOWHERE else None,
        "controls": int(s.controls[seat]).bit_count(),
        "score": score,
        "active_kinds": _kinds(s.active[seat]) if is_mine else None,
        "passive_kinds": _kinds(s.passive[seat]) if is_mine else None,
        "gone_kinds": _kinds(s.gone[seat]) if is_mine else None,
    }


def _kinds(counts: Any) -> list[Kind]:
    return [kind for kind, number in zip(KINDS, counts, strict=True) for _ in range(int(number))]
