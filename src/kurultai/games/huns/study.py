"""What a study of Huns counts."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.study import Group
from kurultai.core.text import Text, given
from kurultai.games.huns.rulebook import TEXTS


def names_of_cards(p: Position) -> dict[str, Text]:
    own = p.options.get("cards")
    if own is None:
        return {id_: face["name"] for id_, face in p.game.gallery()["cards"].items()}
    return {entry["id"]: given(entry, "name") for entry in own["card"]}


GROUPS = (
    Group("card", TEXTS("cards"), r"play (\w+)", names=names_of_cards),
    Group("wagon", TEXTS("wagons-taken"), r"take (wg\d+)"),
    Group("opening", TEXTS("first-die"), r"die (\w+)", is_opening=True),
)
