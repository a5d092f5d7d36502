"""Outside engines: what they are told, what they may answer, and what happens if they do not."""

from __future__ import annotations

import gc
import io
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kurultai.bots import opponents
from kurultai.bots.bot import no_cancel
from kurultai.bots.engine import Engine, position_of, speak, told
from kurultai.bots.levels import bot_named
from kurultai.bots.random import Random
from kurultai.bots.spec import build
from kurultai.core.bits import rng
from kurultai.core.errors import Illegal, Unreadable
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game

EXAMPLE = Path(__file__).parents[2] / "examples" / "twenty_line_bot.py"
HEROES = game("heroes")

SAYS_HELLO = """
import json, sys
def say(**message): print(json.dumps(message), flush=True)
say(type="hello", name="test")
"""


def engine(tmp_path: Path, after_hello: str, **budget: int) -> Engine:
    file = tmp_path / "engine.py"
    file.write_text(SAYS_HELLO + after_hello)
    return Engine(HEROES, 1, [sys.executable, str(file)], **budget)


def process_of(bot: Engine) -> Any:
    assert bot._program is not None
    return bot._program._process


def dealt(id_: str, seats: int) -> Position:
    """A position in which somebody has a choice."""
    p, dice = game(id_).new(seats), rng(4)
    for _ in range(40):
        p.play(random_move(p, dice))
    while p.actor < 0 or len(p.legal()) < 2:
        p.play(random_move(p, dice))
    return p


def test_the_example_plays_a_game_and_is_about_twenty_lines() -> None:
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 20
    bot = build(HEROES, f"engine:20ms:{sys.executable} {EXAMPLE}", seed=1)
    rival, p = Random(2), HEROES.new(2)
    while not p.is_over:
        p.play((bot if p.actor == 0 else rival).choose(p).move)
    assert p.winners()


def test_an_engine_is_told_what_its_seat_sees_and_may_do(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = engine(
        tmp_path,
        f"""
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "position": moves = message["moves"]
    if message["type"] == "think":
        say(type="info", text="thinking aloud")
        say(type="bestmove", move=moves[-1], share=0.75, iterations=12)
""",
        iterations=5,
        milliseconds=70,
    )
    p = HEROES.new(2)
    thought = bot.choose(p)
    assert (thought.move, thought.share, thought.iterations) == (int(p.legal()[-1]), 0.75, 12)
    hello, position, think = map(json.loads, heard.read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "heroes",
        "seats": 2,
        "options": {"reach": "exact"},
        "seed": 1,
    }
    assert position["seat"] == 0 and position["view"] == p.game.view(p, 0)
    assert position["moves"] == [p.format(int(move)) for move in p.legal()]
    assert think == {"type": "think", "iterations": 5, "milliseconds": 70}


@pytest.mark.parametrize(("id_", "seats"), [("khan", 3), ("dschingis", 2), ("huns", 2)])
def test_positions_a_seat_cannot_tell_apart_are_told_alike(id_: str, seats: int) -> None:
    p = dealt(id_, seats)
    other = p.copy()
    other.redeal(p.actor, rng(9))
    mine, its = told(p, rng(5)), told(other, rng(5))
    sample, again = mine.pop("sample"), its.pop("sample")
    assert mine == its
    hello = {"game": id_, "seats": seats, "options": p.options}
    for message in ({"sample": sample}, {"sample": again}):
        possible = position_of(hello, message)
        assert possible.game.view(possible, p.actor) == mine["view"]
        assert np.array_equal(possible.legal(), p.legal())
    truth = p.s.tobytes()
    drawn = {position_of(hello, told(p, rng(seed))).s.tobytes() for seed in range(20)}
    assert len(drawn) > 1 and drawn != {truth}


@pytest.mark.parametrize(
    ("answer", "refusal", "said"),
    [
        ('say(type="bestmove", move="d1-d9")', Illegal, "is too far"),
        ('say(type="bestmove", move="hello")', Unreadable, "hello"),
        ('say(type="bestmove")', Unreadable, "None"),
        ('print("not json", flush=True)', Unreadable, "no JSON"),
        ('print("[]", flush=True)', Unreadable, "no JSON"),
        ("sys.exit(3)", Unreadable, "exit code 3"),
    ],
)
def test_a_wrong_answer_is_refused(
    tmp_path: Path, answer: str, refusal: type[Exception], said: str
) -> None:
    bot = engine(tmp_path, f"for line in sys.stdin:\n    if 'think' in line: {answer}\n")
    with pytest.raises(refusal, match=said):
        bot.choose(HEROES.new(2))


def test_a_silent_engine_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kurultai.bots.engine.GRACE", 0.2)
    bot = engine(tmp_path, "for line in sys.stdin: pass\n", milliseconds=10)
    with pytest.raises(Unreadable, match="does not answer"):
        bot.choose(HEROES.new(2))
    assert process_of(bot).poll() is not None


def test_an_engine_that_ended_is_started_again(tmp_path: Path) -> None:
    bot = engine(
        tmp_path,
        """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "position": moves = message["moves"]
    if message["type"] == "think":
        say(type="bestmove", move=moves[0])
        break
""",
    )
    for _ in range(2):
        assert bot.choose(HEROES.new(2)).move == int(HEROES.new(2).legal()[0])
        process_of(bot).wait(10)


def test_stop_asks_for_the_move_at_once(tmp_path: Path) -> None:
    bot = engine(
        tmp_path,
        """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "position": moves = message["moves"]
    if message["type"] == "stop": say(type="bestmove", move=moves[1])
""",
        milliseconds=600_000,
    )
    cancel = no_cancel()
    cancel[0] = 1
    assert bot.choose(HEROES.new(2), cancel).move == int(HEROES.new(2).legal()[1])


def test_the_program_ends_with_its_bot(tmp_path: Path) -> None:
    bot = engine(tmp_path, "for line in sys.stdin:\n    if 'quit' in line: sys.exit(0)\n")
    process = process_of(bot)
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.wait(10) == 0


@pytest.mark.parametrize("spec", ["engine", "engine:", "engine:50ms", "engine:50ms:", "engine:'"])
def test_an_engine_needs_a_command(spec: str) -> None:
    with pytest.raises(Unreadable, match="not a bot"):
        bot_named(HEROES, spec, 1, 2)


def test_a_command_that_is_not_there_is_said_so() -> None:
    with pytest.raises(Unreadable, match="cannot be started"):
        build(HEROES, "engine:no-such-program-here", 1)


def test_our_own_bots_can_speak_too() -> None:
    p, out = HEROES.new(2), io.StringIO()
    asked = [
        {"type": "hello", "game": "heroes", "seats": 2, "options": p.options, "seed": 3},
        told(p, rng(1)),
        {"type": "think", "iterations": 4},
        {"type": "quit"},
    ]
    speak("ours", lambda game, seed, budget: build(game, f"search:{budget['iterations']}it", seed),
          map(json.dumps, asked), out)  # fmt: skip
    hello, best = map(json.loads, out.getvalue().splitlines())
    assert hello["name"] == "ours"
    assert best["iterations"] == 4 and p.parse(best["move"]) in p.legal()


ENGINES = """
[[engine]]
id = "guest"
games = ["heroes"]
name = { en = "Guest", fr = "Invité" }
about = { en = "From outside.", fr = "Venu d'ailleurs." }
command = "COMMAND"
milliseconds = 20
"""


@pytest.fixture
def engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "engines.toml"
    file.write_text(ENGINES.replace("COMMAND", f"{sys.executable} {EXAMPLE}"))
    monkeypatch.setenv(opponents.ENGINES, str(file))
    return file


def test_an_operators_engines_stand_beside_the_levels(engines: Path) -> None:
    assert opponents.levels("heroes")[-1].name["fr"] == "Invité"
    assert "guest" not in {level.id for level in opponents.levels("khan")}
    bot = opponents.make(HEROES, "guest", 1, 2)
    assert bot.choose(HEROES.new(2)).move in HEROES.new(2).legal()
    with pytest.raises(Unreadable):
        opponents.make(game("khan"), "guest", 1, 2)


def test_a_command_is_no_opponent(engines: Path) -> None:
    """What a web client may ask for is an id; a spec of its own never starts a program."""
    for name in ("engine:touch /tmp/x", "engine", "search:50ms"):
        with pytest.raises(Unreadable):
            opponents.make(HEROES, name, 1, 2)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [("[[engine]]", "[[motor]]"), ('id = "guest"', ""), ('"guest"', '"khan"'), ("games", "game")],
)
def test_a_wrong_file_of_engines_is_refused(engines: Path, was: str, becomes: str) -> None:
    wrong = engines.with_name("wrong.toml")
    wrong.write_text(engines.read_text().replace(was, becomes))
    with pytest.raises(Unreadable, match="not a file of engines"):
        opponents.read(wrong)
