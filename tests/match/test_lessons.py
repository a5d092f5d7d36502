"""Every lesson and example of every game: played to its end, every wrong turn taken."""

from __future__ import annotations

import random

import pytest

from kurultai.core.catalogue import languages
from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Message, Texts
from kurultai.match.lessons import Kind, Lesson, NotAsked, Step, lessons
from kurultai.match.match import Match
from tests.conformance.cases import SHIPPED
from tests.match.test_alike import SeededChance

EVERY = [
    pytest.param(lesson, id=f"{game} {kind} {lesson.id}")
    for game in SHIPPED
    for kind in ("lesson", "example")
    for lesson in lessons(game, kind).values()
]
GIVEN = [each for each in EVERY if each.values[0].kind == "lesson"]


def right(lesson: Lesson, step: Step, p: Position) -> list[str]:
    """Every move that the step takes."""
    if step.moves:
        return list(step.moves)
    assert step.wanted
    legal = [int(move) for move in p.legal()]
    return [p.format(move) for move in legal if step.wanted.fits(p, move, lesson.seat)]


@pytest.mark.parametrize("lesson", EVERY)
def test_it_can_be_played_to_its_end_whichever_right_move_is_made(lesson: Lesson) -> None:
    match = lesson.start()
    assert match.actor is not None, "it begins before the game is over"
    for step in lesson.steps:
        if not step.waits:
            for line in step.then:
                match.put(line)
            continue
        assert lesson.kind == "lesson", "nobody moves in an example"
        assert match.actor == lesson.seat, (step.says, "it is not the learner's move")
        answers = right(lesson, step, match.position)
        assert answers, (step.says, "no move is right")
        for move in answers[1:]:  # what is written down must fit each of them
            lesson.play(match.fork(), lesson.seat, move)
        assert match.position.format(match.position.parse(answers[0])) == answers[0]
        lesson.play(match, lesson.seat, answers[0])
    assert lesson.status(match) == "done"


@pytest.mark.parametrize("lesson", GIVEN)
def test_every_wrong_turn_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    match = lesson.start()
    for step in lesson.steps:
        if not step.waits:
            for line in step.then:
                match.put(line)
            continue
        p = match.position
        answers = right(lesson, step, p)
        others = {p.format(int(move)) for move in p.legal()} - {*answers}
        assert step.wrong.keys() <= others, (step.says, "a wrong turn that nobody can take")
        for move in [*step.wrong, *sorted(others)[:3]]:
            before = p.s.tobytes()
            with pytest.raises(NotAsked) as refused:
                lesson.play(match, lesson.seat, move)
            assert match.position.s.tobytes() == before
            named = step.wrong.get(move, step.otherwise)
            if named is not None:
                assert str(refused.value.message) == str(lesson.say(named))
        forbidden = next((move for move in range(p.game.moves) if p.objection(move)), None)
        if forbidden is not None:
            with pytest.raises(Illegal):
                lesson.play(match, lesson.seat, forbidden)
        lesson.play(match, lesson.seat, answers[0])


@pytest.mark.parametrize("lesson", EVERY)
def test_what_is_pointed_at_is_on_the_board(lesson: Lesson) -> None:
    match, eye = lesson.start(), lesson.seat
    for step in lesson.steps:
        if lesson.kind == "example":  # it is said of what has just been done
            for line in step.then:
                match.put(line)
        things = lesson.game.things(match.position, eye)
        assert {*step.points} <= {*things}, (step.says, {*step.points} - {*things})
        for thing in step.points:
            assert lesson.game.explain(match.position, eye, thing), thing
        if lesson.kind == "lesson":
            _pass(lesson, step, match)


def _pass(lesson: Lesson, step: Step, match: Match) -> None:
    if step.waits:
        lesson.play(match, lesson.seat, right(lesson, step, match.position)[0])
    else:
        for line in step.then:
            match.put(line)


@pytest.mark.parametrize("lesson", EVERY)
def test_all_it_says_is_written_in_every_language_and_all_that_is_written_is_said(
    lesson: Lesson,
) -> None:
    said = {step.says for step in lesson.steps}
    said |= {word for step in lesson.steps for word in step.wrong.values()}
    said |= {step.otherwise for step in lesson.steps if step.otherwise}
    its = Texts(type(lesson.game).__module__.rpartition(".")[0]).catalogue
    name = f"{lesson.kind}-{lesson.id}"
    for language in languages():
        written = {id_ for id_ in its.patterns(language) if id_.startswith(f"{name}.")}
        assert written - {f"{name}.about"} == {f"{name}.{word}" for word in said}, language
        for word in said:
            sentence = lesson.say(word)[language]
            assert len(sentence) <= 240, (word, language, "nobody reads so much at once")


@pytest.mark.parametrize("lesson", EVERY)
def test_it_teaches_rules_that_there_are(lesson: Lesson) -> None:
    known = {rule.id for rule in lesson.game.rulebook}
    assert lesson.teaches and {*lesson.teaches} <= known


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_kind_of_decision_that_is_asked_is_introduced(id_: str) -> None:
    """In every language, and no other: what nobody is asked needs no words."""
    its = game_by_id(id_)
    asked: set[str] = set()
    for seats in its.seats:
        match = Match.new(its, seats, chance=SeededChance(seats))
        chance = random.Random(seats)
        while not match.is_over:
            question = its.asked(match.position)
            assert isinstance(question, Message)
            asked.add(question.id)
            match.play(match.position.actor, int(chance.choice(match.position.legal())))
    catalogue = Texts(type(its).__module__.rpartition(".")[0]).catalogue
    for language in languages():
        there = {i.removesuffix(".intro") for i in catalogue.patterns(language) if ".intro" in i}
        assert asked <= there, language
        assert there <= {*its.rulebook.questions}, language


@pytest.mark.parametrize("game", SHIPPED)
def test_there_are_six_to_ten_lessons_a_game(game: str) -> None:
    assert 6 <= len(lessons(game)) <= 10


@pytest.mark.parametrize("kind", ["lesson", "example"])
def test_a_game_without_any_has_none(kind: Kind) -> None:
    assert lessons("toy", kind) == {}
