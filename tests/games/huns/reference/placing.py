"""6 Placing cubes, and returning them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .table import COLOURS, Asking, Card, Effect, Placing, Table, Wagon

Origin = Wagon | Card | None
TYPES = {
    "mercenary": ["mercenary"],
    "curse": ["curse"],
    "cards": ["mercenary", "curse"],
    "placed": ["mercenary", "curse"],
}


class Putting(Table):
    def things(self, how: Placing, seat: int) -> list[Wagon | Card]:
        """6.1: wagons and cards of a target that cubes may be taken from."""
        wagons = self.wagons[seat] if how.source in ("wagons", "placed") else []
        types = TYPES.get(how.source, [])
        cards = [c for c in self.camps[seat] if c.type in types and not c.tilted]
        return [*wagons, *(c for c in cards if how.only in (None, c))]

    def held(self, how: Placing, seat: int) -> list[tuple[str, Origin]]:
        """Cubes of one seat that can be taken now: colour, and from where."""
        if how.source != "reserve" and how.losses.get(seat, 0) <= 0:
            return []
        allowed = [c for c in COLOURS if c in how.colours]
        match how.source:
            case "reserve":
                return [(c, None) for c in allowed if self.reserve[c]]
            case "stash":
                return [(c, None) for c in allowed if self.stash[seat][c]]
            case "shipped":
                assert how.wagon
                carried = how.wagon.carried
                return [(c, None) for c in allowed if min(carried[c], self.stash[seat][c]) > 0]
        if how.source == "placed":
            allowed = [c for c in allowed if self.placed[c] > 0]
        return [(c, thing) for thing in self.things(how, seat) for c in allowed if c in thing.cubes]

    def holder(self, how: Placing) -> int | None:
        """Whose cube is next, clockwise."""
        return next((s for s in self.clockwise(how.first) if self.held(how, s)), None)

    def sources(self, how: Placing) -> list[tuple[str, Origin]]:
        if how.source in ("reserve", "stash", "shipped"):
            seat = self.holder(how)
            return [] if seat is None else self.held(how, seat)
        return [cube for seat in range(self.n) for cube in self.held(how, seat)]

    def puts(self, how: Placing) -> dict[str, tuple[str, Origin, Wagon | Card, str | None]]:
        """Text of every legal put: colour, origin, where it goes, colour of the slot."""
        found: dict[str, tuple[str, Origin, Wagon | Card, str | None]] = {}
        if how.number <= 0:
            return found
        split = bool(self.granted(how.seat, "split_pillage"))
        may_card = how.to != "wagons" and (split or not how.loaded)
        may_wagon = how.to != "card" and (split or how.on_card is None)
        wild = how.to == "place" and bool(self.granted(how.seat, "wild_slot"))
        one_wagon = bool(self.granted(how.seat, "multi_wagon"))
        for colour, origin in self.sources(how):
            end = f" from {origin.id}" if origin else ""
            for wagon in self.wagons[how.seat] if may_wagon else []:
                if one_wagon and how.loaded and wagon is not how.loaded[0]:
                    continue
                for slot in wagon.free():
                    if slot == colour:
                        found[f"put {colour} {wagon.id}{end}"] = (colour, origin, wagon, slot)
                    elif wild:
                        text = f"put {colour} {wagon.id} {slot}{end}"
                        found[text] = (colour, origin, wagon, slot)
            for card in self.camps[how.seat] if may_card else []:
                if how.on_card in (None, card) and self.has_room(card):
                    found[f"put {colour} {card.id}{end}"] = (colour, origin, card, None)
        return found

    def can_move(self, o: dict[str, Any], how: Placing) -> bool:
        if o["to"] in ("reserve", "stash"):
            return how.number > 0 and self.holder(how) is not None
        return bool(self.puts(how))

    def has_room(self, card: Card) -> bool:
        if card.fled or card.tilted or card.type not in ("mercenary", "curse"):
            return False
        need = card.slots if card.type == "mercenary" else self.need(card)
        return len(card.cubes) < need

    def place(self, how: Placing) -> Asking:
        if how.source != "placed":
            self.placed = Counter()
        while True:
            puts = self.puts(how)
            if not puts:
                return
            plain = [p for p in puts.values() if p[3] in (None, p[0])]
            legal = [*puts, "none"] if how.up_to or not plain else list(puts)
            text = yield how.seat, sorted(legal)
            if text == "none":
                return
            self.put(how, *puts[text])
            yield from self.settle()

    def take_cube(self, how: Placing, colour: str, origin: Origin) -> None:
        """A cube leaves its source."""
        if how.source == "reserve":
            self.reserve[colour] -= 1
            return
        if isinstance(origin, Wagon):
            seat = next(s for s in range(self.n) if origin in self.wagons[s])
            origin.cubes[origin.cubes.index(colour)] = None
        elif isinstance(origin, Card):
            seat = origin.camp
            origin.cubes.remove(colour)
        else:
            found = self.holder(how)
            assert found is not None
            seat = found
            self.stash[seat][colour] -= 1
        if how.wagon:
            how.wagon.carried[colour] -= 1
        if how.source == "placed":
            self.placed[colour] -= 1
        how.losses[seat] -= 1
        self.attacked.add(seat)

    def moved(self, how: Placing, colour: str) -> None:
        how.number -= 1
        if how.distinct:
            how.colours.discard(colour)
        if how.alike:
            how.colours = {colour}

    def put(
        self, how: Placing, colour: str, origin: Origin, to: Wagon | Card, slot: str | None
    ) -> None:
        wild = self.granted(how.seat, "wild_slot") if slot not in (None, colour) else []
        self.take_cube(how, colour, origin)
        if isinstance(to, Card):
            to.cubes.append(colour)
            how.on_card = to
        else:
            assert slot
            if wild:
                wild[0].used = "limit" in wild[0].said
            to.load(colour, slot)
            how.loaded.append(to)
        if how.source != "placed":
            self.placed[colour] += 1
        self.moved(how, colour)

    def give_back(self, effect: Effect, o: dict[str, Any], how: Placing) -> Asking:
        """6.4"""
        if how.source != "placed":
            self.placed = Counter()
        while how.number > 0:
            seat = self.holder(how)
            if seat is None:
                return
            cubes = {
                f"return {c}" + (f" {thing.id}" if thing else ""): (c, thing)
                for c, thing in self.held(how, seat)
            }
            if o.get("chooser") == "nobody":
                order = ["wg", "me", "cu"]
                text = min(
                    cubes,
                    key=lambda t: (
                        COLOURS.index(t.split()[1]),
                        [(order.index(w[:2]), w) for w in t.split()[2:]],
                    ),
                )
            else:
                asked = seat if o.get("chooser") == "target" else effect.camp
                text = yield asked, sorted([*cubes, "none"] if how.up_to else cubes)
            if text == "none":
                return
            colour, thing = cubes[text]
            self.take_cube(how, colour, thing)
            if how.to == "stash":
                self.stash[how.seat][colour] += 1
            else:
                self.reserve[colour] += 1
            self.moved(how, colour)
            yield from self.settle()
