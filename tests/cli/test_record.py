"""`kurultai record …` and `kurultai perft`, exactly as other programs call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kurultai.cli import app


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(run("record", "random", "heroes", "--seats", "2", "--seed", "1").output)
    return str(file)


def test_new_prints_an_empty_record() -> None:
    done = run("record", "new", "heroes", "--seats", "2", "--option", "reach=up-to")
    assert done.exit_code == 0
    assert json.loads(done.output) == {
        "format": "kurultai/1",
        "game": "heroes",
        "rules": "1",
        "seats": 2,
        "options": {"reach": "up-to"},
        "moves": [],
    }


def test_random_games_check_and_depend_on_the_seed_alone() -> None:
    one = run("record", "random", "heroes", "--seats", "2", "--seed", "3", "--count", "3")
    two = run("record", "random", "heroes", "--seats", "2", "--seed", "3", "--count", "3")
    other = run("record", "random", "heroes", "--seats", "2", "--seed", "4", "--count", "3")
    assert one.output == two.output != other.output
    assert len(one.output.splitlines()) == 3
    checked = run("record", "check", "-", stdin=one.output)
    assert (checked.exit_code, checked.output) == (0, "ok\nok\nok\n")


def test_check_goes_on_after_a_bad_record(record: str) -> None:
    good = Path(record).read_text()
    bad = good.replace('"b1-', '"b9-', 1)
    checked = run("record", "check", "-", stdin=good + bad + "{}\n" + good)
    assert checked.exit_code == 1
    lines = checked.output.splitlines()
    assert lines[0] == lines[3] == "ok"
    assert "[moving]" in lines[1]
    assert "format" in lines[2]


def test_legal_names_the_seat_and_sorts_the_moves(record: str) -> None:
    done = run("record", "legal", record, "--at", "0")
    seat, *moves = done.output.splitlines()
    assert seat == "seat 0"
    assert len(moves) == 80
    assert moves == sorted(moves)
    assert run("record", "legal", record).output == "over\n"


def test_legal_at_every_position(record: str) -> None:
    lines = [
        json.loads(line) for line in run("record", "legal", record, "--all").output.splitlines()
    ]
    played = len(json.loads(Path(record).read_text())["moves"])
    assert [line["at"] for line in lines] == list(range(played + 1))
    assert lines[-1] == {"at": played, "by": "over"}
    assert lines[0]["by"] == 0
    assert len(lines[0]["legal"]) == 80


def test_legal_everywhere_goes_on_after_a_bad_record(record: str) -> None:
    good = Path(record).read_text()
    done = run("record", "legal", "-", "--all", stdin="{}\n" + good)
    assert done.exit_code == 1
    assert '"by": "over"' in done.stdout


def test_show(record: str) -> None:
    drawn = run("record", "show", record, "--at", "0")
    assert drawn.exit_code == 0
    assert "10  .  t  t" in drawn.output
    seen = json.loads(run("record", "show", record, "--at", "0", "--seat", "1", "--json").output)
    assert len(seen["pieces"]) == 16
    assert run("record", "show", record, "--all").exit_code == 0
    assert run("record", "show", record, "--seat", "2").exit_code == 2
    assert run("record", "show", record, "--seat", "1", "--all").exit_code == 2


def test_why(record: str) -> None:
    done = run("record", "why", record, "d1-d5", "--at", "0")
    assert done.exit_code == 1
    assert "That is too far" in done.output
    assert "[moving.warrior]" in done.output
    legal = run("record", "why", record, "d1-d3", "--at", "0")
    assert (legal.exit_code, legal.output) == (0, "legal\n")
    assert run("record", "why", record, "hello", "--at", "0").exit_code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("record", "new", "chess", "--seats", "2"),
        ("record", "new", "heroes"),
        ("record", "new", "heroes", "--seats", "two"),
        ("record", "new", "heroes", "--seats", "2", "--option", "reach"),
        ("record", "new", "heroes", "--seats", "2", "--option", "board=/does/not/exist.toml"),
        ("record", "random", "heroes", "--seats", "2"),
        ("record", "check", "/does/not/exist.json"),
        ("record", "legal", "-", "--at", "-1"),
        ("perft", "heroes", "-1"),
        ("perft", "chess", "1"),
        ("record", "fly"),
    ],
)
def test_wrong_usage_exits_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, stdin="")
    assert done.exit_code == 2
    assert done.output.strip()


@pytest.mark.parametrize(
    "arguments",
    [
        ("record", "new", "heroes", "--seats", "3"),
        ("record", "new", "heroes", "--seats", "2", "--option", "reach=far"),
        ("record", "new", "heroes", "--seats", "2", "--option", "speed=1"),
        ("record", "check", "-"),
        ("record", "legal", "-"),
        ("record", "show", "-"),
        ("record", "why", "-", "d1-d3"),
    ],
)
def test_refused_input_exits_1(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, stdin=b"\xff{ not a record")
    assert done.exit_code == 1
    assert done.output.strip()


def test_at_beyond_the_end_is_wrong_usage(record: str) -> None:
    for command in ("legal", "show"):
        assert run("record", command, record, "--at", "9999").exit_code == 2


def test_a_board_file_travels_with_the_record(tmp_path: Path) -> None:
    from kurultai.games.heroes.board import shipped

    board = shipped()
    board["gold"]["warriors"][0] = "a1"
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board))
    made = run("record", "new", "heroes", "--seats", "2", "--option", f"board={file}")
    assert json.loads(made.output)["options"]["board"] == board
    file.write_text('{"gold": {}}')
    refused = run("record", "new", "heroes", "--seats", "2", "--option", f"board={file}")
    assert refused.exit_code == 1
    assert "[teal] is missing" in refused.output
    toml = tmp_path / "board.toml"
    toml.write_text("gold = [")
    broken = run("record", "new", "heroes", "--seats", "2", "--option", f"board={toml}")
    assert broken.exit_code == 1
    assert "breaks off" in broken.output


def test_perft() -> None:
    assert run("perft", "heroes", "2").output == "6400\n"
    assert run("perft", "heroes", "0").output == "1\n"
