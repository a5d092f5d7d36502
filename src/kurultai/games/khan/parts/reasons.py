"""What a refusal names: the rival, the ruler, the yurts that are the reason."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.text import Square
from kurultai.games.khan import moves
from kurultai.games.khan.notation import Ids, ids_of
from kurultai.games.khan.parts import words
from kurultai.games.khan.parts.areas import AREAS, NAMES, has, meet
from kurultai.games.khan.parts.cards import deal_to
from kurultai.games.khan.parts.majorities import count_of, sharing, yurts_of
from kurultai.games.khan.parts.shapes import NO_SHAPE
from kurultai.games.khan.phases.choosing import special_of
from kurultai.games.khan.phases.consenting import (
    EVERYWHERE,
    consents,
    covers_protected_neutral,
)
from kurultai.games.khan.phases.preparing import next_ruler
from kurultai.games.khan.rulebook import TEXTS
from kurultai.games.khan.state import PLACING, SCATTERING, SPECIALS

Parts = dict[str, object]


def details(p: Position, move: int, rule: str) -> Parts:
    s, ids = p.s[0], ids_of(p.options)
    parts: Parts = {
        "what": what_is_tried(move),
        "players": "four" if p.seats == 4 else "fewer",
        "dealt": words.SEATS[deal_to(p.b[0], s)],
    }
    if s.phase in (SCATTERING, PLACING):
        parts["ruler"] = words.ruler(ids, int(next_ruler(p.b[0], s)))
    if moves.RULER <= move < moves.DEAL:
        return parts | _of_area(ids, move - moves.RULER)
    if moves.INVADE <= move < moves.DRIVE:
        card = int(moves.card_of(move))
        parts |= {"card": words.card(ids, card), "kind": words.kind(int(p.b[0].card_kind[card]))}
    if move < moves.DRIVE or moves.ANYWHERE <= move < moves.DISCARD:
        parts |= _of_area(ids, int(moves.area_of(move)))
    elif move < moves.ANYWHERE:
        parts["ruler"] = words.ruler(ids, move - moves.DRIVE)
    elif moves.MORALE <= move < moves.NONE:
        parts |= _of_special(p, ids, move, rule)
    elif moves.CONQUER <= move < moves.CONQUER + p.b[0].places:
        parts |= _of_conquest(p, ids, move - moves.CONQUER, rule)
    return parts


def what_is_tried(move: int) -> str:
    if move >= moves.MOVES:
        return "other"
    for first, what in (
        (moves.CONQUER, "conquer"),
        (moves.MORALE, "special"),
        (moves.AGREE, "answer"),
        (moves.DISCARD, "discard"),
        (moves.ANYWHERE, "invade"),
        (moves.DRIVE, "drive"),
        (moves.INVADE, "invade"),
        (moves.YURT, "yurt"),
    ):
        if move >= first:
            return what
    return "place"


def _of_area(ids: Ids, area: int) -> Parts:
    return {"area": Square(NAMES[area]), "region": words.region(ids, area)}


def _of_special(p: Position, ids: Ids, move: int, rule: str) -> Parts:
    s = p.s[0]
    parts: Parts = {"special": TEXTS(f"special-{SPECIALS[special_of(move)]}")}
    rivals = [seat for seat in range(p.seats) if seat != s.turn]
    if rule == "4.protect":
        parts["rival"] = words.SEATS[next(seat for seat in rivals if s.protecting[seat])]
    if moves.GODS <= move < moves.SCOUT:
        choice = move - moves.GODS
        parts["region"] = words.kind(choice - 1 if choice else 0)
        regions = 1 << (choice - 1) if choice else EVERYWHERE
        if rule == "4.gods":
            parts["rival"] = words.SEATS[next(a for a in rivals if int(s.gods[a]) & regions)]
    if move >= moves.SCOUT:
        kind = move - moves.SCOUT
        parts["shape"] = words.shape(ids, kind)
        parts |= _scout(p, kind, rule)
    return parts


def _scout(p: Position, kind: int, rule: str) -> Parts:
    """Who has reserved a shape."""
    s = p.s[0]
    if rule != "K19":
        return {}
    scouts = [a for a in range(p.seats) if a != s.turn and s.scouted[a] == kind + 1]
    return {"rival": words.players(scouts[:1])}


def _of_conquest(p: Position, ids: Ids, place: int, rule: str) -> Parts:
    s, b = p.s[0], p.b[0]
    kind = int(b.kind[place])
    parts: Parts = {"shape": words.shape(ids, kind)} if kind != NO_SHAPE else {}
    parts |= _scout(p, kind, rule)
    if rule == "2C.yurts":
        below = [int(area) for area in b.areas[place] if area >= 0]
        bare = [NAMES[area] for area in below if has(b.land, area) and not s.on[area]]
        parts |= {"bare": Square(", ".join(bare)), "n": len(bare)}
    elif rule == "2C.majority":
        parts |= _majority(p, place)
    elif rule in ("K12", "K13"):
        parts |= _covered(p, ids, place)
    elif rule in ("K14", "K15", "K16"):
        parts["rival"] = words.SEATS[_protector(p, place, rule)]
    return parts


def _majority(p: Position, place: int) -> Parts:
    s = p.s[0]
    count = int(count_of(p.b[0], s, place))
    yurts = [int(yurts_of(count, seat)) for seat in range(p.seats)]
    most = max(yurts)
    rival = words.SEATS[yurts.index(most)]
    own = yurts[s.turn]
    return {"has": "fewer" if own else "none", "own": own, "most": most, "rival": rival}


def _covered(p: Position, ids: Ids, place: int) -> Parts:
    s, b = p.s[0], p.b[0]
    below = [area for area in range(AREAS) if has(b.cover[place], area)]
    if any(has(b.river, area) and has(s.covered, area) for area in below):
        return {"what": "bridged"}
    if any(has(s.covered, area) for area in below):
        return {"what": "tile"}
    ruler = next((r for r, area in enumerate(s.ruler_at) if area in below), None)
    return {} if ruler is None else {"what": "ruler", "ruler": words.ruler(ids, ruler)}


def _protector(p: Position, place: int, rule: str) -> int:
    """The first who protects what lies there (§K14, §K15), or who has refused (§K16, rules 1)."""
    s, b = p.s[0], p.b[0]
    rivals = [seat for seat in range(p.seats) if seat != s.turn]
    if rule == "K16":
        _, needed = consents(b, s, place)
        return next(seat for seat in rivals if (needed & int(s.refused)) >> seat & 1)
    owners = int(sharing(count_of(b, s, place)))
    if rule == "K14":
        return next(
            seat
            for seat in rivals
            if s.protecting[seat] and meet(b.cover[place], s.yurts[seat]) and not owners >> seat & 1
        )
    return next(seat for seat in rivals if covers_protected_neutral(b, s, int(s.gods[seat]), place))
