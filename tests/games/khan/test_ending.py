"""End phase: two conquests a turn, missed turns, the end."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.games.khan.phases.turning import begin_end_phase

from .table import accepted, gone, moves, played, refused, seen, supply, table, yurts

ALL = ("seljuk", "rus", "song", "abbasid", "georgian", "korean", "bulgar", "delhi")


def end_phase(seats: int = 2, turn: int = 0, **owners: str) -> Position:
    p = yurts(gone(table(seats), *ALL), **owners)
    return begun(p, turn)


def begun(p: Position, turn: int = 0) -> Position:
    begin_end_phase(p.b[0], p.s[0], turn)
    return p


@pytest.mark.rule("end", "K21")
def test_a_turn_is_two_conquests_that_cannot_be_declined() -> None:
    p = end_phase(r="c9 c10 d9 d10 i9 i10", y="f9 f10 g9 g10")
    assert all(text.startswith("conquer") for text in moves(p))
    for text in ("none", "anywhere d5", "invade song.ice i11", "drive song", "morale"):
        assert refused(p, text, by="end")
    one = played(p, "conquer 2I c9 c10")
    assert one.actor == 0
    two = played(one, "conquer 2I d9 d10")
    assert two.actor == 1
    assert seen(two)["left"] == 2


@pytest.mark.rule("end", "K21")
def test_who_cannot_conquer_misses_the_turn() -> None:
    p = end_phase(3, r="c9 c10", b="f9 f10 g9 g10 i9 i10", y="k9")
    after = played(p, "conquer 2I c9 c10")
    assert after.actor == 2  # Red has no second one, Yellow none at all
    told = [h["kind"] for h in p.game.happened(p, p.parse("conquer 2I c9 c10"), after, None)]
    assert told == ["conquer", "skip", "miss"]
    last = played(after, "conquer 4O f9 f10 g9 g10")
    over = played(last, "conquer 2I i9 i10")
    assert over.is_over
    assert moves(over) == []
    assert refused(over, "conquer 2I i9 i10", by="K21")
    assert refused(over, "turn song.ice", by="K21")


@pytest.mark.rule("K21")
def test_the_game_ends_only_when_nobody_could_even_without_protections() -> None:
    p = yurts(gone(table(2), *ALL), r="f12", y="d9 d10")
    p.s[0].scouted[0] = 1 + 0  # Red has reserved the 2I
    p.s[0].protecting[1] = 1
    p = begun(p, turn=1)
    assert p.actor == 1  # Red's scout and Yellow's protection ended with the turns they missed
    assert seen(p)["players"][0]["scouted"] is None
    assert seen(p)["players"][1]["protecting"] is False
    assert accepted(p, "conquer 2I d9 d10")
    over = supply(yurts(gone(table(2), *ALL), n="c9 c10", r="e9"), s2I=4)
    assert begun(over).is_over  # neutral yurts alone are nobody's


@pytest.mark.rule("K17")
def test_in_the_end_phase_a_protection_ends_when_its_players_turn_begins() -> None:
    p = yurts(gone(table(3), *ALL), r="c9", y="d9 d10", b="e9")
    p.s[0].protecting[1] = 1
    p.s[0].gods[2] = 0b111111
    p = begun(p)
    assert p.actor == 0
    assert refused(p, "conquer 3L c9 d9 d10", by="2C.majority")
    asked = played(p, "conquer 2I c9 d9")
    assert asked.actor == 1
    after = played(asked, "refuse", "conquer 3I c9 d9 e9", "refuse")
    assert after.actor == 1  # Red can do nothing else; Yellow's turn begins, the protection ends
    assert not seen(after)["players"][1]["protecting"]
    assert seen(after)["players"][2]["gods"] == "all"
    assert played(after, "conquer 3L d9 d10 e9").is_over


@pytest.mark.rule("K17", "K19")
def test_a_missed_turn_ends_protections_and_scouts_too() -> None:
    p = yurts(gone(table(3), *ALL), r="c9 c10 e9 e10 f12 f13", b="i9 i10")
    s = p.s[0]
    s.protecting[1] = 1
    s.scouted[1] = 1 + 2  # 3L
    p = begun(p)
    p = played(p, "conquer 2I c9 c10", "conquer 2I e9 e10")
    assert p.actor == 2  # Yellow missed
    assert not seen(p)["players"][1]["protecting"]
    assert seen(p)["players"][1]["scouted"] is None


def test_the_end_phase_can_be_over_at_once() -> None:
    p = end_phase(2, r="c9", y="e9")
    assert p.is_over
    assert p.scores() == [0, 0]
    assert p.winners() == [0, 1]
