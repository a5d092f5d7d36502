"""What a camp's cards, the dice and the decks say of themselves before anything is done."""

from __future__ import annotations

from typing import Any

import pytest

from kurultai.core.game import Position
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.parts.counts import STATS as COUNTED
from kurultai.games.huns.parts.faces import gallery, printed
from kurultai.games.huns.parts.icons import Icon, icons
from kurultai.games.huns.parts.progress import COMPARED
from kurultai.games.huns.parts.vocabulary import (
    ACTS,
    ALLOWED,
    COMPARISONS,
    FORBIDDEN,
    STATS,
    TRIGGERS,
)

from .table import GAME, go, table


def shown(icons_: list[Icon]) -> str:
    return " ".join(icon["sign"] + icon.get("n", "") for icon in icons_)


@pytest.mark.parametrize(
    ("card", "when", "then"),
    [
        ("eq01", "cube die1", "cube+1"),
        ("eq05", "always", "wagon+1"),
        ("eq11", "last2", "die+1"),
        ("ra07", "once", "mercenary−2 any+1"),
        ("me02", "die", "die=3"),
        ("cu10", "always", "raid"),
        ("tr02", "raid≥4", "points"),
    ],
)
def test_signs_tell_when_a_card_acts_and_what_it_does(card: str, when: str, then: str) -> None:
    found = gallery()["cards"][card]["icons"]
    assert (shown(found["when"]), shown(found["then"])) == (when, then)


def test_comparisons_are_in_the_order_of_the_vocabulary() -> None:
    assert COMPARISONS[:-1] == COMPARED  # "tied" has nothing to come closer to


def test_a_treasures_number_is_the_one_for_those_at_the_table() -> None:
    entry = next(entry for entry in shipped_cards()["card"] if entry["id"] == "tr02")
    assert shown(printed(entry, 2)["icons"]["when"]) == "raid≥4"
    assert shown(printed(entry, 3)["icons"]["when"]) == "raid≥3"


def test_every_word_of_the_card_file_has_a_sign() -> None:
    effects: list[dict[str, Any]] = [
        {"trigger": trigger, "do": []} for trigger in TRIGGERS if trigger != "passive"
    ]
    score = {"op": "score", "amount": "players"}
    effects += [
        {"trigger": "score", "condition": [{"stat": stat, "cmp": ">=", "n": 2}], "do": [score]}
        for stat in COUNTED
    ]
    operations: list[dict[str, Any]] = [{"op": "modify", "stat": stat, "by": 1} for stat in STATS]
    operations += [{"op": "dice", "act": act, "set": 5} for act in ACTS]
    operations += [{"op": "allow", "rule": rule} for rule in ALLOWED]
    operations += [{"op": "forbid", "rule": rule} for rule in FORBIDDEN]
    found = icons([*effects, {"trigger": "score", "do": operations}])
    assert "always" not in shown(found["when"] + found["then"])


def test_a_card_with_another_name_has_no_picture_of_ours() -> None:
    entry = shipped_cards()["card"][0]
    assert printed(entry)["picture"] == "eq01"
    assert printed({**entry, "name_en": "Slingshot"})["picture"] is None


def progress(p: Position, card: str, eye: int = 0) -> list[tuple[object, object]]:
    there = [c for camp in GAME.view(p, eye)["camps"] for c in camp["cards"] if c["id"] == card]
    return [(each["have"], each["want"]) for each in there[0]["progress"]]


def test_a_treasure_tells_how_far_it_is() -> None:
    p = table(3, camps={0: "tr02 tr07 ra01 ra02 cu01!=rrr", 1: "tr11"})
    assert progress(p, "tr02") == [(2, 3)]
    assert progress(p, "tr07") == [(1, 1), (0, 0)]
    assert progress(p, "tr11") == [(1, 0)]


def test_what_lies_face_down_is_not_told() -> None:
    p = table(camps={1: "tr03"})
    assert progress(p, "tr03", eye=1) == [(0, 4)]
    assert progress(p, "tr03", eye=0) == [(None, 4)]


def offer(p: Position, colour: str) -> tuple[object, object]:
    found = GAME.view(p, 0)["offers"][colour]  # type: ignore[index]
    return found["fits"], found["ships"]


def faces(p: Position, n: int) -> Position:
    p.s[0].face[:] = n
    return p


@pytest.mark.parametrize(
    ("camp", "wagons", "fits", "ships"),
    [
        ("", "wg01=... wg14", 2, 0),  # two yellow slots of three cubes
        ("", "wg01=r.. wg14", 2, 1),
        ("me04", "wg01=r.. wg14", 3, 1),  # the mercenary takes all of them
        ("cu03", "wg01=r.. wg04", 2, 1),  # one wagon only
        ("eq06 me09", "wg01=r.. wg14", 3, 1),  # wagons and a card
    ],
)
def test_a_die_tells_what_its_pillage_would_place_and_ship(
    camp: str, wagons: str, fits: int, ships: int
) -> None:
    display = "wg02 wg03 wg07 wg08"
    p = faces(table(camps={0: camp}, wagons={0: wagons}, display=display), 3)
    assert offer(p, "yellow") == (fits, ships)


def test_a_deck_tells_which_cards_it_can_still_bring() -> None:
    p = table(camps={0: "eq01", 1: "eq05"})
    unseen = GAME.view(p, 0)["decks"][0]["unseen"]
    assert unseen == ["eq02", "eq03", "eq04", "eq06", "eq07", "eq08", "eq09", "eq10"]


def test_cards_in_a_rivals_hand_are_still_unseen_but_not_in_ones_own() -> None:
    p = go(faces(table(), 2), "die blue", "draw", "cards eq03 eq04")
    assert {"eq03", "eq04"} <= set(GAME.view(p, 1)["decks"][0]["unseen"])
    assert not {"eq03", "eq04"} & set(GAME.view(p, 0)["decks"][0]["unseen"])
