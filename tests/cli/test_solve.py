"""`kurultai solve`: a puzzle in the terminal."""

from __future__ import annotations

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.core.text import NOBODY, Reader, reading
from kurultai.match.puzzles import Puzzle, puzzles, reason
from tests.conformance.cases import SHIPPED


def solve(*arguments: str, typed: str) -> Result:
    with reading(NOBODY):
        return CliRunner().invoke(app, ["solve", *arguments], input=typed)


def flat(text: str) -> str:
    return " ".join(text.split())


def one_of(id_: str) -> Puzzle:
    return max(puzzles(id_), key=lambda each: len(each.solution))


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_right_answer_is_praised_and_explained(id_: str) -> None:
    each = one_of(id_)
    typed = "".join(f"{move}\n" for move in each.solution)
    done = solve(id_, "--puzzle", each.id, typed=typed)
    assert done.exit_code == 0, done.output
    assert "Right, that is the best." in done.output
    assert flat(Reader("en", you=each.seat).say(reason(each)))[-60:] in flat(done.output)
    assert done.output.count("And then?") == len(each.solution) - 1


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_wrong_answer_shows_what_follows_and_may_be_tried_again(id_: str) -> None:
    each = next(each for each in puzzles(id_) if each.natural)
    typed = "\n".join([str(each.natural), "nonsense", *each.solution, ""])
    done = solve(id_, "--puzzle", each.id, "--language", "en", typed=typed)
    assert "That is not the best. This may follow:" in done.output
    after = done.output[done.output.index("This may follow:") :]
    assert str(each.natural) in after[: after.index("Back to the puzzle")]
    assert "is not a move" in flat(after)
    assert "Right, that is the best." in after


def test_the_solution_is_shown_to_who_asks_in_their_language() -> None:
    each = puzzles("heroes")[0]
    done = solve("heroes", "--puzzle", each.id, "--language", "fr", typed="moves\nshow\n")
    assert f"La solution\u00a0: {each.solution[0]}" in done.output
    assert flat(Reader("fr", you=each.seat).say(reason(each)))[-40:] in flat(done.output)
    assert "Juste" not in done.output


def test_the_daily_one_needs_no_game() -> None:
    done = solve("--daily", typed="quit\n")
    assert done.exit_code == 0
    assert "Puzzle " in done.output


def test_what_is_not_there_is_refused() -> None:
    assert solve("heroes", "--puzzle", "heroes-999", typed="").exit_code == 1
    assert solve(typed="").exit_code == 2
