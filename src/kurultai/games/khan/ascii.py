"""A view as plain text, for terminals and screen readers."""

from __future__ import annotations

from typing import Any

from kurultai.core.game import View
from kurultai.core.painting import painted
from kurultai.core.text import Text, as_it_is, joined, listed
from kurultai.games.khan.parts.areas import COLUMNS
from kurultai.games.khan.parts.words import SEATS
from kurultai.games.khan.rulebook import TEXTS


def drawing(seen: View) -> str:
    """The map with what stands on it, then rulers, shapes, players and hands.

    Small letters are empty land by its region and ~ the river; (r) is a yurt by its seat's first
    letter, R a tile of one owner and * a shared one. A ruler is the first three letters of a name:
    fewer would not tell the Seljuk from the Song.
    """
    parts = [*_board(seen), "", str(_legend()), "", *_rulers(seen), "", *_shapes(seen), ""]
    for seat, player in enumerate(seen["players"]):
        parts += _player(seat, player)
    parts += _pile(seen)
    return "\n".join(parts)


def letter(seat: int) -> str:
    """By which a seat is known on the map: its colour's first."""
    return str(SEATS[seat].word)[0]


def _legend() -> Text:
    return TEXTS("drawn-legend", yurt=letter(0).lower(), tile=letter(0))


def _board(seen: View) -> list[str]:
    cells = _cells(seen)
    lines = []
    high, wide = len(seen["map"]["rows"]), len(seen["map"]["rows"][0])
    for number, letters in enumerate(seen["map"]["rows"]):
        row = high - number
        drawn = [
            cells.get(f"{column}{row}", "   " if letter == "." else f" {letter.lower()} ")
            for column, letter in zip(COLUMNS, letters, strict=False)
        ]
        lines.append(f"{row:>2} {''.join(drawn)}".rstrip())
    lines.append("    " + "  ".join(COLUMNS[:wide]))
    return lines


def _cells(seen: View) -> dict[str, str]:
    cells: dict[str, str] = {}
    for yurt in seen["yurts"]:
        seat = yurt["seat"]
        cells[yurt["area"]] = "(n)" if seat is None else painted(seat, f"({letter(seat).lower()})")
    for ruler in seen["rulers"]:
        if ruler["area"]:
            cells[ruler["area"]] = f"{str(ruler['name'])[:3]:^3}"
    for tile in seen["tiles"]:
        [owner, *others] = tile["owners"]
        drawn = " * " if others else painted(owner, f" {letter(owner)} ")
        cells.update(dict.fromkeys(tile["areas"], drawn))
    return cells


def _rulers(seen: View) -> list[str]:
    there = [
        TEXTS("drawn-ruler", name=ruler["name"], area=ruler["area"], n=ruler["court"])
        for ruler in seen["rulers"]
        if ruler["area"]
    ]
    home = [ruler["name"] for ruler in seen["rulers"] if not (ruler["area"] or ruler["court"])]
    lines = [str(TEXTS("drawn-rulers", rulers=_all(there)))]
    return [*lines, str(TEXTS("drawn-home", rulers=_all(home)))] if home else lines


def _all(texts: list[Text]) -> Text:
    return joined(texts, ", ") if texts else TEXTS("drawn-none")


def _shapes(seen: View) -> list[str]:
    """By their ids, as moves are written with them."""
    there = [
        as_it_is(f"{shape['kind']}×{shape['left']}") for shape in seen["supply"] if shape["left"]
    ]
    laid = [
        TEXTS(
            "drawn-tile",
            shape=tile["kind"],
            areas=" ".join(tile["areas"]),
            owners=listed([SEATS[owner] for owner in tile["owners"]]),
            n=tile["points"],
        )
        for tile in seen["tiles"]
    ]
    shapes = joined(there) if there else TEXTS("drawn-none")
    return [str(TEXTS("drawn-shapes", shapes=shapes)), *(f"  {line}" for line in laid)]


def _player(seat: int, player: dict[str, Any]) -> list[str]:
    mark = painted(seat, letter(seat))
    what = joined(_has(player), ", ")
    lines = [str(TEXTS("drawn-player", mark=mark, who=SEATS[seat], what=what))]
    if player["hand"] is not None:
        cards = _all([_card(card) for card in player["hand"]])
        lines.append(f"  {TEXTS('drawn-hand', cards=cards)}")
    return lines


def _has(player: dict[str, Any]) -> list[Text]:
    found = [TEXTS("drawn-points", n=player["points"], bonus=player["bonus"])]
    if player["territories"]:
        sizes = [as_it_is(str(piece["size"])) for piece in player["territories"]]
        found.append(TEXTS("drawn-territories", sizes=sizes))
    found += [
        TEXTS("drawn-special", n=n, name=TEXTS(f"special-{name}"))
        for name, n in player["specials"].items()
        if n
    ]
    if player["protecting"]:
        found.append(TEXTS("drawn-protected"))
    if player["gods"] == "all":
        found.append(TEXTS("drawn-gods", regions=TEXTS("drawn-everywhere")))
    elif player["gods"]:
        regions = [TEXTS(f"kind-{region}") for region in player["gods"]]
        found.append(TEXTS("drawn-gods", regions=regions))
    if player["scouted"]:
        found.append(TEXTS("drawn-scouts", shape=player["scouted"]))
    if player["hand"] is None:
        found.append(TEXTS("drawn-cards", n=player["held"]))
    return found


def _card(card: dict[str, Any]) -> Text:
    """By its id, as a move is written with it, and where its ruler would flee."""
    direction = TEXTS(f"direction-{card['direction']}")
    return TEXTS("drawn-card", card=card["id"], direction=direction)


def _pile(seen: View) -> list[str]:
    lines = [str(TEXTS("drawn-pile", n=seen["pile"], discards=len(seen["discards"])))]
    if seen["turned"]:
        lines.append(str(TEXTS("drawn-turned", card=_card(seen["turned"]))))
    return lines
