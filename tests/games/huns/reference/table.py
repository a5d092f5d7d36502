"""The table: cards, wagons, and all that can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

COLOURS = ["blue", "red", "green", "black", "yellow"]
DECKS = dict(zip(COLOURS, ["equipment", "raid", "mercenary", "curse", "treasure"], strict=True))

Question = tuple[int | str, list[str] | None]
Asking = Generator[Question, str, Any]


@dataclass(eq=False)
class Effect:
    """An effect, and its lists by their numbers on the card (1)."""

    card: Card
    said: dict[str, Any]
    lists: dict[int, list[dict[str, Any]]]
    used: bool = False
    times: int = 0

    @property
    def camp(self) -> int:
        return self.card.camp

    @property
    def trigger(self) -> str:
        return str(self.said["trigger"])

    @property
    def optional(self) -> bool:
        return bool(self.said.get("optional")) or self.trigger == "activate"

    @property
    def operations(self) -> list[dict[str, Any]]:
        return [o for do in self.lists.values() for o in do]


@dataclass(eq=False)
class Card:
    id: str
    type: str
    slots: int
    effects: list[Effect] = field(default_factory=list)
    cubes: list[str] = field(default_factory=list)
    fled: bool = False
    tilted: bool = False
    camp: int = -1
    player: int = -1

    @property
    def filled(self) -> bool:
        return len(self.cubes) == self.slots

    @property
    def numbered(self) -> bool:
        """Whether the number of the list is said."""
        return sum(len(effect.lists) for effect in self.effects) > 1


@dataclass(eq=False)
class Wagon:
    id: str
    type: str
    slots: list[str]
    cubes: list[str | None]
    carried: Counter[str] = field(default_factory=Counter)

    def free(self) -> list[str]:
        return [c for c, cube in zip(self.slots, self.cubes, strict=True) if cube is None]

    def load(self, colour: str, slot: str) -> None:
        places = range(len(self.slots))
        place = next(i for i in places if self.cubes[i] is None and self.slots[i] == slot)
        self.cubes[place] = colour


@dataclass
class Placing:
    seat: int
    number: int
    source: str
    colours: set[str]
    distinct: bool = False
    to: str = "place"
    up_to: bool = False
    losses: dict[int, int] = field(default_factory=dict)
    wagon: Wagon | None = None  # the shipped one
    first: int = 0  # from whom on seats come clockwise
    alike: bool = False
    only: Card | None = None  # the one card that cubes are taken from
    on_card: Card | None = None
    loaded: list[Wagon] = field(default_factory=list)


class Table:
    def __init__(self, seats: int, cards: dict[str, Any], wagons: dict[str, Any]) -> None:
        self.n = seats
        self.vp = cards["vp"]
        self.decks: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.under: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.all: dict[str, Card] = {}
        for entry in cards["card"]:
            card = Card(entry["id"], entry["type"], entry["slots"])
            number = 1
            for said in entry["effect"]:
                lists = said.get("one_of") or [said["do"]]
                card.effects.append(Effect(card, said, dict(enumerate(lists, number))))
                number += len(lists)
            self.all[card.id] = card
            if entry["min_players"] <= seats:
                colour = next(c for c in COLOURS if DECKS[c] == card.type)
                self.decks[colour].append(card.id)
        self.fleet = {
            w["id"]: Wagon(w["id"], w["type"], w["slots"], [None] * len(w["slots"]))
            for w in wagons["wagon"]
        }
        self.pile = list(self.fleet)
        self.display: list[str] = []
        self.wagons: list[list[Wagon]] = [[] for _ in range(seats)]
        self.shipped: list[list[Wagon]] = [[] for _ in range(seats)]
        self.camps: list[list[Card]] = [[] for _ in range(seats)]
        self.reserve = dict.fromkeys(COLOURS, {2: 20, 3: 22, 4: 24}[seats])
        self.stash = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.waiting: list[tuple[Effect, Any]] = []
        self.placed: Counter[str] = Counter()
        self.attacked: set[int] = set()
        self.face: dict[str, int] = {}
        self.available: list[str] = []
        self.taken: list[str] = []
        self.die: str | None = None
        self.set: int | None = None
        self.by = self.shown = self.turn_number = 0
        self.done: set[str] = set()
        self.both = self.raided = False
        self.more = self.more_drawn = 0
        self.step = 0
