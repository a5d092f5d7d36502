"""What a seat may see: everything but the rivals' hands and the draw pile (§K20)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from kurultai.core.game import Position, View
from kurultai.core.structs import Moves
from kurultai.games.khan import moves
from kurultai.games.khan.notation import Ids, areas_of, ids_of
from kurultai.games.khan.parts import deck, maps
from kurultai.games.khan.parts.areas import DIRECTIONS, NAMES, SIDE, names_of
from kurultai.games.khan.parts.shapes import PIECES
from kurultai.games.khan.phases.conquering import candidates, preview, usable
from kurultai.games.khan.phases.consenting import EVERYWHERE
from kurultai.games.khan.scoring import (
    all_territories,
    bonus_of,
    place_of,
    points,
    share_of,
    territory,
)
from kurultai.games.khan.state import (
    ACTING,
    CONQUERING,
    DISCARDS,
    END_PHASE,
    LAST_TURN,
    NEUTRAL,
    SPECIALS,
    State,
)

STEPS = (  # in the order of the state's constants
    *("start", "yurt", "deal", "turn", "act", "drive"),
    *("consent", "discard", "special", "replenish", "conquer", "over"),
)


def view(p: Position, hands: Collection[int]) -> View:
    """The table as someone sees it who may look into these hands."""
    s, ids = p.s[0], ids_of(p.options)
    return {
        **_clock(p, s),
        "map": _map(ids),
        "yurts": _yurts(p, s),
        "rulers": _rulers(s, ids),
        "tiles": _tiles(p, s, ids),
        "supply": _supply(p, s, ids),
        "players": _players(p, s, ids, hands),
        "pile": int(s.pile),
        "discards": _cards(p, ids, np.flatnonzero(s.card_at == DISCARDS)),
        "turned": _cards(p, ids, [s.turned])[0] if s.turned >= 0 else None,
        "proposal": _proposal(p, s, ids),
        "conquests": _conquests(p, s, ids),
    }


def _clock(p: Position, s: State) -> View:
    phase = {0: "main", LAST_TURN: "last-turn", END_PHASE: "end"}[int(s.triggered)]
    step = STEPS[s.phase]
    return {
        "phase": "setup" if step in ("start", "yurt", "deal") else phase,
        "step": step,
        "turn": int(s.turn) if step != "start" else None,
        "first": int(s.first) if step != "start" else None,
        "turns": int(s.turns),
        "left": int(s.actions_left),
        "third": bool(s.third),
        "asked": int(s.asked) if s.asked >= 0 else None,
        "refused": _seats(s.refused),
        "driven": ids_of(p.options).rulers[s.driven] if s.driven >= 0 else None,
        "removed": int(s.removed),
    }


def _seats(bits: Any) -> list[int]:
    return [seat for seat in range(NEUTRAL) if int(bits) >> seat & 1]


def _map(ids: Ids) -> View:
    """The map as in its file, top row first, with the banks in the same form (a digit each)."""
    bank = ids.map.banks
    rows = range(SIDE - 1, -1, -1)
    return {
        "rows": ids.files.board["map"],
        "banks": [
            "".join(str(bank.get(SIDE * column + row, ".")) for column in range(SIDE))
            for row in rows
        ],
        "regions": dict(zip(maps.LETTERS, maps.REGIONS, strict=True)),
        "border": sorted((NAMES[area] for area in ids.map.border), key=_by_area),
        "title": ids.files.board.get("title", ""),
        "reconstruction": bool(ids.files.board.get("reconstruction", False)),
    }


def _by_area(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _yurts(p: Position, s: State) -> list[View]:
    found = []
    for owner in (*range(p.seats), NEUTRAL):
        seat = None if owner == NEUTRAL else owner
        found += [{"area": name, "seat": seat} for name in names_of(s.yurts[owner])]
    return sorted(found, key=lambda yurt: _by_area(str(yurt["area"])))


def _rulers(s: State, ids: Ids) -> list[View]:
    return [
        {
            "id": entry["id"],
            "name": entry["name"],
            "colour": entry["colour"],
            "area": NAMES[s.ruler_at[ruler]] if s.ruler_at[ruler] >= 0 else None,
            "court": int(s.court[ruler]),
        }
        for ruler, entry in enumerate(ids.files.cards["rulers"])
    ]


def _tiles(p: Position, s: State, ids: Ids) -> list[View]:
    """In the order in which they were laid."""
    b = p.b[0]
    return [
        {
            "kind": ids.shapes[b.kind[s.place[tile]]],
            "areas": areas_of(p, int(s.place[tile])),
            "owners": _seats(s.owners[tile]),
            "value": int(b.value[b.kind[s.place[tile]]]),
            "points": int(share_of(b, s, tile)),
        }
        for tile in range(s.laid)
    ]


def _supply(p: Position, s: State, ids: Ids) -> list[View]:
    b = p.b[0]
    free = [int(usable(b, s, seat)) for seat in range(p.seats)]
    left, scouted = s.supply.tolist(), s.scouted.tolist()
    return [
        {
            "kind": entry["id"],
            "bridge": "river" in entry,
            "form": entry["form"],
            "value": entry["value"],
            "copies": entry["copies"],
            "left": left[kind],
            "scouts": [seat for seat in range(p.seats) if scouted[seat] == kind + 1],
            "usable": [seat for seat in range(p.seats) if free[seat] >> kind & 1],
        }
        for kind, entry in enumerate(ids.files.shapes["shapes"])
    ]


def _players(p: Position, s: State, ids: Ids, hands: Collection[int]) -> list[View]:
    b = p.b[0]
    sizes = all_territories(b, s)
    found = []
    for seat in range(p.seats):
        scored, bonus = int(points(b, s, seat)), int(bonus_of(sizes, p.seats, seat))
        hand = _cards(p, ids, s.hand[seat, : s.held[seat]]) if seat in hands else None
        found.append(
            {
                "held": int(s.held[seat]),
                "hand": hand,
                "specials": {name: int(s.specials[seat, i]) for i, name in enumerate(SPECIALS)},
                "protecting": bool(s.protecting[seat]),
                "gods": _regions(int(s.gods[seat])),
                "scouted": ids.shapes[s.scouted[seat] - 1] if s.scouted[seat] else None,
                "points": scored,
                "bonus": bonus,
                "score": scored + bonus,
                "place": int(place_of(sizes, p.seats, seat)) if s.owned[seat] else None,
                "territories": _territories(p, s, seat),
            }
        )
    return found


def _regions(bits: int) -> list[str] | str | None:
    """The regions whose neutral yurts are protected: a list, "all", or nothing."""
    if bits == EVERYWHERE:
        return "all"
    return [region for i, region in enumerate(maps.REGIONS) if bits >> i & 1] or None


def _territories(p: Position, s: State, seat: int) -> list[View]:
    """Largest first, each with the tiles (by number) and the areas of it."""
    found = []
    mine = int(s.owned[seat])
    while mine:
        piece = int(territory(s, seat, (mine & -mine).bit_length() - 1))
        mine &= ~piece
        tiles = [tile for tile in range(PIECES) if piece >> tile & 1]
        areas = [name for tile in tiles for name in areas_of(p, int(s.place[tile]))]
        found.append({"size": len(areas), "tiles": tiles, "areas": sorted(areas, key=_by_area)})
    return sorted(found, key=lambda piece: (-len(piece["areas"]), piece["tiles"]))


def _cards(p: Position, ids: Ids, cards: Any) -> list[View]:
    return [
        {
            "id": ids.cards[card],
            "ruler": ids.rulers[card // len(deck.KINDS)],
            "kind": deck.KINDS[card % len(deck.KINDS)],
            "direction": DIRECTIONS[p.b["direction"][0, card]],
        }
        for card in cards
    ]


def _proposal(p: Position, s: State, ids: Ids) -> View | None:
    """The conquest for which consent is being asked."""
    if s.proposal < 0:
        return None
    place = int(s.proposal)
    owners, asked, each = _foreseen(p, np.array([moves.CONQUER + place], np.int64))
    return {
        "kind": ids.shapes[p.b[0].kind[place]],
        "areas": areas_of(p, place),
        **_preview(int(owners[0]), int(each[0]), int(asked[0])),
    }


def _conquests(p: Position, s: State, ids: Ids) -> list[View]:
    """What the active player may lay now: known to all, since all yurts are.

    There can be thousands: those of a shape that come to the same are told together.
    """
    if s.phase not in (ACTING, CONQUERING):
        return []
    out = np.empty(p.game.widest, np.int64)
    laid = out[: candidates(p.b[0], s, out)]
    owners, asked, each = _foreseen(p, laid)
    kinds = p.b[0].kind[laid - moves.CONQUER]
    alike: dict[tuple[int, ...], list[str]] = {}
    for move, *key in zip(laid, kinds, owners, each, asked, strict=True):
        places = alike.setdefault(tuple(map(int, key)), [])
        places.append(" ".join(areas_of(p, int(move) - moves.CONQUER)))
    return [
        {"kind": ids.shapes[kind], **_preview(*key), "places": places}
        for (kind, *key), places in alike.items()
    ]


def _foreseen(p: Position, laid: Moves) -> tuple[Moves, Moves, Moves]:
    """Who would own each conquest, whose consent it needs (bit sets), points for each owner."""
    owners, asked, each = (np.empty(len(laid), np.int64) for _ in range(3))
    preview(p.b[0], p.s[0], laid, owners, asked, each)
    return owners, asked, each


def _preview(owners: int, points: int, asked: int) -> View:
    return {"owners": _seats(owners), "points": points, "asks": _seats(asked)}
