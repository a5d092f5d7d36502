"""`kurultai play`: a game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import Result
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.core import record


def play(*arguments: str, typed: str) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def test_a_refused_move_is_explained_with_its_rule() -> None:
    done = play("heroes", "--players", "human,human", typed="d1-d5\nquit\n")
    assert done.exit_code == 0
    assert "That is too far" in done.output
    assert "moving.warrior" in done.output
    french = play(
        "heroes", "--players", "human,human", *("--language", "fr"), typed="d1-d5\nquit\n"
    )
    assert "trop loin" in french.output


def test_the_bot_answers_and_undo_takes_both_moves_back() -> None:
    done = play("heroes", "--players", "human,foal", typed="d1-d3\nundo\nquit\n")
    assert "Your warrior on d3 becomes a hero." in done.output
    assert "\nTeal " in done.output
    last_board = done.output[done.output.rindex("10 ") :]
    assert " 1  .  g  g  g  g  g  g  g  g  . " in last_board


def test_hint_why_moves_and_help() -> None:
    typed = "help\nmoves\nwhy d1-d3\nwhy d1-d9\nhint\n?\nnonsense\nquit\n"
    done = play("heroes", "--players", "human,human", typed=typed)
    assert "d1-d3 is legal" in done.output
    assert "That is too far" in done.output
    assert "Try " in done.output
    assert "'nonsense' is not a move" in done.output
    assert "b1-b3" in done.output


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"save\nd1-d3\nsave {file}\nsave {tmp_path}/no/where\nquit\n"
    done = play("heroes", "--players", "human,human", typed=typed)
    assert "save needs a file name" in done.output
    assert "cannot write" in done.output
    assert len(record.loads(file.read_text()).moves) == 1
    resumed = play("heroes", str(file), "--players", "human,human", typed="d10-d8\nresign\n")
    assert "Teal d10-d8" in resumed.output
    assert "Gold resigns: Teal wins" in resumed.output


def test_bots_play_a_whole_game() -> None:
    done = play("heroes", "--players", "herder,random", typed="")
    assert done.exit_code == 0
    assert "Result" in done.output


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    too_many = play("heroes", "--players", "human,foal,foal", typed="")
    assert (too_many.exit_code, too_many.output.strip()) == (1, "--players names 3, but 2 play")
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
