"""Preparation: special cards, start player, first yurts, hands."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.games.khan.board import SHIPPED
from kurultai.games.khan.parts.areas import NUMBERS, words_of

from .reference import LAND, name
from .table import accepted, moves, played, refused, seen, where

REGIONS = ["c12", "f12", "k10", "b5", "f5", "k4"]  # mountains … forest


def new(seats: int = 2, **options: str) -> Position:
    return game("khan").new(seats, options)


@pytest.mark.rule("prep.special")
@pytest.mark.parametrize(
    ("seats", "numbers"), [(2, [2, 2, 2, 2]), (3, [2, 1, 1, 1]), (4, [1, 1, 1, 1])]
)
def test_special_cards_by_number_of_players(seats: int, numbers: list[int]) -> None:
    players = seen(new(seats))["players"]
    assert [list(player["specials"].values()) for player in players] == [numbers] * seats


def test_khan_is_for_two_to_four() -> None:
    for seats in (1, 5):
        with pytest.raises(Unreadable):
            new(seats)


@pytest.mark.rule("prep.start")
def test_chance_names_the_start_player() -> None:
    p = new(3)
    assert p.by() == "chance"
    for seat in range(3):
        assert played(p, f"start {seat}").actor == seat
    assert refused(p, "start 3", by="prep.start")
    generator = rng(0)
    drawn = [p.format(p.sample(generator)) for _ in range(60)]
    assert set(drawn) == {"start 0", "start 1", "start 2"}


@pytest.mark.rule("prep.yurts")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (4, 1)])
def test_rounds_of_first_yurts(seats: int, rounds: int) -> None:
    p = played(new(seats), "start 1")
    for i in range(rounds * seats):
        assert p.actor == (1 + i) % seats
        assert refused(p, "drive song", by="order")
        p = played(p, f"yurt {REGIONS[i]}")
    assert p.by() == "chance"
    assert p.game.asked(p)["en"] == "Yellow is dealt cards"
    assert len(seen(p)["yurts"]) == rounds * seats


@pytest.mark.rule("K1")
def test_one_yurt_a_region_or_anywhere() -> None:
    english = played(new(2), "start 0", "yurt c12")
    assert refused(english, "yurt b9", by="K1")
    assert accepted(english, "yurt d13")
    assert not any(text in moves(english) for text in ("yurt b9", "yurt a8", "yurt e11"))
    french = played(new(2, setup="free"), "start 0", "yurt c12")
    assert accepted(french, "yurt b9")
    for p in (english, french):
        assert refused(p, "yurt e8", by="2A.land")
        assert refused(p, "yurt a13", by="2A.land")
        assert refused(p, "yurt h13", by="2A.empty")
    assert refused(french, "yurt c12", by="2A.empty")


@pytest.mark.rule("K25")
def test_the_players_place_the_rulers_in_turn() -> None:
    p = played(new(3, rulers="placed"), "start 1")
    assert p.actor == 1
    assert len(moves(p)) == 132
    assert seen(p)["placed"] == "seljuk"
    assert {"move": "place seljuk d5", "steps": ["d5"]} in p.game.choices(p)
    assert refused(p, "place rus d5", by="K25")
    assert refused(p, "yurt d5", by="order")
    assert refused(p, "place seljuk e8", by="2A.land")
    p = played(p, "place seljuk d5")
    assert refused(p, "place rus d5", by="2A.empty")
    rulers = ["rus", "song", "abbasid", "georgian", "korean", "bulgar", "delhi"]
    for i, (ruler, area) in enumerate(zip(rulers, ["d6", "e5", *REGIONS[:5]], strict=True)):
        assert p.actor == (2 + i) % 3
        p = played(p, f"place {ruler} {area}")
    assert seen(p)["placed"] is None
    assert p.actor == 1  # the yurts begin with the start player
    assert refused(p, "yurt d5", by="2A.empty")
    assert accepted(p, "yurt k4")
    assert where(p, "delhi") == "f5"


@pytest.mark.rule("K25", "K25.apart")
def test_chance_puts_the_rulers_well_apart() -> None:
    p = played(new(2, rulers="random"), "start 1")
    assert p.by() == "chance"
    p = played(p, "ruler seljuk f5")
    assert refused(p, "ruler song a6", by="K25")
    assert refused(p, "ruler rus f5", by="2A.empty")
    assert refused(p, "ruler rus e8", by="2A.land")
    assert refused(p, "ruler rus d3", by="K25.apart")
    assert refused(p, "ruler rus f7", by="K25.apart")
    generator = rng(3)
    drawn = {p.format(p.sample(generator)) for _ in range(2000)}
    far = [(x, y) for x, y in LAND if max(abs(x - 5), abs(y - 4)) > 2]  # f5 is (5, 4)
    assert drawn == {f"ruler rus {name((x, y))}" for x, y in far}
    for _ in range(7):
        p.play(p.sample(generator))
    assert p.actor == 1
    assert len({ruler["area"] for ruler in seen(p)["rulers"]}) == 8


@pytest.mark.rule("K25.apart")
def test_where_no_area_is_far_enough_chance_takes_what_there_is() -> None:
    p = played(new(2, rulers="random"), "start 0", "ruler seljuk f5")
    p.s[0].empty[:] = words_of([NUMBERS["g6"], NUMBERS["f7"], NUMBERS["h5"]])
    assert refused(p, "ruler rus g6", by="K25.apart")
    assert p.objection(p.parse("ruler rus f7")) == p.objection(p.parse("ruler rus h5")) == 0
    p.s[0].empty[:] = words_of([NUMBERS["g6"]])
    assert p.objection(p.parse("ruler rus g6")) == 0


@pytest.mark.rule("K25", "starts")
def test_only_preset_rulers_need_start_areas() -> None:
    board = {key: value for key, value in SHIPPED.board.items() if key != "starts"}
    game("khan").new(2, {"board": board, "rulers": "placed"})
    with pytest.raises(Unreadable):
        game("khan").new(2, {"board": board})
    with pytest.raises(Unreadable):
        game("khan").new(2, {"rulers": "random"}, rules="1")


@pytest.mark.rule("prep.cards")
def test_four_cards_each_from_the_start_player_on() -> None:
    p = played(new(4), "start 2", *(f"yurt {area}" for area in REGIONS[:4]))
    assert refused(p, "deal 0 seljuk.ice seljuk.river song.ice delhi.joker", by="5")
    assert refused(p, "deal 2 seljuk.ice seljuk.river song.ice", by="5")
    p = played(p, "deal 2 seljuk.ice seljuk.river song.ice delhi.joker")
    assert refused(p, "deal 3 seljuk.ice rus.river rus.ice rus.joker", by="prep.cards")
    generator = rng(4)
    for _ in range(3):
        p.play(p.sample(generator))
    assert [player["held"] for player in seen(p)["players"]] == [4] * 4
    assert seen(p)["pile"] == 72 - 16
    assert p.game.asked(p)["en"].startswith("Blue's turn")


def test_deals_are_drawn_evenly() -> None:
    p = played(new(2), "start 0", *(f"yurt {area}" for area in REGIONS))
    generator = rng(9)
    count = np.zeros(72)
    ids = [card["id"] for card in _all_cards(p)]
    for _ in range(3600):
        for card in p.format(p.sample(generator)).split()[2:]:
            count[ids.index(card)] += 1
    assert count.sum() == 4 * 3600
    assert abs(count - 200).max() < 60  # more than four standard deviations


def _all_cards(p: Position) -> list[dict[str, str]]:
    from kurultai.games.khan.notation import ids_of

    return [{"id": card} for card in ids_of(p.options).cards]
