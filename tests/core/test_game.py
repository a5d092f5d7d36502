"""What a new game shares with others, and what it does not."""

from __future__ import annotations

import pytest

from kurultai.core import registry
from kurultai.core.errors import Unreadable
from kurultai.core.registry import game, games
from kurultai.games.huns.board import shipped_cards


@pytest.mark.parametrize("id_", games())
def test_games_of_the_shipped_files_share_a_board_that_nobody_can_write_to(id_: str) -> None:
    one, other = game(id_).new(2), game(id_).new(2)
    assert one.b is other.b
    assert not one.b.flags.writeable
    assert one.s is not other.s


def test_other_seats_options_and_files_are_other_boards() -> None:
    heroes, huns = game("heroes"), game("huns")
    exact, up_to = (heroes.new(2, {"reach": reach}).b for reach in ("exact", "up-to"))
    assert exact.tobytes() != up_to.tobytes()
    assert huns.new(2).b.tobytes() != huns.new(3).b.tobytes()
    own = huns.new(2, {"cards": shipped_cards()})
    assert own.b is not huns.new(2).b
    assert not own.b.flags.writeable


def test_a_game_that_cannot_be_loaded_harms_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {**registry._places(), "broken": "no_such_package.game:Broken"}
    monkeypatch.setattr(registry, "_places", lambda: places)
    with pytest.warns(RuntimeWarning, match="'broken' cannot be loaded"):
        assert registry.loadable() == [id_ for id_ in places if id_ != "broken"]
    with pytest.raises(Unreadable, match="no_such_package"):
        registry.game("broken")
