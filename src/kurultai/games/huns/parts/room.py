"""What a camp has room for: the valuables of a pillage, told before a die is taken (§N4, §N5)."""

from __future__ import annotations

from kurultai.games.huns.parts.camp import SUM
from kurultai.games.huns.parts.ids import members
from kurultai.games.huns.parts.looking import IS_WILD, ONE_WAGON, SPLITS, Look
from kurultai.games.huns.parts.vocabulary import CURSES, HOLDERS
from kurultai.games.huns.state import NO_WAGON


class Room:
    """For cubes of one colour. Wagons that come in for those shipped are not counted: nobody knows
    which they will be.
    """

    def __init__(self, t: Look, seat: int, colour: int) -> None:
        self._wagons = [_free(t, wagon, colour) for wagon in t.s.berth[seat] if wagon != NO_WAGON]
        self._card = max((_room_on(t, card) for card in members(_holders(t, seat))), default=0)
        self._one_wagon = bool(t.of_seat[seat, ONE_WAGON])
        self._split = bool(t.of_seat[seat, SPLITS])
        self._wild = bool(t.of_seat[seat, IS_WILD])

    def fits(self, cubes: int) -> int:
        """How many of these find a place, if they are placed as well as can be."""
        rooms = [fitting + min(self._wild, other) for fitting, other in self._wagons]
        wagons = sum(fitting for fitting, _ in self._wagons)
        wagons += min(self._wild, sum(other for _, other in self._wagons))
        if self._one_wagon:
            wagons = max(rooms, default=0)
        most = wagons + self._card if self._split else max(wagons, self._card)
        return min(cubes, most)

    def ships(self, cubes: int) -> int:
        """How many wagons these complete."""
        wild, shipped = int(self._wild), 0
        for fitting, other in sorted(self._wagons):
            if fitting + other <= cubes and other <= wild and (fitting or other):
                cubes -= fitting + other
                wild -= other
                shipped += 1
        return min(shipped, 1) if self._one_wagon else shipped


def _free(t: Look, wagon: int, colour: int) -> tuple[int, int]:
    """Free slots of a wagon, of this colour and of others."""
    fitting = other = 0
    for slot in range(int(t.b.wagon_slots[wagon])):
        if int(t.s.load[wagon]) >> 4 * slot & 15:
            continue
        is_fitting = int(t.b.slot[wagon, slot]) == colour
        fitting += is_fitting
        other += not is_fitting
    return fitting, other


def _holders(t: Look, seat: int) -> int:
    """The mercenaries and curses of a camp that take valuables."""
    return int(t.s.cards[seat]) & HOLDERS & ~int(t.s.fled) & ~int(t.s.tilted) & ~int(t.s.filled)


def _room_on(t: Look, card: int) -> int:
    slots = int(t.needed[card]) if CURSES >> card & 1 else int(t.b.slots[card])
    return max(0, slots - (int(t.s.cubes[card]) >> SUM))
