"""What everything on the table is: said in every language, true, and nothing that is secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kurultai.core.bits import rng
from kurultai.core.catalogue import languages
from kurultai.core.game import Explained, Position
from kurultai.core.text import Message, Reader, Text
from kurultai.games.huns.moves import DIE
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members, wagon_number
from kurultai.games.huns.parts.vocabulary import COLOURS, TYPES
from tests.conformance.cases import CASES, Case, sampled

from .table import GAME, go, table

HUNS = [case for case in CASES if case.game == "huns"]
AN_ID = re.compile(r"\b(?:eq|ra|me|cu|tr|wg)\d\d\b|[{}#_]")
LINES = {"equipment": "equipment", "raid": "raids", "treasure": "treasures", "curse": "fled"}


def positions(case: Case, most: int = 10) -> Iterator[Position]:
    for p, _ in sampled(case, seed=3, most=most):
        yield p


def explained(p: Position, seat: int | None, thing: str) -> Explained:
    found = GAME.explain(p, seat, thing)
    assert found is not None, thing
    return found


def part(text: Text | None, name: str) -> Any:
    assert isinstance(text, Message)
    return text.parts[name]


def points_in(text: Text | None) -> int:
    """A number of points that is told in words."""
    assert isinstance(text, Message)
    return int(str(text.parts["n"])) * (-1 if text.id == "thing-minus_points" else 1)


def lines(p: Position, seat: int) -> dict[str, int]:
    return {line["line"]: line["points"][seat] for line in GAME.sheet(p, seat)}


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_everything_can_be_explained_in_every_language(case: Case) -> None:
    for p in positions(case):
        for seat in (0, case.seats - 1, None):
            readers = [Reader(language, you=seat) for language in languages()]
            for thing in GAME.things(p, seat):
                found = explained(p, seat, thing)
                assert found.get("rule") is None or found["rule"] in {r.id for r in GAME.rulebook}
                for reader in readers:
                    for text in (found["title"], found["what"], found.get("worth")):
                        said = "" if text is None else reader.say(text)
                        assert not AN_ID.search(said), (thing, said)
                        assert "  " not in said and len(said) <= 400, (thing, said)
                        assert said or text is None


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_everything_in_the_view_is_a_thing(case: Case) -> None:
    for p in positions(case):
        for seat in (0, None):
            seen, things = GAME.view(p, seat), GAME.things(p, seat)
            assert len(things) == len(set(things))
            shipped = {id_ for camp in seen["camps"] for id_ in camp["shipped"]}
            assert {*seen["cards"]} | {*seen["wagons"]} - shipped <= {*things}
            for id_, face in seen["wagons"].items():
                slots = {f"{id_}#{i}" for i in range(len(face["slots"]))}
                assert slots <= {*things} or id_ in shipped


def test_what_is_not_there_is_not_explained() -> None:
    p = table()
    for thing in ("eq01", "wg32#9", "wg20", "die:white", "seat:2", "berth:0:0", "", "deck"):
        assert GAME.explain(p, 0, thing) is None, thing


# What it is worth


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_a_wagon_is_worth_what_shipping_it_brings(case: Case) -> None:
    for p in positions(case):
        for seat in range(case.seats):
            there = [WAGON_IDS[wagon] for wagon in p.s[0].berth[seat] if wagon >= 0]
            for id_ in [*there, *(WAGON_IDS[wagon] for wagon in p.s[0].display if wagon >= 0)]:
                worth = explained(p, seat, id_).get("worth")
                after = p.copy()
                after.s[0].shipped[seat] |= 1 << wagon_number(id_)
                was, now = lines(p, seat), lines(after, seat)
                assert points_in(part(worth, "worth")) == now["wagons"] - was["wagons"]
                assert int(part(worth, "m")) == now["types"] - was["types"]


def test_a_wagon_ships_when_what_it_needs_has_come() -> None:
    p = table(dice="1 1 1 1 1", wagons={0: "wg09=r.y wg05"}, shipped={0: "wg10"})
    found = explained(p, 0, "wg09")
    reader = Reader("en", you=0)
    assert reader.say(found["what"]).startswith("It needs 1 green.")
    said = "Shipping it brings you 2 points. Its type brings 1 more point."
    assert reader.say(found["worth"]) == said
    assert "last free slot" in reader.say(explained(p, 0, "wg09#1")["worth"])
    before = p.scores()[0]
    go(p, "die green", "pillage", "put green wg09")
    assert p.scores()[0] - before == 3


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_a_die_gives_what_is_said(case: Case) -> None:
    told = 0
    for p in positions(case, 40):
        if GAME.view(p, None)["question"] != "before":
            continue
        for colour in range(5):
            if p.objection(DIE + colour):
                continue
            worth = explained(p, p.actor, f"die:{COLOURS[colour]}").get("worth")
            after = p.copy()
            after.play(DIE + colour)
            die = GAME.view(after, None)["die"]
            if die is None or "pillage" not in die:
                continue
            told += 1
            assert (part(worth, "n"), part(worth, "m")) == (die["pillage"], die["draw"])
            now = explained(after, after.actor, f"die:{COLOURS[colour]}").get("worth")
            assert (part(now, "n"), part(now, "m")) == (die["pillage"], die["draw"])
            if die["pillage"]:
                go(after, "pillage")
    assert told


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_a_card_is_worth_what_its_line_has_of_it(case: Case) -> None:
    for p in positions(case):
        for seat in range(case.seats):
            for card in members(p.s[0].cards[seat]):
                kind = TYPES[card // 12]
                worth = explained(p, seat, CARD_IDS[card]).get("worth")
                after = p.copy()
                after.s[0].cards[seat] &= ~(1 << card)
                was, now = lines(p, seat), lines(after, seat)
                assert isinstance(worth, Message)
                if kind == "mercenary":
                    lost = was["filled"] + was["unfilled"] - now["filled"] - now["unfilled"]
                    key = "now" if worth.id == "thing-worth_unfilled" else "worth"
                else:
                    lost, key = was[LINES[kind]] - now[LINES[kind]], "worth"
                if worth.id in ("thing-worth_nothing", "thing-worth_unmet"):
                    assert lost == 0 or kind == "treasure"
                else:
                    assert points_in(worth.parts[key]) == lost, CARD_IDS[card]  # type: ignore[arg-type]


def test_a_mercenary_is_worth_more_once_it_is_filled() -> None:
    p = table(dice="2 2 2 2 2", camps={0: "me08"})
    reader = Reader("en", you=0)
    said = "It is worth minus 1 point to you now, and 1 point once it is filled."
    assert reader.say(explained(p, 0, "me08")["worth"]) == said
    assert "2 free slots on your cards" in reader.say(explained(p, 0, "reserve:blue")["worth"])
    before = p.scores()[0]
    go(p, "die blue", "pillage", "put blue me08", "put blue me08")
    assert p.scores()[0] - before == 2
    assert reader.say(explained(p, 0, "me08")["worth"]) == "It is worth 1 point to you."


@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_points_told_are_those_of_the_sheet(case: Case) -> None:
    for p in positions(case):
        for seat in range(case.seats):
            worth = explained(p, seat, f"score:{seat}").get("worth")
            assert part(worth, "n") == p.scores()[seat]
            shipped = explained(p, seat, f"shipped:{seat}").get("worth")
            assert points_in(part(shipped, "worth")) == lines(p, seat)["wagons"]
            assert part(shipped, "m") == lines(p, seat)["types"]
            stash = explained(p, seat, f"stash:{seat}").get("worth")
            assert part(stash, "n") == lines(p, seat)["stash"]


# Secrets


def told(p: Position, seat: int | None) -> list[object]:
    return [(thing, explained(p, seat, thing)) for thing in GAME.things(p, seat)]


@pytest.mark.rule("N14")
@pytest.mark.whole
@pytest.mark.parametrize("case", HUNS, ids=str)
def test_what_a_seat_cannot_tell_apart_is_told_alike(case: Case) -> None:
    changed = 0
    for n, p in enumerate(positions(case, 6)):
        for seat in range(case.seats):
            other = p.copy()
            other.redeal(seat, rng(n))
            changed += other.s.tobytes() != p.s.tobytes()
            assert repr(told(other, seat)) == repr(told(p, seat))
    assert changed


@pytest.mark.rule("N14")
def test_a_rivals_shipped_wagons_are_not_told() -> None:
    """Four orange wagons; the same valuables came on wagons of four types."""
    alike = table(camps={1: "tr03 tr04"}, shipped={1: "wg09 wg10 wg11 wg12"})
    mixed = alike.copy()
    others = sum(1 << wagon_number(id_) for id_ in ("wg09", "wg25", "wg17", "wg08"))
    both = int(alike.s[0].hidden) | int(alike.s[0].shipped[1])
    mixed.s[0].hidden, mixed.s[0].shipped[1] = both & ~others, others
    for eye in (0, None):
        assert repr(told(alike, eye)) == repr(told(mixed, eye))
        assert "face down" in explained(alike, eye, "tr04")["worth"]["en"]
    assert repr(told(alike, 1)) != repr(told(mixed, 1))


@pytest.mark.rule("N14")
def test_cards_being_drawn_are_things_of_their_drawer_alone() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02")
    assert {"tr01", "tr02", "tr03"} <= {*GAME.things(p, 0)}
    for eye in (1, None):
        assert not {"tr01", "tr02", "tr03"} & {*GAME.things(p, eye)}
        assert GAME.explain(p, eye, "tr01") is None
    go(p, "play tr01")
    assert "under the treasure deck" in explained(p, 0, "tr03")["what"]["en"]
    assert GAME.explain(p, 1, "tr03") is None
