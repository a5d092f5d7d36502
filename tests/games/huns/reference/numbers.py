"""4 Numbers: how many are pillaged, drawn, needed, lost."""

from __future__ import annotations

from .table import Card, Table


class Numbers(Table):
    def value(self) -> int:
        assert self.die
        base = self.face[self.die] if self.set is None else self.set
        return max(1, min(3, base + self.by))

    def number(self, trigger: str) -> int:
        number, least = self.value(), 0
        for card in self.active(self.a):
            if card.effect["trigger"] == trigger and self.holds(card):
                for o in card.effect["do"]:
                    number += o.get("by", 0)
                    least = max(least, o.get("min", 0))
        more = self.more if trigger == "pillage" else 0
        return max(number + more, least) - more

    def modified(self, seat: int, stat: str) -> tuple[int | None, int]:
        """What sets a number (the last one counts), and what is added."""
        setting, by = None, 0
        for card in self.active(seat):
            for o in card.effect["do"]:
                if o["op"] == "modify" and o["stat"] == stat:
                    setting = o.get("set", setting)
                    by += o.get("by", 0)
        return setting, by

    def need(self, card: Card) -> int:
        setting, by = self.modified(card.camp, "curse_slots")
        return max(1, (card.slots if setting is None else setting) + by)

    def loss(self, card: Card, amount: int, seat: int) -> int:
        if not card.effect.get("attack"):
            return amount
        if self.forbidden(seat, "attack"):
            return 0
        return max(0, amount + self.modified(seat, "loss")[1])
