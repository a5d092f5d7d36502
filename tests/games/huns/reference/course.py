"""2 Course of the game: rounds of five turns."""

from __future__ import annotations

from .table import COLOURS, Asking, Card, Effect, Placing, Table


class Course(Table):
    def game(self) -> Asking:
        text = yield "chance", None
        self.first = self.a = int(text.split()[1])
        ids = (yield "chance", None).split()[1:]
        for seat in range(self.n):
            self.wagons[seat] = [self.fleet[id_] for id_ in ids[2 * seat : 2 * seat + 2]]
        self.display = ids[2 * self.n :]
        self.pile = [id_ for id_ in self.pile if id_ not in ids]
        for place in range(2, self.n):
            self.a = (self.first + place) % self.n
            colours = set(COLOURS)
            how = Placing(
                self.a, place - 1, "reserve", colours, distinct=True, to="wagons", first=self.a
            )
            yield from self.place(how)
        for number in range(1, 41):
            self.round = number
            yield from self.play_round()
            if min(self.reserve.values()) == 0 or any(self.size(c) == 0 for c in COLOURS):
                break
            self.first = (self.first + 1) % self.n
        yield "over", None

    def play_round(self) -> Asking:
        faces = (yield "chance", None).split()[1:]
        self.face = {c: int(f) for c, f in zip(COLOURS, faces, strict=True)}
        self.available, self.taken = list(COLOURS), []
        for effect in self.effects():
            if effect.said.get("limit") == "round":
                effect.used = False
        for i in range(5):
            self.turn_number = i
            yield from self.turn((self.first + i) % self.n)

    def size(self, colour: str) -> int:
        return len(self.decks[colour]) + len(self.under[colour])

    def effects(self) -> list[Effect]:
        return [effect for card in self.in_play() for effect in card.effects]

    def in_play(self) -> list[Card]:
        return [card for camp in self.camps for card in camp]
