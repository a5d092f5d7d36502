"""Bots on boards, cards and wagons that nobody shipped, at every number of seats: they do not fail."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kurultai.bots.levels import bot_named
from kurultai.core.bits import rng
from kurultai.core.datafiles import errors
from kurultai.core.playing import random_move
from kurultai.core.registry import game

Options = dict[str, Any]

MOVES = 30  # decisions that bots make in each game


def sides(gold: tuple[str, str, str], teal: tuple[str, str, str]) -> Options:
    """Warriors, heroes and cities of both sides."""
    named = ("warriors", "heroes", "cities")
    words = [
        {what: squares.split() for what, squares in zip(named, side, strict=True)}
        for side in (gold, teal)
    ]
    return {"board": {"gold": words[0], "teal": words[1]}}  # fmt: skip


def map_of(*rows: str) -> Options:
    return {"board": {"map": list(rows)}, "rulers": "random"}


def plan(walls: int, *rows: str) -> Options:
    return {"board": {"walls": walls, "map": "\n".join(rows)}}


RESERVE = {"op": "move", "amount": 1, "color": "any", "from": "reserve", "to": "place"}
RAIDS = {"per": {"stat": "cards", "type": "raid"}, "most": 3}
OWN_EFFECTS: dict[str, list[dict[str, Any]]] = {
    "equipment": [{"trigger": "ship", "optional": True, "do": [{**RESERVE, "amount": RAIDS}]}],
    "raid": [
        {
            "trigger": "activate",
            "limit": "game",
            "one_of": [
                [{"op": "draw", "amount": 3, "deck": "any", "keep": 2}],
                [{**RESERVE, "from": "stash", "target": "opponent_choice", "to": "stash"}],
            ],
        }
    ],
    "mercenary": [
        {"trigger": "die_taken", "optional": True, "do": [{**RESERVE, "color": "named"}]},
        {"trigger": "score", "do": [{"op": "score", "amount": RAIDS}]},
    ],
    "curse": [{"trigger": "turn_end", "do": [{**RESERVE, "from": "wagons", "to": "reserve"}]}],
    "treasure": [{"trigger": "score", "do": [{"op": "score", "amount": {"per": {"stat": "round"}}}]}],
}  # fmt: skip


def own_cards(a_deck: int) -> Options:
    """So many cards of each type, all with an effect that no shipped card has, in one language."""
    cards: list[dict[str, Any]] = copy.deepcopy(game("huns").shipped("cards")["card"])
    for entry in cards:
        entry["effect"] = OWN_EFFECTS[entry["type"]]
        del entry["name_en"], entry["text_en"], entry["phase"], entry["min_players"]
    return {"cards": {"card": [entry for entry in cards if int(entry["id"][2:]) <= a_deck]}}


def own_wagons(n: int, slots: int) -> Options:
    colours = ["blue", "red", "green", "black", "yellow"] * 2
    wagon = {"type": "orange", "slots": colours[:slots]}
    return {"wagons": {"wagon": [{"id": f"wg{i:02}", **wagon} for i in range(1, n + 1)]}}


MADE: list[tuple[str, str, Options]] = [
    ("heroes", "few", sides(("c3 d3", "e3", "a1"), ("c8", "e8", "a10 c10"))),
    ("heroes", "no cities", sides(("a1 b1 c1 d1", "", ""), ("g10 h10 i10", "j10", ""))),
    ("heroes", "all heroes", sides(("", "a1 c1 e1 g1 i1", "e5"), ("", "b10 d10 f10", "f6 a9"))),
    ("khan", "two rivers and holes", map_of(
        "..MMMM~MTTT.", ".MMMMM~TTTTT", "MMM..M~TT~TT", "MMM..M~TT~TT", "MMMMMM~TT~II", "SSSSS~~TI~II",
        "SSSSS~IIIIII", "SS~SS~II..II", "SD~DD~FF..FF", "DD~DD~FFFFFF", ".D~DDDDFFFF.")),
    ("khan", "the largest", map_of(*["MTISDF~MTISDF~MM"] * 16)),
    ("khan", "small and dry", map_of("MMTT", "MITS", "DDSS", "DFFF")),
    ("dschingis", "a gorge", plan(
        18, "+---+---+---+---+---+", "! o - o : o - o : o !", "+ | + . + | + | + | +", "! o - o - o - o - o !",
        "R=|=+===+=|=+ | + . +", "! o : o - o H o - o !", "+ | + | + | +=|=+===R", "! o - o - o - o : o !",
        "+ . + | + . + | + | +", "! o - o - o - o - o !", "+---+---+---+---+---+")),
    ("dschingis", "a strip", plan(
        40, "+" + "---+" * 9, "!" + " o -" * 8 + " o !", "R" + "=|=+" * 8 + "=|=R", "!" + " o -" * 8 + " o !",
        "+ | +" + " | +" * 8, "!" + " o -" * 8 + " o !", "+" + "---+" * 9)),
    ("huns", "cards", own_cards(12)),
    ("huns", "few cards and small wagons", {**own_cards(4), **own_wagons(12, 1)}),
    ("huns", "large wagons", own_wagons(32, 8)),
]  # fmt: skip
TABLES = [
    pytest.param(id_, seats, options, id=f"{id_}, {name}, {seats}")
    for id_, name, options in MADE
    for seats in game(id_).seats
]


@pytest.mark.whole
@pytest.mark.parametrize(("id_", "seats", "options"), TABLES)
def test_bots_play_on_any_board(id_: str, seats: int, options: Options) -> None:
    its = game(id_)
    assert errors(its.problems_of_files(seats, options)) == []
    bots = [bot_named(its, spec, 1, seats) for spec in ("greedy", "search:10it")]
    p, generator = its.new(seats, options), rng(seats)
    decisions = 0
    while decisions < MOVES and not p.is_over:
        if p.actor < 0:
            p.play(random_move(p, generator))
            continue
        move = int(bots[decisions % 2].choose(p).move)
        p.check(move)
        p.play(move)
        decisions += 1
    assert decisions
