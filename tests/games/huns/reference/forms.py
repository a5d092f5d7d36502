"""5.2 Forms: how a card can be used, and whether that would change anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .table import COLOURS, DECKS, Card, Effect, Table


class Forms(Table):
    def read(self, text: str) -> tuple[Effect, int, list[str]]:
        """`use K 2 …`: the effect, the number of the list, the arguments."""
        _, id_, *said = text.split()
        card = self.all[id_]
        number = int(said.pop(0)) if card.numbered else 1
        effect = next(e for e in card.effects if number in e.lists)
        return effect, number, said

    def said(self, effect: Effect, number: int, arguments: list[str]) -> str:
        verb = "raid" if effect.card.type == "raid" else "use"
        which = [str(number)] if effect.card.numbered else []
        return " ".join([verb, effect.card.id, *which, *arguments])

    def forms(self, effect: Effect, context: Any) -> list[str]:
        """Every list, every first argument with which the effect would change something."""
        found = []
        for number, do in effect.lists.items():
            needed = self.needs(do)
            for arguments in self.arguments(effect, do, needed[0]) if needed else [[]]:
                if any(self.counts(effect, do, o, context, arguments) for o in do):
                    found.append(self.said(effect, number, arguments))
        return found

    def counts(
        self, effect: Effect, do: list[dict[str, Any]], o: dict[str, Any], context: Any, args: Any
    ) -> bool:
        """Whether an operation would change something, its own argument said or still to come."""
        kind = self.kind(o)
        if kind is None or kind == self.needs(do)[0]:
            return self.would_change(effect, o, context, args if kind else [])
        possible = self.arguments(effect, [o], kind)
        return any(self.would_change(effect, o, context, later) for later in possible)

    def later_forms(
        self, effect: Effect, number: int, kind: str, context: Any
    ) -> dict[str, list[str]]:
        """The answers to a question for a later argument."""
        mine = [o for o in effect.lists[number] if self.kind(o) == kind]
        return {
            self.said(effect, number, args): args
            for args in self.arguments(effect, mine, kind)
            if any(self.would_change(effect, o, context, args) for o in mine)
        }

    @staticmethod
    def kind(o: dict[str, Any]) -> str | None:
        """What must be said for an operation."""
        if o["op"] == "dice":
            if o["act"] == "swap":
                return "two dice"
            if o["act"] == "set":
                return "die"
            return "die" if o["act"] == "reroll" and o.get("target") == "available" else None
        if o["op"] == "wagon":
            return "two wagons"
        if o["op"] == "card":
            return "camp card"
        if o["op"] == "draw":
            return "deck" if o["deck"] in ("any", "other") else None
        if o["op"] != "move":
            return None
        if o.get("target") == "opponent_choice" and o["from"] == "mercenary":
            return "mercenary"
        if "opponent_choice" in (o.get("target"), o.get("receiver")):
            return "seat"
        return "colour" if o["color"] == "named" else None

    def needs(self, do: list[dict[str, Any]]) -> list[str]:
        kinds = [self.kind(o) for o in do]
        return list(dict.fromkeys(kind for kind in kinds if kind))

    def arguments(self, effect: Effect, do: list[dict[str, Any]], kind: str) -> list[list[str]]:
        seat = effect.camp
        o = next(o for o in do if self.kind(o) == kind)
        match kind:
            case "die":
                return [[c] for c in self.available]
            case "two dice":
                dice = [c for c in COLOURS if c in self.available]
                return [list(pair) for pair in combinations(dice, 2)]
            case "deck":
                there = [c for c in COLOURS if self.size(c)]
                return [[c] for c in there if o["deck"] == "any" or c != "red"]
            case "two wagons":
                mine = self.wagons[seat]
                return [[], *([w.id, shown] for w in mine for shown in self.display)]
            case "seat":
                return [[str(s)] for s in range(self.n) if s != seat]
            case "mercenary":
                amount = self.amount(effect, o["amount"])
                exposed = [
                    c
                    for c in self.in_play()
                    if c.type == "mercenary"
                    and c.camp != seat
                    and c.cubes
                    and self.loss(effect, amount, c.camp) > 0
                ]
                return [[c.id] for c in exposed] or [[]]
            case "camp card":
                return [[c.id] for c in self.in_play() if self.may_mean(effect, o, c)]
        return [[c] for c in COLOURS]

    def may_mean(self, effect: Effect, o: dict[str, Any], card: Card) -> bool:
        """5.7"""
        types = o.get("type", ["raid"] if o["act"] == "ready" else list(DECKS.values()))
        types = types if isinstance(types, list) else [types]
        if card is effect.card or card.camp < 0 or card.type not in types:
            return False
        targets = self.seats(effect, o.get("target", "self"), None, [])
        return card.camp in targets and self.loss(effect, 1, card.camp) > 0

    def face_set(self, effect: Effect, o: dict[str, Any], die: str) -> int:
        if "set" in o:
            return int(o["set"])
        return max(1, min(3, self.face[die] + self.amount(effect, o["by"])))

    def would_change(self, effect: Effect, o: dict[str, Any], context: Any, args: Any) -> bool:
        if self.is_holding(effect, o) or o["op"] == "score":
            return False
        if o["op"] == "dice" and o["act"] == "swap":
            return self.face[args[0]] != self.face[args[1]]
        if o.get("act") == "set":
            return self.face[args[0]] != self.face_set(effect, o, args[0])
        if o["op"] == "card":
            card = self.all[args[0]]
            if not self.may_mean(effect, o, card):
                return False
            if o["act"] == "ready":
                return card.tilted
            to = self.seats(effect, o.get("receiver", "self"), None, [])
            return o["act"] == "return" or [card.camp] != to
        if o["op"] == "dice" and o["act"] == "reroll":
            return bool(args) or self.die is not None
        if self.is_of_die(o):
            return self.die_would_change(effect, o)
        if o["op"] == "modify":
            return self.step <= 3 and o["stat"] not in self.done
        if o["op"] == "allow":
            late = self.step == 4 and effect.card.type == "raid"
            if not (self.step in (2, 3) or late):
                return False
            return "draw" in self.done or bool(self.draws())
        if o["op"] == "draw":
            deck = self.deck_of(o, args)
            return bool(deck and self.size(deck)) and self.amount(effect, o["amount"]) > 0
        if o["op"] == "wagon":
            return bool(args)
        return any(
            self.can_move(o, self.placing_for(effect, o, context, args, seat))
            for seat in self.seats(effect, o.get("receiver", "self"), context, args)
        )

    def deck_of(self, o: dict[str, Any], args: list[str]) -> str | None:
        if o["deck"] in ("any", "other"):
            return args[0]
        return self.die if o["deck"] == "die" else str(o["deck"])

    def die_would_change(self, effect: Effect, o: dict[str, Any]) -> bool:
        kept = self.set, self.by
        if not self.die:
            self.change_die(effect, o)
            changed = (self.set, self.by) != kept or "set" in o
            if o["op"] == "dice":
                changed = bool(self.taken)
            self.set, self.by = kept
            return changed
        now = self.value()
        self.change_die(effect, o)
        after = self.value()
        self.set, self.by = kept
        return after != now

    def change_die(self, effect: Effect, o: dict[str, Any]) -> None:
        if o["op"] == "dice":
            earlier = [self.face[c] for c in self.taken if c != self.die]
            if earlier:
                self.set = max(earlier)
        else:
            self.set = o.get("set", self.set)
            self.by += self.amount(effect, o.get("by", 0))
