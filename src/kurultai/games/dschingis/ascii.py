"""The position as plain text, for terminals and screen readers."""

from __future__ import annotations

from typing import Any

from kurultai.core.game import View
from kurultai.core.painting import painted
from kurultai.core.text import Text, as_it_is, joined
from kurultai.games.dschingis.parts.map import HIGH, WIDE
from kurultai.games.dschingis.prompts import SEAT_NAMES
from kurultai.games.dschingis.rulebook import TEXTS


def picture(seen: View) -> str:
    parts = [*_board(seen), "", str(_legend()), "", *_stacks(seen), "", *_reserves(seen)]
    return "\n".join(parts)


def letter(seat: int) -> str:
    """By which a seat is known on the map: its colour's first."""
    return str(SEAT_NAMES[seat].word)[0]


def _legend() -> Text:
    return TEXTS("drawn-legend", red=letter(0), small=letter(0).lower())


def _board(seen: View) -> list[str]:
    plan = seen["map"]
    columns, rows = plan["columns"], plan["rows"]
    canvas = [[" "] * (columns * WIDE + 1) for _ in range(rows * HIGH + 1)]

    def put(column: int, row: int, text: str) -> None:
        canvas[row][column : column + len(text)] = text

    def put_whole(column: int, row: int, text: str) -> None:
        """Three columns wide, whatever marks of colour are in it."""
        canvas[row][column : column + 3] = [text, "", ""]

    spots = {tower["id"]: (tower["column"], tower["row"]) for tower in plan["towers"]}
    for one, two in zip(plan["outline"], plan["outline"][1:] + plan["outline"][:1], strict=True):
        (x, y), (to_x, to_y) = sorted((spots[one], spots[two]))
        if to_x > x:
            put(x * WIDE + 1, (rows - y) * HIGH, "---")
        else:
            put(x * WIDE, (rows - to_y) * HIGH + 1, "!")
    for x, y in spots.values():
        put(x * WIDE, (rows - y) * HIGH, "+")
    walls = {wall["line"]: wall for wall in seen["walls"]}
    for line in plan["lines"]:
        (x, y), (to_x, to_y) = (spots[tower] for tower in line["towers"])
        is_level = to_x > x
        drawn = _line(line["road"], walls.get(line["id"]), is_level)
        if is_level:
            put(x * WIDE + 1, (rows - y) * HIGH, drawn)
        else:
            put(x * WIDE, (rows - to_y) * HIGH + 1, drawn)
    states = {village["id"]: village for village in seen["villages"]}
    for village in plan["villages"]:
        at = village["column"] * WIDE + 1, (rows - village["row"]) * HIGH - 1
        put_whole(*at, _village(states[village["id"]]))
    lines = [
        f"{'' if i % HIGH == 0 else rows - i // HIGH:>2} {''.join(row).rstrip()}"
        for i, row in enumerate(canvas)
    ]
    letters = (WIDE - 1) * " "
    return [*lines, "     " + letters.join("abcdefghijklmnopqrstuvwxyz"[:columns])]


def _line(road: bool, wall: dict[str, Any] | None, is_level: bool) -> str:
    if wall is None:
        return (" | " if road else " . ") if is_level else ("-" if road else ":")
    if is_level:
        stone = "=" if wall["great"] else "~"
        return f"{stone}{'o' if wall['open'] else stone}{stone}"
    return {(True, True): "O", (True, False): "H", (False, True): "s", (False, False): "S"}[
        wall["great"], wall["open"]
    ]


def _village(village: dict[str, Any]) -> str:
    leader, stack = village["leader"], village["stack"]
    star = " " if leader is None else painted(leader, "*")
    if not stack:
        empty = "o" if leader is None else painted(leader, letter(leader).lower())
        return f" {empty}{star}"
    owner = village["owner"]
    return painted(owner, f"{letter(owner)}{len(stack)}") + star


def _stacks(seen: View) -> list[str]:
    """Every village with tokens, from bottom to top, and what is known of it."""
    found = []
    for village in seen["villages"]:
        if village["stack"]:
            tokens = joined([_token(token) for token in village["stack"]], ", ")
            name = f"drawn-stack-{village['country']}"
            found.append(str(TEXTS(name, village=village["id"], tokens=tokens)))
    return found


def _token(token: dict[str, Any]) -> Text:
    whose = painted(token["seat"], letter(token["seat"]))
    kind = TEXTS(f"kind-{token['kind']}") if token["kind"] else TEXTS("drawn-unknown")
    return joined([as_it_is(whose), kind])


def _reserves(seen: View) -> list[str]:
    found = [str(TEXTS("drawn-common", n=seen["common_walls"]))]
    for seat in seen["seats"]:
        kinds = [TEXTS(f"kind-{kind}") for kind in seat["active_kinds"] or ()]
        parts = [
            TEXTS("drawn-walls", n=seat["walls"]),
            TEXTS("drawn-kinds", n=seat["tokens"], kinds=joined(kinds, ", "))
            if kinds
            else TEXTS("drawn-tokens", n=seat["tokens"]),
            TEXTS("drawn-passive", n=seat["passive"]),
            *([TEXTS("drawn-gone", n=seat["gone"])] if seat["gone"] else []),
            TEXTS("drawn-villages", n=seat["controls"]),
            TEXTS("drawn-leader", village=seat["leader"])
            if seat["leader"]
            else TEXTS("drawn-no-leader"),
            TEXTS("drawn-points", n=seat["score"]),
        ]
        number = seat["seat"]
        mark = painted(number, letter(number))
        said = TEXTS("drawn-seat", mark=mark, who=SEAT_NAMES[number], what=joined(parts, ", "))
        found.append(str(said))
    return found
