"""What is about to end a game is said in time: positions before and after each threshold."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.core.game import Ends, Position
from kurultai.core.registry import game
from kurultai.games.khan.state import END_PHASE, LAST_TURN


def told(p: Position) -> Ends:
    found = p.game.ends(p)
    assert found is not None
    return found


@pytest.fixture(params=["heroes", "khan", "dschingis", "huns"])
def start(request: pytest.FixtureRequest) -> Position:
    found = game(request.param)
    return found.new(min(found.seats))


def test_from_the_first_turn_on_it_is_said_how_the_game_ends(start: Position) -> None:
    ends = told(start)
    assert ends["text"]["en"] and ends["text"]["fr"] and not ends["near"]


def test_heroes_three_pieces_or_the_last_city_but_one() -> None:
    p = game("heroes").new(2)

    def leave(sets: str, seat: int, n: int) -> None:
        squares = [square for square in range(100) if _has(p.s[0][sets][seat], square)]
        p.s[0][sets][seat] = 0
        for square in squares[:n]:
            p.s[0][sets][seat][square // 50] |= np.int64(1) << np.int64(square % 50)

    leave("pieces", 1, 4)
    assert not told(p)["near"]
    leave("pieces", 1, 3)
    assert told(p)["near"]
    assert told(p)["text"]["en"].startswith("Teal has 3 pieces left")
    p = game("heroes").new(2)
    p.s[0]["quiet"] = 180
    assert told(p)["text"]["en"].startswith("20 more moves")
    leave("cities", 1, 2)
    assert "all the cities but one" not in told(p)["text"]["en"]
    leave("cities", 1, 1)
    assert told(p)["text"]["en"].startswith("Gold owns all the cities but one")


def _has(halves: np.ndarray, square: int) -> bool:
    return bool(int(halves[square // 50]) >> (square % 50) & 1)


def test_khan_the_fourth_ruler() -> None:
    p = game("khan").new(3)
    p.s[0]["removed"] = 3
    assert not told(p)["near"]
    p.s[0]["removed"] = 4
    assert told(p)["near"]
    texts = []
    for stage in (LAST_TURN, END_PHASE):
        p.s[0]["triggered"] = stage
        texts.append(told(p)["text"]["en"])
    assert texts[0].startswith("Five rulers are home")
    assert texts[1].startswith("End phase")


def test_dschingis_two_reserves_within_a_round() -> None:
    p = game("dschingis").new(3)
    p.s[0]["phase"] = 4
    p.s[0]["passive"][:] = 0
    p.s[0]["passive"][:3, 0] = (2, 3, 9)
    p.s[0]["common"] = 9
    assert not told(p)["near"]
    p.s[0]["common"] = 6  # three players draw two each
    assert told(p)["near"]
    p.s[0]["common"] = 9
    p.s[0]["passive"][1, 0] = 2
    assert told(p)["near"]
    p.s[0]["turns_left"] = 2
    assert told(p)["text"]["en"] == "This is the last round. 2 turns are left."


def test_huns_a_colour_or_a_deck() -> None:
    p = game("huns").new(2)
    p.s[0]["rounds"] = 3
    p.s[0]["reserve"][:] = 9
    p.s[0]["reserve"][1] = 4
    assert not told(p)["near"]
    p.s[0]["reserve"][1] = 3
    assert told(p)["text"]["en"].startswith("Only 3 red valuables left")
    p.s[0]["reserve"][1] = 0
    assert told(p)["text"]["en"].startswith("This round is the last")
