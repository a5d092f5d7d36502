"""4 Numbers: how many are pillaged, drawn, needed, lost; and what cards count (3, 4 of the page)."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, DECKS, Card, Effect, Table

WAGON_TYPES = ["purple", "orange", "green", "blue"]
SHORT: dict[str, dict[str, Any]] = {
    "dice_left": {"stat": "dice"},
    "dice_taken": {"stat": "dice", "state": "taken"},
    "shipped": {"stat": "wagons"},
    "shipped_types": {"stat": "wagons", "of": "kinds"},
    "shipped_same": {"stat": "wagons", "of": "most"},
    "raids": {"stat": "cards", "type": "raid"},
    "equipment": {"stat": "cards", "type": "equipment"},
    "mercs_filled": {"stat": "cards", "type": "mercenary", "state": "filled"},
    "curses_filled": {"stat": "cards", "type": "curse", "state": "filled"},
    "curses_fled": {"stat": "cards", "type": "curse", "state": "fled"},
    "stash_min": {"stat": "cubes", "of": "least"},
    "stash_max": {"stat": "cubes", "of": "most"},
    "least_type": {"stat": "cards", "state": "kept", "of": "least"},
}


def listed(said: Any, default: list[Any]) -> list[Any]:
    """One or a list, each once."""
    if said is None:
        return default
    return list(dict.fromkeys(said)) if isinstance(said, list) else [said]


class Numbers(Table):
    def value(self) -> int:
        assert self.die
        base = self.face[self.die] if self.set is None else self.set
        return max(1, min(3, base + self.by))

    def number(self, trigger: str) -> int:
        """What an action gives, `more` of raids and others left out."""
        number, least = self.modified(self.a, trigger, self.value())
        more = self.more if trigger == "pillage" else self.more_drawn
        return max(number + more, least) - more

    def modified(self, seat: int, stat: str, number: int) -> tuple[int, int]:
        """A number as operations that hold change it, and the largest minimum."""
        by = least = 0
        for effect in self.acting(seat):
            for o in effect.operations:
                if o["op"] == "modify" and o["stat"] == stat and self.is_holding(effect, o):
                    if self.holds(effect):
                        number = o.get("set", number)
                        by += self.amount(effect, o.get("by", 0))
                        least = max(least, o.get("min", 0))
        return number + by, least

    def need(self, card: Card) -> int:
        return max(1, self.modified(card.camp, "curse_slots", card.slots)[0])

    def loss(self, effect: Effect, amount: int, seat: int) -> int:
        if effect.said.get("attack"):
            if self.granted(seat, "attack"):
                return 0
            amount = self.modified(seat, "loss", amount)[0]
        return min(99, max(0, amount))

    def amount(self, effect: Effect, amount: Any) -> int:
        if amount == "all":
            return 99
        if not isinstance(amount, dict):
            return int(amount)
        seats = {
            "self": [effect.camp],
            "active": [self.a],
            "owner": [effect.card.player],
            "opponents": [s for s in range(self.n) if s != effect.camp],
            "everyone": list(range(self.n)),
        }[amount["per"].get("whose", "self")]
        there = sum(self.count(seat, amount["per"]) for seat in seats)
        found = amount.get("plus", 0) + amount.get("times", 1) * (there // amount.get("each", 1))
        return int(max(min(found, amount.get("most", 99)), amount.get("least", 0)))

    # 3 Counts

    def count(self, seat: int, said: dict[str, Any]) -> int:
        count = {**said, **SHORT.get(said["stat"], {})}
        groups = self.groups(seat, count)
        match count.get("of", "sum"):
            case "most":
                return max(groups)
            case "least":
                return min(groups)
            case "kinds":
                return sum(group > 0 for group in groups)
        return sum(groups)

    def groups(self, seat: int, count: dict[str, Any]) -> list[int]:
        state = count.get("state")
        colours = listed(count.get("color"), COLOURS)
        match count["stat"]:
            case "cards":
                there = [c for c in self.camps[seat] if self.is_in_state(c, state or "any")]
                types = listed(count.get("type"), list(DECKS.values()))
                return [sum(c.type == kind for c in there) for kind in types]
            case "wagons":
                wagons = self.wagons[seat] if state == "standing" else self.shipped[seat]
                kinds = listed(count.get("type"), WAGON_TYPES)
                return [sum(w.type == kind for w in wagons) for kind in kinds]
            case "cubes":
                return [self.cubes(seat, count.get("place", "stash"), c) for c in colours]
            case "deck":
                return [self.size(c) for c in colours]
            case "dice":
                return [int(self.is_die(c, state or "left", count.get("face"))) for c in colours]
            case "die_value":
                return [self.value() if self.die else 0]
            case "die_face":
                return [self.shown if self.die else 0]
            case "turns_this_round":
                turns = range(self.turn_number + 1)
                return [sum((self.first + i) % self.n == seat for i in turns)]
            case "action_draw" | "action_pillage":
                return [int(count["stat"].removeprefix("action_") in self.done)]
            case "round":
                return [self.round]
            case "turn":
                return [self.turn_number + 1]
        assert count["stat"] == "players"
        return [self.n]

    def cubes(self, seat: int, place: str, colour: str) -> int:
        match place:
            case "stash":
                return self.stash[seat][colour]
            case "reserve":
                return self.reserve[colour]
            case "wagons":
                return sum(w.cubes.count(colour) for w in self.wagons[seat])
        return sum(c.cubes.count(colour) for c in self.camps[seat])

    def is_die(self, colour: str, state: str, faces: Any) -> bool:
        if state == "left":
            there = colour in self.available
        elif state == "taken":
            there = colour in self.taken and colour != self.die
        else:
            there = colour == self.die
        face = self.shown if colour == self.die else self.face[colour]
        return there and face in listed(faces, [1, 2, 3])

    def is_in_state(self, card: Card, state: str) -> bool:
        match state:
            case "any":
                return True
            case "active":
                return card in self.active(card.camp, plainly=True)
            case "spent":
                return card.type == "raid" and card.tilted
            case "ready":
                return card.type == "raid" and not card.tilted
            case "filled":
                return self.is_filled(card)
            case "unfilled":
                holder = card.type in ("mercenary", "curse")
                return holder and not self.is_filled(card) and not card.fled
            case "fled":
                return card.fled
        return not card.fled

    @staticmethod
    def is_filled(card: Card) -> bool:
        if card.type == "mercenary":
            return card.filled
        return card.type == "curse" and card.tilted
