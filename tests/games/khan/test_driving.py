"""1 Drive out a ruler; 2B; the fifth ruler."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.games.khan.state import TURNING

from .table import (
    accepted,
    before_step_1,
    court,
    discards,
    empty_areas,
    gone,
    hand,
    moves,
    only_on_pile,
    played,
    refused,
    ruler,
    seen,
    stands,
    table,
    where,
    yurts,
    yurts_in_court,
)


def happened(p: Position, text: str) -> list[str]:
    move = p.parse(text)
    after = played(p, text)
    return [h["text"]["en"] for h in p.game.happened(p, move, after, None)]


def worked_example() -> Position:
    """The book's: a tile, a neutral yurt and the river to the south-west, a bridge to the west."""
    p = ruler(table(left=3), "song", "k3")
    yurts(p, r="h6 j6 k6 k5 l5", n="j4")
    p = played(p, "conquer b4I h6 i6 j6 k6", "conquer 2I k5 l5")
    return before_step_1(ruler(p, "seljuk", "l6"))


@pytest.mark.rule("1", "1.flee")
@pytest.mark.parametrize(
    ("card", "direction", "end"),
    [("seljuk.mountains", "north", "l7"), ("seljuk.forest", "south-west", "k7")],
)
def test_the_books_example_of_a_fleeing_ruler(card: str, direction: str, end: str) -> None:
    p = worked_example()
    assert refused(p, "drive seljuk", by="order")
    after = played(p, f"turn {card}")
    assert where(after, "seljuk") == end
    assert stands(after, "l6") == "n"
    told = happened(p, f"turn {card}")
    assert told[0] == f"The card says Seljuk, {direction}."


def test_a_blocked_direction_is_explained() -> None:
    p = worked_example()
    assert where(played(p, "turn seljuk.river"), "seljuk") == "k7"  # west: the bridge
    assert happened(p, "turn seljuk.river")[1] == (
        "The Seljuk ruler flees north-west from l6 to k7, as west is blocked."
    )
    assert happened(p, "turn seljuk.forest")[1] == (
        "The Seljuk ruler flees north-west from l6 to k7, as south-west and west are blocked."
    )


@pytest.mark.rule("1.flee")
def test_at_the_edge_a_ruler_has_five_destinations() -> None:
    p = before_step_1(table())
    cards = [
        f"rus.{kind}"
        for kind in ["mountains", "tundra", "ice", "stony", "sandy", "forest", "river", "border"]
    ]
    ends = {where(played(p, f"turn {card}"), "rus") for card in cards}
    assert ends == {"i13", "i12", "h12", "g12", "g13"}


@pytest.mark.rule("K2")
def test_what_stands_in_between_only_counts_as_distance() -> None:
    p = before_step_1(yurts(table(), n="f7", r="f5"))
    after = played(p, "turn seljuk.mountains")  # north: yurt f7, river f8, then f9
    assert where(after, "seljuk") == "f9"
    blocked = before_step_1(yurts(table(), n="f7 f9"))
    assert where(played(blocked, "turn seljuk.mountains"), "seljuk") == "g7"
    over = ruler(before_step_1(table()), "seljuk", "b6")  # west of a5: the outline has a hole
    assert where(played(over, "turn seljuk.forest"), "seljuk") == "a6"


@pytest.mark.rule("K2")
def test_the_outline_ends_a_direction_even_if_the_map_goes_on_behind() -> None:
    p = ruler(table(), "bulgar", "l4")
    p = before_step_1(yurts(p, n="l3"))
    yurts(p, n="k3")
    # east of l4 is a hole; south l3 and l2: a yurt, then empty land
    assert where(played(p, "turn bulgar.sandy"), "bulgar") == "m3"


@pytest.mark.rule("1.court")
def test_the_yurt_of_step_1_comes_from_the_court() -> None:
    p = before_step_1(table())
    after = played(p, "turn seljuk.mountains")
    assert yurts_in_court(p, "seljuk") == 5
    assert yurts_in_court(after, "seljuk") == 4
    assert stands(after, "f6") == "n"
    assert after.actor == 0


@pytest.mark.rule("1.next", "K7")
def test_cards_of_rulers_who_are_gone_are_turned_until_one_moves() -> None:
    p = before_step_1(gone(table(), "song"))
    after = played(p, "turn song.joker")
    assert after.by() == "chance"
    assert refused(after, "turn song.joker", by="K7")
    assert played(after, "turn song.ice").by() == "chance"
    assert played(after, "turn song.ice", "turn rus.ice").actor == 0
    assert "Another card" in happened(p, "turn song.joker")[1]


@pytest.mark.rule("K7")
def test_discards_are_shuffled_only_when_a_card_is_wanted_from_an_empty_pile() -> None:
    p = only_on_pile(before_step_1(hand(table(), 0, "rus.ice")), "song.joker")
    assert refused(p, "turn rus.joker", by="K7")
    assert refused(p, "turn rus.ice", by="prep.cards")
    after = played(p, "turn song.joker")
    assert seen(after)["pile"] == 0
    assert len(seen(after)["discards"]) == 71
    again = played(after, "drive song", "turn song.joker")
    assert seen(again)["pile"] == 70
    assert [card["id"] for card in seen(again)["discards"]] == ["song.joker"]
    assert refused(played(after, "drive song"), "turn rus.ice", by="prep.cards")


@pytest.mark.rule("K3")
@pytest.mark.parametrize("step", ["1", "2B"])
def test_the_last_court_yurt_is_swapped_for_the_ruler(step: str) -> None:
    p = court(table(), "seljuk", 1)
    if step == "1":
        after = played(before_step_1(p), "turn seljuk.mountains")
    else:
        after = played(p, "drive seljuk", "turn rus.ice")
    assert where(after, "seljuk") is None
    assert stands(after, "f6") == "n"
    assert yurts_in_court(after, "seljuk") == 0
    two = played(before_step_1(court(table(), "seljuk", 2)), "turn seljuk.mountains")
    assert where(two, "seljuk") == "f7"
    assert yurts_in_court(two, "seljuk") == 1


@pytest.mark.rule("2B", "K4")
def test_driving_out_a_ruler_of_ones_choice() -> None:
    p = table()
    assert len(moves(p, "drive")) == 8
    named = played(p, "drive seljuk")
    assert named.by() == "chance"
    after = played(named, "turn rus.mountains")  # north-east; the card's ruler does not matter
    assert where(after, "seljuk") == "g7"
    assert where(after, "rus") == "h13"
    assert yurts_in_court(after, "seljuk") == 5
    assert stands(after, "f6") == "n"
    assert after.actor == 0
    assert accepted(after, "drive seljuk")
    assert refused(gone(table(), "song"), "drive song", by="2B")


@pytest.mark.rule("K5")
def test_a_ruler_without_refuge_goes_home() -> None:
    p = table()
    around = {"f7", "g7", "h8", "g6", "h6", "g5", "h4", "f5", "f4", "f3", "e5", "d4", "c3"}
    around |= {"e6", "d6", "c6", "e7", "f9", "i9", "i3", "i6", "c9", "d8"}
    yurts(p, n=" ".join(around & empty_areas(p)))
    home = played(before_step_1(p), "turn seljuk.mountains")
    assert where(home, "seljuk") is None
    assert yurts_in_court(home, "seljuk") == 0
    assert stands(home, "f6") == "n"
    assert "nowhere to flee" in happened(p, "turn seljuk.mountains")[1]


@pytest.mark.rule("K6")
def test_neutral_yurts_never_run_out() -> None:
    p = table()
    free = sorted(empty_areas(p))
    yurts(p, n=" ".join(free[:-20]))
    assert len(seen(p)["yurts"]) > 60  # as many as the box holds
    after = played(p, "drive seljuk", "turn seljuk.ice")
    assert stands(after, "f6") == "n"


# The fifth ruler

FOUR = ("rus", "song", "abbasid", "georgian")


@pytest.mark.rule("trigger", "K8")
def test_the_fifth_ruler_in_step_1_ends_the_turn() -> None:
    p = before_step_1(court(gone(table(3, turn=1), *FOUR), "seljuk", 1))
    yurts(p, y="a6 b6")
    p.s[0].scouted[1] = 1
    p.s[0].protecting[1] = 1
    after = played(p, "turn seljuk.ice")
    view = seen(after)
    assert (view["phase"], view["step"], after.actor) == ("end", "conquer", 1)
    assert [r["area"] for r in view["rulers"]] == [None] * 8
    assert [r["court"] for r in view["rulers"]] == [0] * 8
    assert stands(after, "k2") == stands(after, "l11") == stands(after, "f2") == "n"
    assert view["players"][1]["held"] == 0  # no refill
    assert view["players"][1]["scouted"] is None
    assert not view["players"][1]["protecting"]
    assert refused(after, "drive delhi", by="end")


@pytest.mark.rule("trigger", "K9")
def test_the_fifth_ruler_in_step_2_lets_the_turn_go_on_without_2b() -> None:
    p = court(gone(table(3, turn=1), *FOUR), "seljuk", 1)
    hand(yurts(p, y="a6", b="b9 b8"), 1, "song.joker", "song.ice")
    after = played(p, "drive seljuk", "turn seljuk.ice")
    assert seen(after)["phase"] == "last-turn"
    assert [r["court"] for r in seen(after)["rulers"]] == [0] * 8
    assert after.actor == 1
    assert refused(after, "drive delhi", by="K9")
    assert accepted(after, "invade song.joker b6")
    chosen = played(after, "invade song.joker b6", "none")
    assert chosen.game.asked(chosen)["en"] == "Yellow is dealt cards"
    end = played(chosen, "deal 1 rus.ice rus.river rus.joker")
    assert (seen(end)["phase"], end.actor) == ("end", 2)


@pytest.mark.rule("K9")
def test_an_action_that_became_impossible_is_skipped() -> None:
    p = court(gone(table(2), *FOUR), "seljuk", 1)
    hand(yurts(p, y="b9 b8"), 0, "song.ice", "delhi.ice")
    full = [area for area in sorted(empty_areas(p)) if area in ICE]
    yurts(p, n=" ".join(full))
    after = played(p, "drive seljuk", "turn seljuk.stony")
    assert seen(after)["step"] == "special"
    assert refused(after, "morale", by="K11")
    told = happened(played(p, "drive seljuk"), "turn seljuk.stony")
    assert any("can do nothing more" in line for line in told)


ICE = {f"{c}{r}" for r, columns in ((13, "ijk"), (12, "jkl"), (11, "jklm")) for c in columns}
ICE |= {f"{c}{r}" for r in (10, 9) for c in "ijklm"}


@pytest.mark.rule("K9")
def test_high_morale_may_send_the_fifth_ruler_home() -> None:
    p = court(gone(table(2), *FOUR), "seljuk", 1)
    hand(yurts(p, y="b9 b8"), 0, "song.ice", "delhi.ice", "song.joker")
    p = played(p, "invade song.ice i9", "invade delhi.ice i10", "morale", "drive seljuk")
    after = played(p, "turn seljuk.ice")
    assert seen(after)["phase"] == "last-turn"
    assert after.by() == "chance"  # the last refill
    end = played(after, "deal 0 rus.ice rus.river rus.joker")
    assert (seen(end)["phase"], end.actor) == ("end", 1)


def test_the_card_of_step_1_is_drawn_from_the_pile() -> None:
    p = discards(before_step_1(table()), "seljuk.ice")
    assert p.s[0].phase == TURNING
    assert refused(p, "turn seljuk.ice", by="K7")
