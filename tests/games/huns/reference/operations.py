"""5.3 Carrying out an effect, operation by operation."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, Asking, Card, Placing, Table


class Operations(Table):
    def carry_out(self, card: Card, context: Any, args: list[str]) -> Asking:
        if "limit" in card.effect:
            card.used = True
        for o in card.effect["do"]:
            yield from self.operate(card, o, context, args)

    def operate(self, card: Card, o: dict[str, Any], context: Any, args: list[str]) -> Asking:
        if o.get("act") == "reroll":
            colour, face = (yield "chance", None).split()[1:]
            assert colour == (args[0] if o["target"] == "available" else self.die)
            self.face[colour] = int(face)
        elif o.get("act") == "swap":
            one, other = args
            self.face[one], self.face[other] = self.face[other], self.face[one]
        elif self.is_of_die(o):
            self.change_die(o)
        elif o["op"] == "modify":
            self.more += o["by"]
        elif o["op"] == "allow":
            self.both = True
        elif o["op"] == "draw":
            yield from self.draw(card.camp, args[0], o["amount"])
        elif o["op"] == "wagon":
            if args:
                yield from self.exchange(card.camp, self.fleet[args[0]], self.fleet[args[1]])
        elif o["to"] == "reserve":
            yield from self.give_back(card, o, context, args)
        else:
            yield from self.place(self.placing_for(card, o, context, args))

    def losses(
        self, card: Card, o: dict[str, Any], context: Any, args: list[str]
    ) -> dict[int, int]:
        match o["target"]:
            case "self":
                seats = [card.camp]
            case "each_opponent":
                seats = [s for s in range(self.n) if s != card.camp]
            case "shipper":
                seats = [s for s in range(self.n) if context in self.shipped[s]]
            case "victim":
                seats = [context]
            case _:
                seats = []
                if args:
                    known = args[0] in self.all
                    seats = [self.all[args[0]].camp if known else int(args[0])]
        return {seat: self.loss(card, o["amount"], seat) for seat in seats}

    def colours(self, o: dict[str, Any], args: list[str]) -> set[str]:
        match o["color"]:
            case "die" | "excess":
                return {self.die} if self.die else set()
            case "named":
                return set(args)
            case "taken":
                return set(self.taken)
        return set(COLOURS)

    def placing_for(self, card: Card, o: dict[str, Any], context: Any, args: list[str]) -> Placing:
        seat = card.camp
        if o.get("receiver") == "owner":
            seat = card.player
        elif o.get("receiver") == "next_player":
            seat = (card.camp + 1) % self.n
        losses, number = {}, o["amount"]
        if o["from"] in ("wagons", "shipped"):
            losses = self.losses(card, o, context, args)
            number = sum(losses.values())
        return Placing(
            seat,
            number,
            o["from"],
            self.colours(o, args),
            o["color"] in ("distinct", "taken"),
            o["to"],
            o.get("up_to", False),
            losses,
            context if o["from"] == "shipped" else None,
        )
