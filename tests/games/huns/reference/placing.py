"""6 Placing cubes, and returning them."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, Asking, Card, Placing, Table, Wagon


class Putting(Table):
    def sources(self, how: Placing) -> list[tuple[str, Wagon | None]]:
        """Cubes that can be taken: colour, and the other player's wagon."""
        if how.source == "wagons":
            there = [w for s, n in how.losses.items() if n > 0 for w in self.wagons[s]]
            found = [(c, w) for w in there for c in COLOURS if c in w.cubes and c in how.colours]
            return list(dict.fromkeys(found))
        if how.source == "reserve":
            has = self.reserve
        elif how.source == "stash":
            has = self.stash[how.seat]
        else:
            assert how.wagon
            owner = next(s for s in range(self.n) if how.wagon in self.shipped[s])
            has = {c: min(how.wagon.carried[c], self.stash[owner][c]) for c in COLOURS}
        return [(c, None) for c in COLOURS if c in how.colours and has[c] > 0]

    def puts(self, how: Placing) -> dict[str, tuple[str, Wagon | None, Wagon | Card, str | None]]:
        """Text of every legal put: colour, origin, where it goes, colour of the slot."""
        found: dict[str, tuple[str, Wagon | None, Wagon | Card, str | None]] = {}
        if how.number <= 0:
            return found
        split = bool(self.allowed(how.seat, "split_pillage"))
        may_card = how.to != "wagons" and (split or not how.loaded)
        may_wagon = how.to != "card" and (split or how.on_card is None)
        wild = how.to == "place" and bool(self.allowed(how.seat, "wild_slot"))
        for colour, origin in self.sources(how):
            end = f" from {origin.id}" if origin else ""
            for wagon in self.wagons[how.seat] if may_wagon else []:
                if self.forbidden(how.seat, "multi_wagon") and how.loaded:
                    if wagon is not how.loaded[0]:
                        continue
                for slot in wagon.free():
                    if slot == colour:
                        found[f"put {colour} {wagon.id}{end}"] = (colour, origin, wagon, slot)
                    elif wild:
                        found[f"put {colour} {wagon.id} {slot}{end}"] = (
                            colour,
                            origin,
                            wagon,
                            slot,
                        )
            for card in self.camps[how.seat] if may_card else []:
                if how.on_card in (None, card) and self.has_room(card):
                    found[f"put {colour} {card.id}{end}"] = (colour, origin, card, None)
        return found

    def has_room(self, card: Card) -> bool:
        if card.fled or card.tilted or card.type not in ("mercenary", "curse"):
            return False
        need = card.slots if card.type == "mercenary" else self.need(card)
        return len(card.cubes) < need

    def place(self, how: Placing) -> Asking:
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

    def put(
        self, how: Placing, colour: str, origin: Wagon | None, to: Wagon | Card, slot: str | None
    ) -> None:
        if origin:
            origin.cubes[origin.cubes.index(colour)] = None
            owner = next(s for s in range(self.n) if origin in self.wagons[s])
            how.losses[owner] -= 1
        elif how.source == "reserve":
            self.reserve[colour] -= 1
        elif how.source == "stash":
            self.stash[how.seat][colour] -= 1
        else:
            assert how.wagon
            owner = next(s for s in range(self.n) if how.wagon in self.shipped[s])
            self.stash[owner][colour] -= 1
            how.wagon.carried[colour] -= 1
        if isinstance(to, Card):
            to.cubes.append(colour)
            how.on_card = to
        else:
            assert slot
            if slot != colour:
                wild = self.allowed(how.seat, "wild_slot")[0]
                wild.used = "limit" in wild.effect
            to.load(colour, slot)
            how.loaded.append(to)
        how.number -= 1
        if how.distinct:
            how.colours.discard(colour)

    def returnable(self, seat: int, colours: set[str]) -> list[str]:
        found = [f"return {c} {w.id}" for w in self.wagons[seat] for c in colours if c in w.cubes]
        return sorted(found)

    def give_back(self, card: Card, o: dict[str, Any], context: Any, args: list[str]) -> Asking:
        if o["from"] == "mercenary" and not args:
            return
        losses = self.losses(card, o, context, args)
        for seat in self.clockwise(card.camp):
            for _ in range(losses.get(seat, 0)):
                asked = seat if o.get("chooser") == "target" else card.camp
                if o["from"] == "mercenary":
                    legal = sorted({f"return {c} {args[0]}" for c in self.all[args[0]].cubes})
                else:
                    legal = self.returnable(seat, self.colours(o, args))
                if not legal:
                    break
                _, colour, id_ = (yield asked, legal).split()
                if id_ in self.all:
                    self.all[id_].cubes.remove(colour)
                else:
                    wagon = self.fleet[id_]
                    wagon.cubes[wagon.cubes.index(colour)] = None
                self.reserve[colour] += 1
                yield from self.settle()
