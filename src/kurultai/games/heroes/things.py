"""What everything on the table is, and what it is worth now. Nothing is secret in Heroes.

Ids: a square's name for all that is on it (``e4``), ``score:0`` a seat's cities, ``lost:0`` the
pieces it has lost.
"""

from __future__ import annotations

from kurultai.core.game import Explained, Position
from kurultai.core.text import Text, joined
from kurultai.games.heroes.board import REACHES, SIDES
from kurultai.games.heroes.parts.squares import NAMES, NUMBERS, set_of
from kurultai.games.heroes.parts.supposing import Supposed, supposed
from kurultai.games.heroes.rulebook import SEATS, TEXTS
from kurultai.games.heroes.view import lost

SIDES_IN_ORDER = tuple(range(len(SIDES)))


def things(p: Position) -> list[str]:
    scores = [f"score:{seat}" for seat in SIDES_IN_ORDER]
    fallen = [f"lost:{seat}" for seat in SIDES_IN_ORDER if lost(p, seat)]
    return [*NAMES, *scores, *fallen]


def explain(p: Position, seat: int | None, thing: str) -> Explained | None:
    """The seat that asks is told of its own pieces first."""
    if thing in NUMBERS:
        return _on_square(p, seat, NUMBERS[thing])
    if thing not in things(p):
        return None
    kind, _, whose = thing.partition(":")
    return _score(p, int(whose)) if kind == "score" else _fallen(p, int(whose))


def _on_square(p: Position, seat: int | None, square: int) -> Explained:
    owner, city = _owner(p, "pieces", square), _owner(p, "cities", square)
    if owner is not None:
        return _piece(p, square, owner, city)
    if city is not None:
        return _city(p, square, city)
    return _empty(p, square, first=seat or 0)


def _piece(p: Position, square: int, owner: int, city: int | None) -> Explained:
    kind = "hero" if set_of(p.s["heroes"][0]) >> square & 1 else "warrior"
    reach = REACHES[int(p.b["reach"][0])]
    what = [TEXTS(f"thing-{kind}-what", reach=reach)]
    if city is not None:
        what.append(TEXTS("thing-in-city", who=SEATS[city]))
    place = "field" if city is None else "city"
    found: Explained = {
        "title": TEXTS(f"thing-{kind}", who=SEATS[owner], place=place),
        "what": joined(what),
        "rule": f"moving.{kind}",
    }
    if not p.is_over:
        found["worth"] = joined([_danger(p, square, owner), *_prospects(p, square, owner)])
    return found


def _danger(p: Position, square: int, owner: int) -> Text:
    rival = 1 - owner
    is_hanging = any(move.beaten[owner] >> square & 1 for move in supposed(p, rival))
    return TEXTS("thing-in-danger" if is_hanging else "thing-safe", who=SEATS[rival])


def _prospects(p: Position, square: int, owner: int) -> list[Text]:
    """What the piece could do, the best first."""
    mine = [move for move in supposed(p, owner) if move.start == square]
    if not mine:
        return [TEXTS("thing-stuck")]
    if any(move.wins for move in mine):
        return [TEXTS("thing-can-win", who=SEATS[owner])]
    found = []
    most = _most_beaten(mine, 1 - owner)
    if most:
        found.append(TEXTS("thing-can-beat", n=most))
    if any(move.takes for move in mine):
        found.append(TEXTS("thing-can-take"))
    if any(move.rises for move in mine):
        is_there = any(move.rises and move.end == square for move in mine)
        found.append(TEXTS("thing-can-rise-here" if is_there else "thing-can-rise"))
    return found


def _city(p: Position, square: int, owner: int) -> Explained:
    rival = 1 - owner
    counted = TEXTS("thing-owns", who=SEATS[owner], n=p.scores()[owner], all=_in_all(p))
    worth = [counted]
    if not p.is_over:
        theirs = [move for move in supposed(p, rival) if move.end == square]
        wins = "yes" if any(move.wins for move in theirs) else "no"
        name = "thing-city-can-be-taken" if theirs else "thing-city-safe"
        worth.append(TEXTS(name, who=SEATS[rival], wins=wins))
        if any(move.rises for move in supposed(p, owner) if move.end == square):
            worth.append(TEXTS("thing-city-hero", who=SEATS[owner]))
    return {
        "title": TEXTS("thing-city", who=SEATS[owner]),
        "what": TEXTS("thing-city-what", who=SEATS[owner], rival=SEATS[rival]),
        "worth": joined(worth),
        "rule": "city.capture",
    }


def _empty(p: Position, square: int, first: int) -> Explained:
    found: Explained = {
        "title": TEXTS("thing-empty"),
        "what": TEXTS("thing-empty-what"),
        "rule": "moving.free",
    }
    if not p.is_over:
        found["worth"] = joined(_worth_of_field(p, square, first))
    return found


def _worth_of_field(p: Position, square: int, first: int) -> list[Text]:
    found: list[Text] = []
    for seat in (first, 1 - first):
        mine = [move for move in supposed(p, seat) if move.end == square]
        pieces = len({move.start for move in mine})
        found.append(TEXTS("thing-empty-reached", who=SEATS[seat], n=pieces))
        most = _most_beaten(mine, 1 - seat)
        if most:
            found.append(TEXTS("thing-empty-beats", n=most))
        if mine and all(move.beaten[seat] >> square & 1 for move in mine):
            found.append(TEXTS("thing-empty-loses"))
    return found


def _score(p: Position, seat: int) -> Explained:
    there = _in_all(p)
    owned = p.scores()[seat]
    what = TEXTS("thing-cities-what", all=there) if there else TEXTS("thing-no-cities")
    return {
        "title": TEXTS("thing-cities", who=SEATS[seat]),
        "what": what,
        "worth": TEXTS("thing-owns", who=SEATS[seat], n=owned, all=there),
        "rule": "end.cities",
    }


def _fallen(p: Position, seat: int) -> Explained:
    left = set_of(p.s["pieces"][0, seat]).bit_count()
    return {
        "title": TEXTS("thing-lost", who=SEATS[seat]),
        "what": TEXTS("thing-lost-what"),
        "worth": TEXTS("thing-left", who=SEATS[seat], lost=lost(p, seat), n=left),
        "rule": "end.pieces",
    }


def _most_beaten(moves: list[Supposed], seat: int) -> int:
    return max((move.beaten[seat].bit_count() for move in moves), default=0)


def _owner(p: Position, what: str, square: int) -> int | None:
    held = [seat for seat in SIDES_IN_ORDER if set_of(p.s[what][0, seat]) >> square & 1]
    return held[0] if held else None


def _in_all(p: Position) -> int:
    return int(p.b["cities_in_all"][0])
