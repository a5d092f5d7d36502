"""2A Invade, 2D Invade anywhere."""

from __future__ import annotations

import pytest

from kurultai.games.khan.board import SHIPPED

from .table import accepted, empty_areas, hand, moves, played, refused, seen, stands, table, yurts


def areas(p: object, card: str) -> set[str]:
    return {text.split()[2] for text in moves(p, f"invade {card} ")}  # type: ignore[arg-type]


def letter(area: str) -> str:
    column, row = "abcdefghijklm".index(area[0]), int(area[1:])
    found: str = SHIPPED.board["map"][13 - row][column]
    return found


@pytest.mark.rule("2A")
@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        ("mountains", "M"),
        ("tundra", "T"),
        ("ice", "I"),
        ("stony", "S"),
        ("sandy", "D"),
        ("forest", "F"),
    ],
)
def test_a_landscape_card_invades_its_region(kind: str, mark: str) -> None:
    p = hand(table(), 0, f"song.{kind}")
    free = empty_areas(p)
    assert areas(p, f"song.{kind}") == {a for a in free if letter(a).upper() == mark}
    other = "b9" if mark != "M" else "k10"
    assert refused(p, f"invade song.{kind} {other}", by="2A")


@pytest.mark.rule("2A.river")
def test_a_river_card_invades_land_beside_the_river_bridged_or_not() -> None:
    p = hand(yurts(table(left=3), r="h5 j5"), 0, "song.river")
    assert {"a6", "d6", "e9", "d8", "f7", "h7", "j7", "g1", "i1", "i2", "g3", "j3"} <= areas(
        p, "song.river"
    )
    for area in ("b5", "e13", "e5", "g5", "k5", "m3"):
        assert refused(p, f"invade song.river {area}", by="2A.river")
    bridged = played(p, "conquer b3I h5 i5 j5")
    assert {"h4", "j4", "h6", "j6"} <= areas(bridged, "song.river")


@pytest.mark.rule("2A.border")
def test_a_border_card_invades_land_at_the_surrounding_territories() -> None:
    p = hand(table(), 0, "song.border")
    found = areas(p, "song.border")
    assert {"b13", "b12", "m9", "m7", "a6", "a4", "b5", "d1", "c2", "m3", "l6", "a3"} <= found
    inland = {"a8", "a9", "a10", "a11", "e1", "f1", "g1", "i1", "j1", "k1", "l1"}
    assert not found & inland
    for area in (*inland, "c12", "l7", "d2"):
        assert refused(p, f"invade song.border {area}", by="2A.border")


@pytest.mark.rule("2A.joker")
def test_a_joker_invades_anywhere() -> None:
    p = hand(table(), 0, "song.joker")
    assert areas(p, "song.joker") == empty_areas(p)
    assert len(empty_areas(p)) == 132 - 8
    assert refused(p, "invade song.joker f6", by="2A.empty")


@pytest.mark.rule("2A.hand")
def test_the_card_must_be_in_the_hand_and_is_discarded() -> None:
    p = hand(hand(table(), 0, "song.ice"), 1, "song.tundra")
    assert refused(p, "invade song.tundra e12", by="2A.hand")
    assert refused(p, "invade rus.ice i9", by="2A.hand")
    after = played(p, "invade song.ice i9")
    assert stands(after, "i9") == "r"
    assert [card["id"] for card in seen(after)["discards"]] == ["song.ice"]
    assert refused(after, "invade song.ice i10", by="2A.hand")


@pytest.mark.rule("2A.land")
def test_yurts_stand_on_land_only() -> None:
    p = hand(table(), 0, "song.joker")
    for area in ("i5", "e8", "a13", "a5", "m1"):
        assert refused(p, f"invade song.joker {area}", by="2A.land")
        assert refused(p, f"anywhere {area}", by="2A.land")


@pytest.mark.rule("2A.empty")
def test_yurts_need_an_empty_area() -> None:
    p = hand(yurts(table(left=3), r="b9 b8", n="c9", y="c8"), 0, "song.mountains")
    p = played(p, "conquer 2I b8 b9")
    for area in ("b8", "c9", "c8", "b11"):  # tile, neutral, rival, ruler
        assert refused(p, f"invade song.mountains {area}", by="2A.empty")
        assert refused(p, f"anywhere {area}", by="2A.empty")


@pytest.mark.rule("2", "order")
def test_two_actions_and_no_passing() -> None:
    p = hand(table(), 0, "song.ice", "rus.ice")
    assert refused(p, "none", by="order")
    one = played(p, "invade song.ice i9")
    assert one.actor == 0
    assert refused(one, "none", by="order")
    assert refused(one, "agree", by="order")
    two = played(one, "invade rus.ice i10")
    assert refused(two, "drive song", by="order")
    assert accepted(two, "none")


@pytest.mark.rule("2D", "K10")
def test_invading_anywhere_takes_both_actions() -> None:
    p = hand(table(), 0, "song.ice", "rus.ice")
    assert len(moves(p, "anywhere")) == 124
    assert refused(played(p, "invade song.ice i9"), "anywhere d5", by="K10")
    after = played(p, "anywhere d5")
    assert stands(after, "d5") == "r"
    assert refused(after, "none", by="order")
    assert seen(played(after, "discard"))["step"] == "special"


@pytest.mark.rule("2D.discard")
def test_any_cards_may_be_discarded() -> None:
    p = hand(table(), 0, "song.ice", "rus.ice", "delhi.joker")
    p = played(hand(p, 1, "rus.joker"), "anywhere d5")
    assert moves(p) == sorted(
        [
            *("discard", "discard rus.ice", "discard song.ice", "discard delhi.joker"),
            *("discard rus.ice song.ice", "discard rus.ice delhi.joker"),
            *("discard song.ice delhi.joker", "discard rus.ice song.ice delhi.joker"),
        ]
    )
    assert refused(p, "discard rus.joker", by="2D.discard")
    after = played(p, "discard rus.ice delhi.joker")
    assert [card["id"] for card in seen(after)["players"][0]["hand"]] == ["song.ice"]
    assert [card["id"] for card in seen(after)["discards"]] == ["rus.ice", "delhi.joker"]


@pytest.mark.rule("order")
def test_discarding_is_only_asked_after_invading_anywhere() -> None:
    p = hand(table(), 0, "song.ice")
    assert refused(p, "discard song.ice", by="order")
    assert refused(p, "discard rus.ice", by="order")
    assert refused(p, "turn song.joker", by="order")
    assert refused(p, "yurt d5", by="order")
    assert refused(p, "start 1", by="order")
