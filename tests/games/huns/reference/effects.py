"""5 Effects: which cards act, what waits, conditions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .table import DECKS, Asking, Card, Table


class Effects(Table):
    def clockwise(self, start: int | None = None) -> list[int]:
        start = self.a if start is None else start
        return [(start + i) % self.n for i in range(self.n)]

    def active(self, seat: int) -> list[Card]:
        camp = self.camps[seat]
        curses = [c for c in camp if c.type == "curse" and not c.fled and not c.tilted]
        allowed = ["equipment", "mercenary"]
        for kind in list(allowed):
            if any(c.has("forbid", kind) for c in curses):
                allowed.remove(kind)
        return [
            c
            for c in camp
            if c in curses
            or (c.type == "equipment" and "equipment" in allowed)
            or (c.type == "mercenary" and c.filled and "mercenary" in allowed)
        ]

    def forbidden(self, seat: int, rule: str) -> bool:
        return any(c.has("forbid", rule) for c in self.active(seat))

    def allowed(self, seat: int, rule: str) -> list[Card]:
        return [c for c in self.active(seat) if c.has("allow", rule) and not c.used]

    def trigger(self, camps: Iterable[tuple[int, str]], context: Any) -> None:
        for seat, trigger in camps:
            for card in self.active(seat):
                if card.effect["trigger"] == trigger and self.holds(card):
                    self.waiting.append((card, context))

    def offered(self, entry: tuple[Card, Any]) -> bool:
        card, context = entry
        return (
            card in self.active(card.camp)
            and not card.used
            and bool(self.forms("use", card, context))
        )

    def resolve(self) -> Asking:
        while True:
            ready = [entry for entry in self.waiting if self.offered(entry)]
            if not ready:
                self.waiting.clear()
                return
            ids = sorted({card.id for card, _ in ready})
            chosen = ids[0]
            if len(ids) > 1:
                chosen = (yield self.a, [f"next {id_}" for id_ in ids]).split()[1]
            entry = next(e for e in ready if e[0].id == chosen)
            yield from self.resolve_entry(entry)

    def resolve_entry(self, entry: tuple[Card, Any]) -> Asking:
        card, context = entry
        forms = self.forms("use", card, context)
        optional = bool(card.effect.get("optional"))
        arguments: list[str] = []
        if optional or forms != [f"use {card.id}"]:
            text = yield card.camp, sorted([*forms, "none"] if optional else forms)
            if text == "none":
                self.waiting.remove(entry)
                return
            arguments = text.split()[2:]
        self.waiting.remove(entry)
        yield from self.carry_out(card, context, arguments)

    def holds(self, card: Card) -> bool:
        return all(self.condition(card, c) for c in card.effect.get("condition", []))

    def condition(self, card: Card, c: dict[str, Any]) -> bool:
        mine = self.stat(card.camp, c["stat"])
        others = [self.stat(s, c["stat"]) for s in range(self.n) if s != card.camp]
        n: Any = c.get("n")
        n = n[self.n - 2] if isinstance(n, list) else n
        match c["cmp"]:
            case "==":
                return bool(mine == n)
            case ">=":
                return bool(mine >= n)
            case "<=":
                return bool(mine <= n)
            case "most":
                return all(mine >= other for other in others)
            case "fewest":
                return all(mine <= other for other in others)
        return bool(1 + sum(other > mine for other in others) == n)

    def stat(self, seat: int, stat: str) -> int:
        camp = self.camps[seat]
        types = Counter(w.type for w in self.shipped[seat])
        kinds = [c.type for c in camp if not c.fled]
        match stat:
            case "die_value":
                return self.value()
            case "die_face":
                return self.shown
            case "dice_left":
                return len(self.available)
            case "dice_taken":
                return len(self.taken) - (self.die is not None)
            case "turns_this_round":
                turns = range(self.turn_number + 1)
                return sum((self.first + i) % self.n == seat for i in turns)
            case "action_draw":
                return int("draw" in self.done)
            case "shipped":
                return len(self.shipped[seat])
            case "shipped_types":
                return len(types)
            case "shipped_same":
                return max(types.values(), default=0)
            case "raids":
                return sum(c.type == "raid" for c in camp)
            case "equipment":
                return sum(c.type == "equipment" for c in camp)
            case "mercs_filled":
                return sum(c.type == "mercenary" and c.filled for c in camp)
            case "curses_filled":
                return sum(c.type == "curse" and c.tilted for c in camp)
            case "curses_fled":
                return sum(c.fled for c in camp)
            case "stash_min":
                return min(self.stash[seat].values())
            case "stash_max":
                return max(self.stash[seat].values())
            case "least_type":
                return min(kinds.count(kind) for kind in DECKS.values())
        assert stat == "cards"
        return len(camp)
