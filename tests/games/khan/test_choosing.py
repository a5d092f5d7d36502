"""3 and 4: special cards."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position

from .table import accepted, hand, moves, played, refused, seen, supply, table, yurts


def choosing(seats: int = 2, turn: int = 0, **owners: str) -> Position:
    """At step 4, after invading anywhere."""
    p = yurts(table(seats, turn=turn), **owners)
    hand(p, turn, "seljuk.ice", "rus.ice", "song.ice", "korean.ice")
    return played(p, "anywhere d5", "discard")


def next_turn(p: Position, card: str = "rus.mountains", area: str = "c5") -> Position:
    """The next player's turn, up to his step 4, without playing a card."""
    while p.by() == "chance" and p.game.asked(p)["en"].endswith("cards"):
        p = dealt(p)
    p = played(p, f"turn {card}")
    return played(p, f"anywhere {area}", "discard")


def dealt(p: Position) -> Position:
    """Fill a hand with the first cards of the pile."""
    seat = p.s[0].turn
    pile = [i for i in range(72) if p.s[0].card_at[i] == 0][: 4 - p.s[0].held[seat]]
    from kurultai.games.khan.notation import ids_of

    return played(p, " ".join(["deal", str(seat), *(ids_of(p.options).cards[i] for i in pile)]))


@pytest.mark.rule("4", "K20")
def test_one_special_card_a_turn_or_none() -> None:
    p = choosing()
    assert {"morale", "protect", "gods", "none", "scout 2I", "scout b4L"} <= set(moves(p))
    assert len(moves(p)) == 4 + 23
    after = played(p, "protect")
    assert seen(after)["turn"] == 1  # no second one, and the hand was full
    p.s[0].specials[0] = (0, 1, 0, 0)
    assert moves(p) == ["none", "protect"]
    for text in ("morale", "gods", "scout 2I"):
        assert refused(p, text, by="4")


@pytest.mark.rule("K20")
def test_without_a_playable_special_there_is_no_decision() -> None:
    p = table()
    p.s[0].specials[0] = 0
    after = played(p, "anywhere d5", "discard")
    assert after.by() == "chance"
    assert refused(after, "none", by="order")


@pytest.mark.rule("4.morale", "K11")
def test_high_morale_is_a_third_action_but_not_2d() -> None:
    p = choosing(r="c9 c10")
    third = played(p, "morale")
    assert accepted(third, "conquer 2I c9 c10")
    assert accepted(third, "drive song")
    assert accepted(third, "invade rus.ice i9")
    assert refused(third, "anywhere c6", by="K10")
    after = played(third, "conquer 2I c9 c10")
    assert seen(after)["turn"] == 1
    assert seen(after)["players"][0]["specials"]["morale"] == 1


@pytest.mark.rule("4.protect", "K17", "3")
def test_protection_lasts_until_step_3_of_the_next_turn() -> None:
    p = played(choosing(3), "protect")
    assert seen(p)["players"][0]["protecting"]
    p = next_turn(p)
    assert refused(p, "protect", by="4.protect")
    p = played(p, "none")
    p = next_turn(p, "song.mountains", "c4")
    p = played(p, "none")
    p = dealt(p) if p.game.asked(p)["en"].endswith("cards") else p
    p = played(p, "turn korean.mountains")
    assert p.actor == 0
    assert seen(p)["players"][0]["protecting"]  # still, during steps 1 and 2
    p = played(p, "anywhere b4", "discard")
    assert not seen(p)["players"][0]["protecting"]
    assert refused(p, "protect", by="4")  # three players have one each


@pytest.mark.rule("4.gods")
def test_the_gods_support_one_player_at_a_time() -> None:
    p = next_turn(played(choosing(3), "gods"))
    assert seen(p)["players"][0]["gods"] == "all"
    assert refused(p, "gods", by="4.gods")
    assert refused(p, "gods ice", by="4.gods.region")  # only four players name one


@pytest.mark.rule("4.gods")
def test_with_four_players_each_region_has_one_protector() -> None:
    p = choosing(4)
    assert len(moves(p, "gods")) == 6
    assert refused(p, "gods", by="4.gods.region")
    p = next_turn(played(p, "gods ice"))
    assert seen(p)["players"][0]["gods"] == ["ice"]
    assert refused(p, "gods ice", by="4.gods")
    assert accepted(p, "gods tundra")


@pytest.mark.rule("K18")
@pytest.mark.parametrize(("first", "other"), [("protect", "gods"), ("gods", "protect")])
def test_two_players_not_twice_in_a_row(first: str, other: str) -> None:
    p = next_turn(played(choosing(2), first))
    p = next_turn(played(p, "none"), "song.mountains", "c4")
    assert p.actor == 0
    assert refused(p, first, by="K18")
    assert accepted(p, other)
    p = next_turn(played(p, "none"), "korean.mountains", "b4")
    p = next_turn(played(p, "none"), "delhi.mountains", "b5")
    assert accepted(p, first)


@pytest.mark.rule("4.scout", "K19")
@pytest.mark.parametrize("seats", [2, 3])
def test_scouting_reserves_the_whole_kind_for_two_or_three(seats: int) -> None:
    p = played(choosing(seats, y="c9 c10"), "scout 2I")
    p = next_turn(p)
    assert refused(p, "scout 2I", by="K19")
    p.s[0].phase, p.s[0].actions_left = 4, 2
    assert refused(p, "conquer 2I c9 c10", by="K19")
    p.s[0].turn = 0
    yurts(p, r="d9 d10")
    assert accepted(p, "conquer 2I d9 d10")


@pytest.mark.rule("K19")
def test_with_four_players_one_copy_is_withheld() -> None:
    p = supply(played(choosing(4, y="c9 c10"), "scout 2I"), s2I=2)
    p = next_turn(p)
    assert accepted(p, "scout 2I")  # the second copy
    third = next_turn(played(p, "scout 2I"), "song.mountains", "b5")
    assert refused(third, "scout 2I", by="K19")
    p.s[0].phase, p.s[0].actions_left = 4, 2
    after = played(p, "conquer 2I c9 c10")
    yurts(after, y="e10 e9")
    assert refused(after, "conquer 2I e9 e10", by="K19")  # the last copy is Red's
    assert refused(supply(p, s2I=0), "conquer 2I c9 c10", by="2C.supply")


@pytest.mark.rule("K19")
def test_a_scout_ends_with_the_next_turn_or_when_used() -> None:
    p = played(choosing(2, r="c9 c10"), "scout 2I")
    assert seen(p)["players"][0]["scouted"] == "2I"
    p = next_turn(p)
    p = played(p, "none")
    p = played(dealt(p) if p.game.asked(p)["en"].endswith("cards") else p, "turn song.mountains")
    used = played(p, "conquer 2I c9 c10")
    assert seen(used)["players"][0]["scouted"] is None
    kept = played(p, "anywhere b4", "discard")
    assert seen(kept)["players"][0]["scouted"] == "2I"
    assert accepted(kept, "scout 2I")
    assert seen(played(kept, "none"))["players"][0]["scouted"] is None
    assert seen(played(kept, "scout 2I"))["players"][0]["scouted"] == "2I"
    assert seen(played(kept, "scout 3L"))["players"][0]["scouted"] == "3L"


@pytest.mark.rule("4.scout", "2C.supply")
def test_scouting_needs_a_copy() -> None:
    p = supply(choosing(2), s5X=0)
    assert refused(p, "scout 5X", by="2C.supply")
    assert "scout 5W" in moves(p)


@pytest.mark.rule("5")
def test_the_hand_is_filled_up_to_four() -> None:
    p = hand(table(), 0, "seljuk.ice", "rus.ice", "song.ice", "korean.ice")
    p = played(p, "invade rus.ice i9", "invade song.ice i10", "none")
    assert p.by() == "chance"
    assert refused(p, "deal 0 rus.river", by="5")
    assert refused(p, "deal 0 rus.river rus.joker song.joker", by="5")
    assert refused(p, "deal 1 rus.river rus.joker", by="5")
    assert refused(p, "deal 0 seljuk.ice rus.joker", by="prep.cards")
    assert refused(p, "deal 0 rus.ice rus.joker", by="K7")  # a discard, while the pile lasts
    after = played(p, "deal 0 rus.river rus.joker")
    assert seen(after)["players"][0]["held"] == 4
    assert seen(after)["turn"] == 1


@pytest.mark.rule("5", "K7")
def test_a_refill_that_empties_the_pile_goes_on_after_a_shuffle() -> None:
    from .table import only_on_pile

    p = hand(table(), 0, "seljuk.ice")
    p = played(p, "drive song", "turn rus.ice", "drive song", "turn song.ice", "none")
    p = only_on_pile(p, "delhi.joker")
    assert refused(p, "deal 0 rus.ice song.ice bulgar.joker", by="K7")
    after = played(p, "deal 0 rus.ice song.ice delhi.joker")
    held = [card["id"] for card in seen(after)["players"][0]["hand"]]
    assert held == ["seljuk.ice", "rus.ice", "song.ice", "delhi.joker"]
    assert seen(after)["pile"] == 68
    assert seen(after)["discards"] == []
