"""Game records (format "kurultai/1"): a JSON document that replays without a random seed.

Reading checks the form (Unreadable); ``replay`` checks every move (Illegal, NotYours) and
``check`` the result as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable, unreadable
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import text

FORMAT = "kurultai/1"
_KEYS = ("format", "game", "rules", "seats", "options", "moves", "result")


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
            "options": self.options,
            "moves": [{"by": line.by, "move": line.move} for line in self.moves],
        }
        if self.result is not None:
            made["result"] = self.result
        return {**made, **self.other}

    def __str__(self) -> str:
        return json.dumps(self.document(), ensure_ascii=False, separators=(", ", ": "))


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
        raise unreadable("a record is a JSON object", "une partie est un objet JSON")
    if document.get("format") != FORMAT:
        raise unreadable(
            f'a record begins with "format": "{FORMAT}"', f'une partie porte "format": "{FORMAT}"'
        )
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
        options=_typed({"options": {}, **document}, "options", dict),
        moves=[_line(number, entry) for number, entry in enumerate(moves, 1)],
        result=result,
        other={key: value for key, value in document.items() if key not in _KEYS},
    )


def _typed(document: dict[str, Any], key: str, kind: type[Any]) -> Any:
    value = document.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        name = {str: "text", int: "number", list: "list", dict: "object"}[kind]
        raise unreadable(
            f"a record needs {key!r} as a JSON {name}", f"il manque {key!r} (JSON : {name})"
        )
    return value


def _line(number: int, entry: object) -> Line:
    if isinstance(entry, dict) and set(entry) >= {"by", "move"}:
        by, move = entry["by"], entry["move"]
        is_seat = isinstance(by, int) and not isinstance(by, bool)
        if isinstance(move, str) and (is_seat or by == "chance"):
            return Line(by, move)
    raise unreadable(
        f'move {number} must look like {{"by": 0, "move": "…"}}',
        f'le coup {number} doit ressembler à {{"by": 0, "move": "…"}}',
    )


def loads(source: str | bytes) -> Record:
    """One record from JSON text."""
    try:
        return read(json.loads(source))
    except (ValueError, RecursionError) as error:
        raise unreadable(f"not JSON: {error}", f"pas du JSON : {error}") from None


def loads_all(source: bytes) -> Iterator[Record | Refusal]:
    """Every record of a file: one JSON document, or one a line. A bad one stops no other."""
    lines = [line for line in source.splitlines() if line.strip()]
    if not lines:
        yield unreadable("there is no record in it", "il n'y a aucune partie dedans")
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
    raise unreadable(
        f"the record has {len(record.moves)} moves, not {end}",
        f"la partie a {len(record.moves)} coups, pas {end}",
    )


def _play(p: Position, number: int, line: Line) -> None:
    """Play a line of the record, or say which one is wrong and why."""
    where = (f"move {number} ({line.move})", f"coup {number} ({line.move})")
    turn = p.by()
    if turn == "over":
        raise NotYours(
            text(f"{where[0]}: the game was over", f"{where[1]} : la partie était finie")
        )
    if line.by != turn:
        en, fr = _named(turn)
        raise NotYours(text(f"{where[0]}: it was the turn of {en}", f"{where[1]} : c'était à {fr}"))
    try:
        move = p.parse(line.move)
        p.check(move)
    except Illegal as refusal:
        said = refusal.message
        raise Illegal(
            text(f"{where[0]}: {said['en']}", f"{where[1]} : {said['fr']}"), refusal.rule
        ) from None
    except Unreadable as refusal:
        said = refusal.message
        raise Unreadable(text(f"{where[0]}: {said['en']}", f"{where[1]} : {said['fr']}")) from None
    if p.format(move) != line.move:
        right = p.format(move)
        raise unreadable(f"{where[0]}: is written {right}", f"{where[1]} : s'écrit {right}")
    p.play(move)


def _named(turn: int | str) -> tuple[str, str]:
    return ("chance", "la chance") if turn == "chance" else (f"seat {turn}", f"la place {turn}")


def check(record: Record) -> Position:
    """Replay everything and verify the result; the last position."""
    p = replay(record)
    given = record.result
    if given is None:
        if p.is_over:
            raise unreadable(
                "the game is over, but there is no result", "partie finie, sans résultat"
            )
        return p
    ended = given.get("ended")
    if ended is None and not p.is_over:
        raise unreadable(
            "there is a result, but the game is not over", "résultat d'une partie inachevée"
        )
    if ended is not None:
        _check_ended(p, ended)
    true = result_of(p, ended)
    for key, value in true.items():
        if given.get(key) != value:
            raise unreadable(
                f"the result's {key} should be {value}, not {given.get(key)}",
                f"résultat : {key} devrait valoir {value}, pas {given.get(key)}",
            )
    return p


def _check_ended(p: Position, ended: object) -> None:
    if ended not in ("draw", "resign 0", "resign 1", "timeout 0", "timeout 1"):
        raise unreadable(
            f"ended can be draw, resign 0/1 or timeout 0/1, not {ended!r}",
            f"ended peut valoir draw, resign 0/1 ou timeout 0/1, pas {ended!r}",
        )
    if p.seats != 2:
        raise unreadable(
            "only a game of two can be given up or agreed drawn",
            "seule une partie à deux peut être abandonnée ou nulle d'un commun accord",
        )
    if p.is_over:
        raise unreadable(
            f"the moves end the game, it cannot have {ended!r}",
            f"les coups finissent la partie, {ended!r} ne va pas",
        )
