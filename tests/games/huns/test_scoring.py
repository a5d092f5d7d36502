"""End of the game (p. 8): what ends it, points line by line, ties."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.core.sheet import EVERYONE
from kurultai.games.huns.parts.vocabulary import COLOURS

from .table import GAME, go, moves, refused, skip, table


def lines(p: Position, seat: int = 0) -> dict[str, int]:
    shown = [line for line in p.game.sheet(p, EVERYONE) if line["counts"] != "tie"]
    return {line["line"]: line["points"][seat] for line in shown if line["points"][seat]}


@pytest.mark.rule("score.raid", "equipment")
def test_raids_are_worth_a_point_used_or_not_equipment_nothing() -> None:
    p = table(camps={0: "eq01 ra01 ra02!"})
    assert (p.scores(), lines(p)) == ([2, 0], {"raids": 2})


@pytest.mark.rule("score.mercenary")
def test_mercenaries_filled_and_not() -> None:
    p = table(camps={0: "me01=bb me02=bb me03"})
    assert (p.scores(), lines(p)) == ([-1, 0], {"filled": 1, "unfilled": -2})


@pytest.mark.rule("score.curse")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fled_curses_cost_a_point_per_player_others_nothing(seats: int) -> None:
    p = table(seats=seats, camps={0: "cu01~ cu02~ cu03 cu05!=bbb"})
    assert lines(p) == {"fled": -2 * seats}


@pytest.mark.rule("score.wagon", "score.types", "N15")
def test_the_example_of_wagon_points() -> None:
    """Two blue wagons, a purple and an orange one: three types are worth more than two of one."""
    p = table(seats=3, shipped={0: "wg25 wg26 wg08 wg09", 1: "wg29 wg30 wg31"})
    assert lines(p) == {"wagons": 12, "types": 3}
    assert lines(p, 1) == {"wagons": 9, "types": 3}
    assert p.scores() == [15, 12, 0]  # the stash itself is worth nothing


@pytest.mark.rule("score.tie", "N16")
def test_ties_go_to_the_larger_stash_and_are_shared_after_that() -> None:
    p = table(shipped={0: "wg09", 1: "wg25"})  # three cubes each
    p.s[0].rounds = 40
    skip(p, 5)
    s = p.s[0]
    s.cards[:], s.shipped[:] = 0, 0
    s.stash[:] = 0
    s.stash[1, 2] = 1
    assert (p.scores(), p.winners()) == ([0, 0], [1])
    s.stash[0, 4] = 1
    assert p.winners() == [0, 1]
    assert refused(p, "pillage", by="end")


@pytest.mark.rule("end", "N13")
def test_an_empty_colour_or_deck_ends_the_game_after_the_round() -> None:
    p = table()
    p.s[0].reserve[COLOURS.index("red")] = 0
    skip(p, 4)
    assert not p.is_over
    skip(p)
    assert p.is_over
    p = table()
    p.s[0].top[2] = 0
    skip(p, 5)
    assert p.is_over
    assert refused(p, "die blue", by="end")


@pytest.mark.rule("end")
def test_what_is_refilled_before_the_rounds_end_does_not_count() -> None:
    p = skip(table(), 4)
    p.s[0].reserve[COLOURS.index("red")] = 0
    go(p, moves(p)[0])
    p.s[0].reserve[COLOURS.index("red")] = 1
    skip(p)
    assert (p.by(), p.is_over) == ("chance", False)


@pytest.mark.rule("N18")
def test_the_game_ends_after_round_40() -> None:
    p = table()
    p.s[0].rounds = 39
    skip(p, 5)
    assert not p.is_over
    go(p, "roll 1 1 1 1 1")
    skip(p, 5)
    assert p.is_over
    assert refused(p, "roll 1 1 1 1 1", by="end")


@pytest.mark.rule("N12")
def test_points_are_computed_from_the_card_file() -> None:
    """A printed card that is worth something else wins over the book."""
    from kurultai.games.huns.board import shipped_cards

    cards = shipped_cards()
    cards["vp"]["raid"] = 3
    p = table(camps={0: "ra01"}, cards=cards)
    assert p.scores() == [3, 0]
    assert GAME.new(2).scores() == [0, 0]
