"""What a seat knows (D18), and what a redeal may change."""

from __future__ import annotations

from collections import Counter

import pytest

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.games.dschingis.board import KINDS
from kurultai.match.events import is_decision
from kurultai.match.match import Match

from .drawn import GAME, moves, played, position, refused, seat_of, village


def stack(p: Position, name: str, seat: int | None) -> list[str | None]:
    found = village(p, name, seat)["stack"]
    assert isinstance(found, list)
    return [token["kind"] for token in found]


def table() -> Position:
    """e4 holds two tokens of seat 1 and, on top, one of seat 2; seat 0 is about to go there."""
    return position(
        phase="march",
        seats=3,
        tokens={0: "herb", 1: "mongol chinese", 2: "peasant"},
        gone={1: "plague"},
        leaders="d4 g1 c1",
        stacks={"e4": "1mongol 1peasant 2chinese", "d4": "0chinese"},
    )


@pytest.mark.rule("D18", "control")
def test_who_lays_the_top_token_sees_the_whole_stack_and_keeps_it() -> None:
    p = table()
    assert stack(p, "e4", 0) == [None, None, None]
    assert stack(p, "e4", 1) == ["mongol", "peasant", None]  # its own
    assert stack(p, "e4", 2) == ["mongol", "peasant", "chinese"]  # it laid the top one
    assert stack(p, "e4", None) == [None, None, None]
    after = played(p, "go e4 road herb")
    assert stack(after, "e4", 0) == ["mongol", "peasant", "chinese", "herb"]
    assert stack(after, "e4", 1) == ["mongol", "peasant", None, None]
    assert stack(after, "e4", 2) == ["mongol", "peasant", "chinese", None]
    assert refused(after, "go d4 road herb", by="turn")


@pytest.mark.rule("D18")
def test_reserves_are_secret_but_their_sizes_are_not() -> None:
    p = table()
    mine, theirs = seat_of(p, 1, viewer=1), seat_of(p, 1, viewer=0)
    assert mine["active_kinds"] == ["chinese", "mongol"]
    assert mine["gone_kinds"] == ["plague"]
    assert theirs["active_kinds"] is theirs["passive_kinds"] is theirs["gone_kinds"] is None
    for size in ("tokens", "passive", "gone", "walls"):
        assert mine[size] == theirs[size]


@pytest.mark.rule("D18")
def test_moves_are_shown_to_others_without_the_token() -> None:
    p = table()
    go = p.parse("go e4 road herb")
    assert GAME.shown(p, go, 0) == "go e4 road herb"
    assert GAME.shown(p, go, 1) == GAME.shown(p, go, None) == "go e4 road ?"
    start = played(GAME.new(2), "start 1")
    assert GAME.shown(start, start.parse("token 1 herb"), 0) == "token 1 ?"
    assert GAME.shown(start, start.parse("token 1 herb"), 1) == "token 1 herb"
    settling = played(start, "token 1 herb", "token 1 plague")
    move = settling.parse("settle herb c4 plague d4 leader d4")
    assert GAME.shown(settling, move, 0) == "settle ? c4 ? d4 leader d4"
    words = str(GAME.happened(settling, move, played(settling, settling.format(move)), 0))
    assert "herb" not in words
    assert "plague" not in words


@pytest.mark.rule("D18")
def test_a_redeal_keeps_what_was_seen_and_every_number() -> None:
    p = played(table(), "go e4 road herb")
    generator = rng(1)
    for _ in range(200):
        other = p.copy()
        other.redeal(0, generator)
        assert stack(other, "e4", 0) == ["mongol", "peasant", "chinese", "herb"]
        for seat in range(3):
            tokens = other.s[0].passive[seat] + other.s[0].active[seat] + other.s[0].gone[seat]
            for token in other.s[0].token[: int(other.s[0].laid)]:
                tokens[int(token) & 7] += int(token) >> 3 & 3 == seat
            assert list(tokens) == [5, 5, 5, 1, 1]


@pytest.mark.rule("D18")
def test_what_was_not_seen_is_equally_likely_anywhere() -> None:
    """Seat 0 has seen nothing of seat 1: each of its 17 tokens may be the one that left the game."""
    p, generator = table(), rng(2)
    gone: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    for _ in range(1700):
        other = p.copy()
        other.redeal(0, generator)
        gone[KINDS[int(other.s[0].gone[1].argmax())]] += 1
        bottom[KINDS[int(other.s[0].token[0]) & 7]] += 1
    for found in (gone, bottom):
        assert set(found) == {"chinese", "mongol", "peasant", "plague", "herb"}
        assert all(abs(found[kind] - 500) < 90 for kind in ("chinese", "mongol", "peasant"))
        assert all(abs(found[kind] - 100) < 50 for kind in ("plague", "herb"))


def test_a_redeal_for_the_one_who_saw_all_changes_nothing_that_lies_there() -> None:
    p, generator = table(), rng(3)
    for _ in range(50):
        other = p.copy()
        other.redeal(2, generator)
        assert stack(other, "e4", 2) == ["mongol", "peasant", "chinese"]


@pytest.mark.rule("D18")
@pytest.mark.parametrize("seats", [2, 4])
def test_scores_are_known_exactly_for_oneself(seats: int) -> None:
    generator = rng(seats)
    p = GAME.new(seats)
    for _ in range(150):
        if p.is_over:
            break
        for seat in range(seats):
            assert p.scores(seat)[seat] == p.scores()[seat]
        p.play(random_move(p, generator))


def shut_in(tokens: str) -> Position:
    """Seat 0 in the corner b6, a rival's leader on c6: there is only the road to b5."""
    return position(phase="march", tokens={0: tokens}, leaders="b6 c6")


def test_one_token_and_one_way_are_seen_by_all_and_played_at_once() -> None:
    match = Match(shut_in("herb"))
    assert moves(match.position) == ["go b5 road herb"]
    match.go_on()
    assert match.moves[0].text == "go b5 road herb"
    assert not match.moves[0].is_decision


@pytest.mark.rule("D18")
def test_that_two_tokens_are_of_one_kind_is_a_secret() -> None:
    """Whether one answer is left or two: played by itself, it would tell the others."""
    alike, different = shut_in("mongol mongol"), shut_in("mongol herb")
    assert moves(alike) == ["go b5 road mongol"]
    assert is_decision(alike)
    assert is_decision(different)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_played_by_itself_does_not_depend_on_a_secret(seats: int) -> None:
    generator, p, single = rng(seats), GAME.new(seats), 0
    while not p.is_over:
        if p.actor >= 0:
            rival = (p.actor + 1) % seats
            other = p.copy()
            other.redeal(rival, generator)
            assert is_decision(other) == is_decision(p)
            single += not is_decision(p)
        p.play(random_move(p, generator))
    assert single > 0
