"""Moves as text, exactly as records have them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.games.khan import moves
from kurultai.games.khan.board import SHIPPED, Files, files_of
from kurultai.games.khan.parts import cards, deck
from kurultai.games.khan.parts.areas import AREAS, NAMES, NUMBERS, SIDE, has, words_of
from kurultai.games.khan.parts.maps import REGIONS, Map, read_map
from kurultai.games.khan.parts.shapes import form_of, orientations, shifted
from kurultai.games.khan.phases.conquering import find
from kurultai.games.khan.phases.preparing import next_ruler
from kurultai.games.khan.rulebook import (
    CANNOT_BE_COVERED,
    NO_BRIDGE_THERE,
    NOT_THAT_RULER,
    NOT_THAT_SHAPE,
    NOT_TO_DISCARD,
    OFF_THE_MAP,
    OUT_OF_ORDER,
    TEXTS,
)
from kurultai.games.khan.state import ACTING, CONQUERING, DISCARDING, PLACING, SCATTERING

WORDS = {
    moves.AGREE: "agree",
    moves.REFUSE: "refuse",
    moves.MORALE: "morale",
    moves.PROTECT: "protect",
    moves.NONE: "none",
}
_BY_WORD = {word: move for move, word in WORDS.items()}


class Ids:
    """The ids that a game's data files give to rulers, cards and shapes."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.rulers = deck.ruler_ids(files.cards)
        self.shapes = [str(entry["id"]) for entry in files.shapes["shapes"]]
        self.cards = deck.card_ids(files.cards["rulers"])
        self.kinds = [kind for entry in files.cards["rulers"] for kind in deck.kinds_of(entry)]

    @cached_property
    def map(self) -> Map:
        drawn = read_map(self.files.board)
        assert drawn is not None  # checked when the board was built
        return drawn

    def card(self, text: str) -> int:
        return _index(self.cards, text, "there-is-no-card")

    def ruler(self, text: str) -> int:
        return _index(self.rulers, text, "there-is-no-ruler")

    def area(self, text: str) -> int:
        """One of the grid on which the map is drawn, whether the map leaves it out or not."""
        area = NUMBERS.get(text, AREAS)
        if area // SIDE >= self.map.columns or area % SIDE >= self.map.rows:
            raise Unreadable(TEXTS("is-not-an-area", text=repr(text)))
        return area

    def shape(self, text: str) -> int:
        return _index(self.shapes, text, "there-is-no-shape")


def ids_of(options: Mapping[str, Any]) -> Ids:
    files = files_of(options)
    return _shipped() if files == SHIPPED else Ids(files)


@cache
def _shipped() -> Ids:
    return Ids(SHIPPED)


def _index(names: list[str], text: str, said: str) -> int:
    if text not in names:
        there = ", ".join(names)
        raise Unreadable(TEXTS(said, text=repr(text), there=there))
    return names.index(text)


# Format


def format_move(p: Position, ids: Ids, move: int) -> str:
    if move >= moves.MOVES:
        return _format_outcome(p, ids, move)
    if move in WORDS:
        return WORDS[move]
    if move >= moves.CONQUER:
        return format_place(p, ids, move - moves.CONQUER)
    if move >= moves.SCOUT:
        return f"scout {ids.shapes[move - moves.SCOUT]}"
    if move >= moves.GODS:
        return "gods" if move == moves.GODS else f"gods {REGIONS[move - moves.GODS - 1]}"
    if move >= moves.DISCARD:
        return " ".join(["discard", *discarded(p, ids, move)])
    if move >= moves.ANYWHERE:
        return f"anywhere {NAMES[move - moves.ANYWHERE]}"
    if move >= moves.DRIVE:
        return f"drive {ids.rulers[move - moves.DRIVE]}"
    if move >= moves.INVADE:
        return f"invade {ids.cards[moves.card_of(move)]} {NAMES[moves.area_of(move)]}"
    if move >= moves.YURT:
        return f"yurt {NAMES[moves.area_of(move)]}"
    return f"place {_next_ruler(p, ids)} {NAMES[move]}"


def _next_ruler(p: Position, ids: Ids) -> str:
    return ids.rulers[next_ruler(p.b[0], p.s[0])]


def format_place(p: Position, ids: Ids, place: int) -> str:
    return " ".join(["conquer", ids.shapes[p.b["kind"][0, place]], *areas_of(p, place)])


def areas_of(p: Position, place: int) -> list[str]:
    """The areas that a placement covers, by name."""
    return [NAMES[area] for area in p.b["areas"][0, place].tolist() if area >= 0]


def discarded(p: Position, ids: Ids, move: int) -> list[str]:
    s = p.s[0]
    hand = s.hand[s.turn]
    return [ids.cards[hand[i]] for i in range(deck.HAND) if (move - moves.DISCARD) >> i & 1]


def dealt(ids: Ids, move: int) -> list[str]:
    drawn = (moves.dealt_card(move, i) for i in range(deck.HAND))
    return [ids.cards[card] for card in drawn if card >= 0]


def _format_outcome(p: Position, ids: Ids, move: int) -> str:
    if move >= moves.TURN:
        return f"turn {ids.cards[move - moves.TURN]}"
    if move >= moves.DEAL:
        return " ".join(["deal", str(moves.dealt_to(move)), *dealt(ids, move)])
    if move >= moves.RULER:
        return f"ruler {_next_ruler(p, ids)} {NAMES[move - moves.RULER]}"
    return f"start {move - moves.START}"


# Parse


def parse_move(p: Position, ids: Ids, text: str) -> int:
    word, *rest = text.split() or [""]
    if word in _BY_WORD and not rest:
        return _BY_WORD[word]
    if word == "conquer" and len(rest) > 1:
        return _parse_conquest(p, ids, rest[0], rest[1:])
    if word == "discard":
        return _parse_discard(p, ids, rest)
    if word == "deal" and 0 < len(rest) <= 1 + deck.HAND:
        return _parse_deal(ids, rest[0], rest[1:])
    if len(rest) == 2 and word == "invade":
        return moves.INVADE + len(NAMES) * ids.card(rest[0]) + ids.area(rest[1])
    if len(rest) == 2 and word in ("place", "ruler"):
        return _parse_ruler(p, ids, word, *rest)
    if word == "gods" and not rest:
        return moves.GODS
    if len(rest) != 1:
        raise _unknown(text)
    return _parse_pair(ids, word, rest[0], text)


def _parse_pair(ids: Ids, word: str, thing: str, text: str) -> int:
    if word == "yurt":
        return moves.YURT + ids.area(thing)
    if word == "anywhere":
        return moves.ANYWHERE + ids.area(thing)
    if word == "drive":
        return moves.DRIVE + ids.ruler(thing)
    if word == "turn":
        return moves.TURN + ids.card(thing)
    if word == "scout":
        return moves.SCOUT + ids.shape(thing)
    if word == "gods":
        return moves.GODS + 1 + _index(list(REGIONS), thing, "there-is-no-region")
    if word == "start" and thing.isdecimal() and len(thing) == 1:
        return moves.START + int(thing)
    raise _unknown(text)


def _unknown(text: str) -> Unreadable:
    return Unreadable(TEXTS("is-not-a-move-write-invade", text=repr(text)))


def _parse_deal(ids: Ids, seat: str, names: list[str]) -> int:
    if not (seat.isdecimal() and len(seat) == 1):
        raise Unreadable(TEXTS("deal-is-not-a-seat", seat=repr(seat)))
    drawn = {ids.card(name) for name in names}
    low = sum(1 << card for card in drawn if card < cards.HALF)
    high = sum(1 << card - cards.HALF for card in drawn if card >= cards.HALF)
    return int(cards.pack(int(seat), low, high))


def _parse_discard(p: Position, ids: Ids, names: list[str]) -> int:
    """A set of places in the hand; cards that are not there break a rule."""
    s = p.s[0]
    hand = list(s.hand[s.turn, : s.held[s.turn]])
    drawn = {ids.card(name) for name in names}
    if drawn <= set(hand):
        return moves.DISCARD + sum(1 << hand.index(card) for card in drawn)
    return moves.ODD + (NOT_TO_DISCARD if s.phase == DISCARDING else OUT_OF_ORDER)


def _parse_ruler(p: Position, ids: Ids, word: str, ruler: str, area: str) -> int:
    """The rulers come in the order of the data: another than the next breaks a rule (§K25)."""
    phase, first = (PLACING, moves.PLACE) if word == "place" else (SCATTERING, moves.RULER)
    is_next = ids.ruler(ruler) == next_ruler(p.b[0], p.s[0])
    there = ids.area(area)
    if p.s[0].phase == phase and not is_next:
        return moves.ODD + NOT_THAT_RULER
    return first + there


def _parse_conquest(p: Position, ids: Ids, shape: str, names: list[str]) -> int:
    """A placement; areas on which the shape can never lie break a rule."""
    kind = ids.shape(shape)
    areas = [ids.area(name) for name in names]
    if len(set(areas)) != len(areas):
        raise Unreadable(TEXTS("an-area-is-named-twice"))
    place = int(find(p.b[0], kind, np.array(words_of(areas), np.int64)))
    if place >= 0:
        return moves.CONQUER + place
    if p.s[0].phase not in (ACTING, CONQUERING):
        return moves.ODD + OUT_OF_ORDER
    return moves.ODD + _why_no_place(p, ids.files.shapes["shapes"][kind], areas)


def _why_no_place(p: Position, entry: dict[str, Any], areas: list[int]) -> int:
    b = p.b[0]
    cells = {divmod(area, SIDE) for area in areas}
    is_on_map = all(has(b.land, area) or has(b.river, area) for area in areas)
    if shifted(cells) not in orientations(form_of(entry["form"])):
        return NOT_THAT_SHAPE
    if not is_on_map:
        return OFF_THE_MAP
    return NO_BRIDGE_THERE if "river" in entry else CANNOT_BE_COVERED
