"""Card and wagon files: the shipped sets, other ones, and everything that is wrong with bad ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.datafiles import errors
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_move
from kurultai.games.huns.board import shipped_cards, shipped_wagons
from kurultai.match.lessons import lessons

from .table import GAME, go, left, refused, table


def problems(seats: int = 2, **files: Any) -> str:
    with pytest.raises(Unreadable) as refusal:
        GAME.new(seats, files)
    assert refusal.value.message["fr"] != refusal.value.message["en"]
    return refusal.value.message["en"]


def warned(seats: int = 2, **files: Any) -> list[str]:
    """What is not as in the box, of files that can be played."""
    found = GAME.problems_of_files(seats, files)
    assert not errors(found)
    assert all(problem.said()["fr"] != problem.said()["en"] for problem in found)
    return [problem.said()["en"] for problem in found]


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
    cards["vp"]["raid"] = "one"
    card(cards, "eq01")["phase"] = "later"
    card(cards, "eq02")["min_players"] = 5
    card(cards, "eq03")["name_en"] = ""
    del card(cards, "eq04")["text_fr"], card(cards, "eq04")["text_en"]
    card(cards, "me01")["slots"] = 0
    card(cards, "eq05")["slots"] = 2
    effect(cards, "ra01")["do"][0]["colour"] = "red"
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
        "vp › raid: This must be a number from -9 to 9.",
        "eq01 › phase: “later” is none of: start, end,",
        "eq02 › min_players: This must be a number from 2 to 4.",
        "eq03 › name_en: This must be some text.",
        "eq04: It needs text_en or text_fr, or both.",
        "me01 › slots: This must be a number from 1 to 8.",
        "eq05 › slots: This must be a number from 0 to 0.",
        "ra01 › effect › do: The entry “colour” means nothing here. Known are: op, amount, color,",
        "ra02 › effect › do › from: “bank” is none of: reserve,",
        "ra03 › effect › do › amount: This must be a number from 1 to 99.",
        "ra04 › effect › do: The operation modify needs either by or set.",
        "ra05 › effect › optional: This must be true or false.",
        "me02 › effect › trigger: “sometimes” is none of:",
        "me04 › effect › condition › stat: “luck” is none of:",
        "me04 › effect › condition › n: This must be a number from 0 to 99, or three",
        "me05 › effect: A card has 1 to 3 effects",
        "cu99 › id: The id must be cu01 to cu12.",
        "tr02: It is there twice.",
    ):
        assert part in told, part


MOVE = {"op": "move", "amount": 1, "color": "any", "from": "reserve", "to": "place"}


@pytest.mark.rule("P5.7")
@pytest.mark.parametrize(
    ("id_", "change", "told"),
    [
        ("me08", {"limit": "turn"}, "me08 › effect › limit: An effect with trigger pillage cannot"),
        ("eq01", {"trigger": "passive", "do": [MOVE]}, "eq01 › effect: move happens at a moment"),
        ("eq07", {"do": [{"op": "forbid", "rule": "raid"}]}, "eq07 › effect: raid lasts, so its"),
        ("eq07", {"do": [{"op": "score", "amount": 2}]}, "eq07 › effect: The operation score and"),
        ("tr01", {"do": [MOVE]}, "tr01 › effect: The operation score and the trigger score"),
        ("me06", {"do": [{"op": "forbid", "rule": "equipment"}]}, "me06 › effect: A mercenary can"),
        (
            "eq08",
            {"do": [{**MOVE, "color": "excess"}]},
            "there is no excess; it needs opponent_exc",
        ),
        ("eq08", {"do": [{**MOVE, "from": "shipped"}]}, "With trigger raid_used there is no"),
        ("eq08", {"do": [{**MOVE, "from": "wagons", "target": "victim"}]}, "no victim; it needs"),
        ("me10", {"do": [{**MOVE, "from": "shipped", "target": "self"}]}, "What was shipped can"),
        ("eq08", {"do": [{**MOVE, "to": "reserve"}]}, "Valuables would go where they come"),
        ("eq08", {"do": [{**MOVE, "chooser": "target"}]}, "Whoever receives valuables"),
        (
            "me03",
            {"do": [{"op": "dice", "act": "swap", "amount": 3, "target": "available"}]},
            "me03",
        ),
        (
            "eq08",
            {"do": [{**MOVE, "color": "named", "from": "wagons", "target": "opponent_choice"}]},
            "eq08 › effect: One operation cannot ask for a player and a colour",
        ),
        (
            "eq08",
            {"one_of": [[MOVE], [MOVE]]},
            "eq08 › effect: An effect needs either do or one_of",
        ),
        (
            "eq01",
            {"condition": [{"any": []}]},
            "eq01 › effect › condition: Conditions are lists of tables",
        ),
        (
            "eq01",
            {"condition": [{"stat": "cards", "cmp": "most", "whose": "opponent"}]},
            "eq01 › effect › condition › whose: most compares with the other players",
        ),
        (
            "eq01",
            {"condition": [{"stat": "cards", "type": "wagon", "cmp": ">=", "n": 1}]},
            "condition › type: “wagon” is none of: equipment, raid",
        ),
        (
            "eq08",
            {"do": [{**MOVE, "amount": {"per": {"stat": "luck"}}}]},
            "do › amount › per › stat: “luck”",
        ),
        ("eq08", {"do": [{"op": "dice", "act": "set"}]}, "A die is set to a face (set) or changed"),
        (
            "eq08",
            {"do": [{"op": "dice", "act": "reroll", "by": 1}]},
            "the act set needs one of them",
        ),
        ("eq08", {"do": [{"op": "card", "act": "ready", "type": "curse"}]}, "Only raids become"),
        ("eq08", {"do": [{"op": "card", "act": "take"}]}, "The card would go where it lies"),
        ("eq08", {"do": [{"op": "card", "act": "swap"}]}, "“swap” is none of: ready, return, take"),
        (
            "eq08",
            {"do": [{"op": "card", "act": "return", "receiver": "owner"}]},
            "do › receiver: With return the card goes to nobody",
        ),
        (
            "eq08",
            {"do": [{"op": "card", "act": "return", "target": "opponent_choice"}]},
            "do › target: “opponent_choice” is none of: self",
        ),
        ("eq08", {"do": [{"op": "steal"}]}, "eq08 › effect › do › op: “steal” is none of: modify"),
    ],
)
def test_what_has_no_meaning_is_refused_with_the_cards_id(
    id_: str, change: dict[str, Any], told: str
) -> None:
    cards = shipped_cards()
    effect(cards, id_).update(change)
    assert told in problems(cards=cards)


@pytest.mark.rule("P5.7")
def test_a_choice_needs_a_moment_and_a_file_has_bounds() -> None:
    cards = shipped_cards()
    holds = {"op": "modify", "stat": "wagon_limit", "by": 1}
    card(cards, "eq05")["effect"] = [{"trigger": "passive", "one_of": [[holds], [holds]]}]
    card(cards, "eq06")["effect"] *= 4
    lists = [[MOVE], [MOVE]]
    card(cards, "eq07")["effect"] = [{"trigger": "ship", "one_of": [*lists, [MOVE]]}] * 2
    told = problems(cards=cards)
    assert "eq05 › effect: There is nothing to choose" in told
    assert "eq06 › effect: A card has 1 to 3 effects" in told
    assert "eq07 › effect: All effects of a card together may have 4 lists" in told
    cards = shipped_cards()
    for entry in cards["card"]:
        entry["effect"][0]["condition"] = [{"stat": "round", "cmp": ">=", "n": 1}] * 9
    assert "together are 540; 256 is the most" in problems(cards=cards)
    cards = shipped_cards()
    cards["card"] *= 3
    assert "180 cards are too many, 60 is the most" in problems(cards=cards)


@pytest.mark.parametrize("deep", [9, 2000])
def test_conditions_nested_too_deep_are_refused(deep: int) -> None:
    condition: dict[str, Any] = {"stat": "round", "cmp": ">=", "n": 1}
    for _ in range(deep):
        condition = {"not": condition}
    cards = shipped_cards()
    effect(cards, "eq01")["condition"] = [condition]
    told = {
        9: "Conditions are lists of tables, nested 8 deep",
        2000: "nested too deeply",
    }
    assert told[deep] in problems(cards=cards)


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
    assert warned(cards=cards) == ["There are 11 cards of type equipment; the book has 12."]
    GAME.new(2, {"cards": cards})
    cards["card"] = [c for c in cards["card"] if c["type"] != "raid"]
    assert "There is no card of type raid for two players" in problems(cards=cards)
    assert "no [[card]]" in problems(cards={"meta": {}})
    assert "card › 1: This must be a table" in problems(cards={"card": ["eq01"]})


@pytest.mark.rule("wagons")
def test_every_problem_of_a_wagon_file_is_told_at_once() -> None:
    wagons = shipped_wagons()
    wagons["wagon"] = copy.deepcopy(wagons["wagon"][:7])
    wagons["wagon"][0]["id"] = "wg99"
    wagons["wagon"][1]["type"] = "red"
    wagons["wagon"][2]["slots"] = ["blue", "pink"]
    wagons["wagon"][3]["slots"] = []
    wagons["wagon"][5]["id"] = "wg07"
    told = problems(seats=4, wagons=wagons)
    for part in (
        "wg99 › id: The id must be",
        "wg02 › type: “red” is none of: purple",
        "wg03 › slots: “pink” is none of: blue",
        "wg04 › slots: There must be 1 to 8 colours.",
        "wg07: It is there twice.",
        "7 wagons are too few for 4",
    ):
        assert part in told, part
    assert "no [[wagon]]" in problems(wagons={})


@pytest.mark.rule("cards", "wagons")
def test_what_is_only_unusual_is_a_warning_and_is_played() -> None:
    """An owner of one box has one language; notes of one's own are nobody's business."""
    cards, wagons = shipped_cards(), shipped_wagons()
    cards["note"] = "typed in on a Sunday"
    entry = card(cards, "eq01")
    entry["artist"] = "somebody"
    for key in ("name_en", "text_en", "min_players", "phase", "slots"):
        del entry[key]
    known = "id, type, name_en, name_fr, text_en, text_fr, min_players, phase, slots, effect"
    assert warned(cards=cards) == [
        "Nothing reads the entry “note”. Known are: meta, title, origin, vp, vocabulary, card.",
        f"eq01: Nothing reads the entry “artist”. Known are: {known}, name_source.",
        "eq01: There is only name_fr: who reads another language sees it, too.",
        "eq01: There is only text_fr: who reads another language sees it, too.",
    ]
    wagons["wagon"] = [*wagons["wagon"][:24], {**wagons["wagon"][0], "id": "wg25", "wheels": 6}]
    wagons["wagon"][24]["type"] = "orange"
    assert warned(wagons=wagons) == [
        "wg25: Nothing reads the entry “wheels”. Known are: id, type, slots.",
        "There are 9 wagons of type orange; the book has 8.",
        "There is no wagon of type blue; the book has 8.",
    ]
    p = table(cards=cards, camps={0: "eq01"})
    face = GAME.view(p, 0)["cards"]["eq01"]
    assert face["name"]["en"] == face["name"]["fr"] == "Arc composite"
    assert (face["phase"], face["slots"], face["min_players"]) == ("any", 0, 2)


def test_the_cards_of_a_lesson_are_those_of_the_shipped_set() -> None:
    """A lesson with small decks leaves cards out and changes none."""
    shipped = {entry["id"]: entry for entry in shipped_cards()["card"]}
    files = [lesson.options.get("cards") for lesson in lessons("huns").values()]
    small = [file for file in files if file]
    assert small
    for file in small:
        for entry in file["card"]:
            assert entry == shipped[entry["id"]]
