"""What a good position of Dschingis Khan is."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.bots import evaluation
from kurultai.bots.spec import build
from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from tests.bots.test_evaluation import shares_of
from tests.games.dschingis.drawn import GAME, played, position

pytestmark = pytest.mark.whole  # evaluations are slow uncompiled


def shares(p: Position) -> list[float]:
    out = np.zeros(p.seats)
    before = p.s.tobytes()
    shares_of(p.b, p.s, evaluation.weights(p.game, p.seats), out)
    assert p.s.tobytes() == before
    return [float(share) for share in out]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_are_shares_all_through_a_game(seats: int) -> None:
    p, generator = GAME.new(seats), rng(seats)
    while not p.is_over:
        found = shares(p)
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
        p.play(random_move(p, generator))
    won = p.winners()
    assert shares(p) == [(seat in won) / len(won) for seat in range(seats)]


def in_the_last_round(p: Position) -> Position:
    """What lies on the board is nearly all that will count."""
    p.s[0].turns_left = 2
    return p


def test_a_mongol_is_better_at_home() -> None:
    at_home = position(phase="take", leaders="d4 g1", stacks={"b6": "0mongol"})
    abroad = position(phase="take", leaders="d4 g1", stacks={"c1": "0mongol"})
    assert shares(in_the_last_round(at_home))[0] > shares(in_the_last_round(abroad))[0]


def test_a_stack_within_a_rivals_reach_is_worth_less() -> None:
    far = position(phase="take", leaders="g1 h3", stacks={"c6": "0mongol 0mongol"}, closed="h3/h4")
    near = position(phase="take", leaders="g1 d6", stacks={"c6": "0mongol 0mongol"}, closed="h3/h4")
    assert shares(in_the_last_round(far))[0] > shares(in_the_last_round(near))[0]


def test_two_steps_away_is_less_of_a_danger_than_one() -> None:
    row = {}
    for name, rival in (("threatened", "d6"), ("exposed", "d5"), ("safe", "g1")):
        p = position(phase="take", leaders=f"h3 {rival}", stacks={"c6": "0mongol"}, closed="h3/h4")
        noted, _ = evaluation.noted(p)
        row[name] = noted[0, GAME.features.index(name)]
    assert row == {"threatened": 3, "exposed": 3, "safe": 3}


def test_waiting_has_its_price_for_who_is_behind() -> None:
    p = position(
        phase="take", leaders="h3 g1", tokens={0: "mongol"}, stacks={"c6": "1mongol 1mongol"}
    )
    at_first = shares(p)[0]
    p.s[0].quiet = 19  # of 20 turns without a token (§D21)
    assert shares(p)[0] < at_first


def test_the_greedy_bot_lays_a_mongol_in_mongolia_and_walls_in_a_chinese() -> None:
    march = in_the_last_round(position(phase="march", tokens={0: "mongol"}, leaders="d4 g1"))
    chosen = march.format(build(GAME, "greedy", 1).choose(march).move)
    assert chosen.split()[1][1] in "456"
    p = position(phase="build", walls={0: 3}, leaders="g1 h4", stacks={"d4": "0chinese 0chinese"})
    p, bot = in_the_last_round(p), build(GAME, "greedy", 1)
    for _ in range(3):
        p = played(p, p.format(bot.choose(p).move))
    assert p.scores()[0] == 6  # three walls around d4: it is in China now


def test_the_search_bot_finds_the_last_step_of_the_game() -> None:
    p = position(
        phase="march", tokens={0: "mongol"}, leaders="d4 g1", stacks={"e4": "1mongol 1mongol"}
    )
    p.s[0].turns_left = 1
    chosen = p.format(build(GAME, "search:200it", 1).choose(p).move)
    assert chosen.startswith("go e4 ")
