"""5.2 Forms: how a card can be used, and whether that would change anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .table import COLOURS, Card, Table


class Forms(Table):
    def forms(self, verb: str, card: Card, context: Any) -> list[str]:
        """Every combination of arguments with which the effect would change something."""
        found = []
        for arguments in self.arguments(card):
            if any(self.would_change(card, o, context, arguments) for o in card.effect["do"]):
                found.append(" ".join([verb, card.id, *arguments]))
        return found

    def arguments(self, card: Card) -> list[list[str]]:
        seat = card.camp
        for o in card.effect["do"]:
            if o.get("act") == "reroll" and o["target"] == "available":
                return [[c] for c in self.available]
            if o.get("act") == "swap":
                dice = [c for c in COLOURS if c in self.available]
                return [list(pair) for pair in combinations(dice, 2)]
            if o["op"] == "draw":
                return [[c] for c in COLOURS if c != "red" and self.size(c)]
            if o.get("act") == "exchange":
                mine = self.wagons[seat]
                return [[], *([w.id, shown] for w in mine for shown in self.display)]
            if o.get("target") == "opponent_choice" and o["from"] == "wagons":
                return [[str(s)] for s in range(self.n) if s != seat]
            if o.get("target") == "opponent_choice":
                there = [
                    c
                    for c in self.in_play()
                    if c.type == "mercenary"
                    and c.camp != seat
                    and c.cubes
                    and self.loss(card, o["amount"], c.camp) > 0
                ]
                return [[c.id] for c in there] or [[]]
            if o.get("color") == "named":
                return [[c] for c in COLOURS]
        return [[]]

    def would_change(self, card: Card, o: dict[str, Any], context: Any, args: list[str]) -> bool:
        if o["op"] == "dice" and o["act"] == "swap":
            return self.face[args[0]] != self.face[args[1]]
        if self.is_of_die(o):
            return o.get("act") == "reroll" or self.die_would_change(o)
        if o.get("stat") == "pillage":
            return self.step == 3 and "pillage" not in self.done
        if o.get("rule") == "both_actions":
            return "draw" in self.done or bool(self.draws())
        if o["op"] == "draw":
            return True
        if o["op"] == "wagon":
            return bool(args)
        if o["to"] == "reserve":
            if o["from"] == "mercenary":
                return bool(args)
            losses = self.losses(card, o, context, args)
            colours = self.colours(o, args)
            return any(n > 0 and self.returnable(s, colours) for s, n in losses.items())
        return bool(self.puts(self.placing_for(card, o, context, args)))

    def die_would_change(self, o: dict[str, Any]) -> bool:
        now, kept = self.value(), (self.set, self.by)
        self.change_die(o)
        after = self.value()
        self.set, self.by = kept
        return after != now

    def change_die(self, o: dict[str, Any]) -> None:
        if o["op"] == "dice":
            earlier = [self.face[c] for c in self.taken if c != self.die]
            if earlier:
                self.set = max(earlier)
        else:
            self.set = o.get("set", self.set)
            self.by += o.get("by", 0)
