"""Secrets: what each seat sees, and what `redeal` may exchange."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.games.khan.notation import ids_of

from .table import hand, only_on_pile, played, seen, table


def held(p: Position, seat: int) -> set[str]:
    return {card["id"] for card in seen(p)["players"][seat]["hand"]}


def redealt(p: Position, seat: int, times: int = 60) -> list[Position]:
    generator = rng(1)
    found = []
    for _ in range(times):
        other = p.copy()
        other.redeal(seat, generator)
        found.append(other)
    return found


@pytest.mark.rule("K20")
def test_hands_are_secret_and_specials_open() -> None:
    p = hand(hand(table(3), 0, "song.ice"), 1, "rus.ice", "rus.joker")
    mine = p.game.view(p, 0)
    assert [player["hand"] is None for player in mine["players"]] == [False, True, True]
    assert [player["held"] for player in mine["players"]] == [1, 2, 0]
    assert [player["specials"]["morale"] for player in mine["players"]] == [2, 2, 2]
    assert all(player["hand"] is None for player in p.game.view(p, None)["players"])
    assert "rus.joker" not in str(mine)
    assert "rus.joker" in str(p.game.view_all(p))


@pytest.mark.rule("K20")
def test_the_deck_is_told_alike_to_everyone_whoever_holds_what() -> None:
    """From it, the discards and one's own hand everyone counts the cards that are unseen."""
    p = hand(hand(table(3), 0, "song.ice"), 1, "rus.ice", "rus.joker")
    p = played(p, "drive song", "turn delhi.ice")
    told = p.game.view(p, 0)["deck"]
    assert len(told["kinds"]) * len(told["directions"]) == len(ids_of(p.options).cards)
    assert told["directions"]["delhi"][told["kinds"].index("ice")] == seen(p)["turned"]["direction"]
    for other in redealt(p, 0, 20):
        assert other.game.view(other, 0) == p.game.view(p, 0)
    assert p.game.view(p, 1)["deck"] == p.game.view(p, None)["deck"] == told
    mine = p.game.view(p, 0)
    unseen = len(ids_of(p.options).cards) - len(mine["discards"]) - len(mine["players"][0]["hand"])
    assert unseen == mine["pile"] + sum(player["held"] for player in mine["players"][1:])


@pytest.mark.rule("K20")
def test_cards_dealt_to_others_are_shown_as_question_marks() -> None:
    p = played(hand(table(), 0, "song.ice", "delhi.ice", "rus.joker"), "drive song", "turn rus.ice")
    p = played(p, "drive song", "turn song.river", "none")
    deal = p.parse("deal 0 seljuk.ice")
    assert p.game.shown(p, deal, 0) == "deal 0 seljuk.ice"
    assert p.game.shown(p, deal, 1) == p.game.shown(p, deal, None) == "deal 0 ?"
    after = played(p, "deal 0 seljuk.ice")
    assert "Seljuk" not in str(p.game.happened(p, deal, after, 1))
    assert "Seljuk" in str(p.game.happened(p, deal, after, 0))
    turn = p.game.shown(after, after.parse("turn rus.joker"), None)
    assert turn == "turn rus.joker"


def test_before_any_shuffle_hidden_cards_may_be_any_that_were_not_seen() -> None:
    p = hand(hand(table(3), 0, "song.ice"), 1, "rus.ice", "rus.joker")
    p = played(p, "drive song", "turn delhi.ice")
    seen_for = [held(other, 1) for other in redealt(p, 0, 800)]
    assert all(len(cards) == 2 for cards in seen_for)
    union = set().union(*seen_for)
    assert not union & {"song.ice", "delhi.ice"}
    assert len(union) == 70
    assert all(held(other, 0) == {"song.ice"} for other in redealt(p, 0))
    assert all(held(other, 1) == {"rus.ice", "rus.joker"} for other in redealt(p, 1))


def test_after_a_shuffle_of_two_players_the_rivals_old_cards_are_known() -> None:
    p = hand(hand(table(2), 0, "song.ice"), 1, "rus.ice", "rus.joker")
    p = only_on_pile(p)
    p = played(p, "drive song", "turn delhi.ice")  # from the shuffled discards
    assert {frozenset(held(other, 1)) for other in redealt(p, 0)} == {
        frozenset({"rus.ice", "rus.joker"})
    }
    three = hand(hand(hand(table(3), 0, "song.ice"), 1, "rus.ice", "rus.joker"), 2, "delhi.joker")
    three = played(only_on_pile(three), "drive song", "turn delhi.ice")
    ways = {(frozenset(held(o, 1)), frozenset(held(o, 2))) for o in redealt(three, 0)}
    assert len(ways) == 3  # which of the three is Blue's
    assert all(a | b == {"rus.ice", "rus.joker", "delhi.joker"} for a, b in ways)


def test_cards_drawn_after_the_shuffle_come_from_the_new_pile() -> None:
    p = hand(hand(table(2), 0, "song.ice"), 1, "rus.ice", "rus.joker")
    p = played(only_on_pile(p), "drive song", "turn delhi.ice")
    hand(p, 1, "korean.ice")
    for other in redealt(p, 0, 200):
        assert {"rus.ice", "rus.joker"} <= held(other, 1)
        assert len(held(other, 1)) == 3
    third = {next(iter(held(o, 1) - {"rus.ice", "rus.joker"})) for o in redealt(p, 0, 900)}
    assert len(third) == 72 - 4  # all but my card, his two old ones and the one turned


def test_a_player_seen_to_be_stuck_holds_nothing_that_he_could_have_played() -> None:
    from .table import court, empty_areas, gone, yurts
    from .test_driving import FOUR, ICE

    p = court(gone(table(2), *FOUR), "seljuk", 1)
    hand(yurts(p, y="b9 b8"), 0, "song.ice", "delhi.ice")
    yurts(p, n=" ".join(area for area in sorted(empty_areas(p)) if area in ICE))
    hand(p, 1, "rus.ice", "rus.joker")
    p = played(p, "drive seljuk", "turn seljuk.stony")
    for other in redealt(p, 1, 100):
        assert {card.split(".")[1] for card in held(other, 0)} == {"ice"}
    refilled = played(p, "none", "deal 0 korean.river korean.joker")
    for other in redealt(refilled, 1, 100):
        assert sum(card.endswith(".ice") for card in held(other, 0)) >= 2


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_every_card_and_everything_that_was_seen(seats: int) -> None:
    """An honest witness: what a seat could work out from all it saw, kept apart from the engine."""
    p = game("khan").new(seats)
    generator = rng(seats)
    cards = ids_of(p.options).cards
    not_held = [dict[str, int]() for _ in range(seats)]  # card -> shuffles when last seen elsewhere
    while not p.is_over:
        s = p.s[0]
        for card, at in zip(cards, s.card_at, strict=True):
            if at == 1:
                for memory in not_held:
                    memory[card] = int(s.shuffles)
        if p.actor >= 0:
            other = p.copy()
            other.redeal(p.actor, generator)
            assert np.sort(other.s[0].card_at).tolist() == np.sort(s.card_at).tolist()
            assert held(other, p.actor) == held(p, p.actor)
            for rival in range(seats):
                assert other.s[0].held[rival] == s.held[rival]
                was = sorted(int(s.drawn_in[cards.index(c)]) for c in held(p, rival))
                now = sorted(int(other.s[0].drawn_in[cards.index(c)]) for c in held(other, rival))
                assert was == now
                for card in held(other, rival) - held(p, rival):
                    drawn = int(other.s[0].drawn_in[cards.index(card)])
                    assert not_held[p.actor].get(card, -1) <= drawn
        p.play(random_move(p, generator))
