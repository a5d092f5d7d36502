"""Khan once more, slow and literal, from the rulebook and the rulings: sets and dictionaries only.

Shares nothing with the engine but the data files. Plays and lists moves as text.
"""

from __future__ import annotations

from itertools import combinations
from math import ceil
from typing import Any

from kurultai.games.khan.board import SHIPPED

COLUMNS = "abcdefghijklm"
COMPASS = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1)}
COMPASS |= {"S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1)}
REGION = dict(
    zip("MTISDF", ["mountains", "tundra", "ice", "stony", "sandy", "forest"], strict=True)
)
KINDS = [*REGION.values(), "river", "border", "joker"]
Cell = tuple[int, int]  # column, row, from 0

MAP: dict[Cell, str] = {
    (x, 12 - y): letter
    for y, row in enumerate(SHIPPED.board["map"])
    for x, letter in enumerate(row)
    if letter != "."
}
LAND = {cell for cell, letter in MAP.items() if letter != "~"}
RIVER = set(MAP) - LAND
RULERS = [entry["id"] for entry in SHIPPED.cards["rulers"]]
CARDS = [f"{ruler}.{kind}" for ruler in RULERS for kind in KINDS]
DIRECTION = {
    f"{entry['id']}.{kind}": direction
    for entry in SHIPPED.cards["rulers"]
    for kind, direction in zip(KINDS, entry["directions"].split(), strict=True)
}
SHAPES = {entry["id"]: entry for entry in SHIPPED.shapes["shapes"]}


def name(cell: Cell) -> str:
    return f"{COLUMNS[cell[0]]}{cell[1] + 1}"


def cell_of(text: str) -> Cell:
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def pieces(cells: set[Cell]) -> list[set[Cell]]:
    """Connected pieces of a set, by sides."""
    left, found = set(cells), []
    while left:
        piece, grown = set(), {left.pop()}
        while grown:
            piece |= grown
            grown = {near for cell in grown for near in sides(cell) if near in cells} - piece
        left -= piece
        found.append(piece)
    return found


BANKS = pieces(LAND)


def may_lie(kind: str, cells: frozenset[Cell]) -> bool:
    if not cells <= set(MAP):
        return False
    wet = cells & RIVER
    if not kind.startswith("b"):
        return not wet
    if len(wet) == 2:
        if kind != "b4L" or len(pieces(set(wet))) != 1:
            return False
    elif len(wet) != 1:
        return False
    return sum(bool(cells & bank) for bank in BANKS) >= 2


def all_placements() -> list[tuple[str, frozenset[Cell]]]:
    found = set()
    for kind, entry in SHAPES.items():
        drawn = [
            (x, y) for y, row in enumerate(entry["form"]) for x, m in enumerate(row) if m == "X"
        ]
        for flip in (1, -1):
            for quarter in range(4):
                cells = [(x * flip, y) for x, y in drawn]
                for _ in range(quarter):
                    cells = [(y, -x) for x, y in cells]
                for dx in range(-5, 18):
                    for dy in range(-5, 18):
                        laid = frozenset((x + dx, y + dy) for x, y in cells)
                        if may_lie(kind, laid):
                            found.add((kind, laid))
    return sorted(found, key=lambda p: (p[0], sorted(p[1])))


PLACEMENTS = all_placements()
PLACED = set(PLACEMENTS)


class Reference:
    def __init__(
        self, seats: int, setup: str = "one-per-region", start: str = "preset", rules: str = "2"
    ) -> None:
        self.seats, self.setup, self.start, self.rules = seats, setup, start, rules
        self.yurts: dict[Cell, int | str] = {}
        self.rulers: dict[str, Cell] = {}
        if start == "preset":
            self.rulers = {r: cell_of(SHIPPED.board["starts"][r]) for r in RULERS}
        self.court = dict.fromkeys(RULERS, 5)
        self.tiles: list[tuple[str, frozenset[Cell], list[int]]] = []
        self.supply = {kind: entry["copies"] for kind, entry in SHAPES.items()}
        self.pile, self.discards = set(CARDS), set[str]()
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        numbers = {2: (2, 2, 2, 2), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}[seats]
        kinds = ("morale", "protect", "gods", "scout")
        self.specials = [dict(zip(kinds, numbers, strict=True)) for _ in range(seats)]
        self.khan: set[int] = set()  # seats with Great Khan protection
        self.gods: dict[int, str | None] = {}  # seat -> region, None: everywhere
        self.scouts: dict[int, str] = {}
        self.step = "start"
        self.turn = self.first = -1
        self.phase = "main"
        self.new_turn()

    def new_turn(self) -> None:
        self.left, self.third, self.used = 2, False, ""
        self.ended_now: set[str] = set()
        self.refusers: list[int] = []
        self.refused: list[frozenset[Cell]] = []

    # Queries

    @property
    def actor(self) -> int | str:
        if self.step in ("start", "random", "deal", "turn", "driven", "refill"):
            return "chance"
        if self.step == "over":
            return "over"
        return self.to_ask[0] if self.step == "consent" else self.turn

    def empty(self) -> set[Cell]:
        covered = {cell for _, cells, _ in self.tiles for cell in cells}
        return LAND - set(self.yurts) - set(self.rulers.values()) - covered

    def fits(self, kind: str, cell: Cell) -> bool:
        if kind == "joker":
            return True
        if kind == "river":
            return any(near in RIVER for near in sides(cell))
        if kind == "border":
            return MAP[cell].isupper() and any(near not in MAP for near in sides(cell))
        return REGION[MAP[cell].upper()] == kind

    def available(self, kind: str, seat: int) -> bool:
        rivals = sum(k == kind for s, k in self.scouts.items() if s != seat)
        if self.seats == 4:
            return bool(self.supply[kind] - rivals > 0)
        return bool(self.supply[kind] > 0 and rivals == 0)

    def owners(self, cells: frozenset[Cell]) -> list[int]:
        below = [self.yurts.get(cell) for cell in cells]
        most = max(below.count(seat) for seat in range(self.seats))
        return [s for s in range(self.seats) if below.count(s) == most > 0]

    def coverable(self) -> list[tuple[str, frozenset[Cell]]]:
        """Placements of which every land area holds a yurt and every river area is open."""
        covered = {cell for _, laid, _ in self.tiles for cell in laid}
        ground = set(self.yurts) | (RIVER - covered)
        return [(kind, cells) for kind, cells in PLACEMENTS if cells <= ground]

    def askers(self, cells: frozenset[Cell], seat: int) -> list[int] | None:
        """Whose consent is needed, from the left; None: forbidden."""
        owners = self.owners(cells)
        needed = set()
        for rival in self.khan - {seat}:
            if any(self.yurts.get(cell) == rival for cell in cells):
                if rival not in owners:
                    return None
                needed.add(rival)
        for rival, region in self.gods.items():
            if rival == seat:
                continue
            for cell in cells:
                if self.yurts.get(cell) == "n" and region in (None, REGION[MAP[cell].upper()]):
                    if len(owners) < 2:
                        return None
                    needed.add(rival)
        order = [(seat + i) % self.seats for i in range(1, self.seats)]
        return [rival for rival in order if rival in needed]

    def conquests(self) -> list[tuple[str, frozenset[Cell]]]:
        found = []
        for kind, cells in self.coverable():
            if self.available(kind, self.turn):
                if self.turn in self.owners(cells):
                    asked = self.askers(cells, self.turn)
                    if asked is not None and self.may_ask(cells, asked):
                        found.append((kind, cells))
        return found

    def may_ask(self, cells: frozenset[Cell], asked: list[int]) -> bool:
        if self.rules == "1":
            return not set(asked) & set(self.refusers)
        return not asked or (cells not in self.refused and len(self.refused) < 3)

    def next_ruler(self) -> str:
        return RULERS[len(self.rulers)]

    def open_to_chance(self) -> set[Cell]:
        """Where chance may put the next ruler: three king's moves from all, else two, else any."""
        free = self.empty()
        for far in (3, 2):
            apart = {
                (x, y)
                for x, y in free
                if all(max(abs(x - a), abs(y - b)) >= far for a, b in self.rulers.values())
            }
            if apart:
                return apart
        return free

    def actions(self) -> list[str]:
        free = self.empty()
        found = [
            f"invade {card} {name(cell)}"
            for card in self.hands[self.turn]
            for cell in free
            if self.fits(card.split(".")[1], cell)
        ]
        if self.phase == "main":
            found += [f"drive {ruler}" for ruler in self.rulers]
        if self.left == 2:
            found += [f"anywhere {name(cell)}" for cell in free]
        return found + self.texts(self.conquests())

    @staticmethod
    def texts(laid: list[tuple[str, frozenset[Cell]]]) -> list[str]:
        return [" ".join(["conquer", kind, *map(name, sorted(cells))]) for kind, cells in laid]

    def choosable(self) -> list[str]:
        mine, me, found = self.specials[self.turn], self.turn, []
        twice = self.ended_now if self.seats == 2 else set()
        if mine["morale"] and self.actions():
            found.append("morale")
        if mine["protect"] and not self.khan - {me} and "protect" not in twice:
            found.append("protect")
        if mine["gods"] and self.seats < 4 and not set(self.gods) - {me} and "gods" not in twice:
            found.append("gods")
        if mine["gods"] and self.seats == 4:
            taken = {region for seat, region in self.gods.items() if seat != me}
            found += [f"gods {region}" for region in REGION.values() if region not in taken]
        if mine["scout"]:
            found += [f"scout {kind}" for kind in SHAPES if self.available(kind, me)]
        return [*found, "none"] if found else []

    def legal(self) -> list[str]:
        if self.step == "placed":
            return [f"place {self.next_ruler()} {name(c)}" for c in self.empty()]
        if self.step == "yurt":
            used = {MAP[cell].upper() for cell in self.yurts}
            anywhere = self.setup == "free"
            return [
                f"yurt {name(c)}" for c in self.empty() if anywhere or MAP[c].upper() not in used
            ]
        if self.step == "act":
            return self.actions()
        if self.step == "conquer":
            return self.texts(self.conquests())
        if self.step == "consent":
            return ["agree", "refuse"]
        if self.step == "discard":
            hand = sorted(self.hands[self.turn], key=CARDS.index)
            some = [c for n in range(len(hand) + 1) for c in combinations(hand, n)]
            return [" ".join(["discard", *cards]) for cards in some]
        return self.choosable()

    # Moves

    def play(self, text: str) -> None:
        word, *rest = text.split()
        getattr(self, f"do_{word}")(*rest)

    def do_start(self, seat: str) -> None:
        self.turn = self.first = int(seat)
        self.step = "yurt" if self.start == "preset" else self.start

    def do_ruler(self, ruler: str, area: str) -> None:
        assert cell_of(area) in self.open_to_chance()
        self.do_place(ruler, area)
        self.turn = self.first

    def do_place(self, ruler: str, area: str) -> None:
        assert ruler == self.next_ruler()
        self.rulers[ruler] = cell_of(area)
        self.turn = (self.turn + 1) % self.seats
        if len(self.rulers) == 8:
            self.turn, self.step = self.first, "yurt"

    def do_yurt(self, area: str) -> None:
        self.yurts[cell_of(area)] = self.turn
        self.turn = (self.turn + 1) % self.seats
        if len(self.yurts) == {2: 6, 3: 6, 4: 4}[self.seats]:
            self.step = "deal"

    def do_deal(self, seat: str, *cards: str) -> None:
        wanted = 4 - len(self.hands[int(seat)])
        assert len(cards) == wanted > 0
        drawn = set(cards)
        if len(self.pile) < wanted:
            assert self.pile <= drawn
            self.hands[int(seat)] |= self.pile
            drawn -= self.pile
            self.pile, self.discards = self.discards, set()
        assert drawn <= self.pile
        self.pile -= drawn
        self.hands[int(seat)] |= drawn
        if self.step == "refill":
            self.end_turn()
        elif all(self.hands):
            self.step = "turn"

    def do_turn(self, card: str) -> None:
        if not self.pile:
            self.pile, self.discards = self.discards, set()
        self.pile.remove(card)
        self.discards.add(card)
        if self.step == "driven":
            self.drive(self.driving, DIRECTION[card], from_court=False)
            self.acted(1)
        elif card.split(".", maxsplit=1)[0] in self.rulers:
            self.drive(card.split(".", maxsplit=1)[0], DIRECTION[card], from_court=True)
            if self.phase == "main":
                self.step = "act"
            else:
                self.scouts.pop(self.turn, None)
                self.begin_end_phase(self.turn)

    def drive(self, ruler: str, direction: str, from_court: bool) -> None:
        start = self.rulers[ruler]
        refuge = self.refuge(start, direction) if self.court[ruler] > 1 else None
        self.yurts[start] = "n"
        if refuge:
            self.rulers[ruler] = refuge
            self.court[ruler] -= from_court
        else:
            del self.rulers[ruler]
            self.court[ruler] = 0
        if len(self.rulers) == 3:
            self.phase = "last"
            for home, cell in self.rulers.items():
                self.yurts[cell] = "n"
                self.court[home] = 0
            self.rulers = {}

    def refuge(self, start: Cell, direction: str) -> Cell | None:
        names = list(COMPASS)
        free = self.empty()
        for i in range(8):
            dx, dy = COMPASS[names[(names.index(direction) + i) % 8]]
            for far in (1, 2, 3):
                cell = (start[0] + far * dx, start[1] + far * dy)
                if cell not in MAP:
                    break
                if cell in free:
                    return cell
        return None

    def do_invade(self, card: str, area: str) -> None:
        self.hands[self.turn].remove(card)
        self.discards.add(card)
        self.yurts[cell_of(area)] = self.turn
        self.acted(1)

    def do_drive(self, ruler: str) -> None:
        self.driving, self.step = ruler, "driven"

    def do_anywhere(self, area: str) -> None:
        self.yurts[cell_of(area)] = self.turn
        self.step = "discard"

    def do_discard(self, *cards: str) -> None:
        self.hands[self.turn] -= set(cards)
        self.discards |= set(cards)
        self.acted(2)

    def do_conquer(self, kind: str, *areas: str) -> None:
        cells = frozenset(map(cell_of, areas))
        assert (kind, cells) in PLACED
        self.proposal = kind, cells
        self.to_ask = self.askers(cells, self.turn) or []
        if self.to_ask:
            self.step = "consent"
        else:
            self.lay()

    def do_agree(self) -> None:
        self.to_ask = self.to_ask[1:]
        if not self.to_ask:
            self.lay()

    def do_refuse(self) -> None:
        self.refusers.append(self.to_ask[0])
        self.refused.append(self.proposal[1])
        self.acted(0)

    def lay(self) -> None:
        kind, cells = self.proposal
        self.tiles.append((kind, cells, self.owners(cells)))
        self.supply[kind] -= 1
        for cell in cells:
            self.yurts.pop(cell, None)
        if self.scouts.get(self.turn) == kind:
            del self.scouts[self.turn]
        self.acted(1)

    def acted(self, actions: int) -> None:
        self.left -= actions
        if self.phase == "end":
            self.go_on_conquering()
        elif self.left and self.actions():
            self.step = "act"
        elif self.third:
            self.refill()
        else:
            for kind, there in (("protect", self.khan), ("gods", set(self.gods))):
                if self.turn in there:
                    self.ended_now.add(kind)
            self.khan.discard(self.turn)
            self.gods.pop(self.turn, None)
            self.left = 1  # what High morale would give
            if self.choosable():
                self.step = "special"
            else:
                self.refill()

    def do_morale(self) -> None:
        self.specials[self.turn]["morale"] -= 1
        self.third, self.left, self.step = True, 1, "act"

    def do_protect(self) -> None:
        self.specials[self.turn]["protect"] -= 1
        self.khan.add(self.turn)
        self.refill()

    def do_gods(self, region: str | None = None) -> None:
        self.specials[self.turn]["gods"] -= 1
        self.gods[self.turn] = region
        self.refill()

    def do_scout(self, kind: str) -> None:
        self.specials[self.turn]["scout"] -= 1
        self.scouts[self.turn] = kind
        self.used = "scout"
        self.refill()

    def do_none(self) -> None:
        self.refill()

    def refill(self) -> None:
        if len(self.hands[self.turn]) < 4:
            self.step = "refill"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if self.used != "scout":
            self.scouts.pop(self.turn, None)
        following = (self.turn + 1) % self.seats
        if self.phase == "last":
            self.begin_end_phase(following)
        else:
            self.new_turn()
            self.turn, self.step = following, "turn"

    def begin_end_phase(self, seat: int) -> None:
        self.phase = "end"
        self.begin_conquering(seat)
        self.go_on_conquering()

    def begin_conquering(self, seat: int) -> None:
        self.new_turn()
        self.turn = seat
        self.khan.discard(seat)
        self.gods.pop(seat, None)

    def could_anyone(self) -> bool:
        return any(self.supply[kind] and self.owners(cells) for kind, cells in self.coverable())

    def go_on_conquering(self) -> None:
        if not self.could_anyone():
            self.step = "over"
            return
        while not self.left or not self.conquests():
            self.scouts.pop(self.turn, None)
            self.begin_conquering((self.turn + 1) % self.seats)
        self.step = "conquer"

    # Scoring

    def territories(self, seat: int) -> list[int]:
        mine = {cell for _, cells, owners in self.tiles if seat in owners for cell in cells}
        return sorted((len(piece) for piece in pieces(mine)), reverse=True)

    def scores(self) -> list[int]:
        total = []
        lists = [self.territories(seat) for seat in range(self.seats)]
        ranked = sorted({tuple(sizes) for sizes in lists if sizes}, reverse=True)
        for seat in range(self.seats):
            points = sum(
                ceil(SHAPES[kind]["value"] / len(owners))
                for kind, _, owners in self.tiles
                if seat in owners
            )
            place = ranked.index(tuple(lists[seat])) if lists[seat] else 3
            total.append(points + (10, 6, 3, 0)[place])
        return total

    def winners(self) -> list[int]:
        keys: list[Any] = list(
            zip(self.scores(), map(self.territories, range(self.seats)), strict=True)
        )
        return [seat for seat in range(self.seats) if keys[seat] == max(keys)]
