"""The position as plain text, for terminals and screen readers."""

from __future__ import annotations

from typing import Any

from kurultai.core.game import View
from kurultai.games.dschingis.parts.map import HIGH, WIDE

LETTERS = "RGBY"  # seats
_LEGEND = (
    "R2 two tokens, Red's on top; R2* and Red's leader; - | road, : . none; "
    "Great Wall === H closed, =o= O open; branch ~~~ S closed, ~o~ s open"
)


def picture(seen: View) -> str:
    return "\n".join([*_board(seen), "", _LEGEND, "", *_stacks(seen), "", *_reserves(seen)])


def _board(seen: View) -> list[str]:
    plan = seen["map"]
    columns, rows = plan["columns"], plan["rows"]
    canvas = [[" "] * (columns * WIDE + 1) for _ in range(rows * HIGH + 1)]

    def put(column: int, row: int, text: str) -> None:
        canvas[row][column : column + len(text)] = text

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
        put(*at, _village(states[village["id"]]))
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
    leader = village["leader"]
    if not village["stack"]:
        return f" o{LETTERS[leader].lower() + '*' if leader is not None else ' '}"[:3]
    stack = f"{LETTERS[village['owner']]}{len(village['stack'])}"
    return (stack + ("*" if leader is not None else " "))[:3]


def _stacks(seen: View) -> list[str]:
    """Every village with tokens, from bottom to top, and what is known of it."""
    found = []
    for village in seen["villages"]:
        if village["stack"]:
            tokens = ", ".join(
                f"{LETTERS[token['seat']]} {token['kind'] or '?'}" for token in village["stack"]
            )
            found.append(f"{village['id']} ({village['country']}): {tokens}")
    return found


def _reserves(seen: View) -> list[str]:
    found = [f"common walls {seen['common_walls']}"]
    for seat in seen["seats"]:
        kinds = seat["active_kinds"]
        held = f" ({', '.join(kinds)})" if kinds else ""
        found.append(
            f"{LETTERS[seat['seat']]}: walls {seat['walls']}, tokens {seat['tokens']}{held}, "
            f"passive {seat['passive']}, gone {seat['gone']}, villages {seat['controls']}, "
            f"leader {seat['leader'] or '-'}, score {seat['score']}"
        )
    return found
