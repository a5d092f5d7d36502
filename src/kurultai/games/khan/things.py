"""What everything on the table is, and what it is worth now.

Areas, cards in hand and shapes go by the ids of the view. Beside them: ``court-<ruler>``, ``pile``,
``hand``, ``turned`` (on top of the discards), ``anywhere``, ``proposal``; the special cards of
whoever looks (``morale``) and of each seat (``morale-1``), its points (``score:1``) and its hand
(``hand-1``).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kurultai.core.game import Explained, Position
from kurultai.core.text import Square, Text, joined
from kurultai.games.khan import moves
from kurultai.games.khan.notation import areas_of, ids_of
from kurultai.games.khan.parts import deck, words, worth
from kurultai.games.khan.parts.areas import NAMES, NUMBERS, has, members
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.parts.shapes import PIECES
from kurultai.games.khan.phases.conquering import preview, usable
from kurultai.games.khan.rulebook import TEXTS
from kurultai.games.khan.scoring import all_territories, bonus_of, points, share_of, territory
from kurultai.games.khan.state import (
    ACTING,
    DISCARDS,
    GODS,
    MORALE,
    NEUTRAL,
    PROTECT,
    SCOUT,
    SPECIALS,
)

BOTH = 2  # actions: what invading anywhere takes


def things(p: Position, seat: int | None) -> list[str]:
    s, ids = p.s[0], ids_of(p.options)
    found = [NAMES[area] for area in members(p.b[0].land) + members(p.b[0].river)]
    found += [f"court-{ruler}" for ruler in ids.rulers]
    found += ids.shapes
    found += ["pile", "hand", *SPECIALS]
    if s.turned >= 0:
        found.append("turned")
    if seat is not None:
        found += [ids.cards[card] for card in s.hand[seat, : s.held[seat]]]
    if seat is not None and _may_go_anywhere(p, seat):
        found.append("anywhere")
    if s.proposal >= 0:
        found.append("proposal")
    for each in range(p.seats):
        found.append(f"score:{each}")
        found += [f"{name}-{each}" for name in ("hand", *SPECIALS)]
    return found


def explain(p: Position, seat: int | None, thing: str) -> Explained | None:
    if thing not in things(p, seat):
        return None
    ids, eye = ids_of(p.options), _eye(p, seat)
    if thing in NUMBERS:
        return _area(p, eye, NUMBERS[thing])
    if thing in ids.shapes:
        return _shape(p, eye, ids.shapes.index(thing))
    if thing in ids.cards:
        return _card(p, eye, ids.cards.index(thing))
    if thing in SPECIALS:
        return _special(p, eye, SPECIALS.index(thing))
    if thing in _OTHERS:
        return _OTHERS[thing](p, eye)
    if thing.startswith("score:"):
        return _score(p, int(thing.removeprefix("score:")))
    name, _, of = thing.partition("-")
    if name == "court":
        return _court(p, ids.rulers.index(of))
    if name == "hand":
        return _hand(p, int(of))
    return _special(p, int(of), SPECIALS.index(name))


def _eye(p: Position, seat: int | None) -> int:
    """Spectators look over the shoulder of whoever's turn it is."""
    return int(p.s[0].turn) if seat is None else seat


def _may_go_anywhere(p: Position, seat: int) -> bool:
    s = p.s[0]
    return bool(p.actor == seat and s.phase == ACTING and s.actions_left == BOTH)


def _explained(
    title: Text, what: list[Text], worth_: Text | None = None, rule: str | None = None
) -> Explained:
    made: Explained = {"title": title, "what": joined(what)}
    if worth_ is not None:
        made["worth"] = worth_
    if rule is not None:
        made["rule"] = rule
    return made


# Areas and what stands there


def _area(p: Position, eye: int, area: int) -> Explained:
    s, b = p.s[0], p.b[0]
    if s.tile_on[area]:
        return _tile(p, int(s.tile_on[area]) - 1)
    if s.on[area]:
        return _yurt(p, area, int(s.on[area]) - 1)
    ruler = next((r for r in range(deck.RULERS) if s.ruler_at[r] == area), None)
    if ruler is not None:
        return _ruler(p, area, ruler)
    place = words.place(ids_of(p.options), area)
    if has(b.river, area):
        title = TEXTS("thing-river", area=Square(NAMES[area]))
        return _explained(title, [TEXTS("thing-river-what")], _over(p, area), "2C.bridge")
    kinds = [words.kind(kind) for kind in range(len(deck.KINDS)) if has(b.fits[kind], area)]
    what = [TEXTS("thing-empty-what"), TEXTS("thing-empty-kinds", kinds=words.listed(kinds))]
    most = worth.most_with_yurt(p, eye, area)
    said = TEXTS(
        "thing-empty-worth" if most else "thing-empty-nothing",
        who=words.SEATS[eye],
        points=words.points(most),
    )
    return _explained(TEXTS("thing-empty", place=place), what, said, "2A.empty")


def _yurt(p: Position, area: int, owner: int) -> Explained:
    s, place = p.s[0], words.place(ids_of(p.options), area)
    if owner == NEUTRAL:
        title, what = TEXTS("thing-neutral", place=place), [TEXTS("thing-neutral-what")]
        regions = [r for r in range(len(REGIONS)) if has(p.b[0].region[r], area)]
        for seat in range(p.seats):
            if any(int(s.gods[seat]) >> region & 1 for region in regions):
                what.append(TEXTS("thing-neutral-gods", who=words.SEATS[seat]))
        return _explained(title, what, _over(p, area), "2C.majority")
    who = words.SEATS[owner]
    what = [TEXTS("thing-yurt-what", who=who)]
    if s.protecting[owner]:
        what.append(TEXTS("thing-yurt-protected", who=who))
    return _explained(
        TEXTS("thing-yurt", who=who, place=place), what, _over(p, area), "2C.majority"
    )


def _ruler(p: Position, area: int, ruler: int) -> Explained:
    ids = ids_of(p.options)
    name = words.ruler(ids, ruler)
    title = TEXTS("thing-ruler", ruler=name, place=words.place(ids, area))
    what = [TEXTS("thing-ruler-what"), TEXTS("thing-ruler-court", n=int(p.s[0].court[ruler]))]
    gone = worth.without_ruler(p, ruler)
    said = _shares(gone, area)
    return _explained(
        title, what, TEXTS("thing-ruler-worth", shares=said) if said else None, "1.flee"
    )


def _tile(p: Position, tile: int) -> Explained:
    s, b, ids = p.s[0], p.b[0], ids_of(p.options)
    owners = [seat for seat in range(p.seats) if int(s.owners[tile]) >> seat & 1]
    who = words.players(owners)
    shape = words.shape(ids, int(b.kind[s.place[tile]]))
    each = words.points(int(share_of(b, s, tile)))
    is_shared = len(owners) > 1
    what = [TEXTS("thing-tile-shared" if is_shared else "thing-tile-what", who=who)]
    said = [TEXTS("thing-tile-worth" if not is_shared else "thing-tile-each", who=who, points=each)]
    for seat in owners:
        size = len(_areas_of(p, int(territory(s, seat, tile))))
        said.append(TEXTS("thing-tile-territory", who=words.SEATS[seat], n=size))
    return _explained(
        TEXTS("thing-tile", shape=shape, who=who),
        what,
        joined(said),
        "2C.shared" if is_shared else "score.values",
    )


def _areas_of(p: Position, tiles: int) -> list[str]:
    laid = [tile for tile in range(PIECES) if tiles >> tile & 1]
    return [area for tile in laid for area in areas_of(p, int(p.s[0].place[tile]))]


def _over(p: Position, area: int) -> Text:
    """What a shape over an area would bring now."""
    shares = _shares(p, area)
    return TEXTS("thing-over-nobody") if shares is None else TEXTS("thing-over", shares=shares)


def _shares(p: Position, area: int) -> Text | None:
    """The most that anybody could get for a shape over an area; None: nobody anything."""
    best = [(seat, worth.most_over(p, seat, area)) for seat in range(p.seats)]
    said = [
        TEXTS("thing-share", who=words.SEATS[seat], points=words.points(most))
        for seat, most in best
        if most
    ]
    return words.listed(said) if said else None


# Beside the map


def _court(p: Position, ruler: int) -> Explained:
    s, ids = p.s[0], ids_of(p.options)
    title = TEXTS("thing-court", ruler=words.ruler(ids, ruler))
    home = TEXTS("thing-court-end", n=int(s.removed), enough=int(p.b[0].enough))
    if s.ruler_at[ruler] < 0 and s.court[ruler] == 0:
        return _explained(title, [TEXTS("thing-court-home")], home, "trigger")
    what = [TEXTS("thing-court-what"), TEXTS("thing-ruler-court", n=int(s.court[ruler]))]
    return _explained(title, what, home, "1.court")


def _card(p: Position, eye: int, card: int) -> Explained:
    s, b = p.s[0], p.b[0]
    kind = int(b.card_kind[card])
    names = ("river", "border", "joker")
    name = deck.KINDS[kind] if deck.KINDS[kind] in names else "region"
    what = [TEXTS(f"thing-card-{name}", region=words.kind(kind)), TEXTS("thing-card-ruler")]
    there = [area for area in members(b.fits[kind]) if has(s.empty, area)]
    most = max((worth.most_with_yurt(p, eye, area) for area in there), default=0)
    said = [TEXTS("thing-card-areas", n=len(there))]
    if most:
        said.append(TEXTS("thing-card-worth", points=words.points(most)))
    rules = {"river": "2A.river", "border": "2A.border", "joker": "2A.joker", "region": "2A"}
    return _explained(words.card(ids_of(p.options), card), what, joined(said), rules[name])


def _shape(p: Position, eye: int, kind: int) -> Explained:
    s, b, ids = p.s[0], p.b[0], ids_of(p.options)
    entry = ids.files.shapes["shapes"][kind]
    areas = sum(line.count("X") for line in entry["form"])
    value, left = words.points(int(b.value[kind])), int(s.supply[kind])
    what = [
        TEXTS("thing-shape-bridge" if b.bridge[kind] else "thing-shape-tile", n=areas, value=value),
        TEXTS("thing-shape-left", n=left),
    ]
    for seat in range(p.seats):
        if s.scouted[seat] == kind + 1:
            what.append(TEXTS("thing-shape-scouted", who=words.SEATS[seat]))
    places, each = worth.conquests(p, eye)
    its = each[b.kind[places] == kind]
    who = words.SEATS[eye]
    if not int(usable(b, s, eye)) >> kind & 1:
        said = TEXTS("thing-shape-barred", who=who)
    elif len(its) == 0:
        said = TEXTS("thing-shape-nowhere", who=who)
    else:
        best = words.points(int(its.max()))
        said = TEXTS("thing-shape-worth", who=who, n=len(its), points=best)
    rule = "2C.bridge" if b.bridge[kind] else "2C.shape"
    return _explained(TEXTS("thing-shape", shape=words.shape(ids, kind)), what, said, rule)


def _pile(p: Position, eye: int) -> Explained:
    what = [TEXTS("thing-pile-what"), TEXTS("thing-pile-left", n=int(p.s[0].pile))]
    return _explained(TEXTS("thing-pile"), what, rule="prep.cards")


def _turned(p: Position, eye: int) -> Explained:
    ids, card = ids_of(p.options), int(p.s[0].turned)
    what = TEXTS(
        "thing-turned-what",
        ruler=words.ruler(ids, card // deck.EACH),
        direction=words.direction(int(p.b[0].direction[card])),
    )
    there = int(np.count_nonzero(p.s[0].card_at == DISCARDS))
    return _explained(TEXTS("thing-turned"), [what, TEXTS("thing-discards", n=there)], rule="1")


def _anywhere(p: Position, eye: int) -> Explained:
    there = int(sum(int(word).bit_count() for word in p.s[0].empty))
    return _explained(
        TEXTS("thing-anywhere"),
        [TEXTS("thing-anywhere-what")],
        TEXTS("thing-card-areas", n=there),
        "2D",
    )


def _proposal(p: Position, eye: int) -> Explained:
    s, b = p.s[0], p.b[0]
    laid = np.array([moves.CONQUER + int(s.proposal)], np.int64)
    owners, asked, each = (np.empty(1, np.int64) for _ in range(3))
    preview(b, s, laid, owners, asked, each)
    who = words.players([seat for seat in range(p.seats) if int(owners[0]) >> seat & 1])
    shape = words.shape(ids_of(p.options), int(b.kind[s.proposal]))
    return _explained(
        TEXTS("thing-proposal"),
        [TEXTS("thing-proposal-what", who=words.SEATS[s.turn], shape=shape)],
        TEXTS("thing-tile-each", who=who, points=words.points(int(each[0]))),
        "K16",
    )


_OTHERS: dict[str, Callable[[Position, int], Explained]] = {
    "pile": _pile,
    "hand": lambda p, eye: _hand(p, eye),
    "turned": _turned,
    "anywhere": _anywhere,
    "proposal": _proposal,
}


# What a seat has


def _score(p: Position, seat: int) -> Explained:
    s, b, who = p.s[0], p.b[0], words.SEATS[seat]
    sizes = all_territories(b, s)
    shapes, bonus = int(points(b, s, seat)), int(bonus_of(sizes, p.seats, seat))
    largest = int(sizes[seat, 0])
    said = [
        TEXTS(
            "thing-score-worth",
            who=who,
            score=words.points(shapes + bonus),
            shapes=shapes,
            bonus=bonus,
        ),
        TEXTS("thing-score-territory", who=who, n=largest),
    ]
    return _explained(
        TEXTS("thing-score", who=who), [TEXTS("thing-score-what")], joined(said), "score.bonus"
    )


def _hand(p: Position, seat: int) -> Explained:
    who = words.SEATS[seat]
    what = TEXTS("thing-hand-what", who=who, n=int(p.s[0].held[seat]))
    return _explained(TEXTS("thing-hand", who=who), [what], rule="prep.cards")


def _special(p: Position, seat: int, special: int) -> Explained:
    s, name, who = p.s[0], SPECIALS[special], words.SEATS[seat]
    what = [
        TEXTS(f"thing-{name}-what", players="four" if p.seats == 4 else "fewer"),
        TEXTS("thing-special-left", who=who, n=int(s.specials[seat, special])),
    ]
    if _is_on(p, seat, special):
        what.append(TEXTS("thing-special-on"))
    title = TEXTS("thing-special", special=TEXTS(f"special-{name}"))
    return _explained(title, what, _worth_of_special(p, seat, special), f"4.{name}")


def _is_on(p: Position, seat: int, special: int) -> bool:
    s = p.s[0]
    on = {PROTECT: s.protecting[seat], GODS: s.gods[seat], SCOUT: s.scouted[seat]}
    return bool(on.get(special, 0))


def _worth_of_special(p: Position, seat: int, special: int) -> Text | None:
    s, who = p.s[0], words.SEATS[seat]
    if not s.specials[seat, special]:
        return None
    if special == MORALE:
        _, each = worth.conquests(p, seat)
        most = int(each.max(initial=0))
        name = "thing-morale-worth" if most else "thing-morale-nothing"
        return TEXTS(name, who=who, points=words.points(most))
    if special == PROTECT:
        return TEXTS("thing-protect-worth", who=who, n=len(members(s.yurts[seat])))
    if special == GODS:
        return TEXTS("thing-gods-worth", n=len(members(s.yurts[NEUTRAL])))
    free = int(usable(p.b[0], s, seat)).bit_count()
    return TEXTS("thing-scout-worth", who=who, n=free)
