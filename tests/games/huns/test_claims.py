"""What each refusal claims is so, as a person could check it on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kurultai.core.game import Position
from kurultai.core.text import Message
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS
from kurultai.games.huns.parts.vocabulary import COLOURS
from kurultai.games.huns.state import DREW, NO_CARD, NO_WAGON, PILLAGED
from tests.games.claims import Claim, refused

from .table import GAME, go, moves, table
from .table import refused as is_refused

EFFECTS = {entry["id"]: entry["effect"][0] for entry in shipped_cards()["card"]}
SEEN: dict[bytes, dict[str, Any]] = {}  # the last position: many moves are tried in it


def view_of(p: Position) -> dict[str, Any]:
    key = p.s.tobytes()
    if key not in SEEN:
        SEEN.clear()
        SEEN[key] = dict(GAME.view_all(p))
    return SEEN[key]


def id_of(said: object) -> str:
    assert isinstance(said, Message)
    return said.id


class Tried:
    """A refused move as a person sees it: the table, and what was tried."""

    def __init__(self, p: Position, move: int, said: Mapping[str, object]) -> None:
        self.p, self.s, self.said = p, p.s[0], said
        self.view = view_of(p)
        self.word, *self.words = p.format(move).split()
        self.colour = self.words[0] if self.words and self.words[0] in COLOURS else ""
        self.camp: dict[str, Any] = self.view["camps"][p.actor]
        self.cards = {card["id"]: card for card in self.camp["cards"]}
        self.wagons = {wagon["id"]: wagon for wagon in self.camp["wagons"] if wagon}
        self.question = self.view["question"]
        named = [word for word in self.words if word in CARD_IDS]
        self.card = named[0] if named else ""
        self.origin = self.words[-1] if "from" in self.words else ""
        is_cube = self.word in ("put", "return")
        self.thing = self.words[1] if is_cube else self.words[0] if self.words else ""
        is_wild = is_cube and self.thing in WAGON_IDS and len(self.words) in (3, 5)
        self.slot = self.words[2] if is_wild else self.colour

    def legal(self, word: str) -> list[list[str]]:
        return [m.split() for m in moves(self.p) if m.split()[0] == word]

    def acts(self, rule: str) -> bool:
        """Whether a card of the camp that acts allows or forbids this."""
        return any(
            card["status"] in ("active", "used")
            and any(operation.get("rule") == rule for operation in EFFECTS[id_]["do"])
            for id_, card in self.cards.items()
        )

    def allows(self, rule: str) -> bool:
        """The same, and not used up."""
        return any(
            card["status"] == "active"
            and any(operation.get("rule") == rule for operation in EFFECTS[id_]["do"])
            for id_, card in self.cards.items()
        )

    def free_slots(self) -> list[str]:
        face = self.view["wagons"][self.thing]
        cubes = self.wagons[self.thing]["cubes"]
        return [slot for slot, cube in zip(face["slots"], cubes, strict=True) if cube is None]

    def cubes_on(self, thing: str) -> list[str]:
        for camp in self.view["camps"]:
            for lying in (*camp["wagons"], *camp["cards"]):
                if lying and lying["id"] == thing:
                    return list(lying.get("cubes", []))
        return []

    def owner(self, wagon: str) -> int | None:
        for camp in self.view["camps"]:
            if any(lying and lying["id"] == wagon for lying in camp["wagons"]):
                return int(camp["seat"])
        return None


def of(check: Callable[[Tried], bool]) -> Claim:
    return lambda p, move, said: check(Tried(p, move, said))


def die_is_taken(t: Tried) -> bool:
    die = t.view["dice"][COLOURS.index(t.colour)]
    named = id_of(t.said["colour"]) == f"colour-{t.colour}"
    return named and not die["available"] and die["holder"] is not None


def no_three(t: Tried) -> bool:
    faces = [die["face"] for die in t.view["dice"] if die["available"]]
    return t.acts("take_die_3") and min(faces) < 3


def action_is_done(t: Tried) -> bool:
    return bool(int(t.s.done) & (PILLAGED if t.word == "pillage" else DREW))


def other_deck_is_closed(t: Tried) -> bool:
    deck = next(deck for deck in t.view["decks"] if deck["colour"] == t.colour)
    named = id_of(t.said["deck"]) == f"deck-{deck['type']}"
    is_open = deck["size"] > 0 and t.colour not in ("red", t.view["die"]["colour"])
    return named and not (is_open and t.allows("other_deck"))


def nothing_to_do_there(t: Tried) -> bool:
    """Another target may be possible; of a rival with an empty camp nothing can be taken."""
    return t.card in t.cards and [t.word, *t.words] not in t.legal(t.word)


def wrong_source(t: Tried) -> bool:
    source = t.view["placing"]["source"]
    return (t.origin != "") != (source == "wagons") and id_of(
        t.said["source"]
    ) == f"source-{source}"


def colour_is_barred(t: Tried) -> bool:
    allowed = t.s.put_colours if t.question == "put" else t.s.back_colours
    return not int(allowed) >> COLOURS.index(t.colour) & 1


def no_cube_there(t: Tried) -> bool:
    if t.question == "return":
        return t.colour not in t.cubes_on(t.thing)
    if t.origin:
        return t.colour not in t.cubes_on(t.origin)
    source = t.view["placing"]["source"]
    if source == "reserve":
        return bool(t.view["reserve"][t.colour] == 0)
    if source == "stash":
        return bool(t.camp["stash"][t.colour] == 0)
    return True  # what a wagon carried is not shown any more


def nothing_to_take(t: Tried) -> bool:
    owner = t.owner(t.origin)
    type_ = t.p.b[0].wagon_type[WAGON_IDS.index(t.origin)]
    named = id_of(t.said["origin"]) == f"wagon-{('purple', 'orange', 'green', 'blue')[int(type_)]}"
    return named and (owner is None or not int(t.s.put_losses) >> 4 * owner & 15)


def is_elsewhere(t: Tried) -> bool:
    return t.thing not in t.cards and t.thing not in t.wagons


def takes_no_more(t: Tried) -> bool:
    card = t.cards[t.thing]
    return card["status"] in ("fled", "filled") or len(card["cubes"]) == card["slots"]


def goes_elsewhere(t: Tried) -> bool:
    """By the sentence that is said."""
    is_card = t.thing in CARD_IDS
    goal, began = t.view["placing"]["to"], int(t.s.put_card)
    loaded = int(t.s.put_wagon) != NO_WAGON
    return {
        "places-wagons": is_card and goal == "wagons",
        "places-cards": not is_card and goal == "card",
        "places-one_card": not is_card and began != NO_CARD and not t.acts("split_pillage"),
        "places-other_card": is_card and began != NO_CARD and CARD_IDS[began] != t.thing,
        "places-began_wagons": is_card and loaded and not t.acts("split_pillage"),
    }[id_of(t.said["places"])]


def one_wagon_only(t: Tried) -> bool:
    first = int(t.s.put_wagon)
    return t.acts("multi_wagon") and first != NO_WAGON and WAGON_IDS[first] != t.thing


def no_such_slot(t: Tried) -> bool:
    return id_of(t.said["slot"]) == f"colour-{t.slot}" and t.slot not in t.free_slots()


def no_wild_slot(t: Tried) -> bool:
    is_wild = t.slot != t.colour
    return is_wild and not (t.allows("wild_slot") and t.view["placing"]["to"] == "place")


def must_place(t: Tried) -> bool:
    return t.word == "none" and bool(t.legal("put"))


def asked_otherwise(t: Tried) -> bool:
    return id_of(t.said["question"]) == f"question-{t.question}"


def other_card(t: Tried) -> bool:
    offered = {words[1] for words in t.legal("use")}
    return t.question == "use" and t.card not in offered


CLAIMS = {
    "P1.1": of(asked_otherwise),
    "round": of(die_is_taken),
    "P3": of(no_three),
    "turn": of(action_is_done),
    "pillage": of(lambda t: t.word == "none" and t.question == "action"),
    "N3": of(lambda t: t.view["decks"][COLOURS.index(t.view["die"]["colour"])]["size"] == 0),
    "P3.1": of(other_deck_is_closed),
    "P5.1": of(lambda t: all(words[1] != t.card for words in t.legal(t.word))),
    "P5.2": of(nothing_to_do_there),
    "raid": of(lambda t: t.cards.get(t.card, {}).get("status") != "ready"),
    "N8": of(lambda t: t.question == "before" and t.cards[t.card]["status"] == "ready"),
    "raid.one": of(lambda t: bool(t.s.raided)),
    "P3.2": of(lambda t: t.acts("raid")),
    "draw.play": of(lambda t: t.card not in t.view["drawn"]["cards"]),
    "N6": of(lambda t: t.card.startswith("cu") and int([*t.words, "9"][-1]) >= t.p.seats),
    "curse": of(lambda t: int(t.words[-1]) == t.p.actor),
    "P3.4": of(lambda t: "on" in t.words and not t.card.startswith("cu")),
    "curse.flee": of(lambda t: t.question == "flee" and t.word not in ("flee", "suffer")),
    "P6": of(wrong_source),
    "P6.4": of(colour_is_barred),
    "P6.5": of(no_cube_there),
    "P8": of(nothing_to_take),
    "pillage.place": of(is_elsewhere),
    "fill": of(lambda t: t.thing in t.cards and t.thing[:2] not in ("me", "cu")),
    "N4": of(takes_no_more),
    "P6.1": of(goes_elsewhere),
    "P6.2": of(one_wagon_only),
    "wagon.slots": of(no_such_slot),
    "P4.4": of(no_wild_slot),
    "pillage.must": of(must_place),
    "P6.return": of(lambda t: all(words[2] != t.thing for words in t.legal("return"))),
    "wagon.new": of(lambda t: t.thing not in t.view["display"]),
    "N5": of(lambda t: t.view["pile"] == 0),
    "effects.order": of(lambda t: ["next", t.card] not in t.legal("next")),
    "P5.4": of(other_card),
    "N9": of(lambda t: t.word == "none" and not t.legal("none")),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_claims_what_is_not_so(seats: int) -> None:
    found = refused(GAME, seats, CLAIMS, range(100, 101))
    assert set(found) >= {"P1.1", "P5.1", "P6.4", "raid"}


def test_a_refusal_names_the_slot_and_the_wagon_that_are_meant() -> None:
    """The slot asked for, not the colour of the valuable; the wagon robbed, not the one loaded."""
    p = go(table(dice="1 1 1 1 2"), "die yellow", "pillage")
    assert is_refused(p, "put yellow wg04 red", by="wagon.slots")
    said = GAME.rulebook["wagon.slots"].refuse(GAME.details(p, p.parse("put yellow wg04 red"), ""))
    assert said["en"] == "There is no free red slot on the purple wagon."
    p = table(camps={0: "ra03", 1: "me06=bb"}, wagons={1: "wg16=br... wg32", 2: "wg06=b.... wg15"}, seats=3)  # fmt: skip
    go(p, "die yellow", "raid ra03 2")
    assert is_refused(p, "put blue wg04 from wg16", by="P8")
    said = GAME.rulebook["P8"].refuse(GAME.details(p, p.parse("put blue wg04 from wg16"), ""))
    assert said["en"] == "You may take nothing more from the orange wagon."


def test_valuables_of_the_later_seats_go_on_wagons_only() -> None:
    p = GAME.new(3)
    go(p, "start 0", "wagons wg04 wg05 wg16 wg32 wg06 wg15 wg01 wg02 wg03 wg07")
    p.s[0].cards[2] = 1 << CARD_IDS.index("me08")
    said = GAME.details(p, p.parse("put blue me08"), "")
    assert is_refused(p, "put blue me08", by="P6.1")
    assert str(said["places"]) == "These valuables go on wagons, not on cards."
