"""The compiled rules against the slow, literal ones: every list of moves, every result."""

from __future__ import annotations

import numba
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import game

from .drawn import cities, moves, pieces
from .reference import Reference, name

GAMES = 2 if numba.config.DISABLE_JIT else 6


@pytest.mark.parametrize("reach", ["exact", "up-to"])
def test_random_games_agree_move_by_move(reach: str) -> None:
    for seed in range(GAMES):
        p = game("heroes").new(2, {"reach": reach})
        slow = Reference.start(reach)
        generator = rng(seed)
        while not p.is_over:
            assert moves(p) == slow.legal()
            move = random_move(p, generator)
            text = p.format(move)
            p.play(move)
            slow.play(text)
            marks = {(0, False): "g", (0, True): "G", (1, False): "t", (1, True): "T"}
            assert pieces(p) == {name(at): marks[piece] for at, piece in slow.pieces.items()}
            assert cities(p, 0) == sorted(
                name(at) for at, owner in slow.cities.items() if owner == 0
            )
        assert p.winners() == slow.winners
        assert p.scores() == [slow.owned(0), slow.owned(1)]


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.integers(0, 99), st.tuples(st.integers(0, 1), st.booleans()), min_size=4, max_size=40
    ),
    st.integers(0, 1),
    st.sampled_from(["exact", "up-to"]),
)
def test_crowded_positions_agree(
    placed: dict[int, tuple[int, bool]], turn: int, reach: str
) -> None:
    """Positions no game reaches, too: lists agree, and so does whatever any move does."""
    from kurultai.games.heroes.setup import position_key
    from kurultai.games.heroes.state import toggle

    slow = Reference.start(reach)
    slow.pieces = {(i % 10, i // 10): piece for i, piece in placed.items()}
    for at in slow.surrounded():
        del slow.pieces[at]
    slow.turn = turn
    slow.seen = [slow.key()]
    p = game("heroes").new(2, {"reach": reach})
    s = p.s[0]
    s.pieces[:] = 0
    for (x, y), (seat, is_hero) in slow.pieces.items():
        toggle(s.pieces[seat], 10 * y + x)
        if is_hero:
            toggle(s.heroes, 10 * y + x)
    s.turn = turn
    s.key = s.seen[0] = position_key(p.b[0], s)
    assert moves(p) == slow.legal()
    for text in moves(p)[:: max(1, len(moves(p)) // 8)]:
        fast = p.copy()
        fast.play(fast.parse(text))
        witness = Reference(
            reach, dict(slow.pieces), dict(slow.cities), slow.turn, 0, 0, list(slow.seen)
        )
        witness.play(text)
        assert set(pieces(fast)) == {name(at) for at in witness.pieces}
        assert fast.is_over == (witness.winners is not None)
        assert int(fast.s[0].key) == int(position_key(fast.b[0], fast.s[0]))
