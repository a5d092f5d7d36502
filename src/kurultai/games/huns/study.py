"""What a study of Huns counts."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.study import Group
from kurultai.core.text import Text, text


def names_of_cards(p: Position) -> dict[str, Text]:
    own = p.options.get("cards")
    if own is None:
        return {id_: face["name"] for id_, face in p.game.gallery()["cards"].items()}
    return {entry["id"]: text(entry["name_en"], entry["name_fr"]) for entry in own["card"]}


GROUPS = (
    Group("card", text("Cards", "Cartes"), r"play (\w+)", names=names_of_cards),
    Group("wagon", text("Wagons taken", "Chariots pris"), r"take (wg\d+)"),
    Group("opening", text("First die", "Premier dé"), r"die (\w+)", is_opening=True),
)
