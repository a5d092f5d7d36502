"""The position as text."""

from __future__ import annotations

from kurultai.core.game import View

ROW = 10  # beans


def drawing(seen: View) -> str:
    beans = "o" * seen["heap"]
    rows = [" ".join(beans[at : at + ROW]) for at in range(0, len(beans), ROW)]
    taken = ", ".join(map(str, seen["taken"]))
    return "\n".join([*(rows or ["(no beans)"]), f"taken: {taken}; just before: {seen['last']}"])
