"""7 What happens by itself: shipping, new wagons. And the end: points, winners."""

from __future__ import annotations

from collections import Counter

from .table import Asking, Effect, Table, Wagon


class Settling(Table):
    def settle(self) -> Asking:
        while True:
            full = [
                c
                for c in self.in_play()
                if c.type == "curse"
                and not c.fled
                and not c.tilted
                and len(c.cubes) >= self.need(c)
            ]
            for card in full:
                card.tilted = True
            shipped = [(s, w) for s in self.clockwise() for w in self.wagons[s] if not w.free()]
            for seat, wagon in shipped:
                self.ship(seat, wagon)
            if full or shipped:
                continue
            if not (yield from self.take()):
                return

    def ship(self, seat: int, wagon: Wagon) -> None:
        self.wagons[seat].remove(wagon)
        self.shipped[seat].append(wagon)
        wagon.carried = Counter(c for c in wagon.cubes if c)
        for colour, number in wagon.carried.items():
            self.stash[seat][colour] += number
        wagon.cubes = [None] * len(wagon.slots)
        self.trigger(
            [(s, "ship" if s == seat else "opponent_ship") for s in self.clockwise()], wagon
        )

    def take(self) -> Asking:
        if not self.display and not self.pile:
            return False
        for seat in self.clockwise():
            if len(self.wagons[seat]) >= min(6, self.modified(seat, "wagon_limit", 2)[0]):
                continue
            legal = [f"take {id_}" for id_ in self.display] + ["take top"] * bool(self.pile)
            text = yield seat, sorted(legal)
            id_ = text.split()[1]
            if id_ == "top":
                id_ = (yield "chance", None).split()[1]
                self.pile.remove(id_)
            else:
                self.display.remove(id_)
                if self.pile:
                    new = (yield "chance", None).split()[1]
                    self.pile.remove(new)
                    self.display.append(new)
            self.wagons[seat].append(self.fleet[id_])
            return True
        return False

    def exchange(self, seat: int, old: Wagon, new: Wagon) -> Asking:
        self.wagons[seat][self.wagons[seat].index(old)] = new
        self.display[self.display.index(new.id)] = old.id
        for cube in old.cubes:
            if cube is None:
                continue
            if cube in new.free():
                new.load(cube, cube)
            else:
                self.reserve[cube] += 1
        old.cubes = [None] * len(old.slots)
        yield from self.settle()

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.n)]

    def score(self, seat: int) -> int:
        points = 0
        for card in self.camps[seat]:
            if card.type == "raid":
                points += 1
            elif card.type == "mercenary":
                points += 1 if card.filled else -1
            elif card.fled:
                points -= self.n
        points += sum(self.said_points(seat, effect) for effect in self.scoring(seat))
        types = Counter(w.type for w in self.shipped[seat])
        points += self.n * len(self.shipped[seat])
        return points + max(len(types), max(types.values(), default=0))

    def scoring(self, seat: int) -> list[Effect]:
        """5.6: treasures, raids, and cards that act."""
        cards = [c for c in self.camps[seat] if c.type in ("treasure", "raid")]
        cards += [c for c in self.active(seat) if c not in cards]
        return [e for card in cards for e in card.effects if e.trigger == "score"]

    def said_points(self, seat: int, effect: Effect) -> int:
        if not self.holds(effect):
            return 0
        worth = self.n * self.vp["treasure_met_per_player"]
        amounts = [o["amount"] for o in effect.operations]
        return sum(worth if a == "players" else self.amount(effect, a) for a in amounts)

    def winners(self) -> list[int]:
        ranked = [(score, sum(self.stash[s].values())) for s, score in enumerate(self.scores())]
        return [seat for seat in range(self.n) if ranked[seat] == max(ranked)]
