import pytest

from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.testing import Conformance


class TestConnectFour(Conformance):
    game = "connect-four"


def played(columns: str) -> Position:
    p = game("connect-four").new(2)
    for column in columns:
        p.check(p.parse(column))
        p.play(p.parse(column))
    return p


@pytest.mark.rule("drop")
def test_a_column_holds_six() -> None:
    with pytest.raises(Illegal, match="column d is full"):
        played("ddddddd")


@pytest.mark.rule("four", "over", "draw")
def test_four_in_a_row_win_and_end_the_game() -> None:
    for columns in ("abababa", "agbgcgd", "abbccdcddad"):  # up, across, diagonal
        assert played(columns).winners() == [0]
        with pytest.raises(Illegal, match="once the game is over"):
            played(columns + "f")
    assert played("ddacfefgeccddffcceddbbcbffaeaeeggggabagabb").winners() == [0, 1]
