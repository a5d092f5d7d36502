"""The table as plain text, for terminals and screen readers; from a view, so without secrets.

Cards and wagons have their ids beside their names: in a terminal these are what one types.
"""

from __future__ import annotations

from kurultai.core.game import Position, View
from kurultai.core.painting import painted
from kurultai.core.text import Text
from kurultai.games.huns.parts.faces import Typed, WagonFace, gallery_of_file
from kurultai.games.huns.parts.words import SEAT_NAMES
from kurultai.games.huns.rulebook import TEXTS

WIDE = 26  # the column of the dice


def drawing(seen: View) -> str:
    lines = [str(TEXTS("drawn-round", round=seen["round"], turn=seen["turn"]))]
    lines += [_row(seen, i) for i in range(5)]
    shown = ", ".join(_wagon(seen, id_) for id_ in seen["display"] if id_)
    lines.append(str(TEXTS("drawn-wagons", wagons=shown or NONE, n=seen["pile"])))
    if seen["drawn"]:
        who = SEAT_NAMES[seen["drawn"]["seat"]]
        cards = ", ".join(_named(seen, card) for card in seen["drawn"]["cards"])
        lines.append(str(TEXTS("drawn-drawn", who=who, cards=cards)))
    for camp in seen["camps"]:
        lines += _camp(seen, camp)
    return "\n".join(lines)


NONE = TEXTS("drawn-none")


def drawing_of_file(p: Position, name: str) -> str:
    """A card file: cards unlike the shipped ones, with what their effects say. A wagon file."""
    document = p.options.get(name)
    held = gallery_of_file(name, p.game.shipped(name) if document is None else document)
    lines = [_drawn_wagon(id_, wagon) for id_, wagon in held["wagons"].items()]
    for id_, card in held["cards"].items():
        if not card["is_shipped"]:
            lines += _drawn_card(id_, card)
    alike = sum(card["is_shipped"] for card in held["cards"].values())
    if alike:
        lines.append(str(TEXTS("drawn-as-shipped", n=alike)))
    return "\n".join(lines)


def _drawn_card(id_: str, card: Typed) -> list[str]:
    face = card["face"]
    slots = " " + "[ ]" * face["slots"] if face["slots"] else ""
    return [
        f"{id_} {face['name']} ({TEXTS('deck-' + face['type'])}){slots}",
        f"    {face['text']}",
        *(f"    = {said}" for said in card["reading"]),
    ]


def _drawn_wagon(id_: str, wagon: WagonFace) -> str:
    slots = " ".join(f"[{_colour(slot)}]" for slot in wagon["slots"])
    return f"{id_} {TEXTS('drawn-wagon-' + wagon['type'])}: {slots}"


def _row(seen: View, i: int) -> str:
    """A colour: its die, reserve and deck."""
    die, deck = seen["dice"][i], seen["decks"][i]
    face = die["face"] or "-"
    if die["holder"] is None:
        rolled = str(TEXTS("drawn-die", face=face))
    else:
        rolled = str(TEXTS("drawn-die-taken", face=face, who=SEAT_NAMES[die["holder"]]))
    left = TEXTS(
        "drawn-left",
        reserve=seen["reserve"][die["colour"]],
        deck=TEXTS(f"deck-{deck['type']}"),
        n=deck["size"],
    )
    under = ", ".join(_named(seen, card) for card in deck["under"])
    below = f" {TEXTS('drawn-under', cards=under)}" if under else ""
    return f"  {_colour(die['colour'])!s:<6} {rolled:<{WIDE}} {left}{below}"


def _colour(name: str) -> Text:
    return TEXTS(f"colour-{name}")


def _named(seen: View, card: str | None) -> str:
    return f"{seen['cards'][card]['name']} ({card})" if card else "?"


def _wagon(seen: View, id_: str) -> str:
    wagon = seen["wagons"][id_]
    slots = " ".join(str(_colour(slot)) for slot in wagon["slots"])
    return f"{TEXTS('drawn-wagon-' + wagon['type'])} ({id_}: {slots})"


def _camp(seen: View, camp: View) -> list[str]:
    mark, seat = "*" if seen["active"] == camp["seat"] else " ", camp["seat"]
    name = "drawn-camp-unknown" if camp["unknown"] else "drawn-camp"
    said = str(TEXTS(name, seat=seat, who=SEAT_NAMES[seat], n=camp["score"]))
    stash = ", ".join(f"{n} {_colour(colour)}" for colour, n in camp["stash"].items() if n)
    shipped = ", ".join(_wagon(seen, id_) if id_ else "?" for id_ in camp["shipped"])
    lines = [
        f"{mark}{painted(seat, said)}",
        f"    {TEXTS('drawn-stash', stash=stash or NONE, shipped=shipped or NONE)}",
    ]
    lines += [f"    {_loaded(seen, wagon)}" for wagon in camp["wagons"] if wagon]
    for card in camp["cards"]:
        cubes = f" {len(card['cubes'])}/{card['slots']}" if "cubes" in card else ""
        lines.append(
            f"    {_named(seen, card['id'])}: {TEXTS('drawn-card-' + card['status'])}{cubes}"
        )
    return lines


def _loaded(seen: View, wagon: View) -> str:
    its = seen["wagons"][wagon["id"]]
    cells = []
    for slot, cube in zip(its["slots"], wagon["cubes"], strict=True):
        if cube is None:
            cells.append(f"[{_colour(slot)}]")
        elif cube == slot:
            cells.append(str(_colour(cube)))
        else:
            cells.append(str(TEXTS("drawn-on", colour=_colour(cube), slot=_colour(slot))))
    return f"{TEXTS('drawn-wagon-' + its['type'])} ({wagon['id']}): {' '.join(cells)}"
