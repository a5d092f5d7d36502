"""A plan for the turn: a legal line, in sentences, from what the seat may know."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kurultai.analysis.advice import Plan, plan
from kurultai.analysis.mistakes import Care, weigh
from kurultai.analysis.trying import Pace
from kurultai.bots.bot import Thought
from kurultai.bots.search.search import Search
from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.record import Record
from kurultai.core.registry import game
from kurultai.core.text import Reader
from kurultai.match.events import is_decision
from kurultai.match.match import Match
from tests.bots.test_search import TOY, played

GOLDEN = Path(__file__).parents[1] / "golden"
FEW = Pace(step=24, answer=16, estimate=12, deals=2, milliseconds=None, seconds=None)
PLACES = [("heroes", 40), ("heroes", 110), ("khan", 45), ("khan", 189), ("dschingis", 60)]
PLACES += [("dschingis", 110), ("huns", 120), ("huns", 302)]


def at(game: str, n: int) -> Position:
    """A golden game after so many moves, where somebody has to decide."""
    first = next(record.loads_all((GOLDEN / f"{game}.jsonl").read_bytes()))
    assert isinstance(first, Record)
    match = Match.from_record(first)
    p = match.at(n)
    while not is_decision(p):
        n += 1
        p = match.at(n)
    return p


def thought(p: Position) -> Thought:
    return Search(p.game, 1, iterations=60).choose(p.copy())


def planned(p: Position) -> Plan:
    return plan(p, thought(p), FEW)


@cache
def golden(game: str, n: int) -> Plan:
    return planned(at(game, n))


@pytest.mark.parametrize(("game", "n"), PLACES)
def test_a_plan_is_a_legal_line_of_one_seat(game: str, n: int) -> None:
    p = at(game, n)
    seat, found = p.actor, golden(game, n)
    assert len(found.moves) == len(found.words) >= 1
    for move in found.moves:
        while not is_decision(p):  # what has a single answer is not worth a sentence
            assert p.actor == seat
            p.play(int(p.legal()[0]))
        assert p.actor == seat
        p.check(move)
        p.play(move)


@pytest.mark.parametrize(("game", "n"), PLACES)
def test_it_is_told_in_every_language_without_notation(game: str, n: int) -> None:
    p, found = at(game, n), golden(game, n)
    english, french = (Reader(language, you=p.actor).say(found.text) for language in ("en", "fr"))
    assert english != french
    assert "{" not in english + french
    assert "%" in english
    written = p.format(found.moves[0])
    assert " " not in written.strip() or written not in english
    for part in (*found.words, found.brings, found.risks):
        assert part is None or Reader(you=p.actor).say(part) in english


@pytest.mark.parametrize(("game", "n"), [place for place in PLACES if place[0] != "heroes"])
def test_states_that_the_seat_cannot_tell_apart_have_one_plan(game: str, n: int) -> None:
    p, found = at(game, n), golden(game, n)
    other = p.copy()
    other.redeal(p.actor, rng(77))
    same = plan(other, thought(p), FEW)
    assert other.s.tobytes() != p.s.tobytes()
    assert same.moves == found.moves
    for language in ("en", "fr"):
        assert same.text[language] == found.text[language]


def test_a_game_without_ai_and_for_three_has_plans_too() -> None:
    for seed in range(3):
        p = played(TOY, 6 + seed, seed, 3)
        while not is_decision(p):
            p.play(p.sample(rng(seed)) if p.actor < 0 else int(p.legal()[0]))
        found = planned(p)
        assert found.text["en"]
        p.check(found.moves[0])


# Clear mistakes

CAREFUL = Care(
    look=300,
    milliseconds=None,
    seconds=1e9,
    pace=Pace(step=24, answer=24, estimate=40, deals=2, milliseconds=None, seconds=None),
)
PLANTED = [
    ("heroes", 110, "g7-d7"),
    ("khan", 189, "conquer 2I a8 a9"),
    ("dschingis", 109, "march"),
    ("huns", 302, "die yellow"),
]


@pytest.mark.parametrize(("game", "n", "blunder"), PLANTED)
def test_a_planted_blunder_is_warned_about_and_the_best_move_is_not(
    game: str, n: int, blunder: str
) -> None:
    p = at(game, n)
    bad = p.parse(blunder)
    p.check(bad)
    found = weigh(p, bad, CAREFUL)
    assert found.is_mistake
    assert found.share is not None
    assert found.best is not None
    assert found.best - found.share >= 0.15
    best = Search(p.game, 1, iterations=CAREFUL.look).choose(p.copy()).move
    assert not weigh(p, best, CAREFUL).is_mistake
    assert found.text is not None
    english, french = (Reader(language, you=p.actor).say(found.text) for language in ("en", "fr"))
    assert english != french
    right = Reader(you=p.actor).say(p.game.describe(p, best))
    assert right not in english  # what is right is for the player to find


def test_a_blunder_that_the_first_look_passes_over_is_warned_about() -> None:
    """A hero steps where one answer beats it and takes its city: nothing a search looks at."""
    p = game("heroes").new(seats=2)
    moves = (
        "f1-d3 c10-d8 i1-g3 d8-e5 d3-f5 e5-d5 f5-d8 i10-g8 d8-b7 g8-g5 g3-i6 g10-g8 i6-i7 f10-g9"
    )
    for move in moves.split():
        p.play(p.parse(move))
    search = Search(p.game, 1, iterations=CAREFUL.look)
    search.choose(p.copy())
    bad = p.parse("i7-h8")
    assert bad not in {candidate.move for candidate in search.candidates()}
    assert weigh(p, bad, CAREFUL).is_mistake


@pytest.mark.parametrize(("game", "n", "blunder"), PLANTED[1:])
def test_a_warning_tells_nothing_of_what_is_hidden(game: str, n: int, blunder: str) -> None:
    p = at(game, n)
    other = p.copy()
    other.redeal(p.actor, rng(78))
    one, same = (weigh(q, q.parse(blunder), CAREFUL) for q in (p, other))
    assert one.share == same.share
    assert one.text is not None
    assert same.text is not None
    assert one.text["en"] == same.text["en"]


def test_a_quick_look_ends_in_time() -> None:
    """Whoever runs out of time calls nothing a mistake."""
    p = at("heroes", 110)
    hurried = Care(look=300, milliseconds=None, seconds=0.0, pace=CAREFUL.pace)
    assert not weigh(p, p.parse("g7-d7"), hurried).is_mistake
