"""What a refusal says of the position is so."""

from __future__ import annotations

from collections.abc import Mapping

from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.core.text import Seat
from kurultai.games.dschingis.state import CHOOSE, NOWHERE, PHASES, SETTLE, TAKE
from kurultai.games.dschingis.view import DschingisView, SeatSeen, VillageSeen
from tests.games import claims
from tests.games.dschingis.drawn import played

Details = Mapping[str, object]


def words(p: Position, move: int) -> list[str]:
    return p.format(move).split()


_last: dict[bytes, DschingisView] = {}


def seen(p: Position) -> DschingisView:
    """Everything there is. Many moves are tried in one position: the last one is kept."""
    key = p.s.tobytes()
    if key not in _last:
        _last.clear()
        _last[key] = p.game.view_all(p)  # type: ignore[assignment]
    return _last[key]


def phase(p: Position) -> int:
    return int(p.s[0].phase)


def here(p: Position) -> str | None:
    return mine(p)["leader"]


def village(p: Position, name: str) -> VillageSeen:
    return next(v for v in seen(p)["villages"] if v["id"] == name)


def walls(p: Position) -> dict[str, bool]:
    """Which lines carry a wall, and whether its gate is open."""
    return {wall["line"]: wall["open"] for wall in seen(p)["walls"]}


def line_between(p: Position, one: str | None, two: str) -> str | None:
    lines = seen(p)["map"]["lines"]
    return next((line["id"] for line in lines if set(line["villages"]) == {one, two}), None)


def towers(p: Position, line: str) -> set[str]:
    lines = seen(p)["map"]["lines"]
    return next(set(found["towers"]) for found in lines if found["id"] == line)


def mine(p: Position) -> SeatSeen:
    return seen(p)["seats"][int(p.s[0].turn)]


def cannot_settle(p: Position, move: int, details: Details) -> bool:
    _, _, one, _, two, _, leader = words(p, move)
    beside = two if leader == one else one
    taken = {name for name in (one, two) if village(p, name)["stack"]}
    why = details["why"]
    if why == "wall":
        return not taken and line_between(p, one, two) in walls(p)
    return (leader if why == "taken" else beside) in taken


def not_now(p: Position, move: int, details: Details) -> bool:
    assert details["phase"] == PHASES[phase(p)]
    return phase(p) in (TAKE, CHOOSE)


def too_many(p: Position, move: int, details: Details) -> bool:
    held = {"walls": mine(p)["walls"], "tokens": mine(p)["tokens"]}
    source = words(p, move)[1] + "s"
    return details["source"] == source and held[source] == 4 and len(p.legal()) == 1


def exhausted(p: Position, move: int, details: Details) -> bool:
    source = details["source"]
    left = seen(p)["common_walls"] if source == "walls" else mine(p)["passive"]
    return source == words(p, move)[1] + "s" and left == 0


def other_use(p: Position, move: int, details: Details) -> bool:
    first = {"build": "wall", "enter": "enter", "march": "go"}[str(details["phase"])]
    return words(p, move)[0] != first and details["phase"] == PHASES[phase(p)]


def no_road(p: Position, move: int, details: Details) -> bool:
    to = words(p, move)[1]
    if details["why"] == "here":
        return to == here(p)
    why = str(details["why"])
    line = line_between(p, here(p), to)
    if why.startswith("no-road"):
        lines = seen(p)["map"]["lines"]
        is_true = any(found["id"] == line and not found["road"] for found in lines)
    else:
        is_true = line is None
    return is_true and no_way_along(p, to, why)


def closed_gate(p: Position, move: int, details: Details) -> bool:
    to = words(p, move)[1]
    is_closed = not walls(p)[line_between(p, here(p), to) or ""]
    return is_closed and no_way_along(p, to, str(details["why"]))


def no_way_along(p: Position, to: str, why: str) -> bool:
    """Why the wall does not lead there either, or that it does."""
    gates = {line for line, is_open in walls(p).items() if is_open}
    ups = {line for line in gates if here(p) in line.split("/")}
    downs = {line for line in gates if to in line.split("/")}
    leads = any(up != down for up in ups for down in downs)
    if why.endswith("up"):
        return not ups
    return bool(ups) and not leads if why.endswith("down") else leads


def rivals_leader(p: Position, move: int, details: Details) -> bool:
    rival, there = details["rival"], village(p, words(p, move)[1])["leader"]
    return isinstance(rival, Seat) and rival.number == there != int(p.s[0].turn)


def no_climb(p: Position, move: int, details: Details) -> bool:
    up = words(p, move)[3]
    return not walls(p).get(up, False) or here(p) not in up.split("/")


def no_way_down(p: Position, move: int, details: Details) -> bool:
    _, to, _, up, down, _ = words(p, move)
    if details["why"] == "same":
        return up == down
    if details["why"] == "here":
        return to == here(p)
    return not walls(p).get(down, False)


def nothing_to_build(p: Position, move: int, details: Details) -> bool:
    if details["why"] == "no-wall":
        return mine(p)["walls"] == 0
    standing = set().union(*(towers(p, line) for line in walls(p)))
    lines = [line["id"] for line in seen(p)["map"]["lines"]]
    tried = lines if details["why"] == "no-line" else [words(p, move)[1]]
    return all(line in walls(p) or not towers(p, line) & standing for line in tried)


def cannot_march(p: Position, move: int, details: Details) -> bool:
    return (mine(p)["tokens"] == 0) == (details["why"] == "no-token")


def cannot_lift(p: Position, move: int, details: Details) -> bool:
    is_off = int(p.s[0].leader[int(p.s[0].turn)]) == NOWHERE
    return is_off == (details["why"] == "off")


def cannot_enter(p: Position, move: int, details: Details) -> bool:
    there = village(p, words(p, move)[1])
    if details["why"] == "mine":
        return mine(p)["controls"] > 0 and there["owner"] != int(p.s[0].turn)
    is_empty = not there["stack"] and there["leader"] is None
    return mine(p)["controls"] == 0 and not is_empty


CLAIMS: dict[str, claims.Claim] = {
    "setup": lambda p, *_: phase(p) == SETTLE,
    "D2": cannot_settle,
    "turn": not_now,
    "draw.limit": too_many,
    "D3": exhausted,
    "use": other_use,
    "lay": lambda p, move, _: words(p, move)[-1] not in (mine(p)["active_kinds"] or ()),
    "lay.road": no_road,
    "D5": lambda p, move, _: line_between(p, here(p), words(p, move)[1]) in walls(p),
    "D6": lambda p, move, _: line_between(p, here(p), words(p, move)[1]) not in walls(p),
    "lay.gate": closed_gate,
    "lay.wall": no_climb,
    "D7": no_way_down,
    "lay.leader": rivals_leader,
    "lay.once": lambda p, move, _: words(p, move)[1] in seen(p)["visited"],
    "D9": cannot_march,
    "build": lambda p, move, _: words(p, move)[1] in walls(p),
    "D11": nothing_to_build,
    "lift": cannot_lift,
    "D10": cannot_enter,
}


def in_this_phase(p: Position) -> list[int]:
    """With a token at hand to every village by every way, a wall on every line, and so on."""
    kinds = sorted(set(mine(p)["active_kinds"] or ()))
    drawn = seen(p)["map"]
    villages = [found["id"] for found in drawn["villages"]]
    sides = [found["villages"] for found in drawn["lines"]]
    name = PHASES[phase(p)]
    if name == "settle":
        one, two = mine(p)["active_kinds"] or []
        texts = [f"settle {one} {a} {two} {b} leader {at}" for a, b in sides for at in (a, b)]
    elif name == "march":
        texts = [f"go {to} {way} {kinds[0]}" for to in villages for way in ("road", "gate")]
        ups = [line for line in walls(p) if here(p) in line.split("/")]
        for up in ups:
            texts += [f"go {to} wall {up} {a}/{b} {kinds[0]}" for a, b in sides for to in (a, b)]
    elif name == "enter":
        texts = [f"enter {village_}" for village_ in villages]
    else:
        texts = [f"wall {a}/{b}" for a, b in sides] if name == "build" else []
        texts += ["take wall", "take token", "build", "march", "lift"] * 4
    return [p.parse(text) for text in texts]


def test_a_refusal_tells_no_lies() -> None:
    found = claims.refused(game("dschingis"), 3, CLAIMS, range(4), likely=in_this_phase)
    rules = {"turn", "use", "lay", "lay.road", "D6", "lay.wall", "D7", "lay.leader", "lay.once"}
    assert rules | {"D9", "build", "D11", "lift", "draw.limit"} <= set(found)


def test_why_one_cannot_settle_there_is_so() -> None:
    p = played(game("dschingis").new(2), "start 0", "token 0 herb", "token 0 plague")
    p = played(p, "settle herb d4 plague d5 leader d4", "token 1 herb", "token 1 plague")
    refused = [move for move in in_this_phase(p) if p.objection(move)]
    told = {move: p.game.details(p, move, "D2") for move in refused}
    assert all(cannot_settle(p, move, details) for move, details in told.items())
    assert {details["why"] for details in told.values()} == {"taken", "beside-taken", "wall"}
