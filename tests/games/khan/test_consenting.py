"""Protections, and the consent of those who hold them (K14, K15, K16)."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.games.khan.parts.areas import NUMBERS, add

from .table import accepted, hand, moves, played, refused, seen, table, yurts

EVERYWHERE = 0b111111
ICE = 1 << 2


def khan(p: Position, *seats: int) -> Position:
    for seat in seats:
        p.s[0].protecting[seat] = 1
    return p


def gods(p: Position, seat: int, regions: int = EVERYWHERE) -> Position:
    p.s[0].gods[seat] = regions
    return p


@pytest.mark.rule("K14", "4.protect")
def test_a_protected_yurt_is_covered_only_together_and_with_consent() -> None:
    p = khan(yurts(table(3), r="c9 c10", y="d9", b="d10"), 1)
    assert refused(p, "conquer 3L c9 c10 d9", by="K14")  # Red alone
    assert accepted(p, "conquer 2I c9 c10")
    assert accepted(p, "conquer 3L c9 c10 d10")  # Blue is not protected
    asked = played(p, "conquer 2I c9 d9")
    assert asked.actor == 1
    assert moves(asked) == ["agree", "refuse"]
    assert refused(asked, "conquer 2I c9 c10", by="order")
    agreed = played(asked, "agree")
    assert seen(agreed)["tiles"][0]["owners"] == [0, 1]
    assert agreed.actor == 0


@pytest.mark.rule("K14")
def test_the_protected_player_himself_is_free() -> None:
    p = khan(yurts(table(3, turn=1), r="c9", y="d9 d10"), 1)
    after = played(p, "conquer 3L c9 d9 d10")
    assert seen(after)["tiles"][0]["owners"] == [1]


@pytest.mark.rule("K15", "4.gods")
def test_protected_neutral_yurts_are_covered_only_together_and_with_consent() -> None:
    p = gods(yurts(table(3), r="c9 e10", y="d9", n="c10 d10"), 2)
    assert refused(p, "conquer 2I c9 c10", by="K15")
    assert accepted(p, "conquer 2I c9 d9")  # no neutral yurt below
    asked = played(p, "conquer 4O c9 c10 d9 d10")
    assert asked.actor == 2  # the protector, though not an owner
    assert seen(played(asked, "agree"))["tiles"][0]["owners"] == [0, 1]
    free = gods(yurts(table(3), r="c9", n="c10"), 0)
    assert accepted(free, "conquer 2I c9 c10")  # one's own protection


@pytest.mark.rule("K15")
def test_with_four_players_only_the_named_region_is_protected() -> None:
    p = gods(yurts(table(4), r="i9 d9", n="j9 c9"), 2, ICE)
    assert refused(p, "conquer 2I i9 j9", by="K15")
    assert accepted(p, "conquer 2I c9 d9")


@pytest.mark.rule("K16")
def test_everyone_is_asked_once_from_the_left() -> None:
    p = gods(khan(yurts(table(4, turn=1), r="i9", y="j9", n="i10 j10"), 0), 3, ICE)
    gods(p, 0, 1 << 1)
    yurts(p, n="h9", r="h10", y="g9")
    asked = played(p, "conquer 4O i9 i10 j9 j10")
    assert asked.actor == 3
    second = played(asked, "agree")
    assert second.actor == 0
    assert seen(second)["tiles"] == []
    assert seen(second)["proposal"]["areas"] == ["i9", "i10", "j9", "j10"]
    done = played(second, "agree")
    assert seen(done)["tiles"][0]["owners"] == [0, 1]


@pytest.mark.rule("K16")
def test_a_seat_with_two_reasons_is_asked_once() -> None:
    p = gods(khan(yurts(table(2), r="i9", y="j9", n="i10 j10"), 1), 1)
    asked = played(p, "conquer 4O i9 i10 j9 j10")
    assert asked.actor == 1
    assert len(seen(played(asked, "agree"))["tiles"]) == 1


@pytest.mark.rule("K16", "K16.areas")
def test_a_refusal_bars_that_conquest_for_this_turn() -> None:
    p = khan(yurts(table(3), r="c9 c10 e9", y="d9"), 1)
    after = played(p, "conquer 2I c9 d9", "refuse")
    assert after.actor == 0
    assert seen(after)["left"] == 2
    assert seen(after)["tiles"] == []
    assert (seen(after)["refused"], seen(after)["void"]) == ([1], [["c9", "d9"]])
    assert refused(after, "conquer 2I c9 d9", by="K16.areas")
    assert accepted(after, "conquer 2I d9 e9")  # other areas, though the same player is asked
    assert accepted(after, "conquer 2I c9 c10")
    assert accepted(after, "anywhere d5")
    later = played(after, "anywhere d5", "discard", "none")
    later = played(later, "deal 0 rus.ice rus.river rus.joker song.joker")
    assert (seen(later)["refused"], seen(later)["void"]) == ([], [])
    assert not later.s[0].void.any()


@pytest.mark.rule("K16.areas")
def test_the_same_areas_are_barred_whoever_is_asked() -> None:
    p = khan(yurts(table(3), r="c9", y="d9"), 1)
    after = played(p, "conquer 2I c9 d9", "refuse")
    khan(gods(after, 2), 2).s[0].protecting[1] = 0
    assert accepted(after, "conquer 2I c9 d9")  # Blue protects nothing there
    after.s[0].on[:], after.s[0].yurts[:] = 0, 0
    for name in ("c9", "d9"):
        add(after.s[0].empty, NUMBERS[name])
    yurts(after, r="c9", b="d9")
    assert refused(after, "conquer 2I c9 d9", by="K16.areas")


@pytest.mark.rule("K16.three")
def test_after_three_refusals_nothing_more_is_asked() -> None:
    p = khan(yurts(table(3), r="c9 c10 e9 d11", y="d9 d10"), 1)
    for areas in ("c9 d9", "c10 d10", "d9 e9"):
        assert accepted(p, "conquer 2I d10 d11")
        p = played(p, f"conquer 2I {areas}", "refuse")
    assert refused(p, "conquer 2I c9 d9", by="K16.areas")
    assert refused(p, "conquer 2I d10 d11", by="K16.three")
    assert accepted(p, "conquer 2I c9 c10")  # needs nobody's consent
    third = played(p, "conquer 2I c9 c10")
    assert refused(third, "conquer 2I d10 d11", by="K16.three")  # the whole turn
    yellow = third.copy()
    yellow.s[0].phase, yellow.s[0].actions_left = 8, 0
    morale = played(yellow, "morale")
    assert refused(morale, "conquer 2I d10 d11", by="K16.three")


@pytest.mark.rule("K16", "K16.areas")
def test_refused_areas_may_be_conquered_once_they_need_nobodys_consent() -> None:
    p = khan(yurts(table(3), r="c9 c10", y="d9"), 1)
    after = played(p, "conquer 2I c9 d9", "refuse")
    after.s[0].protecting[1] = 0
    assert accepted(after, "conquer 2I c9 d9")


@pytest.mark.rule("K16", "end")
def test_refusals_of_an_end_phase_turn_end_with_it() -> None:
    p = khan(yurts(table(3), r="c9 c10 e9", y="d9"), 1)
    p.s[0].phase, p.s[0].triggered, p.s[0].ruler_at[:] = 10, 2, -1
    after = played(p, "conquer 2I c9 d9", "refuse")
    assert refused(after, "conquer 2I c9 d9", by="K16.areas")
    after = played(after, "conquer 2I c9 c10", "conquer 2I d9 e9", "refuse")
    assert seen(after)["turn"] == 1  # Red's second conquest is lost
    assert seen(after)["void"] == []


@pytest.mark.rule("K16")
def test_by_rules_1_a_refusal_barred_everything_that_needs_who_refused() -> None:
    p = khan(yurts(table(3, rules="1"), r="c9 c10 e9", y="d9"), 1)
    after = played(p, "conquer 2I c9 d9", "refuse")
    assert refused(after, "conquer 2I c9 d9", by="K16")
    assert refused(after, "conquer 2I d9 e9", by="K16")
    assert accepted(after, "conquer 2I c9 c10")


@pytest.mark.rule("K16")
def test_the_first_refusal_ends_the_asking() -> None:
    p = gods(khan(yurts(table(4), r="i9", y="j9", n="i10 j10"), 1), 2, ICE)
    asked = played(p, "conquer 4O i9 i10 j9 j10")
    assert asked.actor == 1
    after = played(asked, "refuse")
    assert after.actor == 0
    assert seen(after)["refused"] == [1]
    assert seen(after)["proposal"] is None


@pytest.mark.rule("K16", "K11")
def test_if_all_that_was_possible_is_refused_the_third_action_is_lost() -> None:
    p = khan(yurts(table(2, left=1), r="c9", y="d9"), 1)
    hand(p, 0, "song.ice", "rus.ice", "delhi.ice", "seljuk.ice")
    s = p.s[0]
    s.triggered, s.removed, s.ruler_at[:] = 1, 8, -1  # the fifth ruler is home: no 2B
    yurts(p, n=" ".join(ALL_ICE))
    played_out = played(p, "conquer 2I c9 d9", "refuse")
    assert seen(played_out)["step"] == "special"  # the action is skipped
    assert refused(played_out, "morale", by="K11")
    third = p.copy()
    third.s[0].phase, third.s[0].actions_left = 8, 0
    after = played(third, "morale", "conquer 2I c9 d9", "refuse")
    assert seen(after)["players"][0]["specials"]["morale"] == 1  # spent
    assert seen(after)["turn"] == 1
    assert seen(after)["phase"] == "end"


ALL_ICE = [f"{c}13" for c in "ijk"] + [f"{c}12" for c in "jkl"] + [f"{c}11" for c in "jkm"]
ALL_ICE += [f"{c}{r}" for r in (9, 10) for c in "ijklm"]
