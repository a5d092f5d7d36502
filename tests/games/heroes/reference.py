"""Heroes once more, slow and literal, straight from the rulings: a witness."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]  # column, row, from 0
STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def name(square: Square) -> str:
    return f"{'abcdefghij'[square[0]]}{square[1] + 1}"


def square(text: str) -> Square:
    return "abcdefghij".index(text[0]), int(text[1:]) - 1


def on_board(x: int, y: int) -> bool:
    return 0 <= x < 10 and 0 <= y < 10


@dataclass
class Reference:
    reach: str = "exact"
    pieces: dict[Square, tuple[int, bool]] = field(default_factory=dict)  # seat, is hero
    cities: dict[Square, int] = field(default_factory=dict)
    turn: int = 0
    passes: int = 0
    quiet: int = 0
    seen: list[object] = field(default_factory=list)
    winners: list[int] | None = None

    @classmethod
    def start(cls, reach: str) -> Reference:
        made = cls(reach)
        for column in range(1, 9):
            made.pieces[column, 0] = (0, False)
            made.pieces[column, 9] = (1, False)
        made.cities = {square(t): 0 for t in ("b4", "d3", "g3", "i4")}
        made.cities |= {square(t): 1 for t in ("b7", "d8", "g8", "i7")}
        made.seen = [made.key()]
        return made

    @classmethod
    def on(cls, board: dict[str, Any], reach: str = "exact") -> Reference:
        """Where a board file begins."""
        made = cls(reach)
        for seat, side in enumerate(("gold", "teal")):
            made.pieces |= {square(at): (seat, False) for at in board[side]["warriors"]}
            made.pieces |= {square(at): (seat, True) for at in board[side].get("heroes", [])}
            made.cities |= {square(at): seat for at in board[side]["cities"]}
        made.seen = [made.key()]
        return made

    def key(self) -> object:
        return (frozenset(self.pieces.items()), frozenset(self.cities.items()), self.turn)

    def ends(self, start: Square) -> set[Square]:
        """H1, H2: walk every path of king-steps."""
        free = {
            (x, y)
            for x in range(10)
            for y in range(10)
            if (x, y) not in self.pieces or (x, y) == start
        }
        steps = 3 if self.pieces[start][1] else 2
        now = {start}
        visited: set[Square] = set()
        for _ in range(steps):
            now = {(x + dx, y + dy) for x, y in now for dx, dy in STEPS} & free
            visited |= now
        return (now if self.reach == "exact" else visited) - {start}

    def legal(self) -> list[str]:
        if self.winners is not None:
            return []
        found = []
        for start, (seat, is_hero) in self.pieces.items():
            if seat != self.turn:
                continue
            found += [f"{name(start)}-{name(end)}" for end in self.ends(start)]
            if not is_hero and self.cities.get(start) == seat:
                found.append(f"{name(start)}=")
        return sorted(found) or ["pass"]

    def surrounded(self) -> set[Square]:
        """H4: every maximal run on the whole board, both colours on the same position."""
        found: set[Square] = set()
        for start, (seat, _) in self.pieces.items():
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                run = []
                x, y = start
                while self.pieces.get((x, y), (None, False))[0] == seat:
                    run.append((x, y))
                    x, y = x + dx, y + dy
                before = self.pieces.get((start[0] - dx, start[1] - dy), (None, False))[0]
                after = self.pieces.get((x, y), (None, False))[0]
                if before == 1 - seat and after == 1 - seat:
                    found |= set(run)
        return found

    def play(self, text: str) -> None:
        progress = False
        if text == "pass":
            self.passes += 1
        else:
            self.passes = 0
            if text.endswith("="):
                self.pieces[square(text[:-1])] = (self.turn, True)
                progress = True
            else:
                start, end = (square(part) for part in text.split("-"))
                is_hero = self.pieces.pop(start)[1]
                owner = self.cities.get(end)
                if owner == 1 - self.turn:
                    self.cities[end] = self.turn
                elif owner == self.turn and not is_hero:
                    is_hero = progress = True
                self.pieces[end] = (self.turn, is_hero)
                lifted = self.surrounded()
                for at in lifted:
                    del self.pieces[at]
                progress = progress or bool(lifted)
        self.turn = 1 - self.turn
        self.quiet = 0 if progress else self.quiet + 1
        self.seen.append(self.key())
        self.judge()

    def owned(self, seat: int) -> int:
        return sum(owner == seat for owner in self.cities.values())

    def judge(self) -> None:
        """H7 to H10, in their order."""
        more = [0, 1] if self.owned(0) == self.owned(1) else [int(self.owned(1) > self.owned(0))]
        left = [sum(piece[0] == seat for piece in self.pieces.values()) for seat in (0, 1)]
        owners = {*self.cities.values()}
        if len(owners) == 1:
            self.winners = [*owners]
        elif (left[0] <= 1) != (left[1] <= 1):
            self.winners = [int(left[0] <= 1)]
        elif max(left) <= 2 or self.passes == 2:
            self.winners = more
        elif self.seen.count(self.key()) >= 3 or self.quiet >= 200:
            self.winners = more
