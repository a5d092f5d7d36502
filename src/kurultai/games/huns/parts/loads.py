"""What lies on wagons: four bits a slot in printed order, 0 empty, else colour + 1 (§P6.6)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.state import State


@compiled
def colours_free(b: Board, s: State, wagon: int) -> int:
    """The colours of a wagon's free slots; none if it is full."""
    load = s.load[wagon]
    found = 0
    for slot in range(b.wagon_slots[wagon]):
        if not (load >> (4 * slot)) & 15:
            found |= 1 << b.slot[wagon, slot]
    return found


@compiled
def colours_on(b: Board, s: State, wagon: int) -> int:
    """The colours of the cubes on a wagon."""
    load = s.load[wagon]
    found = 0
    for slot in range(b.wagon_slots[wagon]):
        cube = (load >> (4 * slot)) & 15
        if cube:
            found |= 1 << (cube - 1)
    return found


@compiled
def loaded(b: Board, s: State, wagon: int, slot_colour: int, colour: int) -> int:
    """The load with one more cube, on the first free slot of that colour in printed order."""
    load = s.load[wagon]
    for slot in range(b.wagon_slots[wagon]):
        if not (load >> (4 * slot)) & 15 and b.slot[wagon, slot] == slot_colour:
            return int(load | (colour + 1) << (4 * slot))
    return int(load)


@compiled
def unloaded(b: Board, s: State, wagon: int, colour: int) -> int:
    """The load without the first cube of that colour in printed order."""
    load = s.load[wagon]
    for slot in range(b.wagon_slots[wagon]):
        if (load >> (4 * slot)) & 15 == colour + 1:
            return int(load & ~(15 << (4 * slot)))
    return int(load)


@compiled
def cubes_by_colour(b: Board, s: State, wagon: int) -> int:
    """How many cubes of each colour lie on a wagon, four bits a colour."""
    load = s.load[wagon]
    found = 0
    for slot in range(b.wagon_slots[wagon]):
        cube = (load >> (4 * slot)) & 15
        if cube:
            found += 1 << (4 * (cube - 1))
    return found
