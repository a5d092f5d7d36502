"""What a study counts in each game: kinds of decisions, told apart by the words of the notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from kurultai.core.game import Game, Position
from kurultai.core.text import Text, text


@dataclass(frozen=True)
class Group:
    """Things of one kind, each named by what ``pattern`` captures in a move's notation."""

    id: str
    title: Text
    pattern: re.Pattern[str]
    is_opening: bool = False  # only a seat's first such decision counts
    names: Callable[[Position], dict[str, Text]] = field(default=lambda p: {})

    def thing(self, move: str) -> str | None:
        """What the move does, of this kind."""
        found = self.pattern.match(move)
        return " ".join(found.groups()) if found else None

    def things(self, moves: Iterable[str]) -> set[str]:
        return {thing for move in moves if (thing := self.thing(move)) is not None}


def _cards_of_huns(p: Position) -> dict[str, Text]:
    own = p.options.get("cards")
    if own is None:
        return {id_: face["name"] for id_, face in p.game.gallery()["cards"].items()}
    return {entry["id"]: text(entry["name_en"], entry["name_fr"]) for entry in own["card"]}


def _group(id_: str, title: Text, pattern: str, **more: object) -> Group:
    return Group(id_, title, re.compile(pattern), **more)  # type: ignore[arg-type]


GROUPS: dict[str, tuple[Group, ...]] = {
    "heroes": (
        _group("opening", text("First move to", "Premier coup"), r"\w+-(\w+)$", is_opening=True),
        _group("hero", text("Heroes made on", "Héros faits en"), r"(\w+)=$"),
    ),
    "khan": (
        _group("shape", text("Shapes laid", "Formes posées"), r"conquer (\w+) "),
        _group("special", text("Special cards", "Spéciales"), r"(morale|protect|gods|scout)"),
        _group("ruler", text("Rulers driven out", "Chefs pourchassés"), r"drive (\w+)"),
        _group("opening", text("First yurt", "Première yourte"), r"yurt (\w+)", is_opening=True),
    ),
    "dschingis": (
        _group("way", text("Ways marched", "Chemins pris"), r"go \w+ (road|gate|wall)"),
        _group("token", text("Tokens laid", "Jetons posés"), r"go .* (\w+)$"),
        _group("opening", text("Settlement", "Installation"), r"settle \w+ (\w+) \w+ (\w+)",
               is_opening=True),
    ),
    "huns": (
        _group("card", text("Cards", "Cartes"), r"play (\w+)", names=_cards_of_huns),
        _group("wagon", text("Wagons taken", "Chariots pris"), r"take (wg\d+)"),
        _group("opening", text("First die", "Premier dé"), r"die (\w+)", is_opening=True),
    ),
}  # fmt: skip


def groups_of(game: Game) -> tuple[Group, ...]:
    return GROUPS.get(game.id, ())
