"""5.3 Carrying out an effect, operation by operation."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, DECKS, Asking, Card, Effect, Placing, Table


class Operations(Table):
    def carry_out(self, effect: Effect, number: int, context: Any, args: list[str]) -> Asking:
        if "limit" in effect.said:
            effect.used = True
        else:
            effect.times += 1
        if effect.card.type == "raid":
            effect.card.tilted = self.raided = True
        self.attacked = set()
        needed = self.needs(effect.lists[number])
        known: dict[str, list[str] | None] = {needed[0]: args} if needed else {}
        for o in effect.lists[number]:
            kind = self.kind(o)
            if kind is not None and kind not in known:
                forms = self.later_forms(effect, number, kind, context)
                known[kind] = None
                if forms:
                    known[kind] = forms[(yield effect.camp, sorted(forms))]
            said = known[kind] if kind else []
            if said is not None and not self.is_holding(effect, o):
                yield from self.operate(effect, o, context, said)
        if effect.card.type == "raid":
            camps = [(s, "raid_used" if s == self.a else "opponent_raid") for s in self.clockwise()]
            self.trigger(camps, None)
        if effect.said.get("attack"):
            self.trigger([(s, "attacked") for s in sorted(self.attacked)], None)

    def operate(self, effect: Effect, o: dict[str, Any], context: Any, args: list[str]) -> Asking:
        if o.get("act") == "reroll":
            wanted = args[0] if o.get("target") == "available" else self.die
            if wanted is not None:
                colour, face = (yield "chance", None).split()[1:]
                assert colour == wanted
                self.face[colour] = int(face)
        elif o.get("act") == "swap":
            one, other = args
            self.face[one], self.face[other] = self.face[other], self.face[one]
        elif o.get("act") == "set":
            if args[0] in self.available:
                self.face[args[0]] = self.face_set(effect, o, args[0])
        elif o["op"] == "card":
            if self.would_change(effect, o, context, args):
                self.move_card(effect, o, self.all[args[0]])
                yield from self.settle()
        elif self.is_of_die(o):
            self.change_die(effect, o)
        elif o["op"] == "modify":
            by = self.amount(effect, o["by"])
            if o["stat"] == "pillage":
                self.more += by
            else:
                self.more_drawn += by
        elif o["op"] == "allow":
            self.both = True
        elif o["op"] == "draw":
            if self.would_change(effect, o, context, args):
                deck = self.deck_of(o, args)
                amount = self.amount(effect, o["amount"])
                yield from self.draw(effect.camp, deck, amount, o.get("keep", 1))
        elif o["op"] == "wagon":
            own = [w for w in self.wagons[effect.camp] if w.id in args[:1]]
            if own and args[1] in self.display:
                yield from self.exchange(effect.camp, own[0], self.fleet[args[1]])
        else:
            seats = self.seats(effect, o.get("receiver", "self"), context, args)
            for seat in [s for s in self.clockwise(effect.camp) if s in seats]:
                how = self.placing_for(effect, o, context, args, seat)
                if o["to"] in ("reserve", "stash"):
                    yield from self.give_back(effect, o, how)
                else:
                    yield from self.place(how)

    def move_card(self, effect: Effect, o: dict[str, Any], card: Card) -> None:
        """5.7"""
        if o["act"] == "take":
            self.camps[card.camp].remove(card)
            [card.camp] = self.seats(effect, o.get("receiver", "self"), None, [])
            self.camps[card.camp].append(card)
            return
        card.tilted = False
        for each in card.effects:
            each.used = False
        if o["act"] == "return":
            self.camps[card.camp].remove(card)
            self.waiting = [entry for entry in self.waiting if entry[0].card is not card]
            for cube in card.cubes:
                self.reserve[cube] += 1
            for each in card.effects:
                each.times = 0
            card.cubes, card.fled, card.camp, card.player = [], False, -1, -1
            self.under[next(c for c in COLOURS if DECKS[c] == card.type)].append(card.id)

    def seats(self, effect: Effect, word: str, context: Any, args: list[str]) -> list[int]:
        """6.2"""
        camp = effect.camp
        match word:
            case "self":
                return [camp]
            case "each_opponent":
                return [s for s in range(self.n) if s != camp]
            case "everyone":
                return list(range(self.n))
            case "shipper":
                return [s for s in range(self.n) if context in self.shipped[s]]
            case "victim":
                return [context]
            case "owner":
                return [effect.card.player]
            case "next_player":
                return [(camp + 1) % self.n]
            case "previous_player":
                return [(camp - 1) % self.n]
            case "active":
                return [self.a]
        if not args:
            return []
        return [self.all[args[0]].camp if args[0] in self.all else int(args[0])]

    def colours(self, o: dict[str, Any], args: list[str]) -> set[str]:
        match o["color"]:
            case "die" | "excess":
                return {self.die} if self.die else set()
            case "named":
                return set(args)
            case "taken":
                return set(self.taken)
            case "any" | "distinct" | "alike":
                return set(COLOURS)
        return {o["color"]}

    def placing_for(
        self, effect: Effect, o: dict[str, Any], context: Any, args: list[str], seat: int
    ) -> Placing:
        number = self.amount(effect, o["amount"])
        losses: dict[int, int] = {}
        if o["from"] != "reserve":
            targets = self.seats(effect, o.get("target", "self"), context, args)
            losses = {target: self.loss(effect, number, target) for target in targets}
            number = sum(losses.values())
        how = Placing(
            seat,
            number,
            o["from"],
            self.colours(o, args),
            o["color"] in ("distinct", "taken"),
            o["to"],
            o.get("up_to", False),
            losses,
            context if o["from"] == "shipped" else None,
            first=effect.camp,
            alike=o["color"] == "alike",
        )
        if o["from"] == "mercenary" and o.get("target") == "opponent_choice" and args:
            how.only = self.all[args[0]]
        return how
