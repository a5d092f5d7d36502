"""Card and wagon files: the shipped sets, other ones, and everything that is wrong with bad ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_move
from kurultai.games.huns.board import shipped_cards, shipped_wagons

from .table import GAME, go, left, refused, table


def problems(seats: int = 2, **files: Any) -> str:
    with pytest.raises(Unreadable) as refusal:
        GAME.new(seats, files)
    assert refusal.value.message["fr"] != refusal.value.message["en"]
    return refusal.value.message["en"]


def card(document: dict[str, Any], id_: str) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in document["card"] if c["id"] == id_)
    return found


def effect(document: dict[str, Any], id_: str) -> dict[str, Any]:
    made: dict[str, Any] = card(document, id_)["effect"][0]
    return made


@pytest.mark.rule("cards", "wagons")
def test_the_shipped_files_are_right_and_can_be_given_as_options() -> None:
    cards, wagons = shipped_cards(), shipped_wagons()
    assert len(cards["card"]) == 60
    assert len(wagons["wagon"]) == 32
    given = {"cards": json.loads(json.dumps(cards)), "wagons": json.loads(json.dumps(wagons))}
    assert GAME.new(4, given).b.tobytes() == GAME.new(4).b.tobytes()
    empty = record.Record("huns", 2, "1", given)
    assert json.loads(str(empty))["options"] == given


@pytest.mark.rule("cards", "N12")
def test_another_card_file_changes_what_a_card_does() -> None:
    cards = shipped_cards()
    effect(cards, "ra04")["do"][0]["by"] = 5
    p = go(table(camps={0: "ra04"}, cards=cards), "die yellow", "raid ra04", "pillage")
    assert left(p) == 6
    assert left(go(table(camps={0: "ra04"}), "die yellow", "raid ra04", "pillage")) == 3


@pytest.mark.rule("wagons")
def test_another_wagon_file_changes_the_slots() -> None:
    wagons = shipped_wagons()
    wagons["wagon"][3]["slots"] = ["red"]
    p = GAME.new(2, {"wagons": wagons})
    go(p, "start 0", "wagons wg04 wg05 wg16 wg32 wg01 wg02 wg03 wg07", "roll 1 1 1 1 1")
    go(p, "die red", "pillage")
    assert refused(p, "put red wg16", by="pillage.place")
    go(p, "put red wg04")
    assert p.game.view(p, 0)["camps"][0]["shipped"] == ["wg04"]


@pytest.mark.rule("P5.7")
def test_every_problem_of_a_card_file_is_told_at_once_with_the_cards_id() -> None:
    cards = shipped_cards()
    cards["extra"] = 1
    cards["vp"]["raid"] = "one"
    card(cards, "eq01")["phase"] = "later"
    card(cards, "eq02")["min_players"] = 5
    card(cards, "eq03")["name_en"] = ""
    del card(cards, "eq04")["text_fr"]
    card(cards, "me01")["slots"] = 0
    card(cards, "eq05")["slots"] = 2
    card(cards, "ra01")["colour"] = "red"
    effect(cards, "ra02")["do"][0]["from"] = "bank"
    effect(cards, "ra03")["do"][0]["amount"] = 0
    effect(cards, "ra04")["do"][0]["set"] = 2
    effect(cards, "ra05")["optional"] = "yes"
    effect(cards, "me02")["trigger"] = "sometimes"
    effect(cards, "me04")["condition"] = [{"stat": "luck", "cmp": "==", "n": "many"}]
    card(cards, "me05")["effect"] = []
    card(cards, "cu01")["id"] = "cu99"
    card(cards, "tr01")["id"] = "tr02"
    told = problems(cards=cards)
    for part in (
        "extra",
        "vp: raid",
        "eq01: phase",
        "eq02: min_players",
        "eq03: name_en",
        "eq04: text_fr",
        "me01: slots",
        "eq05: slots",
        "ra01: unknown entry colour",
        "ra02: from 'bank'",
        "ra03: amount",
        "ra04: modify needs",
        "ra05: optional",
        "me02: trigger",
        "me04: stat 'luck'",
        "me04: a condition's n",
        "me05: must have exactly one effect",
        "cu99: the id",
        "tr02: is there twice",
    ):
        assert part in told, part


@pytest.mark.rule("P5.7")
@pytest.mark.parametrize(
    ("id_", "change"),
    [
        ("eq07", {"trigger": "turn_end", "attack": True}),
        ("eq08", {"trigger": "before_die"}),
        ("eq03", {"trigger": "die_taken"}),
        ("cu01", {"trigger": "draw"}),
        ("me06", {"do": [{"op": "forbid", "rule": "equipment"}]}),
        ("eq01", {"do": [{"op": "forbid", "rule": "attack"}]}),
        ("ra02", {"do": [{"op": "score", "amount": "players"}]}),
        ("me03", {"do": [{"op": "dice", "act": "swap", "amount": 3, "target": "available"}]}),
    ],
)
def test_other_combinations_are_refused_with_the_cards_id(id_: str, change: dict[str, Any]) -> None:
    cards = shipped_cards()
    effect(cards, id_).update(change)
    assert f"{id_}: this combination" in problems(cards=cards)


@pytest.mark.rule("P5.7")
@pytest.mark.parametrize(
    ("id_", "change", "told"),
    [
        ("eq03", {"limit": None}, "eq03: an effect before the die needs a limit"),
        ("eq04", {"limit": None}, "eq04"),
        ("me08", {"limit": "turn"}, "me08: an effect with trigger pillage cannot have a limit"),
        ("eq05", {"condition": [{"stat": "cards", "cmp": "most"}]}, "eq05: an effect with trigger"),
        ("cu05", {"do": [{"op": "modify", "stat": "draw", "by": -1}]}, "cu05: fewer"),
        ("eq05", {"do": [{"op": "modify", "stat": "wagon_limit", "by": 9}]}, "All wagon_limit"),
    ],
)
def test_effects_that_could_not_be_played_are_refused(
    id_: str, change: dict[str, Any], told: str
) -> None:
    cards = shipped_cards()
    effect(cards, id_).update(change)
    if effect(cards, id_).get("limit", 0) is None:
        del effect(cards, id_)["limit"]
    assert told in problems(cards=cards)


@pytest.mark.rule("P5.7")
def test_numbers_conditions_limits_and_owners_are_free() -> None:
    """Equipment and mercenaries may trade effects, events may become mandatory."""
    cards = shipped_cards()
    card(cards, "eq07")["effect"], card(cards, "me04")["effect"] = (
        card(cards, "me04")["effect"],
        card(cards, "eq07")["effect"],
    )
    effect(cards, "me10")["optional"] = False
    effect(cards, "me11").pop("limit")
    effect(cards, "eq08")["limit"] = "round"
    effect(cards, "cu09")["condition"] = [{"stat": "turns_this_round", "cmp": "<=", "n": [1, 2, 2]}]
    p = GAME.new(3, {"cards": cards})
    generator = rng(9)
    for _ in range(300):
        if not p.is_over:
            p.play(random_move(p, generator))


def test_decks_must_be_whole() -> None:
    cards = shipped_cards()
    cards["card"] = [c for c in cards["card"] if c["id"] != "eq09"]
    assert "11 cards of type equipment" in problems(cards=cards)
    del cards["meta"]
    GAME.new(2, {"cards": cards})
    cards["card"] = [c for c in cards["card"] if c["type"] != "raid"]
    assert "No card of type raid" in problems(cards=cards)
    assert "no [[card]]" in problems(cards={"meta": {}})
    assert "[[card]] 1: must be a table" in problems(cards={"card": ["eq01"]})


@pytest.mark.rule("wagons")
def test_every_problem_of_a_wagon_file_is_told_at_once() -> None:
    wagons = shipped_wagons()
    wagons["wagon"] = copy.deepcopy(wagons["wagon"][:7])
    wagons["wagon"][0]["id"] = "wg99"
    wagons["wagon"][1]["type"] = "red"
    wagons["wagon"][2]["slots"] = ["blue", "pink"]
    wagons["wagon"][3]["slots"] = []
    wagons["wagon"][4]["wheels"] = 4
    wagons["wagon"][5]["id"] = "wg07"
    told = problems(seats=4, wagons=wagons)
    for part in (
        "wg99: the id",
        "wg02: type",
        "wg03: slots 'pink'",
        "wg04: slots",
        "wg05: unknown entry",
        "wg07: is there twice",
        "7 wagons are too few for 4",
    ):
        assert part in told, part
    assert "no [[wagon]]" in problems(wagons={})
