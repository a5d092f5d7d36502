"""3 A turn: the die, the action, raids, drawing."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, Asking, Effect, Placing, Table


class Turn(Table):
    def turn(self, a: int) -> Asking:
        self.a, self.die, self.set, self.by = a, None, None, 0
        self.done, self.both, self.raided, self.more = set(), False, False, 0
        self.more_drawn = 0
        for effect in self.effects():
            effect.times = 0
            if effect.said.get("limit") == "turn":
                effect.used = False
        self.step = 1
        self.trigger([(a, "before_die")], None, mandatory=True)
        yield from self.resolve()
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
                effect, number, _ = self.read(text)
                back = any(o.get("rule") == "both_actions" for o in effect.lists[number])
                self.step = 3 if back else 4
                yield from self.use(text)
                if back:
                    yield from self.actions()
        self.step = 5
        self.trigger([(a, "turn_end")], None)
        yield from self.resolve()

    def dice(self) -> list[str]:
        lower = any(self.face[c] < 3 for c in self.available)
        no_3 = bool(self.granted(self.a, "take_die_3")) and lower
        return [f"die {c}" for c in self.available if not (no_3 and self.face[c] == 3)]

    def take_die(self, colour: str) -> Asking:
        self.step = 2
        self.die = colour
        self.shown = self.face[colour]
        self.available.remove(colour)
        self.taken.append(colour)
        if self.granted(self.a, "both_actions"):
            self.both = True
        self.trigger([(self.a, "die_taken")], None, mandatory=True)
        at_once = [e for e in self.waiting if self.is_at_once(e[0])]
        self.waiting = [e for e in self.waiting if e not in at_once]
        for effect, _ in at_once:
            (number,) = effect.lists
            yield from self.carry_out(effect, number, None, [])
        yield from self.resolve()

    def is_at_once(self, effect: Effect) -> bool:
        doing = [o for o in effect.operations if not self.is_holding(effect, o)]
        of_die = all(self.is_of_die(o) for o in doing)
        alone = len(effect.lists) == 1 and not self.needs(effect.operations)
        return effect.trigger == "die_taken" and of_die and alone

    @staticmethod
    def is_of_die(operation: dict[str, Any]) -> bool:
        if operation["op"] == "dice":
            return bool(operation["act"] != "swap")
        return operation.get("stat") == "die"

    def actions(self) -> Asking:
        while True:
            if self.done and not (self.both and len(self.done) == 1 and self.other_possible()):
                return
            legal = [] if "pillage" in self.done else ["pillage"]
            legal += [] if "draw" in self.done else self.draws()
            windows = [*self.window("die_taken"), *self.window("activate")]
            text = yield self.a, sorted([*legal, *windows, *self.raids()])
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
        if self.granted(self.a, "other_deck"):
            others = [c for c in COLOURS if c not in ("red", self.die) and self.size(c)]
            found += [f"draw {c}" for c in others]
        return found

    def window(self, trigger: str) -> list[str]:
        found = []
        for effect in self.acting(self.a):
            if effect.trigger == trigger and effect.optional and effect.card.type != "raid":
                if self.is_able(effect) and self.holds(effect):
                    found += self.forms(effect, None)
        return found

    def raids(self) -> list[str]:
        if self.raided or self.granted(self.a, "raid"):
            return []
        ready = [c for c in self.camps[self.a] if c.type == "raid" and not c.tilted]
        usable = [e for c in ready for e in c.effects if e.trigger == "activate" and self.holds(e)]
        return [form for effect in usable for form in self.forms(effect, None)]

    def use(self, text: str) -> Asking:
        """A window's `use` or `raid`, and what it causes."""
        effect, number, arguments = self.read(text)
        yield from self.carry_out(effect, number, None, arguments)
        yield from self.resolve()

    def pillage(self) -> Asking:
        self.done.add("pillage")
        assert self.die
        number = min(self.number("pillage") + self.more, self.reserve[self.die])
        how = Placing(self.a, max(number, 0), "reserve", {self.die}, first=self.a)
        yield from self.place(how)
        self.trigger([(self.a, "pillage")], None)
        if how.number > 0:
            self.trigger([(s, "opponent_excess") for s in self.clockwise()[1:]], None)
        yield from self.resolve()

    def draw_action(self, text: str) -> Asking:
        deck = self.die
        if text != "draw":
            deck = text.split()[1]
            able = self.granted(self.a, "other_deck")[0]
            able.used = "limit" in able.said
        number = self.number("draw")
        self.done.add("draw")
        assert deck
        yield from self.draw(self.a, deck, max(1, number + self.more_drawn), 1)
        self.trigger([(self.a, "draw")], None)
        yield from self.resolve()

    def draw(self, seat: int, deck: str, number: int, keep: int) -> Asking:
        number = min(number, self.size(deck))
        drawn = (yield "chance", None).split()[1:]
        assert len(drawn) == number
        for id_ in drawn:
            if self.decks[deck]:
                self.decks[deck].remove(id_)
            else:
                assert self.under[deck].pop(0) == id_
        for left in range(min(keep, len(drawn)) - 1, -1, -1):
            yield from self.play(seat, deck, drawn, is_last=left == 0)

    def play(self, seat: int, deck: str, drawn: list[str], is_last: bool) -> Asking:
        others = [s for s in range(self.n) if s != seat]
        legal = [f"play {id_}" for id_ in drawn]
        if deck == "black":
            legal = [f"play {id_} on {s}" for id_ in drawn for s in others]
        words = (yield seat, sorted(legal)).split()
        drawn.remove(words[1])
        if is_last:
            self.under[deck] += drawn
        card = self.all[words[1]]
        card.player = seat
        card.camp = int(words[3]) if deck == "black" else seat
        self.camps[card.camp].append(card)
        if deck == "black":
            card.fled = (yield card.camp, ["flee", "suffer"]) == "flee"
            self.trigger([(seat, "curse_played")], card.camp)
        yield from self.settle()
