"""Secrets (N14): drawn cards, deck order, and what each seat can know of it (U1)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.sheet import EVERYONE
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, wagon_number
from kurultai.games.huns.state import ASK_NOTHING
from kurultai.match.match import known_scores

from .table import GAME, go, moves, refused, table, under

# Of each type three wagons are dealt, five are left.
DEALT = {seat: f"{WAGON_IDS[8 * seat]} {WAGON_IDS[8 * seat + 1]}" for seat in range(4)}
SHOWN = " ".join(WAGON_IDS[8 * kind + 2] for kind in range(4))
LEFT = [WAGON_IDS[8 * kind + 3 : 8 * kind + 8] for kind in range(4)]


@pytest.mark.rule("N14")
def test_cards_being_drawn_are_seen_by_their_drawer_alone() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw")
    drawn = p.parse("cards tr03 tr01 tr02")
    assert GAME.shown(p, drawn, 0) == "cards tr03 tr01 tr02"
    assert GAME.shown(p, drawn, 1) == GAME.shown(p, drawn, None) == "cards ? ? ?"
    after, other = p.copy(), p.copy()
    after.play(drawn)
    other.play(p.parse("cards tr04 tr05 tr06"))
    assert GAME.view(after, 0)["drawn"]["cards"] == ["tr03", "tr01", "tr02"]
    assert GAME.view(after, 1)["drawn"]["cards"] == [None] * 3
    for seat, hidden in ((0, False), (1, True), (None, True)):
        told = GAME.happened(p, drawn, after, seat)[0]["text"]
        assert ("Clan seal" not in told["en"] and "banners" not in told["en"]) == hidden
        assert (GAME.view(after, seat) == GAME.view(other, seat)) == hidden
    assert refused(after, "play tr04", by="draw.play")


@pytest.mark.rule("U1", "N3")
def test_who_saw_cards_go_under_a_deck_knows_they_are_there() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    assert GAME.view(p, 0)["decks"][4]["under"] == ["tr03", "tr02"]
    assert GAME.view(p, 1)["decks"][4]["under"] == [None, None]
    assert GAME.view_all(p)["decks"][4]["under"] == ["tr03", "tr02"]
    assert refused(p, "cards tr03", by="P11")


@pytest.mark.rule("U1")
def test_a_card_one_has_seen_can_be_followed_through_anothers_hand() -> None:
    """Seat 0 puts tr03 tr02 under an otherwise empty deck; seat 1 draws both and plays one."""
    p = table(dice="1 1 1 1 3")
    p.s[0].top[4] = 0b1111
    go(p, "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    p.s[0].face[3] = 3
    p.s[0].available |= 1 << 4  # the yellow die once more, for seat 1
    go(p, "die yellow", "draw", "cards tr04 tr03 tr02", "play tr03")
    assert under(p, "yellow") == ["tr04", "tr02"]
    assert GAME.view(p, 0)["decks"][4]["under"] == [None, "tr02"]
    assert GAME.view(p, 1)["decks"][4]["under"] == ["tr04", "tr02"]


@pytest.mark.rule("N14")
def test_a_redeal_deals_every_card_a_seat_cannot_place_and_no_other() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    generator = rng(1)
    first: Counter[str] = Counter()
    for _ in range(300):
        mine, other = p.copy(), p.copy()
        mine.redeal(0, generator)
        assert under(mine, "yellow") == ["tr03", "tr02"]
        other.redeal(1, generator)
        first[under(other, "yellow")[0]] += 1
        whole = {*under(other, "yellow")} | {
            CARD_IDS[48 + i] for i in range(12) if int(other.s[0].top[4]) >> i & 1
        }
        assert whole == {f"tr{i:02}" for i in range(2, 11)}
    assert len(first) == 9  # any of the nine cards left may lie there
    assert max(first.values()) < 70


def test_a_redeal_changes_the_hand_another_seat_is_drawing() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02")
    hands = set()
    for seed in range(20):
        other = p.copy()
        other.redeal(1, rng(seed))
        hands.add(tuple(moves(other)))
        assert GAME.view(other, 1) == GAME.view(p, 1)
        own = p.copy()
        own.redeal(0, rng(seed))
        assert moves(own) == moves(p)
    assert len(hands) > 10


@pytest.mark.rule("N14")
def test_shipped_wagons_lie_face_down_for_others_until_the_end() -> None:
    p = table(shipped={0: "wg09 wg10 wg25"})  # two orange, one blue: 3 wagons and 2 types
    assert GAME.view(p, 0)["camps"][0]["shipped"] == ["wg09", "wg10", "wg25"]
    assert GAME.view(p, 1)["camps"][0]["shipped"] == [None] * 3
    for eye in (1, None):
        camp = GAME.view(p, eye)["camps"][0]
        assert (camp["score"], camp["unknown"]) == (6 + 2, True)  # three alike would be 3 points
        assert "8 + ? points" in GAME.drawing(GAME.view(p, eye))
    for eye in (0, EVERYONE):
        assert not GAME.view(p, eye)["camps"][0]["unknown"]
    p.s[0].ask = ASK_NOTHING
    assert GAME.view(p, 1)["camps"][0]["shipped"] == ["wg09", "wg10", "wg25"]
    assert not any(line["unknown"] for line in GAME.sheet(p, 1))
    assert p.scores(1) == p.scores()  # who remembers knows them, and so do bots


@pytest.mark.rule("N14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_types_of_shipped_wagons_change_nothing_that_rivals_see(seats: int) -> None:
    """Every number of wagons, exchanged for others of the pile in every mixture of types."""
    camps = {1: "tr01 tr03 tr04"}
    for many in range(6):
        shipped = {1: " ".join(LEFT[0][:many])}
        p = table(seats, camps=camps, wagons=DEALT, display=SHOWN, shipped=shipped)
        mixtures = {tuple(sorted(mixture)) for mixture in product(range(4), repeat=many)}
        seen, types = set(), set()
        for mixture in mixtures:
            other = p.copy()
            left = [list(kind) for kind in LEFT]
            wagons = {wagon_number(left[kind].pop()) for kind in mixture}
            mine = sum(1 << wagon for wagon in wagons)
            other.s[0].hidden = int(p.s[0].hidden) | int(p.s[0].shipped[1]) & ~mine
            other.s[0].hidden &= ~mine
            other.s[0].shipped[1] = mine
            for eye in (0, None):
                told = (
                    GAME.view(other, eye),
                    GAME.sheet(other, eye),
                    known_scores(other, eye),
                    GAME.drawing(GAME.view(other, eye)),
                )
                seen.add((eye, repr(told)))
            sheet = {line["line"]: line for line in GAME.sheet(other, 0)}
            least = sheet["types"]["points"][1]
            worth = {line["line"]: line["points"][1] for line in GAME.sheet(other, 1)}["types"]
            types.add(worth)
            assert least <= worth
            assert (1 in sheet["types"]["unknown"]) or least == worth
        assert len(seen) == 2
        assert least == min(types)  # what is certain is all that is
        assert (1 in sheet["types"]["unknown"]) == (len(types) > 1)


@pytest.mark.rule("N14")
def test_a_treasure_is_unknown_only_where_the_types_can_decide_it() -> None:
    camps = {0: "tr03 tr04"}  # with two players: four types, three of one type
    for wagons, banners, seal in (
        ("wg09 wg10", "unmet", "unmet"),
        ("wg09 wg10 wg25", "unmet", "unknown"),
        ("wg09 wg10 wg25 wg26", "unknown", "unknown"),
        ("wg09 wg10 wg11 wg12 wg25 wg26 wg27 wg18 wg19", "unknown", "met"),
    ):
        p = table(camps=camps, shipped={0: wagons})
        shown = {card["id"]: card["status"] for card in GAME.view(p, 1)["camps"][0]["cards"]}
        assert shown == {"tr03": banners, "tr04": seal}
        own = {card["id"]: card["status"] for card in GAME.view(p, 0)["camps"][0]["cards"]}
        assert "unknown" not in own.values()


@pytest.mark.rule("N14")
def test_a_table_may_leave_shipped_wagons_open() -> None:
    p = table(camps={0: "tr04"}, shipped={0: "wg09 wg10 wg25"})
    p.options = {**p.options, "shipped": "open"}
    for eye in (0, 1, None, EVERYONE):
        assert GAME.view(p, eye)["camps"][0]["shipped"] == ["wg09", "wg10", "wg25"]
        assert not any(line["unknown"] for line in GAME.sheet(p, eye))
        assert known_scores(p, eye) == p.scores()
    with pytest.raises(Unreadable):
        GAME.new(2, {"shipped": "half"})
