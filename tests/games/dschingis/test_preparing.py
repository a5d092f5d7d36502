"""Setting up, D1, D2; a turn; drawing, D3."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng
from kurultai.core.errors import Illegal, Unreadable
from kurultai.games.dschingis.moves import BEGIN, DRAW

from .drawn import GAME, accepted, empty_reserves, great, moves, played, position, refused, seat_of

SETTLED = (
    "start 1",
    "token 1 chinese", "token 1 mongol", "settle mongol c4 chinese c5 leader c5",
    "token 0 peasant", "token 0 peasant", "settle peasant f2 peasant g2 leader f2",
)  # fmt: skip
BEGUN = (*SETTLED, "token 1 herb", "token 1 plague", "token 0 mongol", "token 0 chinese")


@pytest.mark.rule("setup.wall")
def test_eight_open_walls_stand_between_the_red_towers() -> None:
    p = GAME.new(2)
    seen = p.game.view(p, None)
    assert great(p) == [f"{c}3/{c}4" for c in "abcdefgh"]
    assert all(wall["open"] and wall["great"] for wall in seen["walls"])
    assert seen["common_walls"] == 20
    assert seen["ends"] == {"west": "t-0-3", "east": "t-8-3"}
    assert refused(played(p, "start 0"), "wall c4/d4", by="turn")


@pytest.mark.rule("material")
def test_every_colour_has_seventeen_tokens() -> None:
    p = GAME.new(4)
    for seat in range(4):
        mine = seat_of(p, seat, viewer=seat)["passive_kinds"]
        assert mine == ["chinese"] * 5 + ["mongol"] * 5 + ["peasant"] * 5 + ["plague", "herb"]
    drawn = played(p, "start 0", "token 0 plague")
    assert refused(drawn, "token 0 plague", by="draw")


@pytest.mark.rule("D1")
def test_chance_says_who_begins() -> None:
    p = GAME.new(3)
    generator = rng(1)
    assert p.by() == "chance"
    assert {p.sample(generator) - BEGIN for _ in range(60)} == {0, 1, 2}
    assert played(p, "start 2").s[0].turn == 2
    assert refused(p, "start 3", by="D1")
    assert refused(p, "token 0 herb", by="D1")


@pytest.mark.rule("setup", "D2")
def test_everyone_settles_with_two_tokens_in_turn_order() -> None:
    p = played(GAME.new(2), *SETTLED[:3])
    assert p.actor == 1
    assert accepted(p, "settle mongol c4 chinese c5 leader c5")
    assert accepted(p, "settle chinese c4 mongol c5 leader c4")
    assert refused(p, "settle chinese c4 chinese c5 leader c4", by="setup")
    assert refused(p, "settle chinese c3 mongol c4 leader c4", by="D2")  # a wall between
    assert accepted(p, "settle chinese b4 mongol c4 leader c4")  # no road is needed
    assert refused(p, "take wall", by="setup")
    second = played(p, SETTLED[3], *SETTLED[4:6])
    assert second.actor == 0
    assert refused(second, "settle peasant c5 peasant d5 leader d5", by="D2")  # not empty
    assert refused(second, "settle peasant b4 peasant c4 leader b4", by="D2")
    assert moves(second).count("settle peasant f2 peasant g2 leader f2") == 1  # same kind: one way


@pytest.mark.rule("setup", "D2")
def test_then_everyone_gets_two_tokens_and_two_walls() -> None:
    p = played(GAME.new(2), *SETTLED)
    assert p.by() == "chance"
    assert refused(p, "token 0 mongol", by="turn")  # the first player first
    p = played(p, *BEGUN[len(SETTLED) :])
    assert p.actor == 1
    assert [seat_of(p, i)["tokens"] for i in range(2)] == [2, 2]
    assert [seat_of(p, i)["walls"] for i in range(2)] == [2, 2]
    assert p.game.view(p, None)["common_walls"] == 16
    assert moves(p) == ["take token", "take wall"]


@pytest.mark.rule("setup")
def test_a_settlement_is_written_lower_column_and_row_first() -> None:
    p = played(GAME.new(2), *SETTLED[:3])
    with pytest.raises(Unreadable):
        p.parse("settle chinese c5 mongol c4 leader c4")
    with pytest.raises(Unreadable):
        p.parse("settle chinese c4 mongol e4 leader c4")
    with pytest.raises(Unreadable):
        p.parse("settle chinese c4 mongol d4 leader b4")


@pytest.mark.rule("turn")
def test_first_draw_then_build_or_lay_then_the_next_player() -> None:
    p = played(GAME.new(2), *BEGUN)
    assert refused(p, "build", by="turn")
    p = played(p, "take wall", "take wall")
    assert moves(p) == ["build", "march"]
    assert refused(p, "take wall", by="turn")
    p = played(p, "build", "wall c4/d4", "wall d4/d5", "wall e4/f4", "wall f4/f5")
    assert p.actor == 0
    assert moves(p) == ["take token", "take wall"]


@pytest.mark.rule("draw")
def test_two_pieces_are_drawn_a_token_is_seen_before_the_second_choice() -> None:
    p = played(GAME.new(2), *BEGUN, "take token")
    assert p.by() == "chance"
    assert refused(p, "token 1 herb", by="draw")  # the only one is drawn
    assert refused(p, "token 0 chinese", by="turn")
    p = played(p, "token 1 mongol")
    assert p.actor == 1
    assert seat_of(p, 1, viewer=1)["active_kinds"] == ["mongol", "plague", "herb"]
    assert moves(p) == ["take token", "take wall"]
    assert moves(played(p, "take wall")) == ["build", "march"]


def test_tokens_are_drawn_by_their_number() -> None:
    p = played(GAME.new(2), *BEGUN, "take token")  # left: 4 chinese, 4 mongols, 5 peasants
    generator = rng(5)
    drawn = [p.sample(generator) - DRAW - 5 for _ in range(1300)]
    assert set(drawn) == {0, 1, 2}
    assert [abs(drawn.count(kind) - 100 * n) < 60 for kind, n in enumerate((4, 4, 5))] == [True] * 3


@pytest.mark.rule("draw.limit")
def test_never_more_than_four_of_a_kind() -> None:
    """The book's example: with three walls only one more, whatever the order."""
    p = position(phase="take", walls={0: 3}, leaders="d4 f2")
    p = played(p, "take wall")
    assert moves(p) == ["take token"]
    assert refused(p, "take wall", by="draw.limit")
    full = position(phase="take", walls={0: 4}, tokens={0: "chinese mongol herb peasant"})
    full.s[0].leader[0] = 12
    assert refused(full, "take wall", by="draw.limit")
    assert refused(full, "take token", by="draw.limit")
    held = position(phase="take", tokens={0: "chinese mongol herb"}, leaders="d4 f2")
    held = played(held, "take token", "token 0 peasant")
    assert refused(held, "take token", by="draw.limit")


@pytest.mark.rule("D3")
def test_an_exhausted_source_cannot_be_chosen() -> None:
    p = empty_reserves(position(phase="take", walls={0: 1}, leaders="d4 f2"), 0)
    assert moves(p) == ["take wall"]
    assert refused(p, "take token", by="D3")
    walls = empty_reserves(position(phase="take", leaders="d4 f2"), common=True)
    assert moves(walls) == ["take token"]
    assert refused(walls, "take wall", by="D3")


@pytest.mark.rule("D3")
def test_fewer_than_two_are_drawn_only_if_nothing_may_be_drawn() -> None:
    p = empty_reserves(position(phase="take", walls={0: 3}, leaders="d4 f2"), 0)
    p = played(p, "take wall")  # the fourth wall, and no token: the draw is over
    assert p.s[0].drawn == 1
    assert moves(p) == ["build"]
    with pytest.raises(Illegal):
        p.check(p.parse("take wall"))


@pytest.mark.parametrize(
    "text",
    ["", "take", "token 0", "token 9 herb", "token 0 ox", "start x", "wall c4", "wall a1/b1",
     "wall d4/c4", "enter z9", "go d4 boat herb", "go d4 road ox", "go a1 wall c3/c4 f3/f4 herb",
     "settle herb a3", "march ", "Build"],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.new(2).parse(text)
