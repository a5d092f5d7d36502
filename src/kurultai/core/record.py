"""Game records (format "kurultai/1"): a JSON document that replays without a random seed.

Reading checks the form (Unreadable); ``replay`` checks every move (Illegal, NotYours) and
``check`` the result as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kurultai.core.datafiles import ORIGINS, bare
from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Text
from kurultai.core.texts import TEXTS

FORMAT = "kurultai/1"
_KEYS = ("format", "game", "rules", "seats", "options", "moves", "result", "origins")


@dataclass(frozen=True)
class Line:
    by: int | str  # a seat, or "chance"
    move: str


@dataclass
class Record:
    game: str
    seats: int
    rules: str
    options: Options = field(default_factory=dict)
    moves: list[Line] = field(default_factory=list)
    result: dict[str, Any] | None = None
    other: dict[str, Any] = field(default_factory=dict)  # unknown keys are kept

    def document(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": {
                name: bare(value) if isinstance(value, dict) else value
                for name, value in self.options.items()
            },
            "moves": [{"by": line.by, "move": line.move} for line in self.moves],
        }
        if self.result is not None:
            made["result"] = self.result
        if origins := _origins(self.options):
            made["origins"] = origins
        return {**made, **self.other}

    def __str__(self) -> str:
        return json.dumps(self.document(), ensure_ascii=False, separators=(", ", ": "))


def _origins(options: Options) -> dict[str, str]:
    """What the files say they are: beside them, where readers that do not know it pass it over."""
    files = ((name, value) for name, value in options.items() if isinstance(value, dict))
    return {name: file["origin"] for name, file in files if file.get("origin") in ORIGINS}


def new(game: Game, seats: int, options: Options | None = None) -> Record:
    """An empty record; Unreadable if the game does not take these seats or options."""
    start = game.new(seats, options)
    return Record(game.id, seats, game.rules_version, start.options)


def result_of(p: Position, ended: str | None = None) -> dict[str, Any]:
    """The result of a finished game, or of one given up ("resign 1") or agreed drawn ("draw")."""
    if ended is None:
        return {"scores": p.scores(), "winners": p.winners()}
    if ended == "draw":
        winners = [0, 1]
    else:
        winners = [1 - int(ended.split()[1])]
    return {"scores": p.scores(), "winners": winners, "ended": ended}


# Reading


def read(document: object) -> Record:
    """A record from parsed JSON; Unreadable with what is wrong."""
    if not isinstance(document, dict):
        raise Unreadable(TEXTS("a-record-is-a-json-object"))
    if document.get("format") != FORMAT:
        raise Unreadable(TEXTS("a-record-begins-with-format", format=FORMAT))
    game = game_by_id(_typed(document, "game", str))
    rules = _typed(document, "rules", str)
    game.check_rules(rules)
    moves = _typed(document, "moves", list)
    result = document.get("result")
    if "result" in document:
        _typed(document, "result", dict)
    return Record(
        game=game.id,
        seats=_typed(document, "seats", int),
        rules=rules,
        options=_with_origins(
            _typed({"options": {}, **document}, "options", dict), document.get("origins")
        ),
        moves=[_line(number, entry) for number, entry in enumerate(moves, 1)],
        result=result,
        other={key: value for key, value in document.items() if key not in _KEYS},
    )


def _with_origins(options: Options, origins: object) -> Options:
    """The files with what they are; anything else that stands there is passed over."""
    given = origins if isinstance(origins, dict) else {}
    return {
        name: {**value, "origin": given[name]}
        if isinstance(value, dict) and given.get(name) in ORIGINS
        else value
        for name, value in options.items()
    }


def _typed(document: dict[str, Any], key: str, kind: type[Any]) -> Any:
    value = document.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        name = {str: "text", int: "number", list: "list", dict: "object"}[kind]
        raise Unreadable(TEXTS("a-record-needs-as-a-json", key=repr(key), name=name))
    return value


def _line(number: int, entry: object) -> Line:
    if isinstance(entry, dict) and set(entry) >= {"by", "move"}:
        by, move = entry["by"], entry["move"]
        is_seat = isinstance(by, int) and not isinstance(by, bool)
        if isinstance(move, str) and (is_seat or by == "chance"):
            return Line(by, move)
    raise Unreadable(TEXTS("move-must-look-like-by-0", number=number))


def loads(source: str | bytes) -> Record:
    """One record from JSON text."""
    try:
        return read(json.loads(source))
    except (ValueError, RecursionError) as error:
        raise Unreadable(TEXTS("not-json", error=error)) from None


def loads_all(source: bytes) -> Iterator[Record | Refusal]:
    """Every record of a file: one JSON document, or one a line. A bad one stops no other."""
    lines = [line for line in source.splitlines() if line.strip()]
    if not lines:
        yield Unreadable(TEXTS("there-is-no-record-in-it"))
        return
    try:
        json.loads(source)
        lines = [source]
    except (ValueError, RecursionError):
        if lines[0].strip() in (b"{", b"["):
            lines = [source]  # one document over several lines, broken somewhere
    for line in lines:
        try:
            yield loads(line)
        except Refusal as refusal:
            yield refusal


# Replaying


def positions(record: Record) -> Iterator[Position]:
    """The position before the first move and after each; the same object, moved on."""
    p = game_by_id(record.game).new(record.seats, record.options, record.rules)
    yield p
    for number, line in enumerate(record.moves, 1):
        _play(p, number, line)
        yield p


def replay(record: Record, at: int | None = None) -> Position:
    """The position after ``at`` moves (default: all)."""
    end = len(record.moves) if at is None else at
    for number, p in enumerate(positions(record)):
        if number == end:
            return p
    raise Unreadable(TEXTS("the-record-has-moves-not", moves=len(record.moves), end=end))


def _play(p: Position, number: int, line: Line) -> None:
    """Play a line of the record, or say which one is wrong and why."""
    where = TEXTS("move-of-record", number=number, move=line.move)
    turn = p.by()
    if turn == "over":
        raise NotYours(TEXTS("the-game-was-over", where=where))
    if line.by != turn:
        raise NotYours(TEXTS("it-was-the-turn-of", where=where, whose=_named(turn)))
    try:
        move = p.parse(line.move)
        p.check(move)
    except Illegal as refusal:
        why = TEXTS("wrong-move-of-record", where=where, why=refusal.message)
        raise Illegal(why, refusal.rule) from None
    except Unreadable as refusal:
        why = TEXTS("wrong-move-of-record", where=where, why=refusal.message)
        raise Unreadable(why) from None
    if p.format(move) != line.move:
        right = p.format(move)
        raise Unreadable(TEXTS("is-written", where=where, right=right))
    p.play(move)


def _named(turn: int | str) -> Text:
    return TEXTS("chance") if turn == "chance" else TEXTS("seat-number", seat=int(turn))


def check(record: Record) -> Position:
    """Replay everything and verify the result; the last position."""
    p = replay(record)
    given = record.result
    if given is None:
        if p.is_over:
            raise Unreadable(TEXTS("the-game-is-over-but-there"))
        return p
    ended = given.get("ended")
    if ended is None and not p.is_over:
        raise Unreadable(TEXTS("there-is-a-result-but-the"))
    if ended is not None:
        _check_ended(p, ended)
    true = result_of(p, ended)
    for key, value in true.items():
        if given.get(key) != value:
            raise Unreadable(
                TEXTS("the-results-should-be-not", key=key, value=value, key2=given.get(key))
            )
    return p


def _check_ended(p: Position, ended: object) -> None:
    if ended not in ("draw", "resign 0", "resign 1", "timeout 0", "timeout 1"):
        raise Unreadable(TEXTS("ended-can-be-draw-resign-0", ended=repr(ended)))
    if p.seats != 2:
        raise Unreadable(TEXTS("only-a-game-of-two-can"))
    if p.is_over:
        raise Unreadable(TEXTS("the-moves-end-the-game-it", ended=repr(ended)))
