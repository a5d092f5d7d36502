"""The wall once more, slow and literal: sets of lines named as in the notation, ways by searching.

Nothing here is shared with the compiled rules but the map reader.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kurultai.games.dschingis.parts.map import Map, Pair, Spot, line_name, read, towers_of

from .drawn import START

MAP: Map = read(START)[0]
LINES: dict[str, Pair] = {line_name(line): line for line in MAP.lines}
TOWERS: dict[str, Pair] = {name: towers_of(line) for name, line in LINES.items()}
BORDER: set[Spot] = MAP.border()
WEST, EAST = sorted(MAP.ends)


@dataclass
class Wall:
    great: list[str] = field(default_factory=list)  # from west to east
    walls: set[str] = field(default_factory=set)
    west: Spot = WEST
    east: Spot = EAST
    laid_now: set[str] = field(default_factory=set)  # this turn

    @classmethod
    def at_start(cls) -> Wall:
        standing = {line_name(line) for line in MAP.walls}
        return cls(found_way(standing, WEST, EAST), standing)

    def towers(self) -> set[Spot]:
        return {tower for line in self.walls for tower in TOWERS[line]}

    def free_lines(self) -> list[str]:
        """D11: free, and touching a tower of the standing wall."""
        return sorted(line for line in set(LINES) - self.walls if self.towers() & set(TOWERS[line]))

    def lay(self, line: str) -> set[str]:
        """Lay a wall; what comes down."""
        one, two = TOWERS[line]
        stood = self.towers()
        self.laid_now.add(line)
        if one in stood and two in stood:
            down = self._loop(line, found_way(self.walls, one, two))
        else:
            new = two if one in stood else one
            self.walls.add(line)
            down = self._new_end(new) if new in BORDER else set()
        self.walls.add(line)
        self.walls -= down
        joined = {tower for wall in self.great for tower in TOWERS[wall]}
        size = 0
        while len(joined) != size:
            size = len(joined)
            for wall in self.walls:
                if joined & set(TOWERS[wall]):
                    joined |= set(TOWERS[wall])
        isolated = {wall for wall in self.walls if not joined & set(TOWERS[wall])}
        self.walls -= isolated
        self.laid_now &= self.walls
        return down | isolated

    def _loop(self, line: str, back: list[str]) -> set[str]:
        """D12, D13."""
        loop = {line, *back}
        old = loop & set(self.great)
        new = loop - old
        if not old or len(old) == len(new):
            return new & self.laid_now
        if len(new) < len(old):
            return new
        self.great = found_way((set(self.great) - old) | new, self.west, self.east)
        return old

    def _new_end(self, tower: Spot) -> set[str]:
        """D14: three arms, measured from the tower where the branch leaves the Great Wall."""
        way = found_way(self.walls, tower, self.west)
        new = [line for line in way if line not in self.great]
        west = [line for line in way if line in self.great]
        east = [line for line in self.great if line not in west]
        arms = sorted([len(west), len(east), len(new)])
        if arms[0] == arms[1]:
            return set(new) & self.laid_now
        if len(new) == arms[0]:
            return set(new)
        if len(west) == arms[0]:
            self.west = tower
            self.great = found_way({*new, *east}, self.west, self.east)
            return set(west)
        self.east = tower
        self.great = found_way({*west, *new}, self.west, self.east)
        return set(east)

    def mongolia(self) -> set[Spot]:
        """D16: a village is in Mongolia if the first wall met on the way to it has it on its left."""
        left: set[Spot] = set()
        tower = self.west
        for line in self.great:
            one, two = TOWERS[line]
            beyond = two if tower == one else one
            left.add(_left_of(tower, beyond))
            tower = beyond
        apart = {LINES[line] for line in LINES if line not in self.great}
        grown = True
        while grown:
            more = {v for pair in apart if left & set(pair) for v in pair}
            grown = not more <= left
            left |= more
        return left


def _left_of(tower: Spot, beyond: Spot) -> Spot:
    (x, y), (dx, dy) = tower, (beyond[0] - tower[0], beyond[1] - tower[1])
    # the village whose middle lies half a step ahead and half a step to the left
    return (x + (dx - dy - 1) // 2, y + (dy + dx - 1) // 2)


def found_way(walls: set[str], start: Spot, end: Spot) -> list[str]:
    """The walls from one tower to another, by trying every way."""
    trail: list[tuple[Spot, list[str]]] = [(start, [])]
    while trail:
        tower, way = trail.pop()
        if tower == end:
            return way
        for wall in walls:
            if wall not in way and tower in TOWERS[wall]:
                one, two = TOWERS[wall]
                trail.append((two if tower == one else one, [*way, wall]))
    return []
