"""What is likely of hidden tokens: dealt as stated, learnt from games, and nothing that is secret."""

from __future__ import annotations

from collections import Counter
from math import exp
from pathlib import Path

import numpy as np
import pytest

from kurultai.arena.training.believing import climb, fitted
from kurultai.bots import beliefs
from kurultai.bots.spec import build
from kurultai.core.bits import rng
from kurultai.core.contract.believing import imagine_in, likelihood_of
from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.games.dschingis.board import KINDS
from kurultai.games.dschingis.hidden import BELIEFS
from kurultai.testing.cases import INTERPRETED

from .drawn import GAME, position

EAGER = np.array([0.5, -0.2, -0.2, -0.6, 0.4])
EVEN = np.zeros(len(BELIEFS))


def table() -> Position:
    """Seat 1 has laid three tokens that seat 0 has not seen, one of them on a token of seat 0."""
    return position(
        phase="march",
        seats=2,
        tokens={0: "herb", 1: "mongol chinese"},
        leaders="d4 g1",
        stacks={"e4": "1mongol 1peasant", "d4": "0chinese 1mongol"},
    )


def laid(p: Position) -> tuple[int, ...]:
    return tuple(int(token) & 7 for token in p.s[0].token[: int(p.s[0].laid)])


def imagined(
    p: Position, w: np.ndarray[tuple[int], np.dtype[np.float64]], times: int
) -> list[Position]:
    generator, found = rng(4), []
    for _ in range(times):
        other = p.copy()
        imagine_in(other.b, other.s, 0, w, generator)
        found.append(other)
    return found


@pytest.mark.rule("D18")
@pytest.mark.parametrize("w", [EVEN, EAGER], ids=["even", "eager"])
def test_what_is_imagined_is_as_frequent_as_it_is_said_to_be_likely(
    w: np.ndarray[tuple[int], np.dtype[np.float64]],
) -> None:
    times = 400 if INTERPRETED else 8000
    found = imagined(table(), w, times)
    counts = Counter(map(laid, found))
    chances = {laid(p): exp(likelihood_of(p.b, p.s, 0, w)) for p in found}
    assert 0.8 < sum(chances.values()) <= 1 + 1e-9
    for dealt, chance in chances.items():
        spread = (times * chance * (1 - chance)) ** 0.5
        assert abs(counts[dealt] - times * chance) < 5 * spread + 1


@pytest.mark.rule("D18")
def test_with_nothing_learnt_all_is_as_likely_as_in_a_redeal() -> None:
    p, generator = table(), rng(8)
    times = 200 if INTERPRETED else 4000
    redealt: Counter[str] = Counter()
    for _ in range(times):
        other = p.copy()
        other.redeal(0, generator)
        redealt[KINDS[laid(other)[0]]] += 1
    even = Counter(KINDS[laid(other)[0]] for other in imagined(p, EVEN, times))
    for kind in KINDS:
        assert abs(even[kind] - redealt[kind]) < 5 * (2 * times * 5 / 17) ** 0.5


def test_rivals_are_thought_to_lay_tokens_where_they_count() -> None:
    """The first token of e4 is one at home there more often than one that counts against it."""
    p = table()
    at_home, abroad = (
        ("mongol", "chinese") if int(p.s[0].token[0]) >> 16 & 1 else ("chinese", "mongol")
    )
    found = Counter(KINDS[laid(other)[0]] for other in imagined(p, EAGER, 400))
    assert found[at_home] > 2 * found[abroad]


def test_every_token_stays_somewhere() -> None:
    for p in imagined(table(), EAGER, 50):
        s = p.s[0]
        tokens = s.passive[1] + s.active[1] + s.gone[1]
        for token in s.token[: int(s.laid)]:
            tokens[int(token) & 7] += int(token) >> 3 & 3 == 1
        assert list(tokens) == [5, 5, 5, 1, 1]


def test_the_numbers_that_dealt_are_the_most_likely_ones() -> None:
    if INTERPRETED:
        pytest.skip("thousands of states")
    generator, states = rng(3), []
    for _ in range(150):
        p = GAME.new(2)
        while not p.is_over and int(p.s[0].laid) < 20:
            p.play(random_move(p, generator))
        if not p.is_over:
            for _ in range(5):
                other = p.copy()
                imagine_in(other.b, other.s, 0, EAGER, generator)
                states.append(other.s)
    held_out = np.arange(len(states)) % 5 == 0

    def seen_by_first(w: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        b = GAME.new(2).b
        return sum(float(likelihood_of(b, s, 0, w)) for s in states) / len(states)

    found = climb(seen_by_first, EVEN)
    assert found == pytest.approx(EAGER, abs=0.15)
    _, (even, learnt) = fitted(GAME, 2, np.concatenate(states), held_out, EVEN)
    assert learnt > even


def test_the_shipped_beliefs_name_the_command_that_wrote_them() -> None:
    assert "kurultai train dschingis --belief" in beliefs.shipped(GAME).read_text()
    for seats in GAME.seats:
        found = beliefs.numbers(GAME, seats)
        assert found[0] > 0.1
        assert np.isfinite(found).all()


def test_a_bot_can_be_given_other_beliefs_or_none(tmp_path: Path) -> None:
    p, file = table(), tmp_path / "sure.toml"
    lines = [f"{name} = 0.9" for name in BELIEFS]
    file.write_text("[seats.2]\n" + "\n".join(lines), encoding="utf-8")
    shares = {
        spec: build(GAME, f"greedy:samples=40{spec}", 1).choose(p).share
        for spec in ("", ":belief=even", f":belief={file}")
    }
    assert len(set(shares.values())) == 3
    with pytest.raises(Unreadable):
        build(GAME, "greedy:belief=nowhere.toml", 1).choose(p)
