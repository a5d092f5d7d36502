"""3 A turn: the die, the action, raids, drawing."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, Asking, Placing, Table


class Turn(Table):
    def turn(self, a: int) -> Asking:
        self.a, self.die, self.set, self.by = a, None, None, 0
        self.done, self.both, self.raided, self.more = set(), False, False, 0
        for card in self.in_play():
            if card.effect.get("limit") == "turn":
                card.used = False
        self.step = 1
        while self.die is None:
            text = yield a, sorted([*self.dice(), *self.window("before_die")])
            if text.startswith("die "):
                yield from self.take_die(text.split()[1])
            else:
                yield from self.use(text)
        self.step = 3
        yield from self.actions()
        self.step = 4
        raids = self.raids()
        if raids:
            text = yield a, sorted([*raids, "none"])
            if text != "none":
                had = self.both
                yield from self.use(text)
                if self.both and not had:
                    self.step = 3
                    yield from self.actions()
        self.step = 5
        self.trigger([(a, "turn_end")], None)
        yield from self.resolve()

    def dice(self) -> list[str]:
        lower = any(self.face[c] < 3 for c in self.available)
        no_3 = self.forbidden(self.a, "take_die_3") and lower
        return [f"die {c}" for c in self.available if not (no_3 and self.face[c] == 3)]

    def take_die(self, colour: str) -> Asking:
        self.die = colour
        self.shown = self.face[colour]
        self.available.remove(colour)
        self.taken.append(colour)
        mandatory = [
            card
            for card in self.active(self.a)
            if card.effect["trigger"] == "die_taken"
            and not card.effect.get("optional")
            and self.holds(card)
        ]
        for card in mandatory:
            if all(self.is_of_die(o) for o in card.effect["do"]):
                yield from self.carry_out(card, None, [])
        for card in mandatory:
            if not all(self.is_of_die(o) for o in card.effect["do"]):
                self.waiting.append((card, None))
        yield from self.resolve()

    @staticmethod
    def is_of_die(operation: dict[str, Any]) -> bool:
        return operation["op"] == "dice" or operation.get("stat") == "die"

    def actions(self) -> Asking:
        while True:
            if self.done and not (self.both and len(self.done) == 1 and self.other_possible()):
                return
            legal = [] if "pillage" in self.done else ["pillage"]
            legal += [] if "draw" in self.done else self.draws()
            text = yield self.a, sorted([*legal, *self.window("die_taken"), *self.raids()])
            if text == "pillage":
                yield from self.pillage()
            elif text.split()[0] == "draw":
                yield from self.draw_action(text)
            else:
                yield from self.use(text)

    def other_possible(self) -> bool:
        return "draw" in self.done or bool(self.draws())

    def draws(self) -> list[str]:
        assert self.die
        found = ["draw"] if self.size(self.die) else []
        if any(c.has("allow", "other_deck") and not c.used for c in self.active(self.a)):
            others = [c for c in COLOURS if c not in ("red", self.die) and self.size(c)]
            found += [f"draw {c}" for c in others]
        return found

    def window(self, trigger: str) -> list[str]:
        found = []
        for card in self.active(self.a):
            if card.effect["trigger"] == trigger and card.effect.get("optional"):
                if not card.used and self.holds(card):
                    found += self.forms("use", card, None)
        return found

    def raids(self) -> list[str]:
        if self.raided or self.forbidden(self.a, "raid"):
            return []
        ready = [c for c in self.camps[self.a] if c.type == "raid" and not c.tilted]
        return [form for card in ready for form in self.forms("raid", card, None)]

    def use(self, text: str) -> Asking:
        """A window's `use` or `raid`, and what it causes."""
        _, id_, *arguments = text.split()
        card = self.all[id_]
        if card.type == "raid":
            card.tilted = self.raided = True
        yield from self.carry_out(card, None, arguments)
        if card.type == "raid":
            camps = [(s, "raid_used" if s == self.a else "opponent_raid") for s in self.clockwise()]
            self.trigger(camps, None)
        yield from self.resolve()

    def pillage(self) -> Asking:
        self.done.add("pillage")
        assert self.die
        number = min(self.number("pillage") + self.more, self.reserve[self.die])
        how = Placing(self.a, max(number, 0), "reserve", {self.die})
        yield from self.place(how)
        if how.number > 0:
            self.trigger([(s, "opponent_excess") for s in self.clockwise()[1:]], None)
        yield from self.resolve()

    def draw_action(self, text: str) -> Asking:
        deck = self.die
        if text != "draw":
            deck = text.split()[1]
            able = [c for c in self.active(self.a) if c.has("allow", "other_deck") and not c.used]
            able[0].used = True
        number = self.number("draw")
        self.done.add("draw")
        assert deck
        yield from self.draw(self.a, deck, number)
        yield from self.resolve()

    def draw(self, seat: int, deck: str, number: int) -> Asking:
        number = min(number, self.size(deck))
        drawn = (yield "chance", None).split()[1:]
        assert len(drawn) == number
        for id_ in drawn:
            if self.decks[deck]:
                self.decks[deck].remove(id_)
            else:
                assert self.under[deck].pop(0) == id_
        others = [s for s in range(self.n) if s != seat]
        legal = [f"play {id_}" for id_ in drawn]
        if deck == "black":
            legal = [f"play {id_} on {s}" for id_ in drawn for s in others]
        words = (yield seat, sorted(legal)).split()
        drawn.remove(words[1])
        self.under[deck] += drawn
        card = self.all[words[1]]
        card.player = seat
        card.camp = int(words[3]) if deck == "black" else seat
        self.camps[card.camp].append(card)
        if deck == "black":
            card.fled = (yield card.camp, ["flee", "suffer"]) == "flee"
            self.trigger([(seat, "curse_played")], card.camp)
        yield from self.settle()
