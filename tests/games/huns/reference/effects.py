"""5 Effects: which cards act, what waits, conditions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .table import Asking, Card, Effect, Table

HOLDING = ("passive", "pillage", "draw", "attacked")


class Effects(Table):
    def clockwise(self, start: int | None = None) -> list[int]:
        start = self.a if start is None else start
        return [(start + i) % self.n for i in range(self.n)]

    def active(self, seat: int, plainly: bool = False) -> list[Card]:
        """1.3; plainly: prohibitions with a condition left out."""
        camp = self.camps[seat]
        there = [c for c in camp if c.type in ("curse", "raid") and not c.fled and not c.tilted]
        there += [c for c in camp if c.type == "treasure"]
        if not self.blocks(there, "equipment", plainly):
            there += [c for c in camp if c.type == "equipment"]
        if not self.blocks(there, "mercenary", plainly):
            there += [c for c in camp if c.type == "mercenary" and c.filled]
        return [c for c in camp if c in there]

    def blocks(self, cards: list[Card], rule: str, plainly: bool) -> bool:
        for effect in [e for card in cards for e in card.effects]:
            if any(o["op"] == "forbid" and o["rule"] == rule for o in effect.operations):
                if plainly:
                    holds = not effect.said.get("condition")
                else:
                    holds = not effect.used and self.holds(effect)
                if holds:
                    return True
        return False

    def acting(self, seat: int) -> list[Effect]:
        return [effect for card in self.active(seat) for effect in card.effects]

    @staticmethod
    def is_holding(effect: Effect, o: dict[str, Any]) -> bool:
        """5.1"""
        if o["op"] in ("allow", "forbid"):
            return o["rule"] != "both_actions" or effect.trigger in HOLDING
        if o["op"] != "modify" or o["stat"] == "die":
            return False
        lasting = o["stat"] in ("wagon_limit", "curse_slots", "loss")
        return lasting or effect.trigger in ("passive", o["stat"])

    def granted(self, seat: int, rule: str) -> list[Effect]:
        """What allows or forbids something now."""
        return [
            e
            for e in self.acting(seat)
            if not e.used
            and any(o.get("rule") == rule and self.is_holding(e, o) for o in e.operations)
            and self.holds(e)
        ]

    def trigger(
        self, camps: Iterable[tuple[int, str]], context: Any, mandatory: bool = False
    ) -> None:
        for seat, trigger in camps:
            for effect in self.acting(seat):
                does = any(not self.is_holding(effect, o) for o in effect.operations)
                if effect.trigger == trigger and does and not effect.used:
                    if not (mandatory and effect.optional) and self.holds(effect):
                        if len(self.waiting) < 64:
                            self.waiting.append((effect, context))

    @staticmethod
    def is_able(effect: Effect) -> bool:
        return not effect.used and effect.times < 20

    def offered(self, entry: tuple[Effect, Any]) -> bool:
        effect, context = entry
        acts = effect.card in self.active(effect.camp)
        return acts and self.is_able(effect) and bool(self.forms(effect, context))

    def resolve(self) -> Asking:
        while True:
            ready = [entry for entry in self.waiting if self.offered(entry)]
            if not ready:
                self.waiting.clear()
                return
            ids = sorted({effect.card.id for effect, _ in ready})
            chosen = ids[0]
            if len(ids) > 1:
                chosen = (yield self.a, [f"next {id_}" for id_ in ids]).split()[1]
            entry = next(e for e in ready if e[0].card.id == chosen)
            yield from self.resolve_entry(entry)

    def resolve_entry(self, entry: tuple[Effect, Any]) -> Asking:
        effect, context = entry
        forms = self.forms(effect, context)
        number, arguments = next(iter(effect.lists)), []
        silent = len(effect.lists) == 1 and not self.needs(effect.operations)
        if effect.optional or not silent:
            text = yield effect.camp, sorted([*forms, "none"] if effect.optional else forms)
            if text == "none":
                self.waiting.remove(entry)
                return
            _, number, arguments = self.read(text)
        self.waiting.remove(entry)
        yield from self.carry_out(effect, number, context, arguments)

    # 4 Conditions

    def holds(self, effect: Effect) -> bool:
        return all(self.condition(effect, c) for c in effect.said.get("condition", []))

    def condition(self, effect: Effect, c: dict[str, Any]) -> bool:
        if "all" in c:
            return all(self.condition(effect, part) for part in c["all"])
        if "any" in c:
            return any(self.condition(effect, part) for part in c["any"])
        if "not" in c:
            return not self.condition(effect, c["not"])
        others = [self.count(s, c) for s in range(self.n) if s != effect.camp]
        n: Any = c.get("n")
        n = n[self.n - 2] if isinstance(n, list) else n
        match c.get("whose", "self"):
            case "opponent":
                return any(self.compares(other, c["cmp"], n) for other in others)
            case "opponents":
                return all(self.compares(other, c["cmp"], n) for other in others)
            case "active":
                return self.compares(self.count(self.a, c), c["cmp"], n)
            case "owner":
                return self.compares(self.count(effect.card.player, c), c["cmp"], n)
        mine = self.count(effect.camp, c)
        if c.get("alone") and mine in others:
            return False
        match c["cmp"]:
            case "most":
                return all(mine >= other for other in others)
            case "fewest":
                return all(mine <= other for other in others)
            case "rank":
                return bool(1 + sum(other > mine for other in others) == n)
            case "tied":
                return mine in others
        return self.compares(mine, c["cmp"], n)

    @staticmethod
    def compares(number: int, cmp: str, n: int) -> bool:
        return {
            "==": number == n,
            "!=": number != n,
            ">=": number >= n,
            "<=": number <= n,
            ">": number > n,
            "<": number < n,
        }[cmp]
