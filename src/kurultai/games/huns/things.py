"""What everything on the table is, what it does, and what it is worth now (to whom, in points).

All of it is read off the seat's own view and sheet: what they do not show cannot be told (§N14).
Ids are those of `parts/places.py`, and: score:1 stash:1 shipped:1 berth:1:0 first round; wg05#0 is
a slot of a wagon, by its printed place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from kurultai.core.game import Explained, Position
from kurultai.core.text import Seat, Text, joined
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS
from kurultai.games.huns.parts.vocabulary import (
    COLOURS,
    FOR_EQUIPMENT,
    FOR_FILLED,
    FOR_FLED,
    FOR_RAID,
    FOR_TREASURE,
    FOR_UNFILLED,
    FOR_WAGON,
    TYPES,
    CardType,
    Colour,
)
from kurultai.games.huns.parts.words import SEAT_NAMES, colour_name, deck_name
from kurultai.games.huns.prompts import ends
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.sheet import sheet
from kurultai.games.huns.view import CampSeen, CardSeen, DieSeen, HunsView, WagonSeen, view

LINE_OF_TYPE: dict[CardType, int] = {
    "equipment": FOR_EQUIPMENT,
    "raid": FOR_RAID,
    "mercenary": FOR_FILLED,
    "curse": FOR_FLED,
    "treasure": FOR_TREASURE,
}
EACH_PLAYER = {FOR_FLED, FOR_TREASURE, FOR_WAGON}  # lines that count once per player


class Eye(NamedTuple):
    """A seat (None: a spectator) that looks at the table."""

    p: Position
    seat: int | None
    seen: HunsView

    def points(self, line: int) -> int:
        """What one card or wagon of that line is worth."""
        each = int(self.p.b[0].points[line])
        return each * self.p.seats if line in EACH_PLAYER else each

    @property
    def own(self) -> CampSeen | None:
        return None if self.seen["you"] is None else self.seen["camps"][self.seen["you"]]


def things(p: Position, seat: int | None) -> list[str]:
    return _seen_in(view(p, seat))


def _seen_in(seen: HunsView) -> list[str]:
    """The table from its middle outwards."""
    found = ["round"]
    found += [f"{kind}:{colour}" for colour in COLOURS for kind in ("die", "deck", "reserve")]
    found += [id_ for id_ in seen["display"] if id_]
    found += [f"{id_}#{slot}" for id_ in seen["display"] if id_ for slot in _slots(seen, id_)]
    found.append("pile")
    for camp in seen["camps"]:
        found += _of_camp(seen, camp)
    if seen["first"] is not None:
        found.append("first")
    found += [id_ for id_ in _in_hand(seen) if id_]
    return list(dict.fromkeys(found))


def _of_camp(seen: HunsView, camp: CampSeen) -> list[str]:
    seat = camp["seat"]
    found = [f"{kind}:{seat}" for kind in ("seat", "score", "stash", "shipped")]
    for place, wagon in enumerate(camp["wagons"]):
        if wagon is None:
            found.append(f"berth:{seat}:{place}")
        else:
            found += [wagon["id"], *(f"{wagon['id']}#{i}" for i in _slots(seen, wagon["id"]))]
    return [*found, *(card["id"] for card in camp["cards"])]


def _slots(seen: HunsView, id_: str) -> range:
    return range(len(seen["wagons"][id_]["slots"]))


def _in_hand(seen: HunsView) -> list[str | None]:
    """Cards in no camp whose faces this eye knows: being drawn, or under a deck (§U1)."""
    drawn = seen["drawn"]["cards"] if seen["drawn"] else []
    return [*drawn, *(id_ for deck in seen["decks"] for id_ in deck["under"])]


def explain(p: Position, seat: int | None, thing: str) -> Explained | None:
    eye = Eye(p, seat, view(p, seat))
    if thing not in _seen_in(eye.seen):
        return None
    kind, _, rest = thing.partition(":")
    if kind in _BY_COLOUR:
        return _BY_COLOUR[kind](eye, COLOURS.index(rest))
    if kind in _BY_SEAT:
        return _BY_SEAT[kind](eye, eye.seen["camps"][int(rest)])
    if kind in _ALONE:
        return _ALONE[kind](eye)
    wagon, _, slot = thing.partition("#")
    if wagon in WAGON_IDS:
        return _slot(eye, wagon, int(slot)) if slot else _wagon(eye, wagon)
    return _berth() if kind == "berth" else _card(eye, thing)


def _all(*texts: Text | None) -> Text:
    return joined(text for text in texts if text is not None)


# The middle of the table


def _die(eye: Eye, colour: int) -> Explained:
    die = eye.seen["dice"][colour]
    names = {"colour": colour_name(colour), "deck": deck_name(colour)}
    found: Explained = {
        "title": TEXTS("thing-die", **names),
        "what": TEXTS("thing-die_unrolled", **names),
        "rule": "turn",
    }
    if die["holder"] is not None:
        who = SEAT_NAMES[die["holder"]]
        found["what"] = TEXTS("thing-die_taken", who=who, n=die["face"], **names)
    elif die["face"] is not None:
        found["what"] = TEXTS("thing-die_rolled", n=die["face"], **names)
    worth = _of_die(eye, die, colour)
    if worth is not None:
        found["worth"] = worth
    return found


def _of_die(eye: Eye, die: DieSeen, colour: int) -> Text | None:
    """What it gives whoever plays: to be taken, or taken and to be used."""
    seen = eye.seen
    if seen["active"] is None:
        return None
    who = SEAT_NAMES[seen["active"]]
    offer, now = seen["offers"].get(die["colour"]), seen["die"]
    if offer is not None:
        if offer["pillage"] is None:
            return TEXTS("thing-die_rerolled", who=who)
        parts = {"n": offer["pillage"], "m": offer["draw"], "free": offer["free"]}
        return TEXTS("thing-die_offer", who=who, colour=colour_name(colour), **parts)
    if now is None or now["colour"] != die["colour"] or "pillage" not in now:
        return None
    parts = {"n": now["pillage"], "m": now["draw"]}
    return TEXTS("thing-die_now", who=who, colour=colour_name(colour), **parts)


def _deck(eye: Eye, colour: int) -> Explained:
    deck = eye.seen["decks"][colour]
    kind = TYPES[colour]
    known = sum(id_ is not None for id_ in deck["under"])
    return {
        "title": TEXTS("thing-deck", deck=deck_name(colour)),
        "what": _all(
            TEXTS(f"thing-of_{kind}"),
            TEXTS("thing-deck_left", n=deck["size"]),
            TEXTS("thing-deck_known", n=known) if known else None,
        ),
        "worth": _each(eye, kind),
        "rule": "draw",
    }


def _reserve(eye: Eye, colour: int) -> Explained:
    name = colour_name(colour)
    left = eye.seen["reserve"][COLOURS[colour]]
    found: Explained = {
        "title": TEXTS("thing-reserve", colour=name),
        "what": TEXTS("thing-reserve_what", colour=name, n=left),
        "rule": "pillage",
    }
    own = eye.own
    if own is not None:
        free = _free(eye.seen, own, COLOURS[colour])
        found["worth"] = TEXTS("thing-reserve_room", colour=name, n=free, m=_room(own))
    return found


def _free(seen: HunsView, camp: CampSeen, colour: Colour) -> int:
    """Free slots of a colour on a camp's wagons."""
    return sum(_needs(seen, wagon)[colour] for wagon in camp["wagons"] if wagon)


def _room(camp: CampSeen) -> int:
    """Free slots on a camp's mercenaries and on curses that are neither fled nor over."""
    return sum(_missing(card) for card in camp["cards"] if card["status"] not in ("fled", "filled"))


def _missing(card: CardSeen) -> int:
    return card.get("slots", 0) - len(card.get("cubes", []))


def _pile(eye: Eye) -> Explained:
    return {
        "title": TEXTS("thing-pile"),
        "what": TEXTS("thing-pile_what", n=eye.seen["pile"]),
        "rule": "wagon.new",
    }


def _first(eye: Eye) -> Explained:
    first = eye.seen["first"]
    assert first is not None, "it is a thing only if somebody has it"
    return {
        "title": TEXTS("thing-first"),
        "what": TEXTS("thing-first_what", who=SEAT_NAMES[first]),
        "rule": "round.next",
    }


def _round(eye: Eye) -> Explained:
    seen = eye.seen
    found: Explained = {
        "title": TEXTS("thing-round_none"),
        "what": TEXTS("thing-round_what"),
        "rule": "round",
    }
    if seen["round"]:
        left = sum(die["available"] for die in seen["dice"])
        found["title"] = TEXTS("thing-round", n=seen["round"], m=seen["turn"])
        found["what"] = _all(TEXTS("thing-round_what"), TEXTS("thing-round_left", n=left))
    end = ends(eye.p)
    if end is not None:
        found["worth"] = end["text"]
    return found


# Wagons


def _needs(seen: HunsView, wagon: WagonSeen) -> Counter[Colour]:
    """Its free slots."""
    slots = seen["wagons"][wagon["id"]]["slots"]
    return Counter(wants for wants, cube in zip(slots, wagon["cubes"], strict=True) if not cube)


def _loaded(seen: HunsView, id_: str) -> tuple[WagonSeen, CampSeen | None]:
    """A wagon, and the camp in which it is loaded (None: it is on display)."""
    for camp in seen["camps"]:
        for wagon in camp["wagons"]:
            if wagon and wagon["id"] == id_:
                return wagon, camp
    return {"id": id_, "cubes": [None] * len(_slots(seen, id_))}, None


def _wagon(eye: Eye, id_: str) -> Explained:
    wagon, camp = _loaded(eye.seen, id_)
    name = TEXTS(f"wagon-{eye.seen['wagons'][id_]['type']}")
    needs = _needs(eye.seen, wagon)
    wanted = [
        TEXTS("thing-so_many", n=needs[colour], colour=colour_name(i))
        for i, colour in enumerate(COLOURS)
        if needs[colour]
    ]
    kind = "display" if camp is None else "camp"
    who = None if camp is None else SEAT_NAMES[camp["seat"]]
    found: Explained = {
        "title": TEXTS(f"thing-wagon_{kind}", wagon=name, **({} if who is None else {"who": who})),
        "what": TEXTS("thing-wagon_what", wanted=wanted),
        "rule": "wagon.ship",
    }
    worth = _if_shipped(eye, id_, camp)
    if worth is not None:
        found["worth"] = worth
    return found


def _if_shipped(eye: Eye, id_: str, camp: CampSeen | None) -> Text | None:
    """What it brings its player; one on display: whoever looks."""
    theirs = camp or eye.own
    if theirs is None:
        return None
    parts = {"who": _who(theirs), "worth": _points(eye.points(FOR_WAGON))}
    kind = "display" if camp is None else "camp"
    if None in theirs["shipped"]:
        return TEXTS(f"thing-ships_{kind}_down", **parts)
    shipped = [one for one in theirs["shipped"] if one]
    more = _for_types(eye.seen, [*shipped, id_]) - _for_types(eye.seen, shipped)
    return TEXTS(f"thing-ships_{kind}", m=more, **parts)


def _for_types(seen: HunsView, wagons: list[str]) -> int:
    """What the types of shipped wagons are worth (§score.types, §N15)."""
    types = Counter(seen["wagons"][id_]["type"] for id_ in wagons)
    return max(len(types), *types.values(), 0)


def _slot(eye: Eye, id_: str, slot: int) -> Explained:
    wagon, camp = _loaded(eye.seen, id_)
    wants = eye.seen["wagons"][id_]["slots"][slot]
    cube = wagon["cubes"][slot]
    free = sum(_needs(eye.seen, wagon).values())
    names = {
        "colour": colour_name(COLOURS.index(cube or wants)),
        "slot": colour_name(COLOURS.index(wants)),
    }
    kind = "slot" if cube is None else "cube" if cube == wants else "cube_other"
    found: Explained = {
        "title": TEXTS("thing-slot" if cube is None else "thing-cube", **names),
        "what": TEXTS(f"thing-{kind}_what", **names),
        "rule": "wagon.slots" if cube is None else "wagon.ship",
    }
    if camp is not None and cube is None:
        worth = _points(eye.points(FOR_WAGON))
        found["worth"] = TEXTS("thing-slot_left", free=free, worth=worth)
    return found


def _berth() -> Explained:
    return {
        "title": TEXTS("thing-berth"),
        "what": TEXTS("thing-berth_what"),
        "rule": "setup.wagons",
    }


# Camps


def _who(camp: CampSeen) -> Seat:
    return SEAT_NAMES[camp["seat"]]


def _camp(eye: Eye, camp: CampSeen) -> Explained:
    return {
        "title": TEXTS("thing-camp", who=_who(camp)),
        "what": TEXTS("thing-camp_what", who=_who(camp)),
        "worth": _score_of(camp),
        "rule": "camp",
    }


def _score_of(camp: CampSeen) -> Text:
    kind = "unknown" if camp["unknown"] else "now"
    return TEXTS(f"thing-score_{kind}", who=_who(camp), n=camp["score"])


def _score(eye: Eye, camp: CampSeen) -> Explained:
    counted = [
        TEXTS("thing-line", line=line["text"], n=line["points"][camp["seat"]])
        for line in sheet(eye.p, eye.seat)
        if line["counts"] != "tie" and line["points"][camp["seat"]]
    ]
    return {
        "title": TEXTS("thing-score", who=_who(camp)),
        "what": TEXTS("thing-score_what", lines=counted) if counted else TEXTS("thing-score_none"),
        "worth": _score_of(camp),
        "rule": "end",
    }


def _stash(eye: Eye, camp: CampSeen) -> Explained:
    return {
        "title": TEXTS("thing-stash", who=_who(camp)),
        "what": TEXTS("thing-stash_what"),
        "worth": TEXTS("thing-stash_worth", who=_who(camp), n=_in_stash(camp)),
        "rule": "score.tie",
    }


def _in_stash(camp: CampSeen) -> int:
    stash = camp["stash"]
    return sum((stash["blue"], stash["red"], stash["green"], stash["black"], stash["yellow"]))


def _shipped(eye: Eye, camp: CampSeen) -> Explained:
    shipped = camp["shipped"]
    lines = {line["line"]: line for line in sheet(eye.p, eye.seat)}
    parts = {
        "many": len(shipped),
        "worth": _points(eye.points(FOR_WAGON) * len(shipped)),
        "m": lines["types"]["points"][camp["seat"]],
    }
    unknown = camp["seat"] in lines["types"]["unknown"]
    return {
        "title": TEXTS("thing-shipped", who=_who(camp)),
        "what": TEXTS("thing-shipped_what", worth=_points(eye.points(FOR_WAGON))),
        "worth": TEXTS("thing-shipped_unknown" if unknown else "thing-shipped_worth", **parts),
        "rule": "score.types",
    }


# Cards


def _card(eye: Eye, id_: str) -> Explained:
    face = eye.seen["cards"][id_]
    kind = face["type"]
    for camp in eye.seen["camps"]:
        for card in camp["cards"]:
            if card["id"] == id_:
                return {
                    "title": face["name"],
                    "what": _all(face["text"], *_in_camp(eye, camp, card)),
                    "worth": _worth_in_camp(eye, camp, card),
                    "rule": "curse.flee" if card["status"] == "fled" else kind,
                }
    return {
        "title": face["name"],
        "what": _all(face["text"], TEXTS(f"thing-of_{kind}"), _where(eye, id_)),
        "worth": joined(eye.seen["outlook"].get(id_) or [_each(eye, kind)]),
        "rule": kind,
    }


def _where(eye: Eye, id_: str) -> Text:
    drawn = eye.seen["drawn"]
    if drawn and id_ in drawn["cards"]:
        return TEXTS("thing-card_drawn", who=SEAT_NAMES[drawn["seat"]])
    return TEXTS("thing-card_under", deck=deck_name(CARD_IDS.index(id_) // 12))


def _in_camp(eye: Eye, camp: CampSeen, card: CardSeen) -> list[Text]:
    """What it is doing there."""
    kind, status = eye.seen["cards"][card["id"]]["type"], card["status"]
    parts = {"who": _who(camp), "n": _missing(card)}
    if kind == "curse":
        parts["by"] = SEAT_NAMES[card["by"]]
    if status in ("met", "unmet", "unknown"):
        return [TEXTS("thing-of_treasure")]
    if status == "used" and kind != "raid":
        return [TEXTS(f"thing-of_{kind}"), TEXTS("thing-card_used")]
    return [TEXTS(f"thing-{kind}_{status}", **parts)]


def _worth_in_camp(eye: Eye, camp: CampSeen, card: CardSeen) -> Text:
    kind, status = eye.seen["cards"][card["id"]]["type"], card["status"]
    if kind == "curse" and status != "fled":
        return TEXTS("thing-worth_nothing")
    parts = {"who": _who(camp), "worth": _points(eye.points(LINE_OF_TYPE[kind]))}
    if kind == "mercenary" and _missing(card):
        now = _points(eye.points(FOR_UNFILLED))
        return TEXTS("thing-worth_unfilled", now=now, n=_missing(card), **parts)
    return TEXTS(f"thing-worth_{status}" if kind == "treasure" else "thing-worth", **parts)


def _each(eye: Eye, kind: CardType) -> Text:
    """What cards of a type are worth."""
    unfilled = _points(eye.points(FOR_UNFILLED))
    worth = _points(eye.points(LINE_OF_TYPE[kind]))
    return TEXTS(f"thing-each_{kind}", worth=worth, unfilled=unfilled)


def _points(n: int) -> Text:
    return TEXTS("thing-points", n=n) if n >= 0 else TEXTS("thing-minus_points", n=-n)


_BY_COLOUR: dict[str, Callable[[Eye, int], Explained]] = {
    "die": _die,
    "deck": _deck,
    "reserve": _reserve,
}
_BY_SEAT: dict[str, Callable[[Eye, CampSeen], Explained]] = {
    "seat": _camp,
    "score": _score,
    "stash": _stash,
    "shipped": _shipped,
}
_ALONE: dict[str, Callable[[Eye], Explained]] = {"pile": _pile, "first": _first, "round": _round}

__all__ = ["explain", "things"]
