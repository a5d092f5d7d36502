"""The protocol read literally, slowly, with objects and generators: a second engine to compare with.

It shares nothing with the compiled rules but the two data files. A question is
``(by, legal texts)``; the generator is sent the answer as text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

COLOURS = ["blue", "red", "green", "black", "yellow"]
DECKS = dict(zip(COLOURS, ["equipment", "raid", "mercenary", "curse", "treasure"], strict=True))

Question = tuple[int | str, list[str] | None]
Asking = Generator[Question, str, Any]


@dataclass(eq=False)
class Card:
    id: str
    type: str
    slots: int
    effect: dict[str, Any]
    cubes: list[str] = field(default_factory=list)
    fled: bool = False
    tilted: bool = False
    used: bool = False
    camp: int = -1
    player: int = -1

    @property
    def filled(self) -> bool:
        return len(self.cubes) == self.slots

    def has(self, op: str, rule: str) -> bool:
        return any(o["op"] == op and o.get("rule") == rule for o in self.effect["do"])


@dataclass(eq=False)
class Wagon:
    id: str
    type: str
    slots: list[str]
    cubes: list[str | None]
    carried: Counter[str] = field(default_factory=Counter)

    def free(self) -> list[str]:
        return [c for c, cube in zip(self.slots, self.cubes, strict=True) if cube is None]

    def load(self, colour: str, slot: str) -> None:
        places = range(len(self.slots))
        place = next(i for i in places if self.cubes[i] is None and self.slots[i] == slot)
        self.cubes[place] = colour


@dataclass
class Placing:
    seat: int
    number: int
    source: str
    colours: set[str]
    distinct: bool = False
    to: str = "place"
    up_to: bool = False
    losses: dict[int, int] = field(default_factory=dict)
    wagon: Wagon | None = None  # the shipped one
    on_card: Card | None = None
    loaded: list[Wagon] = field(default_factory=list)


class Reference:
    def __init__(self, seats: int, cards: dict[str, Any], wagons: dict[str, Any]) -> None:
        self.n = seats
        self.vp = cards["vp"]
        self.decks: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.under: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.all: dict[str, Card] = {}
        for entry in cards["card"]:
            card = Card(entry["id"], entry["type"], entry["slots"], entry["effect"][0])
            self.all[card.id] = card
            if entry["min_players"] <= seats:
                colour = next(c for c in COLOURS if DECKS[c] == card.type)
                self.decks[colour].append(card.id)
        self.fleet = {
            w["id"]: Wagon(w["id"], w["type"], w["slots"], [None] * len(w["slots"]))
            for w in wagons["wagon"]
        }
        self.pile = list(self.fleet)
        self.display: list[str] = []
        self.wagons: list[list[Wagon]] = [[] for _ in range(seats)]
        self.shipped: list[list[Wagon]] = [[] for _ in range(seats)]
        self.camps: list[list[Card]] = [[] for _ in range(seats)]
        self.reserve = dict.fromkeys(COLOURS, {2: 20, 3: 22, 4: 24}[seats])
        self.stash = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.waiting: list[tuple[Card, Any]] = []
        self.face: dict[str, int] = {}
        self.available: list[str] = []
        self.taken: list[str] = []
        self.die: str | None = None
        self.set: int | None = None
        self.by = self.shown = self.turn_number = 0
        self.done: set[str] = set()
        self.both = self.raided = False
        self.more = 0
        self.step = 0

    # 2 Course of the game

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
            how = Placing(self.a, place - 1, "reserve", colours, distinct=True, to="wagons")
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
        for card in self.in_play():
            if card.effect.get("limit") == "round":
                card.used = False
        for i in range(5):
            self.turn_number = i
            yield from self.turn((self.first + i) % self.n)

    def size(self, colour: str) -> int:
        return len(self.decks[colour]) + len(self.under[colour])

    def in_play(self) -> list[Card]:
        return [card for camp in self.camps for card in camp]

    # 3 A turn

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

    # 4 Numbers

    def value(self) -> int:
        assert self.die
        base = self.face[self.die] if self.set is None else self.set
        return max(1, min(3, base + self.by))

    def number(self, trigger: str) -> int:
        number, least = self.value(), 0
        for card in self.active(self.a):
            if card.effect["trigger"] == trigger and self.holds(card):
                for o in card.effect["do"]:
                    number += o.get("by", 0)
                    least = max(least, o.get("min", 0))
        more = self.more if trigger == "pillage" else 0
        return max(number + more, least) - more

    def modified(self, seat: int, stat: str) -> tuple[int | None, int]:
        """What sets a number (the last one counts), and what is added."""
        setting, by = None, 0
        for card in self.active(seat):
            for o in card.effect["do"]:
                if o["op"] == "modify" and o["stat"] == stat:
                    setting = o.get("set", setting)
                    by += o.get("by", 0)
        return setting, by

    def need(self, card: Card) -> int:
        setting, by = self.modified(card.camp, "curse_slots")
        return max(1, (card.slots if setting is None else setting) + by)

    def loss(self, card: Card, amount: int, seat: int) -> int:
        if not card.effect.get("attack"):
            return amount
        if self.forbidden(seat, "attack"):
            return 0
        return max(0, amount + self.modified(seat, "loss")[1])

    # 5 Effects

    def clockwise(self, start: int | None = None) -> list[int]:
        start = self.a if start is None else start
        return [(start + i) % self.n for i in range(self.n)]

    def active(self, seat: int) -> list[Card]:
        camp = self.camps[seat]
        curses = [c for c in camp if c.type == "curse" and not c.fled and not c.tilted]
        allowed = ["equipment", "mercenary"]
        for kind in list(allowed):
            if any(c.has("forbid", kind) for c in curses):
                allowed.remove(kind)
        return [
            c
            for c in camp
            if c in curses
            or (c.type == "equipment" and "equipment" in allowed)
            or (c.type == "mercenary" and c.filled and "mercenary" in allowed)
        ]

    def forbidden(self, seat: int, rule: str) -> bool:
        return any(c.has("forbid", rule) for c in self.active(seat))

    def allowed(self, seat: int, rule: str) -> list[Card]:
        return [c for c in self.active(seat) if c.has("allow", rule) and not c.used]

    def trigger(self, camps: Iterable[tuple[int, str]], context: Any) -> None:
        for seat, trigger in camps:
            for card in self.active(seat):
                if card.effect["trigger"] == trigger and self.holds(card):
                    self.waiting.append((card, context))

    def offered(self, entry: tuple[Card, Any]) -> bool:
        card, context = entry
        return (
            card in self.active(card.camp)
            and not card.used
            and bool(self.forms("use", card, context))
        )

    def resolve(self) -> Asking:
        while True:
            ready = [entry for entry in self.waiting if self.offered(entry)]
            if not ready:
                self.waiting.clear()
                return
            ids = sorted({card.id for card, _ in ready})
            chosen = ids[0]
            if len(ids) > 1:
                chosen = (yield self.a, [f"next {id_}" for id_ in ids]).split()[1]
            entry = next(e for e in ready if e[0].id == chosen)
            yield from self.resolve_entry(entry)

    def resolve_entry(self, entry: tuple[Card, Any]) -> Asking:
        card, context = entry
        forms = self.forms("use", card, context)
        optional = bool(card.effect.get("optional"))
        arguments: list[str] = []
        if optional or forms != [f"use {card.id}"]:
            text = yield card.camp, sorted([*forms, "none"] if optional else forms)
            if text == "none":
                self.waiting.remove(entry)
                return
            arguments = text.split()[2:]
        self.waiting.remove(entry)
        yield from self.carry_out(card, context, arguments)

    def holds(self, card: Card) -> bool:
        return all(self.condition(card, c) for c in card.effect.get("condition", []))

    def condition(self, card: Card, c: dict[str, Any]) -> bool:
        mine = self.stat(card.camp, c["stat"])
        others = [self.stat(s, c["stat"]) for s in range(self.n) if s != card.camp]
        n: Any = c.get("n")
        n = n[self.n - 2] if isinstance(n, list) else n
        match c["cmp"]:
            case "==":
                return bool(mine == n)
            case ">=":
                return bool(mine >= n)
            case "<=":
                return bool(mine <= n)
            case "most":
                return all(mine >= other for other in others)
            case "fewest":
                return all(mine <= other for other in others)
        return bool(1 + sum(other > mine for other in others) == n)

    def stat(self, seat: int, stat: str) -> int:
        camp = self.camps[seat]
        types = Counter(w.type for w in self.shipped[seat])
        kinds = [c.type for c in camp if not c.fled]
        match stat:
            case "die_value":
                return self.value()
            case "die_face":
                return self.shown
            case "dice_left":
                return len(self.available)
            case "dice_taken":
                return len(self.taken) - (self.die is not None)
            case "turns_this_round":
                turns = range(self.turn_number + 1)
                return sum((self.first + i) % self.n == seat for i in turns)
            case "action_draw":
                return int("draw" in self.done)
            case "shipped":
                return len(self.shipped[seat])
            case "shipped_types":
                return len(types)
            case "shipped_same":
                return max(types.values(), default=0)
            case "raids":
                return sum(c.type == "raid" for c in camp)
            case "equipment":
                return sum(c.type == "equipment" for c in camp)
            case "mercs_filled":
                return sum(c.type == "mercenary" and c.filled for c in camp)
            case "curses_filled":
                return sum(c.type == "curse" and c.tilted for c in camp)
            case "curses_fled":
                return sum(c.fled for c in camp)
            case "stash_min":
                return min(self.stash[seat].values())
            case "stash_max":
                return max(self.stash[seat].values())
            case "least_type":
                return min(kinds.count(kind) for kind in DECKS.values())
        assert stat == "cards"
        return len(camp)

    # 5.2 Forms

    def forms(self, verb: str, card: Card, context: Any) -> list[str]:
        """Every combination of arguments with which the effect would change something."""
        found = []
        for arguments in self.arguments(card):
            if any(self.would_change(card, o, context, arguments) for o in card.effect["do"]):
                found.append(" ".join([verb, card.id, *arguments]))
        return found

    def arguments(self, card: Card) -> list[list[str]]:
        seat = card.camp
        for o in card.effect["do"]:
            if o.get("act") == "reroll" and o["target"] == "available":
                return [[c] for c in self.available]
            if o.get("act") == "swap":
                dice = [c for c in COLOURS if c in self.available]
                return [list(pair) for pair in combinations(dice, 2)]
            if o["op"] == "draw":
                return [[c] for c in COLOURS if c != "red" and self.size(c)]
            if o.get("act") == "exchange":
                mine = self.wagons[seat]
                return [[], *([w.id, shown] for w in mine for shown in self.display)]
            if o.get("target") == "opponent_choice" and o["from"] == "wagons":
                return [[str(s)] for s in range(self.n) if s != seat]
            if o.get("target") == "opponent_choice":
                there = [
                    c
                    for c in self.in_play()
                    if c.type == "mercenary"
                    and c.camp != seat
                    and c.cubes
                    and self.loss(card, o["amount"], c.camp) > 0
                ]
                return [[c.id] for c in there] or [[]]
            if o.get("color") == "named":
                return [[c] for c in COLOURS]
        return [[]]

    def would_change(self, card: Card, o: dict[str, Any], context: Any, args: list[str]) -> bool:
        if o["op"] == "dice" and o["act"] == "swap":
            return self.face[args[0]] != self.face[args[1]]
        if self.is_of_die(o):
            return o.get("act") == "reroll" or self.die_would_change(o)
        if o.get("stat") == "pillage":
            return self.step == 3 and "pillage" not in self.done
        if o.get("rule") == "both_actions":
            return "draw" in self.done or bool(self.draws())
        if o["op"] == "draw":
            return True
        if o["op"] == "wagon":
            return bool(args)
        if o["to"] == "reserve":
            if o["from"] == "mercenary":
                return bool(args)
            losses = self.losses(card, o, context, args)
            colours = self.colours(o, args)
            return any(n > 0 and self.returnable(s, colours) for s, n in losses.items())
        return bool(self.puts(self.placing_for(card, o, context, args)))

    def die_would_change(self, o: dict[str, Any]) -> bool:
        now, kept = self.value(), (self.set, self.by)
        self.change_die(o)
        after = self.value()
        self.set, self.by = kept
        return after != now

    def change_die(self, o: dict[str, Any]) -> None:
        if o["op"] == "dice":
            earlier = [self.face[c] for c in self.taken if c != self.die]
            if earlier:
                self.set = max(earlier)
        else:
            self.set = o.get("set", self.set)
            self.by += o.get("by", 0)

    # 5.3 Carrying out

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

    # 6 Placing

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

    # 7 What happens by itself

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
            if len(self.wagons[seat]) >= 2 + self.modified(seat, "wagon_limit")[1]:
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

    # The end

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
            elif card.type == "treasure" and self.holds(card):
                points += self.n
        types = Counter(w.type for w in self.shipped[seat])
        points += self.n * len(self.shipped[seat])
        return points + max(len(types), max(types.values(), default=0))

    def winners(self) -> list[int]:
        ranked = [(score, sum(self.stash[s].values())) for s, score in enumerate(self.scores())]
        return [seat for seat in range(self.n) if ranked[seat] == max(ranked)]
