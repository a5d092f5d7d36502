"""Outside engines: programs in any language that say their moves as lines of JSON (docs/engine.md).

`Engine` seats such a program as a bot; `speak` is the other side, for engines written in Python.
An engine is told what its seat may know and no more: the view, the legal moves, and one sample of
the states that are possible for the seat.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import weakref
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from functools import partial
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, TextIO

import numpy as np

from kurultai.bots.bot import Bot, Cancel, Thought
from kurultai.bots.texts import TEXTS
from kurultai.core import bits
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as named

PROTOCOL = 1
START = 60.0  # seconds until the hello
GRACE = 30.0  # seconds over its time that an engine may take
LOOK = 0.05  # seconds between two looks whether it shall stop
WITHOUT_BUDGET = 1000  # milliseconds

Message = dict[str, Any]


class Engine:
    """A bot whose moves come from a program. It runs until the bot is gone."""

    def __init__(
        self,
        game: Game,
        seed: int,
        command: list[str],
        iterations: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        self._game, self._seed, self._command = game, seed, command
        self._rng = bits.rng(seed)
        self._budget: Message = {}
        if iterations is not None:
            self._budget["iterations"] = iterations
        if milliseconds is not None or iterations is None:
            self._budget["milliseconds"] = milliseconds or WITHOUT_BUDGET
        self._met: tuple[int, Options] | None = None
        self._program: Program | None = None
        self._started()

    def _started(self) -> Program:
        """The program, running and greeted."""
        if self._program is None or not self._program.is_running:
            self._program = Program(self._command)
            weakref.finalize(self, self._program.end)
            self._program.heard("hello", START)
            self._met = None
        return self._program

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        program = self._started()
        if self._met != (p.seats, p.options):
            program.say(greeting(p, self._seed))
            self._met = (p.seats, p.options)
        program.say(told(p, self._rng))
        program.say({"type": "think", **self._budget})
        most = self._budget.get("milliseconds")
        within = None if most is None else most / 1000 + GRACE
        return self._checked(p, program.heard("bestmove", within, cancel))

    def _checked(self, p: Position, answer: Message) -> Thought:
        """The answer as a thought; Unreadable or Illegal if it is no move here."""
        move = p.parse(str(answer.get("move")))
        p.check(move)
        share, iterations = answer.get("share", 1 / p.seats), answer.get("iterations", 0)
        is_sound = isinstance(share, int | float) and isinstance(iterations, int)
        return Thought(move, float(share), iterations) if is_sound else Thought(move, 1 / p.seats)


class Program:
    """A running engine, and the lines that it has written."""

    def __init__(self, command: list[str]) -> None:
        self._name = shlex.join(command)
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise self._trouble("not-started", why=reason) from None
        self._lines: Queue[str | None] = Queue()
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self.end = partial(_end, self._process)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def say(self, message: Message) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._gone() from None

    def heard(self, kind: str, within: float | None, cancel: Cancel | None = None) -> Message:
        """The next message of this kind; others are passed over (an engine may think aloud)."""
        end = None if within is None else monotonic() + within
        was_stopped = False
        while True:
            if cancel is not None and cancel[0] and not was_stopped:
                self.say({"type": "stop"})
                was_stopped, end = True, monotonic() + GRACE
            if end is not None and monotonic() > end:
                self.end()
                raise self._trouble("does-not-answer")
            try:
                line = self._lines.get(timeout=LOOK)
            except Empty:
                continue
            if line is None:
                raise self._gone()
            message = self._read(line)
            if message.get("type") == kind:
                return message

    def _read(self, line: str) -> Message:
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            self.end()
            shown = line.strip()[:80]
            raise self._trouble("wrote-no-json", line=shown)
        return message

    def _gone(self) -> Unreadable:
        self.end()
        code = self._process.returncode
        return self._trouble("has-ended", code=code)

    def _trouble(self, kind: str, **parts: object) -> Unreadable:
        return Unreadable(TEXTS(f"engine-{kind}", name=self._name, **parts))


def _listen(lines: IO[str], heard: Queue[str | None]) -> None:
    """Pass on what the program writes; None at its end."""
    try:
        for line in lines:
            heard.put(line)
    except (OSError, ValueError):
        pass  # closed, or not UTF-8: nothing more can be read
    heard.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Ask it to quit, and make sure of it."""
    try:
        process.communicate('{"type": "quit"}\n', timeout=1)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()


# What is said


def greeting(p: Position, seed: int) -> Message:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": p.game.id,
        "seats": p.seats,
        "options": p.options,
        "seed": seed,
    }


def told(p: Position, rng: bits.Rng) -> Message:
    """The position as the seat to move may know it."""
    possible = p.copy()
    possible.redeal(p.actor, rng)
    return {
        "type": "position",
        "seat": p.actor,
        "view": p.game.view(p, p.actor),
        "moves": [p.format(int(move)) for move in p.legal()],
        "sample": b64encode(possible.s.tobytes()).decode(),
    }


# The engine's side


def position_of(hello: Message, message: Message) -> Position:
    """A position that the seat cannot tell from the real one, for engines that use our rules."""
    p = named(hello["game"]).new(hello["seats"], hello["options"])
    p.s = np.frombuffer(bytearray(b64decode(message["sample"])), p.s.dtype)
    return p


def speak(
    name: str,
    make: Callable[[Game, int, Message], Bot],
    lines: Iterable[str] = sys.stdin,
    out: TextIO = sys.stdout,
) -> None:
    """Be an engine: one bot for each hello, asked with the budget of each `think`.

    ``make(game, seed, budget)`` builds it; it is built anew when the budget changes.
    """

    def say(message: Message) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    say({"type": "hello", "protocol": PROTOCOL, "name": name})
    hello: Message = {}
    position: Message = {}
    built: tuple[Message, Bot] | None = None
    for line in lines:
        message = json.loads(line)
        kind = message.pop("type")
        if kind == "hello":
            hello, built = message, None
        elif kind == "position":
            position = message
        elif kind == "think":
            p = position_of(hello, position)
            if built is None or built[0] != message:
                built = message, make(p.game, hello["seed"], message)
            thought = built[1].choose(p)
            move, done = p.format(thought.move), thought.iterations
            say({"type": "bestmove", "move": move, "share": thought.share, "iterations": done})
        elif kind == "quit":
            return
