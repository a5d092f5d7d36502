"""2C Conquer: lay a shape over yurts of which nobody owns more than you."""

from __future__ import annotations

import numpy as np

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import CONQUER
from kurultai.games.khan.parts.areas import (
    WORDS,
    Set,
    Words,
    add,
    has,
    is_same,
    lies_outside,
    meet,
)
from kurultai.games.khan.parts.deck import RULERS
from kurultai.games.khan.parts.majorities import OF_SEATS, count_of, has_majority, sharing
from kurultai.games.khan.parts.shapes import LARGEST, NO_SHAPE
from kurultai.games.khan.phases.consenting import consents, objection_of_protectors
from kurultai.games.khan.rulebook import (
    AREA_WITHOUT_YURT,
    CANNOT_BE_COVERED,
    LEGAL,
    NO_BRIDGE_THERE,
    NO_MAJORITY,
    NOT_THAT_SHAPE,
    RESERVED,
    SHAPE_IS_GONE,
)
from kurultai.games.khan.scoring import all_territories, bonus_of
from kurultai.games.khan.state import NEUTRAL, SEATS, State, strike


@compiled
def withheld(b: Board, s: State, seat: int, kind: int) -> int:
    """Copies of a shape that rivals have reserved: with four players one each, else all (§K19)."""
    copies = 0
    for rival in range(b.seats):
        if rival != seat and s.scouted[rival] == kind + 1:
            copies += 1 if b.seats == 4 else s.supply[kind]
    return copies


@compiled
def usable(b: Board, s: State, seat: int) -> int:
    """Bit set of the kinds of shape that a seat may take (§2C.supply)."""
    kinds = 0
    for kind in range(b.kinds):
        if s.supply[kind] > withheld(b, s, seat, kind):
            kinds |= 1 << kind
    return kinds


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """Every conquest that the active player may lay, until ``out`` is full."""
    n = 0
    kinds = usable(b, s, s.turn)
    is_guarded = is_anything_guarded(b, s)
    count = np.zeros(LARGEST + 1, np.int64)  # at each depth of the tree of tiles
    place = int(np.int64(0))  # typed: a literal is compiled for a second time
    while place < b.tiles and n < len(out):
        unit = b.unit[s.on[b.last[place]]]
        if unit == 0:
            place = b.skip[place]
            continue
        depth = b.extent[place]
        count[depth] = count[depth - 1] + unit
        if depth > 1 and (kinds >> b.kind[place]) & 1 and has_majority(count[depth], s.turn):
            if not is_guarded or objection_of_protectors(b, s, place) == LEGAL:
                out[n] = CONQUER + place
                n += 1
        place += 1
    return n + candidates_of_bridges(b, s, kinds, out[n:])


@compiled
def candidates_of_bridges(b: Board, s: State, kinds: int, out: Moves) -> int:
    """And of the tiles that are not in the tree."""
    n = 0
    ground = open_ground(b, s)
    for place in range(b.tiles, b.places):
        if n == len(out):
            break
        if s.on[b.last[place]] == 0 or (kinds >> b.kind[place]) & 1 == 0:
            continue
        if lies_outside(b.cover[place], ground):
            continue
        if not has_majority(count_of(b, s, place), s.turn):
            continue
        if objection_of_protectors(b, s, place) == LEGAL:
            out[n] = CONQUER + place
            n += 1
    return n


@compiled
def is_anything_guarded(b: Board, s: State) -> bool:
    for seat in range(b.seats):
        if s.protecting[seat] or s.gods[seat]:
            return True
    return False


@compiled
def open_ground(b: Board, s: State) -> Words:
    """Land with a yurt on it, and river that is not bridged (§2C.yurts, §K13)."""
    return (
        open_word(b, s, 0),
        open_word(b, s, 1),
        open_word(b, s, 2),
        open_word(b, s, 3),
        open_word(b, s, 4),
    )


@compiled
def open_word(b: Board, s: State, word: int) -> int:
    ground = b.river[word] & ~s.covered[word]
    for owner in range(NEUTRAL + 1):
        ground |= s.yurts[owner, word]
    return ground  # type: ignore[no-any-return]


@compiled
def can_conquer(b: Board, s: State) -> bool:
    """Whether the active player may lay any shape."""
    return candidates(b, s, np.empty(1, np.int64)) > 0


@compiled
def could_anyone_conquer(b: Board, s: State) -> bool:
    """Whether any player could, with every protection, scout and refusal lifted (§K21).

    Wherever a player's yurt can be covered, those who have most of them there could do it.
    """
    own = np.zeros(LARGEST + 1, np.int64)
    place = 0
    while place < b.tiles:
        unit = b.unit[s.on[b.last[place]]]
        if unit == 0:
            place = b.skip[place]
            continue
        depth = b.extent[place]
        own[depth] = own[depth - 1] | (s.on[b.last[place]] <= SEATS)
        if depth > 1 and own[depth] and s.supply[b.kind[place]]:
            return True
        place += 1
    ground = open_ground(b, s)
    for place in range(b.tiles, b.places):
        if s.on[b.last[place]] == 0 or s.supply[b.kind[place]] == 0:
            continue
        if not lies_outside(b.cover[place], ground):
            if count_of(b, s, place) & OF_SEATS:
                return True
    return False


@compiled
def objection(b: Board, s: State, move: int) -> int:
    place = move - CONQUER
    if place >= b.places or b.kind[place] == NO_SHAPE:
        return NOT_THAT_SHAPE
    kind = int(b.kind[place])
    if s.supply[kind] == 0:
        return SHAPE_IS_GONE
    if s.supply[kind] <= withheld(b, s, s.turn, kind):
        return RESERVED
    if lies_outside(b.cover[place], open_ground(b, s)):
        return why_not_covered(b, s, b.cover[place])
    if not has_majority(count_of(b, s, place), s.turn):
        return NO_MAJORITY
    return objection_of_protectors(b, s, place)


@compiled
def why_not_covered(b: Board, s: State, cover: Set) -> int:
    """A ruler, tile or bridge below, a bridged river area, or simply no yurt (§K12, §K13)."""
    for word in range(WORDS):
        if cover[word] & b.river[word] & s.covered[word]:
            return NO_BRIDGE_THERE
    if meet(cover, s.covered):
        return CANNOT_BE_COVERED
    for ruler in range(RULERS):
        if s.ruler_at[ruler] >= 0 and has(cover, s.ruler_at[ruler]):
            return CANNOT_BE_COVERED
    return AREA_WITHOUT_YURT


@compiled
def lay(b: Board, s: State, place: int) -> None:
    """Lay the shape; the yurts below go back, each owner puts one on top (§2C.shared)."""
    tile, kind = s.laid, int(b.kind[place])
    owners = sharing(count_of(b, s, place))
    s.place[tile], s.owners[tile] = place, owners
    s.laid += 1
    s.supply[kind] -= 1
    for seat in range(b.seats):
        if (owners >> seat) & 1:
            s.owned[seat] |= 1 << tile
    for i in range(b.extent[place]):
        area = int(b.areas[place, i])
        if s.on[area]:
            strike(s, area)
        add(s.covered, area)
        s.tile_on[area] = tile + 1
    for i in range(b.extent[place]):
        join_neighbours(b, s, tile, int(b.areas[place, i]))
    if s.scouted[s.turn] == kind + 1:  # §K19: used, so no longer reserved
        s.scouted[s.turn] = 0


@compiled
def join_neighbours(b: Board, s: State, tile: int, area: int) -> None:
    """Note the tiles that share a side with an area of a new one."""
    for i in range(4):
        near = b.near[area, i]
        if near >= 0 and s.tile_on[near] and s.tile_on[near] != tile + 1:
            other = np.int64(s.tile_on[near] - 1)
            s.beside[tile] |= 1 << other
            s.beside[other] |= 1 << tile


@compiled
def preview(b: Board, s: State, moves: Moves, owners: Moves, asked: Moves, each: Moves) -> None:
    """For each conquest: its owners, whose consent it needs, what each owner gets (§K22)."""
    for i in range(len(moves)):
        place = moves[i] - CONQUER
        owners[i] = sharing(count_of(b, s, place))
        _, asked[i] = consents(b, s, place)
        shared_by = popcount(owners[i])
        each[i] = (b.value[b.kind[place]] + shared_by - 1) // shared_by


@compiled
def foresee_bonuses(b: Board, s: State, moves: Moves, swings: Moves) -> None:
    """For each conquest: how it would change each seat's bonus (§K23). `s` is left as it was."""
    before, tile = all_territories(b, s), s.laid
    for i in range(len(moves)):
        place = moves[i] - CONQUER
        s.place[tile], s.owners[tile] = place, sharing(count_of(b, s, place))
        for seat in range(b.seats):
            s.owned[seat] |= ((s.owners[tile] >> seat) & 1) << tile
        for j in range(b.extent[place]):
            s.tile_on[b.areas[place, j]] = tile + 1
        for j in range(b.extent[place]):
            join_neighbours(b, s, tile, int(b.areas[place, j]))
        after = all_territories(b, s)
        for seat in range(b.seats):
            swings[i, seat] = bonus_of(after, b.seats, seat) - bonus_of(before, b.seats, seat)
            s.owned[seat] &= ~(1 << tile)
        for j in range(b.extent[place]):
            s.tile_on[b.areas[place, j]] = 0
        for other in range(tile):
            s.beside[other] &= ~(1 << tile)
        s.place[tile] = s.owners[tile] = s.beside[tile] = 0


@compiled
def find(b: Board, kind: int, cover: Set) -> int:
    """The placement of a shape on exactly these areas, or -1."""
    for place in range(b.places):
        if b.kind[place] == kind and is_same(b.cover[place], cover):
            return place
    return -1
