"""Random files of random cards (docs/huns-cards.md), played on the rules and on the reference."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kurultai.core.bits import rng
from kurultai.core.contract import kernel
from kurultai.core.datafiles import errors
from kurultai.core.game import Position
from kurultai.games.huns.board import shipped_cards, shipped_wagons
from kurultai.games.huns.parts.cards import problems
from kurultai.games.huns.parts.counts import DETAILS, LISTED
from kurultai.games.huns.parts.effect_problems import of_effects
from kurultai.games.huns.parts.reading import reading
from kurultai.games.huns.parts.vocabulary import (
    ALLOWED,
    CAMP_WORDS,
    CARD_ACTS,
    CHOOSERS,
    COLOUR_WORDS,
    DECK_WORDS,
    DESTINATIONS,
    DICE_ACTS,
    FORBIDDEN,
    LIMITS,
    ONE_CAMP_WORDS,
    SEAT_WORDS,
    SOURCES,
    STATS,
    TRIGGERS,
    TYPES,
)

from .reference import Reference
from .table import GAME, all_cubes, moves
from .test_against_reference import builder, chosen

pytestmark = pytest.mark.whole

MANY = 150  # files of the long tests, other ones in every run
usual = settings(
    max_examples=12, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
long = settings(usual, max_examples=MANY, derandomize=False)

Drawn = dict[str, Any]


@st.composite
def counts(draw: st.DrawFn, whose: tuple[str, ...]) -> Drawn:
    stat = draw(st.sampled_from(tuple(DETAILS)))
    found: Drawn = {"stat": stat}
    for key, words in DETAILS[stat].items():
        if draw(st.booleans()):
            one = st.sampled_from(words)
            many = st.lists(one, min_size=1, max_size=3)
            found[key] = draw(st.one_of(one, many) if key in LISTED else one)
    if draw(st.booleans()):
        found["whose"] = draw(st.sampled_from(whose))
    return found


@st.composite
def comparisons(draw: st.DrawFn) -> Drawn:
    cmp = draw(
        st.sampled_from(("==", "!=", ">=", "<=", ">", "<", "most", "fewest", "rank", "tied"))
    )
    plain = cmp in ("==", "!=", ">=", "<=", ">", "<")
    whose = ("self", "opponent", "opponents", "active", "owner") if plain else ("self",)
    found = {**draw(counts(whose)), "cmp": cmp}
    if plain or cmp == "rank":
        found["n"] = draw(
            st.one_of(st.integers(0, 4), st.lists(st.integers(0, 4), min_size=3, max_size=3))
        )
    if cmp in ("most", "fewest", "rank"):
        found["alone"] = draw(st.booleans())
    return found


CONDITIONS = st.recursive(
    comparisons(),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=2).map(lambda parts: {"all": parts}),
        st.lists(inner, min_size=1, max_size=2).map(lambda parts: {"any": parts}),
        inner.map(lambda part: {"not": part}),
    ),
    max_leaves=3,
)


@st.composite
def amounts(draw: st.DrawFn, least: int = 1) -> Any:
    if draw(st.integers(0, 2)):
        return draw(st.integers(least, 3))
    found = {"per": draw(counts(("self", "active", "owner", "opponents", "everyone")))}
    for key, bounds in {
        "each": (1, 3),
        "times": (1, 2),
        "plus": (0, 2),
        "least": (0, 1),
        "most": (1, 4),
    }.items():
        if draw(st.booleans()):
            found[key] = draw(st.integers(*bounds))
    return found


@st.composite
def operations(draw: st.DrawFn) -> Drawn:
    op = draw(
        st.sampled_from(
            ("move", "move", "move", "modify", "draw", "dice", "wagon", "card", "allow", "forbid")
        )
    )
    if op == "move":
        found: Drawn = {"op": op, "amount": draw(st.one_of(amounts(), st.just("all")))}
        words = {"color": COLOUR_WORDS, "from": SOURCES, "to": DESTINATIONS}
        found |= {key: draw(st.sampled_from(values)) for key, values in words.items()}
        for key, values in {
            "target": SEAT_WORDS,
            "receiver": SEAT_WORDS,
            "chooser": CHOOSERS,
        }.items():
            if draw(st.booleans()):
                found[key] = draw(st.sampled_from(values))
        found["up_to"] = draw(st.booleans())
        return found
    if op == "modify":
        found = {"op": op, "stat": draw(st.sampled_from(STATS))}
        if draw(st.booleans()):
            return {**found, "set": draw(st.integers(1, 4))}
        return {**found, "by": draw(amounts(-2)), "min": draw(st.integers(0, 2))}
    if op == "draw":
        deck = draw(st.sampled_from(DECK_WORDS))
        return {"op": op, "amount": draw(amounts()), "deck": deck, "keep": draw(st.integers(1, 2))}
    if op == "dice":
        act = draw(st.sampled_from(DICE_ACTS))
        if act == "set":
            how = draw(st.sampled_from(("set", "by")))
            amount = st.integers(1, 3) if how == "set" else amounts(-2)
            return {"op": op, "act": act, how: draw(amount), "target": "available"}
        target = {"swap": "available", "copy_best": "mine"}.get(act)
        return {
            "op": op,
            "act": act,
            "target": target or draw(st.sampled_from(("available", "mine"))),
        }
    if op == "card":
        return draw(card_operations())
    if op == "wagon":
        return {"op": op, "act": "exchange", "optional": True}
    return {"op": op, "rule": draw(st.sampled_from(ALLOWED if op == "allow" else FORBIDDEN))}


@st.composite
def card_operations(draw: st.DrawFn) -> Drawn:
    found: Drawn = {"op": "card", "act": draw(st.sampled_from(CARD_ACTS))}
    if draw(st.booleans()):
        one = st.sampled_from(TYPES)
        found["type"] = draw(st.one_of(one, st.lists(one, min_size=1, max_size=3)))
    if draw(st.booleans()):
        found["target"] = draw(st.sampled_from(CAMP_WORDS))
    if draw(st.booleans()):
        found["receiver"] = draw(st.sampled_from(ONE_CAMP_WORDS))
    return found


@st.composite
def effects(draw: st.DrawFn) -> Drawn:
    trigger = draw(st.sampled_from(TRIGGERS))
    found: Drawn = {"trigger": trigger, "condition": draw(st.lists(CONDITIONS, max_size=1))}
    if trigger == "score":
        return {**found, "do": [{"op": "score", "amount": draw(amounts(-3))}]}
    lists = st.lists(operations(), min_size=1, max_size=3)
    if draw(st.integers(0, 3)):
        found["do"] = draw(lists)
    else:
        found["one_of"] = draw(st.lists(lists, min_size=2, max_size=2))
    if draw(st.booleans()):
        found["limit"] = draw(st.sampled_from(LIMITS))
    found["optional"], found["attack"] = draw(st.booleans()), draw(st.booleans())
    return found


def is_right(type_: str, effect: Drawn) -> bool:
    """Whether an effect has a meaning on a card of this type."""
    return not of_effects((), type_, [effect])


@st.composite
def files(draw: st.DrawFn) -> Drawn:
    """The shipped file with about two thirds of its effects replaced."""
    cards = shipped_cards()
    for entry in cards["card"]:
        entry["min_players"] = 2
        if draw(st.integers(0, 2)) == 0:
            continue
        made = [draw(effects()) for _ in range(draw(st.integers(1, 3)))]
        meaningful = [effect for effect in made if is_right(entry["type"], effect)]
        if meaningful:
            entry["effect"] = meaningful
        if entry["type"] == "raid" and draw(st.booleans()):
            for effect in entry["effect"]:
                effect["trigger"] = (
                    "activate"
                    if is_right("raid", {**effect, "trigger": "activate"})
                    else effect["trigger"]
                )
    return cards


def agree(p: Position, slow: Reference, seed: int) -> None:
    """A game on both, question by question; cubes are conserved, the game ends."""
    generator = rng(seed)
    asking = slow.game()
    by, legal = next(asking)
    cubes = all_cubes(p)
    for _ in range(6000):
        if by == "over":
            break
        assert by == p.by()
        if legal is None:
            text = p.format(p.sample(generator))
        else:
            assert moves(p) == sorted(legal)
            text = chosen(legal, builder, generator)
        p.play(p.parse(text))
        by, legal = asking.send(text)
        assert all_cubes(p) == cubes
        assert p.s[0].reserve.tolist() == list(slow.reserve.values())
    assert p.is_over
    assert p.scores() == slow.scores()


GAMES = given(files(), st.integers(2, 4), st.integers(0, 99))


def played_as_the_page_says(cards: Drawn, seats: int, seed: int) -> None:
    if errors(problems(cards)):
        return  # together too many conditions
    check_reading(cards)
    p = GAME.new(seats, {"cards": cards})
    agree(p, Reference(seats, copy.deepcopy(cards), shipped_wagons()), seed)


def check_reading(cards: Drawn) -> None:
    """Whatever can be typed in is said in plain words, in every language."""
    for entry in cards["card"]:
        for text in reading(entry):
            for said in (text["en"], text["fr"]):
                assert said.endswith(".")
                assert "{" not in said
                assert "reading-" not in said


def no_seat_learns_what_it_may_not(cards: Drawn, seats: int, seed: int) -> None:
    """States that a seat cannot tell apart look alike and offer it the same."""
    if errors(problems(cards)):
        return
    p = GAME.new(seats, {"cards": cards})
    generator = rng(seed)
    for step in range(250):
        if p.is_over:
            return
        legal = p.legal()
        if p.actor < 0:
            p.play(p.sample(generator))
            continue
        if step % 10 == 0:
            for seat in range(seats):
                twin = p.copy()
                kernel.redeal_in(twin.b, twin.s, seat, generator)
                assert GAME.view(twin, seat) == GAME.view(p, seat)
                if p.actor == seat:
                    assert moves(twin) == moves(p)
        p.play(int(legal[(seed + step) % len(legal)]))


@usual
@GAMES
def test_random_cards_are_played_as_the_page_says(cards: Drawn, seats: int, seed: int) -> None:
    played_as_the_page_says(cards, seats, seed)


@pytest.mark.long
@pytest.mark.timeout(3000)
@long
@GAMES
def test_many_random_cards_are_played_as_the_page_says(cards: Drawn, seats: int, seed: int) -> None:
    played_as_the_page_says(cards, seats, seed)


@settings(usual, max_examples=3)
@GAMES
def test_no_seat_learns_from_random_cards_what_it_may_not(
    cards: Drawn, seats: int, seed: int
) -> None:
    no_seat_learns_what_it_may_not(cards, seats, seed)


@pytest.mark.long
@pytest.mark.timeout(3000)
@settings(long, max_examples=MANY // 3)
@GAMES
def test_no_seat_learns_from_many_random_cards_what_it_may_not(
    cards: Drawn, seats: int, seed: int
) -> None:
    no_seat_learns_what_it_may_not(cards, seats, seed)
