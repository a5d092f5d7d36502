"""What each refusal claims is so: whoever is named really protects, has more yurts, stands there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.core.text import Seat
from kurultai.games.khan import moves
from kurultai.games.khan.notation import areas_of
from tests.games.claims import Claim, refused

from .reference import LAND, RIVER, cell_of
from .table import refused as is_refused
from .table import seen, table, yurts

Said = Mapping[str, object]
NEUTRAL = None


SEEN: dict[bytes, dict[str, Any]] = {}  # the last position: many moves are tried in it


def view_of(p: Position) -> dict[str, Any]:
    key = p.s.tobytes()
    if key not in SEEN:
        SEEN.clear()
        SEEN[key] = seen(p)
    return SEEN[key]


class Told:
    """A refused move as a person sees it: the table, and what was tried."""

    def __init__(self, p: Position, move: int, said: Said) -> None:
        self.view = view_of(p)
        self.said = said
        self.word, *self.things = p.format(move).split()
        self.turn = int(p.s[0].turn)
        self.seats = p.seats
        self.yurts = {yurt["area"]: yurt["seat"] for yurt in self.view["yurts"]}
        self.area = self.things[-1] if self.things else ""
        is_laid = moves.CONQUER <= move < moves.MOVES
        self.below = areas_of(p, move - moves.CONQUER) if is_laid else []
        self.laid = {area for tile in self.view["tiles"] for area in tile["areas"]}

    @property
    def rival(self) -> int:
        assert isinstance(self.said["rival"], Seat)
        assert self.said["rival"].number != self.turn
        return self.said["rival"].number

    @property
    def player(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.rival]
        return found

    def count(self, seat: int | None) -> int:
        return [self.yurts.get(area, -1) for area in self.below].count(seat)  # type: ignore[arg-type]

    def owners(self) -> set[int]:
        most = max(self.count(seat) for seat in range(self.seats))
        return {seat for seat in range(self.seats) if self.count(seat) == most > 0}

    def is_empty(self) -> bool:
        standing = {ruler["area"] for ruler in self.view["rulers"]}
        return self.area not in {*self.yurts, *self.laid, *standing}

    def card(self) -> str:
        return self.things[0].split(".")[1]

    def region(self, area: str = "") -> str:
        rows = self.view["map"]["rows"]
        x, y = cell_of(area or self.area)
        return str(self.view["map"]["regions"].get(rows[12 - y][x].upper(), "river"))

    def shape(self) -> dict[str, Any]:
        return next(one for one in self.view["supply"] if one["kind"] == self.things[0])


STEPS = {
    "place": ["place"],
    "yurt": ["yurt"],
    "invade": ["act"],
    "drive": ["act"],
    "conquer": ["act", "conquer"],
    "discard": ["discard"],
    "answer": ["consent"],
    "special": ["special"],
}


def not_the_time(t: Told) -> bool:
    return t.view["step"] not in STEPS[str(t.said["what"])]


def no_yurt(t: Told) -> bool:
    bare = [a for a in t.below if a not in t.yurts and cell_of(a) in LAND]
    return t.said["n"] == len(bare) > 0 and str(t.said["bare"]) == ", ".join(bare)


def more_yurts(t: Told) -> bool:
    own = t.count(t.turn)
    if own == 0:
        return t.said["has"] == "none"
    return t.said["own"] == own < t.count(t.rival) == t.said["most"]


def cannot_be_covered(t: Told) -> bool:
    standing = {ruler["area"]: str(ruler["name"]) for ruler in t.view["rulers"]}
    if t.said["what"] == "tile":
        return bool(t.laid & set(t.below))
    return str(t.said["ruler"]) in [standing.get(area) for area in t.below]


def is_bridged(t: Told) -> bool:
    return t.said["what"] == "bridged" and any(
        cell_of(area) in RIVER and area in t.laid for area in t.below
    )


def gods_protect(t: Told) -> bool:
    gods = t.player["gods"]
    below = [area for area in t.below if t.yurts.get(area, -1) is NEUTRAL]
    regions = {t.region(area) for area in below}
    return t.owners() == {t.turn} and bool(regions if gods == "all" else regions & set(gods))


def gods_are_taken(t: Told) -> bool:
    gods = t.player["gods"]
    return gods == "all" if t.seats < 4 else t.things[0] in gods


CLAIMS: dict[str, Any] = {
    "order": not_the_time,
    "K1": lambda t: t.region() in {t.region(area) for area in t.yurts},
    "2A": lambda t: t.card() != t.region(),
    "2A.hand": lambda t: t.things[0] not in _hand(t),
    "2A.land": lambda t: cell_of(t.area) not in LAND,
    "2A.empty": lambda t: not t.is_empty(),
    "2A.river": lambda t: not _touches_river(t.area),
    "2A.border": lambda t: t.area not in t.view["map"]["border"],
    "2B": lambda t: {r["id"]: r["area"] for r in t.view["rulers"]}[t.things[0]] is None,
    "K9": lambda t: not any(r["area"] for r in t.view["rulers"]),
    "K10": lambda t: t.view["left"] < 2,
    "2D.discard": lambda t: len(_hand(t)) < 4,
    "2C.supply": lambda t: t.shape()["left"] == 0,
    "2C.yurts": no_yurt,
    "2C.majority": more_yurts,
    "K12": cannot_be_covered,
    "K13": is_bridged,
    "K14": lambda t: t.player["protecting"] and t.count(t.rival) and t.rival not in t.owners(),
    "K15": gods_protect,
    "K16.areas": lambda t: sorted(t.below) in map(sorted, t.view["void"]),
    "K16.three": lambda t: len(t.view["void"]) == 3,
    "K18": lambda t: t.seats == 2,
    "K19": lambda t: t.player["scouted"] == t.things[0],
    "4": lambda t: t.view["players"][t.turn]["specials"][t.word] == 0,
    "4.protect": lambda t: t.player["protecting"],
    "4.gods": gods_are_taken,
    "K11": lambda t: not t.view["conquests"] and not any(r["area"] for r in t.view["rulers"]),
    "end": lambda t: t.view["phase"] == "end" and t.word != "conquer",
}


def _hand(t: Told) -> list[str]:
    return [card["id"] for card in t.view["players"][t.turn]["hand"]]


def _touches_river(area: str) -> bool:
    x, y = cell_of(area)
    return bool({(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & RIVER)


def claim(of: Any) -> Claim:
    return lambda p, move, said: bool(of(Told(p, move, said)))


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true(seats: int) -> None:
    claims = {rule: claim(of) for rule, of in CLAIMS.items()}
    options = {"rulers": "placed"} if seats == 3 else {}
    found = refused(game("khan"), seats, claims, range(5), options)
    assert {"order", "2A.hand", "2C.yurts", "2C.majority", "K12"} <= set(found)


@pytest.mark.rule("4.gods.region", "4.gods")
def test_a_region_is_named_by_four_players_only() -> None:
    three, four = table(3), table(4)
    for p in (three, four):
        p.s[0].phase, p.s[0].actions_left = 8, 0
    assert is_refused(three, "gods ice", by="4.gods.region")
    assert is_refused(four, "gods", by="4.gods.region")
    four.s[0].gods[2] = 1 << 2
    assert is_refused(four, "gods ice", by="4.gods")
    message = three.game.rulebook["4.gods.region"].refuse({"players": "fewer"})
    assert message["en"].startswith("With two or three players")


@pytest.mark.rule("2C.map", "2C.shape")
def test_off_the_map_is_not_another_shape() -> None:
    p = yurts(table(), r="b13 c13")
    assert is_refused(p, "conquer 2I a13 b13", by="2C.map")
    assert is_refused(p, "conquer 2I b13 d13", by="2C.shape")
