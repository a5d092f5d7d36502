"""A view as plain text, for terminals and screen readers."""

from __future__ import annotations

from typing import Any

from kurultai.core.game import View
from kurultai.games.khan.parts.areas import COLUMNS, SIDE

SEATS = ("red", "yellow", "blue", "green")
MARKS = ("r", "y", "b", "g")  # yurts of the four seats; n neutral


def drawing(seen: View) -> str:
    """The map with what stands on it, then rulers, shapes, players and hands.

    Small letters are empty land by its region and ~ the river; (r) (y) (b) (g) (n) yurts, [S]
    rulers by a letter of their name, R Y B G tiles of one owner and * shared ones.
    """
    parts = [*_board(seen), "", *_rulers(seen), "", *_shapes(seen), ""]
    for seat, player in enumerate(seen["players"]):
        parts += _player(seat, player)
    parts.append(_pile(seen))
    return "\n".join(parts)


def _board(seen: View) -> list[str]:
    cells = _cells(seen)
    lines = []
    for number, letters in enumerate(seen["map"]["rows"]):
        row = SIDE - number
        drawn = [
            cells.get(f"{column}{row}", "   " if letter == "." else f" {letter.lower()} ")
            for column, letter in zip(COLUMNS, letters, strict=True)
        ]
        lines.append(f"{row:>2} {''.join(drawn)}".rstrip())
    lines.append("    " + "  ".join(COLUMNS))
    return lines


def _cells(seen: View) -> dict[str, str]:
    cells: dict[str, str] = {}
    for yurt in seen["yurts"]:
        mark = "n" if yurt["seat"] is None else MARKS[yurt["seat"]]
        cells[yurt["area"]] = f"({mark})"
    marks = _marks(seen)
    for ruler in seen["rulers"]:
        if ruler["area"]:
            cells[ruler["area"]] = f"[{marks[ruler['id']]}]"
    for tile in seen["tiles"]:
        owners = tile["owners"]
        mark = MARKS[owners[0]].upper() if len(owners) == 1 else "*"
        cells.update(dict.fromkeys(tile["areas"], f" {mark} "))
    return cells


def _marks(seen: View) -> dict[str, str]:
    """For each ruler a letter of his name that nobody before him has: S Seljuk, O Song."""
    found: dict[str, str] = {}
    for ruler in seen["rulers"]:
        letters = [letter.upper() for letter in ruler["id"]]
        free = [letter for letter in letters if letter not in found.values()]
        found[ruler["id"]] = (free or letters)[0]
    return found


def _rulers(seen: View) -> list[str]:
    marks = _marks(seen)
    there = [
        f"[{marks[r['id']]}] {r['id']} {r['area']} ({r['court']})"
        for r in seen["rulers"]
        if r["area"]
    ]
    home = [r["id"] for r in seen["rulers"] if not (r["area"] or r["court"])]
    lines = [f"rulers, area (yurts in court): {', '.join(there) or 'none'}"]
    return [*lines, f"back in their courts: {', '.join(home)}"] if home else lines


def _shapes(seen: View) -> list[str]:
    there = [f"{shape['kind']}×{shape['left']}" for shape in seen["supply"] if shape["left"]]
    laid = []
    for tile in seen["tiles"]:
        owners = "+".join(SEATS[owner] for owner in tile["owners"])
        laid.append(f"{tile['kind']} {' '.join(tile['areas'])}: {owners} {tile['points']}")
    return [f"shapes left: {' '.join(there) or 'none'}", *(f"  {line}" for line in laid)]


def _player(seat: int, player: dict[str, Any]) -> list[str]:
    specials = ", ".join(f"{name}×{n}" for name, n in player["specials"].items() if n)
    sizes = ", ".join(str(piece["size"]) for piece in player["territories"])
    line = (
        f"{SEATS[seat]}: {player['points']} + {player['bonus']} points"
        f"; territories {sizes or 'none'}; specials {specials or 'none'}"
    )
    if player["protecting"]:
        line += "; Great Khan protection"
    if player["gods"]:
        regions = player["gods"] if isinstance(player["gods"], str) else ", ".join(player["gods"])
        line += f"; gods: {regions}"
    if player["scouted"]:
        line += f"; scouts {player['scouted']}"
    if player["hand"] is None:
        return [f"{line}; {player['held']} cards"]
    hand = [f"{card['id']} ({card['direction']})" for card in player["hand"]]
    return [line, f"  hand: {', '.join(hand) or 'none'}"]


def _pile(seen: View) -> str:
    turned = seen["turned"]
    last = f"; last turned {turned['id']} ({turned['direction']})" if turned else ""
    return f"draw pile {seen['pile']}, discards {len(seen['discards'])}{last}"
