"""`kurultai play`: a game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import Result
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.cli.terminal import Table
from kurultai.core import record
from kurultai.core.painting import painted, painting, strokes
from kurultai.core.registry import game
from kurultai.core.text import NOBODY, Reader, reading
from kurultai.match.match import Match


def play(*arguments: str, typed: str) -> Result:
    with reading(NOBODY):  # what was spoken here is not spoken in the tests that follow
        return CliRunner().invoke(app, ["play", *arguments], input=typed)


def test_a_refused_move_is_explained_with_its_rule() -> None:
    done = play("heroes", "--players", "human,human", typed="d1-d5\nquit\n")
    assert done.exit_code == 0
    assert "That is too far" in done.output
    assert "Rule “Warriors”" in done.output
    french = play(
        "heroes", "--players", "human,human", *("--language", "fr"), typed="d1-d5\nquit\n"
    )
    assert "trop loin" in french.output


def test_the_bot_answers_and_undo_takes_both_moves_back() -> None:
    done = play("heroes", "--players", "human,foal", typed="d1-d3\nundo\nquit\n")
    assert "Your warrior on d3 becomes a hero." in done.output
    assert "\nFoal moves a " in done.output
    last_board = done.output[done.output.rindex("10 ") :]
    assert " 1  .  g  g  g  g  g  g  g  g  . " in last_board


def test_hint_why_moves_and_help() -> None:
    typed = "help\nmoves\nwhy d1-d3\nwhy d1-d9\nhint\n?\nnonsense\nquit\n"
    done = play("heroes", "--players", "human,human", typed=typed)
    assert "d1-d3 is legal" in done.output
    assert "That is too far" in done.output
    assert "A good move: " in done.output
    assert "To begin, type " in done.output
    assert "“nonsense” is not a move" in done.output
    assert "b1-b3" in done.output


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"save\nd1-d3\nsave {file}\nsave {tmp_path}/no/where\nquit\n"
    done = play("heroes", "--players", "human,human", typed=typed)
    assert "Say where to" in done.output
    assert "cannot be written" in " ".join(done.output.split())
    assert len(record.loads(file.read_text()).moves) == 1
    resumed = play("heroes", str(file), "--players", "human,human", typed="d10-d8\nresign\n")
    assert "Teal moves a warrior from d10 to d8." in resumed.output
    assert "Gold resigns: Teal wins" in resumed.output


def test_bots_play_a_whole_game() -> None:
    done = play("heroes", "--players", "herder,random", typed="")
    assert done.exit_code == 0
    assert "Result" in done.output


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    too_many = play("heroes", "--players", "human,foal,foal", typed="")
    assert (too_many.exit_code, too_many.output.strip()) == (1, "--players names 3, but 2 play.")
    assert play("heroes", "--players", "human,dragon", typed="").exit_code == 1
    assert play("chess", typed="").exit_code == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert play("heroes", str(broken), typed="").exit_code == 1
    illegal = tmp_path / "illegal.json"
    empty = json.loads(CliRunner().invoke(app, ["record", "new", "heroes", "--seats", "2"]).output)
    illegal.write_text(json.dumps({**empty, "moves": [{"by": 0, "move": "d1-d9"}]}))
    done = play("heroes", str(illegal), typed="")
    assert done.exit_code == 1
    assert "move 1 (d1-d9)" in done.output


def test_people_and_bots_go_by_their_names() -> None:
    done = play("heroes", "--players", "human:Ada,human:Bo", typed="d1-d3\nquit\n")
    assert "Ada moves a warrior from d1 to d3." in done.output
    assert "Bo's move" in done.output
    french = play("heroes", "--players", "human,foal", "--language", "fr", typed="help\nquit\n")
    assert "Vous : o combattant, O héros, () ville" in french.output.replace("\xa0", " ")
    assert "Tapez un coup" in french.output


def test_what_belongs_to_a_seat_is_in_its_colour_whatever_its_letter() -> None:
    with reading(NOBODY):
        table = Table(Match.new(game("heroes"), 2, {}), ["human", "human"], seed=0)
    with painting():
        drawing = f"a b {painted(1, 'g')} {painted(0, 'x')}"
    assert list(strokes(drawing)) == [("a b ", None), ("g", 1), (" ", None), ("x", 0), ("", None)]
    styled = table._coloured(drawing)
    assert styled.plain == "a b g x"
    assert [(span.start, span.style) for span in styled.spans] == [
        (4, "bold cyan"),
        (6, "bold yellow"),
    ]


def test_no_two_rulers_are_drawn_alike() -> None:
    p = game("khan").new(2)
    seen = p.game.view(p, None)
    for language in ("en", "fr"):
        with reading(Reader(language)):
            marks = {str(ruler["name"])[:3] for ruler in seen["rulers"]}
            assert len(marks) == len(seen["rulers"])
            assert all(mark in p.game.drawing(seen) for mark in marks)
