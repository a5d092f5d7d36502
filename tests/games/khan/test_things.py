"""What is this? Everything on the table is explained, truly, and from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kurultai.core.bits import rng
from kurultai.core.catalogue import languages
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.core.text import Reader
from kurultai.games.khan.parts.areas import NUMBERS
from kurultai.games.khan.parts.worth import conquests, most_over, most_with_yurt

from .table import (
    court,
    gone,
    hand,
    moves,
    only_on_pile,
    played,
    ruler,
    seen,
    supply,
    table,
    yurts,
)

SEEDS = range(3)


def random_positions(seed: int, every: int = 20) -> Iterator[Position]:
    """Now and then in a random game."""
    generator = rng(seed)
    p = game("khan").new(2 + seed % 3)
    for ply in range(100_000):
        if ply % every == 0:
            yield p.copy()
        if p.is_over:
            yield p
            return
        p.play(random_move(p, generator))


def said(p: Position, seat: int | None, thing: str, part: str) -> str:
    found = p.game.explain(p, seat, thing)
    assert found is not None, thing
    return Reader("en", you=seat).say(found[part])  # type: ignore[literal-required]


def points_of_shapes(p: Position, seat: int) -> int:
    return p.game.sheet(p, seat)[0]["points"][seat] or 0


def best_by_doing(p: Position, seat: int, area: str) -> int:
    """The most points that a legal conquest over an area brings its player, agreed to by all."""
    best = 0
    for text in moves(p, "conquer"):
        if area not in text.split()[2:]:
            continue
        after = played(p, text)
        while after.actor >= 0 and "agree" in moves(after):
            after = played(after, "agree")
        best = max(best, points_of_shapes(after, seat) - points_of_shapes(p, seat))
    return best


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_can_be_explained_in_every_language(seed: int) -> None:
    known = {rule.id for rule in game("khan").rulebook}
    for p in random_positions(seed, every=120):
        for seat in (0, p.seats - 1, None):
            there = p.game.things(p, seat)
            assert len(there) == len({*there})
            for thing in there:
                found = p.game.explain(p, seat, thing)
                assert found is not None, thing
                assert "rule" not in found or found["rule"] in known
                for language in languages():
                    reader = Reader(language, you=seat)
                    for text in (found["title"], found["what"], found.get("worth")):
                        sentence = "-" if text is None else reader.say(text)
                        assert sentence and "{" not in sentence, (thing, language, sentence)


def test_what_is_not_there_is_not_explained() -> None:
    p = hand(table(2), 1, "rus.ice")
    assert p.game.explain(p, 0, "rus.ice") is None, "the hand of another"
    assert p.game.explain(p, 1, "rus.ice") is not None
    for thing in ("a13", "rus.joker", "turned", "proposal", "score:2", "court-xyz", "9Q", ""):
        assert p.game.explain(p, 1, thing) is None, thing
    assert "anywhere" in p.game.things(p, 0)
    assert "anywhere" not in p.game.things(p, 1), "it is not Yellow's turn"


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_shape_over_an_area_would_bring_is_what_it_brings(seed: int) -> None:
    checked = 0
    for p in random_positions(seed):
        if p.actor < 0 or not moves(p, "conquer"):
            continue
        covered = {area for text in moves(p, "conquer") for area in text.split()[2:]}
        for area in sorted(covered)[:: 1 + len(covered) // 6]:
            best = best_by_doing(p, p.actor, area)
            assert most_over(p, p.actor, NUMBERS[area]) == best
            unit = "point" if best == 1 else "points"
            assert f"{best} {unit} for you" in said(p, p.actor, area, "worth")
            checked += 1
    assert checked


def test_an_empty_area_is_worth_what_a_yurt_there_makes_possible() -> None:
    p = hand(yurts(table(2), r="d9 d10", n="d11", y="e9"), 0, "seljuk.joker", "rus.joker")
    for area in ("c9", "d12", "e10", "g12"):
        after = played(p, f"invade seljuk.joker {area}")
        assert most_with_yurt(p, 0, NUMBERS[area]) == best_by_doing(after, 0, area)
    assert "up to 5 points" in said(p, 0, "d12", "worth")
    assert "could not lay a shape over it yet" in said(p, 0, "l2", "worth")
    assert "mountains, surrounding territories and joker" in said(p, 0, "b13", "what")


def test_a_ruler_is_worth_what_can_be_laid_where_he_stood() -> None:
    p = ruler(yurts(table(2), r="d9 d11"), "seljuk", "d10")
    after = played(p, "drive seljuk", "turn rus.ice")
    assert best_by_doing(after, 0, "d10") == 3
    assert "3 points for you" in said(p, 0, "d10", "worth")
    assert "Yellow" not in said(p, 0, "d10", "worth")
    assert "goes home" in said(court(p, "seljuk", 1), 0, "d10", "what")


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_a_shape_fits_in_as_many_places_as_are_said(seed: int) -> None:
    checked = 0
    for p in random_positions(seed, every=25):
        laid = moves(p, "conquer")
        if not laid:
            continue
        places, _ = conquests(p, p.actor)
        assert len(places) == len(laid)
        for kind in {text.split()[1] for text in laid}:
            n = sum(text.split()[1] == kind for text in laid)
            words = "one place" if n == 1 else f"{n} places"
            assert words in said(p, p.actor, kind, "worth")
            checked += 1
    assert checked


def test_a_shape_that_is_gone_or_reserved_says_so() -> None:
    p = supply(yurts(table(2), r="d9 d10"), s3I=0)
    assert "None is left" in said(p, 0, "3I", "what")
    p.s[0].scouted[1] = 1  # the domino, by Yellow
    assert "Yellow has reserved it" in said(p, 0, "2I", "what")
    assert "You cannot use it" in said(p, 0, "2I", "worth")
    assert "one place" in said(p, 1, "3L", "worth") or "fits nowhere" in said(p, 1, "3L", "worth")


def test_a_card_says_where_it_lets_one_invade() -> None:
    p = hand(yurts(table(2), r="d9 d10"), 0, "seljuk.ice", "rus.mountains")
    n = len(moves(p, "invade rus.mountains"))
    worth = said(p, 0, "rus.mountains", "worth")
    assert f"{n} empty areas" in worth and "3 points" in worth
    assert f"{len(moves(p, 'invade seljuk.ice'))} empty areas" in said(p, 0, "seljuk.ice", "worth")
    assert "3 points" not in said(p, 0, "seljuk.ice", "worth"), "the ice is far away"


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_those_of_the_sheet_and_of_the_tiles(seed: int) -> None:
    for p in random_positions(seed, every=60):
        view, scores = seen(p), p.scores()
        for seat in range(p.seats):
            worth = said(p, None, f"score:{seat}", "worth")
            player = view["players"][seat]
            assert f" {scores[seat]} point" in worth and f"bonus of {player['bonus']}" in worth
        for tile in view["tiles"]:
            for area in tile["areas"]:
                worth = said(p, None, area, "worth")
                assert f" {tile['points']} point" in worth
                for seat in tile["owners"]:
                    own = view["players"][seat]["territories"]
                    size = next(each["size"] for each in own if area in each["areas"])
                    assert f"has {size} areas" in worth


def test_protections_are_told_where_they_hold() -> None:
    p = yurts(table(2, turn=1), r="d9", n="d10")
    p.s[0].protecting[0] = 1
    assert "Great Khan protects it" in said(p, 1, "d9", "what")
    p.s[0].gods[0] = 63
    assert "gods protect it for you" in said(p, 0, "d10", "what")
    assert "in force" in said(p, 0, "protect", "what")
    assert "in force" in said(p, 1, "gods-0", "what")


def test_a_proposal_says_what_everybody_would_get() -> None:
    p = yurts(table(2, turn=1), r="d9", y="d10", n="d11")
    p.s[0].protecting[0] = 1
    p = played(p, "conquer 3I d9 d10 d11")
    assert "Red and Yellow get 2 points each" in said(p, 0, "proposal", "worth")
    after = played(p, "agree")
    assert [points_of_shapes(after, seat) for seat in range(2)] == [2, 2]


def test_courts_count_those_who_are_home() -> None:
    p = gone(table(2), "seljuk", "rus")
    assert "He is home" in said(p, 0, "court-seljuk", "what")
    assert "2 are home" in said(p, 0, "court-song", "worth")
    assert "5 yurts are left" in said(p, 0, "court-song", "what")


def test_the_pile_counts_its_cards_and_names_none() -> None:
    p = only_on_pile(table(2), "song.ice", "rus.ice")
    assert "2 cards left" in said(p, 0, "pile", "what")
    after = played(p, "drive song", "turn rus.ice")
    assert "one card left" in said(after, 0, "pile", "what")
    assert "71 cards lie there" in said(after, 0, "turned", "what")


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_positions_that_a_seat_cannot_tell_apart_are_explained_alike(seed: int) -> None:
    generator = rng(seed)
    differ = 0
    for p in random_positions(seed, every=150):
        if p.is_over:
            continue
        for seat in range(p.seats):
            other = p.copy()
            other.redeal(seat, generator)
            differ += other.s.tobytes() != p.s.tobytes()
            there = p.game.things(p, seat)
            assert p.game.things(other, seat) == there
            for thing in there:
                assert p.game.explain(p, seat, thing) == p.game.explain(other, seat, thing), thing
    assert differ
