"""A hundred choices in a few bytes each.

What a person may do next is a list of choices, each a move and the steps in which it is made. Most
moves are their steps with the same signs between them (``d1-d3`` is d1 and d3), and neighbours in
the list begin with the same steps. So a row is

    [form, kept, …]    ``kept`` steps of the row before it, then its own; the signs are forms[form]

and a move that is not made of its steps is a form of its own, with nothing to fill in.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.game import Choice

Packed = dict[str, Any]

NONE: Packed = {"forms": [], "rows": []}


def packed(choices: list[Choice]) -> Packed:
    forms: dict[tuple[str, ...], int] = {}
    rows: list[list[Any]] = []
    before: list[str] = []
    for choice in choices:
        steps = choice["steps"]
        form = forms.setdefault(_form(choice["move"], steps), len(forms))
        kept = 0
        while kept < min(len(before), len(steps)) and before[kept] == steps[kept]:
            kept += 1
        rows.append([form, kept, *steps[kept:]])
        before = steps
    return {"forms": [list(form) for form in forms], "rows": rows}


def unpacked(found: Packed) -> list[Choice]:
    choices: list[Choice] = []
    steps: list[str] = []
    for form, kept, *more in found["rows"]:
        steps = [*steps[:kept], *more]
        signs = found["forms"][form]
        move = signs[0] + "".join(step + sign for step, sign in zip(steps, signs[1:], strict=False))
        choices.append({"move": move, "steps": steps})
    return choices


def _form(move: str, steps: list[str]) -> tuple[str, ...]:
    """The signs before, between and after the steps; the whole move if it is not made of them."""
    signs: list[str] = []
    at = 0
    for step in steps:
        found = move.find(step, at)
        if found < 0:
            return (move,)
        signs.append(move[at:found])
        at = found + len(step)
    return (*signs, move[at:])
