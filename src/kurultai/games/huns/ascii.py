"""The table as plain text, for terminals and screen readers; from a view, so without secrets."""

from __future__ import annotations

from kurultai.core.catalogue import ENGLISH
from kurultai.core.game import View
from kurultai.games.huns.parts.words import SEAT_NAMES


def drawing(seen: View) -> str:
    lines = [f"round {seen['round']}, turn {seen['turn']}, {seen['question']}"]
    lines += [_row(seen, i) for i in range(5)]
    shown = " ".join(_wagon(seen, id_) for id_ in seen["display"] if id_)
    lines.append(f"wagons: {shown or '-'}  (pile {seen['pile']})")
    if seen["drawn"]:
        cards = " ".join(card or "?" for card in seen["drawn"]["cards"])
        lines.append(f"drawn by {SEAT_NAMES[seen['drawn']['seat']]['en']}: {cards}")
    for camp in seen["camps"]:
        lines += _camp(seen, camp)
    return "\n".join(lines)


def _row(seen: View, i: int) -> str:
    """A colour: its die, reserve and deck."""
    die, deck = seen["dice"][i], seen["decks"][i]
    face = die["face"] or "-"
    whose = "" if die["holder"] is None else f" taken by {SEAT_NAMES[die['holder']]['en']}"
    under = f" under it: {' '.join(card or '?' for card in deck['under'])}" if deck["under"] else ""
    reserve = seen["reserve"][die["colour"]]
    return (
        f"  {die['colour']:<6} die {face}{whose:<16}  reserve {reserve:>2}"
        f"  {deck['type']} {deck['size']}{under}"
    )


def _wagon(seen: View, id_: str) -> str:
    wagon = seen["wagons"][id_]
    return f"{id_} {wagon['type']}({','.join(wagon['slots'])})"


def _camp(seen: View, camp: View) -> list[str]:
    mark = "*" if seen["active"] == camp["seat"] else " "
    name = SEAT_NAMES[camp["seat"]].word[ENGLISH]
    stash = " ".join(f"{colour} {n}" for colour, n in camp["stash"].items() if n)
    shipped = " ".join(id_ or "?" for id_ in camp["shipped"])
    lines = [
        f"{mark}{camp['seat']} {name}: {camp['score']}{' + ?' if camp['unknown'] else ''} points",
        f"    stash {stash or '-'}; shipped {shipped or '-'}",
    ]
    for wagon in filter(None, camp["wagons"]):
        slots = seen["wagons"][wagon["id"]]["slots"]
        cells = [
            f"[{slot}]" if cube is None else cube if cube == slot else f"{cube} on {slot}"
            for slot, cube in zip(slots, wagon["cubes"], strict=True)
        ]
        kind = seen["wagons"][wagon["id"]]["type"]
        lines.append(f"    {wagon['id']} {kind}: {' '.join(cells)}")
    for card in camp["cards"]:
        cubes = f" {len(card['cubes'])}/{card['slots']}" if "cubes" in card else ""
        name = seen["cards"][card["id"]]["name"][ENGLISH]
        lines.append(f"    {card['id']} {name}: {card['status']}{cubes}")
    return lines
