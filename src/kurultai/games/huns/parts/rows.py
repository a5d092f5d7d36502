"""Conditions and counted amounts as rows of the board's table.

A row is one comparison and says where to go when it is met and when not, so that `all`, `any` and
`not` need no code of their own.
"""

from __future__ import annotations

from typing import Any

from kurultai.games.huns.parts.counts import Count, numbers
from kurultai.games.huns.parts.vocabulary import (
    ALL_OF_THEM,
    CARDS_THERE,
    COMPARISONS,
    COUNTED,
    DECK,
    MET,
    UNMET,
    WAGONS_SHIPPED,
    WHOSE,
)

_OTHERWISE = {"<": ("<=", -1), ">": (">=", 1)}  # other comparison, number
_OTHERS = {"opponent": "opponents", "opponents": "opponent"}


def size(condition: object) -> int:
    """How many rows a condition takes."""
    if isinstance(condition, list):
        return sum(map(size, condition))
    assert isinstance(condition, dict)
    inner = [condition[key] for key in ("all", "any", "not") if key in condition]
    return sum(map(size, inner)) if inner else 1


class Rows:
    """Fills the table of a board."""

    def __init__(self, b: Any, seats: int) -> None:
        self.b = b
        self.seats = seats
        self.n = 0

    def condition(self, card: int, conditions: list[dict[str, Any]]) -> int:
        """The row where a condition begins, MET if there is none."""
        return self._all(card, conditions, MET, UNMET)

    def _all(self, card: int, parts: list[dict[str, Any]], met: int, unmet: int) -> int:
        for part in reversed(parts):
            met = self._row(card, part, met, unmet)
        return met

    def _row(self, card: int, condition: dict[str, Any], met: int, unmet: int) -> int:
        if "all" in condition:
            return self._all(card, condition["all"], met, unmet)
        if "any" in condition:
            for part in reversed(condition["any"]):
                unmet = self._row(card, part, met, unmet)
            return unmet
        if "not" in condition:
            return self._row(card, condition["not"], unmet, met)
        word, n = condition["cmp"], condition.get("n", 0)
        if word == "!=":  # an opponent has another number: not all of them have this one
            whose = condition.get("whose", "self")
            equal = {**condition, "cmp": "==", "whose": _OTHERS.get(whose, whose)}
            return self._row(card, equal, unmet, met)
        row = self._count(card, condition)
        b, (word, more) = self.b, _OTHERWISE.get(word, (word, 0))
        b.comparison[row] = COMPARISONS.index(word)
        b.alone[row] = int(condition.get("alone", False))
        b.number[row] = (n[self.seats - 2] if isinstance(n, list) else n) + more
        b.met[row], b.unmet[row] = met, unmet
        return row

    def amount(self, card: int, amount: Any) -> int:
        """A number, or COUNTED + the row to be counted."""
        if amount == "all":
            return ALL_OF_THEM
        if not isinstance(amount, dict):
            return int(amount)
        row = self._count(card, amount["per"])
        b = self.b
        b.each[row] = amount.get("each", 1)
        b.times[row] = amount.get("times", 1)
        b.plus[row] = amount.get("plus", 0)
        b.floor[row] = amount.get("least", 0)
        b.ceiling[row] = amount.get("most", ALL_OF_THEM)
        return COUNTED + row

    def _count(self, card: int, said: dict[str, Any]) -> int:
        b, row = self.b, self.n
        self.n += 1
        count = numbers(said)
        b.place[row], b.state[row], b.groups[row], b.gather[row] = count
        b.members[row] = self._members(count)
        b.whose[row] = WHOSE.index(said.get("whose", "self"))
        b.card[row] = card
        return row

    def _members(self, count: Count) -> int:
        groups = [group for group in range(5) if count.groups >> group & 1]
        if count.place == CARDS_THERE:
            return sum(((1 << DECK) - 1) << DECK * group for group in groups)
        if count.place == WAGONS_SHIPPED:
            return sum(int(self.b.of_type[group]) for group in groups)
        return 0
