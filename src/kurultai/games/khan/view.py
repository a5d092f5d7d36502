"""What a seat may see: everything but the rivals' hands and the draw pile (§K20)."""

from __future__ import annotations

from collections.abc import Collection
from string import ascii_lowercase, digits
from typing import Any, Literal

import numpy as np
from typing_extensions import TypeAliasType, TypedDict

from kurultai.core.game import Position
from kurultai.core.structs import Moves
from kurultai.core.text import Given, Text
from kurultai.games.khan import moves
from kurultai.games.khan.notation import Ids, areas_of, ids_of
from kurultai.games.khan.parts import deck, maps, words
from kurultai.games.khan.parts.areas import DIRECTIONS, NAMES, SIDE, names_of
from kurultai.games.khan.parts.shapes import PIECES
from kurultai.games.khan.phases.conquering import candidates, foresee_bonuses, preview, usable
from kurultai.games.khan.phases.consenting import EVERYWHERE
from kurultai.games.khan.phases.preparing import next_ruler
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
    State,
)

Phase = TypeAliasType("Phase", Literal["setup", "main", "last-turn", "end"])
STEPS = (  # in the order of the state's constants
    *("start", "yurt", "deal", "turn", "act", "drive"),
    *("consent", "discard", "special", "replenish", "conquer", "over"),
    *("scatter", "place"),
)
PREPARING = ("start", "scatter", "place", "yurt", "deal")


class MapSeen(TypedDict):
    """The map as in its file, top row first, with the banks in the same form (a mark each)."""

    rows: list[str]  # a letter for each area
    banks: list[str]
    regions: dict[str, str]  # by letter
    border: list[str]
    title: str
    reconstruction: bool


class YurtSeen(TypedDict):
    """A yurt; nobody's is a neutral one."""

    area: str
    seat: int | None


class RulerSeen(TypedDict):
    id: str
    name: Text
    colour: str  # in English: by it a client paints
    area: str | None
    court: int


class TileSeen(TypedDict):
    kind: str
    areas: list[str]
    owners: list[int]
    value: int
    points: int


class ShapeSeen(TypedDict):
    kind: str
    name: Text
    bridge: bool
    form: list[str]
    value: int
    copies: int
    left: int
    scouts: list[int]  # seats
    usable: list[int]  # by these seats


class CardSeen(TypedDict):
    id: str
    ruler: str
    kind: str
    direction: str


class DeckSeen(TypedDict):
    """All cards there are, known to everyone: for each ruler a card of every kind."""

    kinds: list[str]
    directions: dict[str, list[str]]  # by ruler, in the order of the kinds


class TerritorySeen(TypedDict):
    """Connected tiles of a seat, by number, and their areas."""

    size: int
    tiles: list[int]
    areas: list[str]


class SpecialsLeft(TypedDict):
    """How many special cards of each kind a seat still has."""

    morale: int
    protect: int
    gods: int
    scout: int


class PlayerSeen(TypedDict):
    """A seat; its hand is null to those who may not look into it."""

    held: int
    hand: list[CardSeen] | None
    specials: SpecialsLeft
    protecting: bool
    gods: list[str] | Literal["all"] | None  # regions whose neutral yurts are protected
    scouted: str | None
    points: int
    bonus: int
    score: int
    place: int | None
    territories: list[TerritorySeen]


class Foreseen(TypedDict):
    """Who would own a conquest, for how many points each, and who has to agree."""

    owners: list[int]
    points: int
    asks: list[int]
    swings: list[int]  # by seat: what its bonus for territories would gain or lose


class Proposal(Foreseen):
    """The conquest for which consent is being asked."""

    kind: str
    areas: list[str]


class Conquests(Foreseen):
    """Conquests of a shape that come to the same; a place is its areas with spaces between."""

    kind: str
    places: list[str]


class Clock(TypedDict):
    """How far the game is and what it waits for."""

    phase: Phase
    step: str
    turn: int | None
    first: int | None
    turns: int
    left: int
    third: bool
    asked: int | None
    refused: list[int]
    void: list[list[str]]  # the areas of each refusal of this turn
    driven: str | None
    placed: str | None  # the ruler who comes onto the board now
    removed: int


class KhanView(Clock):
    """What a seat sees of a game of Khan."""

    map: MapSeen
    yurts: list[YurtSeen]
    rulers: list[RulerSeen]
    tiles: list[TileSeen]  # in the order in which they were laid
    supply: list[ShapeSeen]
    players: list[PlayerSeen]
    deck: DeckSeen
    pile: int
    discards: list[CardSeen]
    turned: CardSeen | None
    proposal: Proposal | None
    conquests: list[Conquests]


def view(p: Position, hands: Collection[int]) -> KhanView:
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
        "deck": _deck(p, ids),
        "pile": int(s.pile),
        "discards": _cards(p, ids, np.flatnonzero(s.card_at == DISCARDS)),
        "turned": _cards(p, ids, [s.turned])[0] if s.turned >= 0 else None,
        "proposal": _proposal(p, s, ids),
        "conquests": _conquests(p, s, ids),
    }


def _clock(p: Position, s: State) -> Clock:
    phases: dict[int, Phase] = {0: "main", LAST_TURN: "last-turn", END_PHASE: "end"}
    step = STEPS[s.phase]
    is_placing = step in ("scatter", "place")
    return {
        "phase": "setup" if step in PREPARING else phases[int(s.triggered)],
        "step": step,
        "turn": int(s.turn) if step != "start" else None,
        "first": int(s.first) if step != "start" else None,
        "turns": int(s.turns),
        "left": int(s.actions_left),
        "third": bool(s.third),
        "asked": int(s.asked) if s.asked >= 0 else None,
        "refused": _seats(s.refused),
        "void": [names_of(s.void[i]) for i in range(s.refusals)],
        "driven": ids_of(p.options).rulers[s.driven] if s.driven >= 0 else None,
        "placed": ids_of(p.options).rulers[next_ruler(p.b[0], s)] if is_placing else None,
        "removed": int(s.removed),
    }


def _seats(bits: Any) -> list[int]:
    return [seat for seat in range(NEUTRAL) if int(bits) >> seat & 1]


def _map(ids: Ids) -> MapSeen:
    bank = ids.map.banks
    rows = range(ids.map.rows - 1, -1, -1)
    marks = digits + ascii_lowercase
    return {
        "rows": ids.files.board["map"],
        "banks": [
            "".join(
                marks[bank[area] % len(marks)] if area in bank else "."
                for area in range(row, SIDE * ids.map.columns, SIDE)
            )
            for row in rows
        ],
        "regions": dict(zip(maps.LETTERS, maps.REGIONS, strict=True)),
        "border": sorted((NAMES[area] for area in ids.map.border), key=_by_area),
        "title": ids.files.board.get("title", ""),
        "reconstruction": bool(ids.files.board.get("reconstruction", False)),
    }


def _by_area(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _yurts(p: Position, s: State) -> list[YurtSeen]:
    found: list[YurtSeen] = []
    for owner in (*range(p.seats), NEUTRAL):
        seat = None if owner == NEUTRAL else owner
        found += [{"area": name, "seat": seat} for name in names_of(s.yurts[owner])]
    return sorted(found, key=lambda yurt: _by_area(yurt["area"]))


def _rulers(s: State, ids: Ids) -> list[RulerSeen]:
    return [
        {
            "id": entry["id"],
            "name": Given(entry["name"]),
            "colour": entry["colour"]["en"],
            "area": NAMES[s.ruler_at[ruler]] if s.ruler_at[ruler] >= 0 else None,
            "court": int(s.court[ruler]),
        }
        for ruler, entry in enumerate(ids.files.cards["rulers"])
    ]


def _tiles(p: Position, s: State, ids: Ids) -> list[TileSeen]:
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


def _supply(p: Position, s: State, ids: Ids) -> list[ShapeSeen]:
    b = p.b[0]
    free = [int(usable(b, s, seat)) for seat in range(p.seats)]
    left, scouted = s.supply.tolist(), s.scouted.tolist()
    return [
        {
            "kind": entry["id"],
            "name": words.shape(ids, kind),
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


def _players(p: Position, s: State, ids: Ids, hands: Collection[int]) -> list[PlayerSeen]:
    b = p.b[0]
    sizes = all_territories(b, s)
    found: list[PlayerSeen] = []
    for seat in range(p.seats):
        scored, bonus = int(points(b, s, seat)), int(bonus_of(sizes, p.seats, seat))
        hand = _cards(p, ids, s.hand[seat, : s.held[seat]]) if seat in hands else None
        found.append(
            {
                "held": int(s.held[seat]),
                "hand": hand,
                "specials": _specials(s, seat),
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


def _specials(s: State, seat: int) -> SpecialsLeft:
    morale, protect, gods, scout = s.specials[seat].tolist()
    return {"morale": morale, "protect": protect, "gods": gods, "scout": scout}


def _regions(bits: int) -> list[str] | Literal["all"] | None:
    if bits == EVERYWHERE:
        return "all"
    return [region for i, region in enumerate(maps.REGIONS) if bits >> i & 1] or None


def _territories(p: Position, s: State, seat: int) -> list[TerritorySeen]:
    """Largest first."""
    found: list[TerritorySeen] = []
    mine = int(s.owned[seat])
    while mine:
        piece = int(territory(s, seat, (mine & -mine).bit_length() - 1))
        mine &= ~piece
        tiles = [tile for tile in range(PIECES) if piece >> tile & 1]
        areas = [name for tile in tiles for name in areas_of(p, int(s.place[tile]))]
        found.append({"size": len(areas), "tiles": tiles, "areas": sorted(areas, key=_by_area)})
    return sorted(found, key=lambda piece: (-len(piece["areas"]), piece["tiles"]))


def _cards(p: Position, ids: Ids, cards: Any) -> list[CardSeen]:
    return [
        {
            "id": ids.cards[card],
            "ruler": ids.rulers[card // deck.EACH],
            "kind": deck.KINDS[ids.kinds[card]],
            "direction": DIRECTIONS[p.b["direction"][0, card]],
        }
        for card in cards
    ]


def _deck(p: Position, ids: Ids) -> DeckSeen:
    ways = [DIRECTIONS[way] for way in p.b["direction"][0]]
    n = len(deck.KINDS)
    return {
        "kinds": list(deck.KINDS),
        "directions": {ruler: ways[n * i : n * (i + 1)] for i, ruler in enumerate(ids.rulers)},
    }


def _proposal(p: Position, s: State, ids: Ids) -> Proposal | None:
    if s.proposal < 0:
        return None
    place = int(s.proposal)
    foreseen = _foreseen(p, np.array([moves.CONQUER + place], np.int64))
    return {
        "kind": ids.shapes[p.b[0].kind[place]],
        "areas": areas_of(p, place),
        **_preview(*foreseen[0].tolist()),
    }


def _conquests(p: Position, s: State, ids: Ids) -> list[Conquests]:
    """What the active player may lay now: known to all, since all yurts are.

    There can be thousands: those of a shape that come to the same are told together.
    """
    if s.phase not in (ACTING, CONQUERING):
        return []
    out = np.empty(p.game.widest, np.int64)
    laid = out[: candidates(p.b[0], s, out)]
    kinds = p.b[0].kind[laid - moves.CONQUER]
    alike: dict[tuple[int, ...], list[str]] = {}
    for move, kind, foreseen in zip(laid, kinds, _foreseen(p, laid), strict=True):
        places = alike.setdefault((int(kind), *foreseen.tolist()), [])
        places.append(" ".join(areas_of(p, int(move) - moves.CONQUER)))
    return [
        {"kind": ids.shapes[kind], **_preview(*foreseen), "places": places}
        for (kind, *foreseen), places in alike.items()
    ]


def _foreseen(p: Position, laid: Moves) -> Moves:
    """A line for each conquest: owners (a bit set), points for each, whose consent, swings."""
    owners, asked, each = (np.empty(len(laid), np.int64) for _ in range(3))
    preview(p.b[0], p.s[0], laid, owners, asked, each)
    swings = np.zeros((len(laid), p.seats), np.int64)
    foresee_bonuses(p.b[0], p.s.copy()[0], laid, swings)
    return np.column_stack((owners, each, asked, swings))


def _preview(owners: int, points: int, asked: int, *swings: int) -> Foreseen:
    return {
        "owners": _seats(owners),
        "points": points,
        "asks": _seats(asked),
        "swings": list(swings),
    }
