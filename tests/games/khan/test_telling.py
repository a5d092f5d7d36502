"""Words and steps: what is asked, what can be clicked, what is drawn."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable
from kurultai.core.game import Position

from .table import hand, played, seen, table, yurts


def steps(p: Position, word: str) -> list[list[str]]:
    return [c["steps"] for c in p.game.choices(p) if c["move"].startswith(word)]


def test_choices_are_what_a_person_clicks() -> None:
    p = hand(yurts(table(), r="c9 c10"), 0, "song.ice")
    assert ["song.ice", "i9"] in steps(p, "invade")
    assert ["song"] in steps(p, "drive")
    assert ["anywhere", "d5"] in steps(p, "anywhere")
    assert steps(p, "conquer") == [["2I", "c9 c10"]]
    discarding = played(p, "anywhere d5")
    assert steps(discarding, "discard") == [["discard"], ["song.ice", "discard"]]
    choosing = played(discarding, "discard")
    assert ["scout", "b3I"] in steps(choosing, "scout")
    assert steps(choosing, "none") == [["none"]]


@pytest.mark.parametrize(
    "text",
    [
        *("", "conquer", "conquer 2I", "invade song.ice", "invade song.snow i9", "fly", "yurt z9"),
        *("gods moon", "scout 7X", "start x", "deal x song.ice", "drive", "agree now"),
        *("anywhere a14", "conquer 2I a1 a1"),
    ],
)
def test_what_is_not_a_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        table().parse(text)
    assert caught.value.message["fr"]


def test_the_drawing_shows_yurts_rulers_tiles_and_hands() -> None:
    p = hand(yurts(table(left=3), r="c9 c10 e9", y="e10", n="f9"), 0, "song.ice")
    p = played(p, "conquer 2I c9 c10")
    text = p.game.drawing(p.game.view(p, 0))
    rows = {line.split()[0]: line for line in text.splitlines() if line.strip()}
    assert " R " in rows["10"]
    assert "(y)" in rows["10"]
    assert "(r)(n)" in rows["9"]
    assert "Sel" in rows["6"]
    assert "Son" in rows["6"]
    assert "song.ice" in text
    assert "song.ice" not in p.game.drawing(p.game.view(p, 1))


def test_what_is_asked_names_the_player_and_the_step() -> None:
    p = table(3, turn=2)
    assert p.game.asked(p)["en"].startswith("Blue has two actions")
    assert p.game.asked(p)["fr"].startswith("Bleu a deux actions")
    one = played(p, "drive song", "turn rus.ice")
    assert p.game.asked(one)["en"].startswith("Blue has one more action")
    assert "Song" in p.game.asked(played(p, "drive song"))["en"]


def test_the_view_tells_the_map_and_the_step() -> None:
    p = table(4)
    view = seen(p)
    assert view["map"]["rows"][0] == ".MMTTTTTIII.."
    assert "a6" in view["map"]["border"]
    assert "a8" not in view["map"]["border"]
    assert (view["phase"], view["step"], view["turn"], view["left"]) == ("main", "act", 0, 2)
    assert [shape["kind"] for shape in view["supply"]][:3] == ["2I", "3I", "3L"]
    assert view["supply"][0]["usable"] == [0, 1, 2, 3]
