"""What everything on the table is, and what it is worth now, as a seat may know it (§D18).

Things are villages (``d4``), lines with or without a wall (``d3/d4``), towers (``t-0-3``), leaders
(``leader-0``), countries, what lies in the tray below the board (``walls``, ``token-herb``,
``backs``, ``passive``, ``common``), what each seat holds and counts (``holds-0``, ``score:0``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from kurultai.core.game import Explained, Position
from kurultai.core.text import Square, Text, joined, listed
from kurultai.games.dschingis.board import KINDS, Names, bit, names
from kurultai.games.dschingis.parts.naming import kind_name, tokens_named
from kurultai.games.dschingis.parts.outlook import great_wall
from kurultai.games.dschingis.parts.supposing import best_with, reach, with_wall
from kurultai.games.dschingis.parts.wall import can_carry, stands
from kurultai.games.dschingis.prompts import SEAT_NAMES, ends
from kurultai.games.dschingis.rulebook import TEXTS
from kurultai.games.dschingis.scoring import ALL, points
from kurultai.games.dschingis.sheet import COUNTRIES, sheet
from kurultai.games.dschingis.state import MARCH, NOWHERE, OVER, SPECTATOR, START
from kurultai.games.dschingis.view import SeatSeen, VillageSeen, view, view_all


@dataclass(frozen=True)
class Table:
    """A position as somebody looks at it."""

    p: Position
    eye: int | None

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.eye is None else self.eye

    @property
    def s(self) -> Any:
        return self.p.s[0]

    @cached_property
    def names(self) -> Names:
        return names(self.p.b)

    @cached_property
    def seen(self) -> Any:
        return view_all(self.p) if self.eye == ALL else view(self.p, self.eye)

    @property
    def tray(self) -> SeatSeen:
        """Whose pieces lie below the board: mine, or those of the seat whose turn it is."""
        seat = self.eye
        if seat is None:
            seat = 0 if int(self.s.phase) == START else int(self.s.turn)
        found: SeatSeen = self.seen["seats"][max(seat, 0)]
        return found


def things(p: Position, eye: int | None) -> list[str]:
    t = Table(p, eye)
    return [
        *t.names.villages,
        *t.names.lines,
        *t.names.towers,
        *COUNTRIES,
        *(f"leader-{seat}" for seat in range(p.seats) if int(t.s.leader[seat]) != NOWHERE),
        *_in_tray(t),
        *(f"holds-{seat}" for seat in range(p.seats)),
        *(f"score:{seat}" for seat in range(p.seats)),
    ]


def _in_tray(t: Table) -> list[str]:
    walls = ["walls"] if t.tray["walls"] else []
    kinds = t.tray["active_kinds"]
    if kinds is None:
        tokens = ["backs"] if t.tray["tokens"] else []
    else:
        tokens = [f"token-{kind}" for kind in KINDS if kind in kinds]
    return [*walls, *tokens, "passive", "common"]


def explain(p: Position, eye: int | None, thing: str) -> Explained | None:
    t = Table(p, eye)
    if thing not in things(p, eye):
        return None
    if thing in t.names.village:
        return _village(t, t.names.village[thing])
    if thing in t.names.line:
        line = t.names.line[thing]
        return _wall(t, line) if int(t.s.walls) & bit(line) else _free_line(t, line)
    if thing in t.names.towers:
        return _tower(t, t.names.towers.index(thing))
    if thing in _OTHERS:
        return _OTHERS[thing](t)
    sort, _, which = thing.replace(":", "-").partition("-")
    if sort == "score":
        return _score(t, int(which))
    if sort == "token":
        return _token(t, which)
    return _leader(t, int(which)) if sort == "leader" else _held(t, int(which))


def _explained(title: Text, what: list[Text], worth: list[Text], rule: str) -> Explained:
    found: Explained = {"title": title, "what": joined(what), "rule": rule}
    if worth:
        found["worth"] = joined(worth)
    return found


def _signed(n: int) -> dict[str, object]:
    """A number of points, and whether it is won or lost."""
    return {"sign": "more" if n > 0 else "less" if n < 0 else "none", "n": abs(n)}


# Villages and countries


def _village(t: Table, number: int) -> Explained:
    village: VillageSeen = t.seen["villages"][number]
    country = village["country"]
    title = TEXTS("thing-village", at=Square(village["id"]), country=country)
    if village["owner"] is None:
        what, worth, rule = (
            [TEXTS("thing-village-empty")],
            [TEXTS("thing-village-empty-worth", country=country)],
            "score.plain",
        )
    else:
        what, worth, rule = _stack(village), _worth(t, village), _table_rule(village)
    if village["leader"] is not None:
        what.append(TEXTS("thing-village-leader", who=SEAT_NAMES[village["leader"]]))
    if int(t.s.phase) == MARCH and int(t.s.visited) & bit(number):
        what.append(TEXTS("thing-village-visited", who=SEAT_NAMES[int(t.s.turn)]))
    return _explained(title, what, worth, rule)


def _stack(village: VillageSeen) -> list[Text]:
    owner = village["owner"]
    assert owner is not None
    found = [TEXTS("thing-village-owner", who=SEAT_NAMES[owner])]
    tokens = [
        TEXTS("thing-token-unknown", who=SEAT_NAMES[token["seat"]])
        if token["kind"] is None
        else TEXTS(
            "thing-token-known",
            token=kind_name(KINDS.index(token["kind"])),
            who=SEAT_NAMES[token["seat"]],
        )
        for token in reversed(village["stack"])
    ]
    found.append(TEXTS("thing-village-stack", tokens=listed(tokens), n=len(tokens)))
    name = _special(village)
    return [*found, TEXTS(f"thing-village-{name}")] if name else found


def _special(village: VillageSeen) -> str | None:
    """What there is of plague and herb, as far as it is known."""
    kinds = {token["kind"] for token in village["stack"]}
    there = [kind for kind in ("plague", "herb") if kind in kinds]
    return "both" if len(there) == 2 else there[0] if there else None


def _table_rule(village: VillageSeen) -> str:
    return f"score.{_special(village) or 'plain'}"


def _worth(t: Table, village: VillageSeen) -> list[Text]:
    """To its owner now; and in the other country, where that makes a difference."""
    owner, now = village["owner"], village["points"]
    assert owner is not None
    assert now is not None
    who = SEAT_NAMES[owner]
    kinds = [token["kind"] for token in village["stack"]]
    unknown = kinds.count(None)
    if unknown == len(kinds):
        return [TEXTS("thing-village-hidden")]
    found = [TEXTS("thing-village-unknown", n=unknown)] if unknown else []
    name = "thing-village-worth-known" if unknown else "thing-village-worth"
    found.append(TEXTS(name, who=who, **_signed(now)))
    in_mongolia = village["country"] == "mongolia"
    counts = np.array([kinds.count(kind) for kind in KINDS], np.int64)
    there = int(points(counts, not in_mongolia))
    if there != now and not t.p.is_over:
        country = "china" if in_mongolia else "mongolia"
        found.append(TEXTS("thing-village-elsewhere", country=country, **_signed(there)))
    return found


def _country(t: Table, country: str) -> Explained:
    number = sum(village["country"] == country for village in t.seen["villages"])
    return _explained(
        TEXTS(f"thing-{country}"),
        [TEXTS(f"thing-{country}-what", n=number)],
        [_counted(t, country)],
        "countries",
    )


def _counted(t: Table, country: str) -> Text:
    """What the villages of a country bring everybody now."""
    line = next(line for line in sheet(t.p, t.viewer) if line["line"] == country)
    each = [
        TEXTS(
            "thing-counted",
            who=SEAT_NAMES[seat],
            known="part" if seat in line["unknown"] else "all",
            **_signed(n),
        )
        for seat, n in enumerate(line["points"])
    ]
    return TEXTS("thing-country-worth", each=joined(each, ", "))


# Lines, walls, towers


def _free_line(t: Table, line: int) -> Explained:
    b = t.p.b[0]
    can_stand = bool(can_carry(b, t.s, line))
    what = [
        TEXTS("thing-line-touches" if can_stand else "thing-line-apart"),
        TEXTS("thing-line-road" if int(b.roads) & bit(line) else "thing-line-no-road"),
    ]
    worth = _supposed(t, line) if can_stand and not t.p.is_over else []
    return _explained(TEXTS("thing-line"), what, worth, "build")


def _supposed(t: Table, line: int) -> list[Text]:
    """What a wall there would cause now, and what it would bring."""
    told, gains = with_wall(t.p, line, t.viewer)
    if not told:
        return [TEXTS("thing-line-branch")]
    found = [TEXTS("thing-line-suppose"), *(one["text"] for one in told)]
    return found + [
        TEXTS("thing-gain", who=SEAT_NAMES[seat], **_signed(gain))
        for seat, gain in enumerate(gains)
        if gain
    ]


def _wall(t: Table, line: int) -> Explained:
    only = bit(line)
    gate = "open" if int(t.s.open) & only else "closed"
    part = "great" if int(t.s.great) & only else "branch"
    what = [TEXTS(f"thing-wall-{gate}"), TEXTS(f"thing-wall-{part}")]
    worth = [TEXTS("thing-wall-length", n=len(great_wall(t.p)))] if part == "great" else []
    if int(t.s.fresh) & only:
        worth.append(TEXTS("thing-wall-fresh"))
    worth += [
        TEXTS("thing-wall-beside", who=SEAT_NAMES[seat])
        for seat in range(t.p.seats)
        if gate == "open" and int(t.s.leader[seat]) in t.names.sides[line]
    ]
    rule = "lay.close" if gate == "closed" else "lay.gate"
    return _explained(TEXTS("thing-wall", part=part, gate=gate), what, worth, rule)


def _tower(t: Table, tower: int) -> Explained:
    if tower in (int(t.s.west), int(t.s.east)):
        end = "west" if tower == int(t.s.west) else "east"
        title, what = TEXTS("thing-end", end=end), TEXTS("thing-end-what", n=len(great_wall(t.p)))
        return _explained(title, [what], [], "D16")
    is_border = bool(t.p.b[0].border[tower])
    name = "thing-border-tower" if is_border else "thing-tower"
    what = TEXTS(f"{name}-what")
    is_joined = bool(stands(t.p.b[0], t.s.walls, tower))
    more = TEXTS("thing-tower-joined" if is_joined else "thing-tower-free")
    return _explained(TEXTS(name), [what, more], [], "build.end" if is_border else "D11")


# Leaders and what seats have


def _leader(t: Table, seat: int) -> Explained:
    who = SEAT_NAMES[seat]
    villages = len(reach(t.p, seat))
    worth = [] if t.p.is_over else [TEXTS("thing-leader-reach", who=who, n=villages)]
    if not villages and worth:
        worth = [TEXTS("thing-leader-blocked", who=who)]
    what = [TEXTS("thing-leader-what", who=who), TEXTS("thing-leader-bars")]
    return _explained(TEXTS("thing-leader", who=who), what, worth, "lay" if villages else "lift")


def _held(t: Table, seat: int) -> Explained:
    """What a seat has that does not lie on the board."""
    seen, who = t.seen["seats"][seat], SEAT_NAMES[seat]
    what = [
        TEXTS("thing-holds-active", who=who, walls=seen["walls"], tokens=seen["tokens"]),
        TEXTS("thing-holds-passive", n=seen["passive"]),
    ]
    if seen["gone"]:
        what.append(TEXTS("thing-holds-gone", n=seen["gone"]))
    hidden = [
        token
        for village in t.seen["villages"]
        for token in village["stack"]
        if village["owner"] == seat and token["kind"] is None
    ]
    if hidden:
        what.append(TEXTS("thing-holds-hidden", who=who, n=len(hidden)))
    if seen["leader"] is None and int(t.s.phase) > START:
        what.append(TEXTS("thing-holds-no-leader"))
    return _explained(TEXTS("thing-holds", who=who), what, [], "use")


def _score(t: Table, seat: int) -> Explained:
    who = SEAT_NAMES[seat]
    lines = [line for line in sheet(t.p, t.viewer) if line["line"] in COUNTRIES]
    score = sum(line["points"][seat] for line in lines)
    is_known = not any(seat in line["unknown"] for line in lines)
    name = "thing-score-worth" if is_known else "thing-score-worth-known"
    villages = t.seen["seats"][seat]["controls"]
    worth = [TEXTS(name, who=who, villages=villages, **_signed(score))]
    return _explained(TEXTS("thing-score", who=who), [TEXTS("thing-score-what")], worth, "score")


# What lies in the tray


def _token(t: Table, name: str) -> Explained:
    kind = KINDS.index(name)
    seat, kinds = t.tray["seat"], t.tray["active_kinds"] or []
    number = kinds.count(KINDS[kind])
    what = [TEXTS(f"thing-token-{name}-what")]
    if number > 1:
        what.append(TEXTS("thing-token-number", n=number))
    best = None if int(t.s.phase) == OVER else best_with(t.p, seat, kind)
    worth = [] if best is None else [TEXTS("thing-token-best", **_signed(best))]
    rule = f"score.{name}" if name in ("plague", "herb") else "score.plain"
    return _explained(TEXTS(f"thing-token-{name}"), what, worth, rule)


def _walls(t: Table) -> Explained:
    who = SEAT_NAMES[t.tray["seat"]]
    title = TEXTS("thing-walls", who=who)
    return _explained(title, [TEXTS("thing-walls-what", n=t.tray["walls"])], [], "use")


def _backs(t: Table) -> Explained:
    who = SEAT_NAMES[t.tray["seat"]]
    what = [TEXTS("thing-backs-what", who=who, n=t.tray["tokens"])]
    return _explained(TEXTS("thing-backs", who=who), what, [], "D18")


def _passive(t: Table) -> Explained:
    seen, who = t.tray, SEAT_NAMES[t.tray["seat"]]
    what = [TEXTS("thing-passive-what"), TEXTS("thing-passive-ends")]
    worth = [TEXTS("thing-passive-left", n=seen["passive"])]
    kinds = seen["passive_kinds"]
    if kinds:
        named = tokens_named(KINDS.index(kind) for kind in kinds)
        worth.append(TEXTS("thing-passive-kinds", tokens=listed(named)))
    return _explained(TEXTS("thing-passive", who=who), what, worth, "draw")


def _common(t: Table) -> Explained:
    end = ends(t.p)
    worth = [] if end is None else [end["text"]]
    if end is None or int(t.s.turns_left):  # else that tells how many walls are left, too
        worth.insert(0, TEXTS("thing-common-left", n=int(t.s.common)))
    return _explained(TEXTS("thing-common"), [TEXTS("thing-common-what")], worth, "end")


_OTHERS: dict[str, Callable[[Table], Explained]] = {
    "mongolia": lambda t: _country(t, "mongolia"),
    "china": lambda t: _country(t, "china"),
    "walls": _walls,
    "backs": _backs,
    "passive": _passive,
    "common": _common,
}
