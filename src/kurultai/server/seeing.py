"""A table as a browser may see it. What a seat may not know is never put in."""

from __future__ import annotations

from typing import Any

from kurultai.core.game import Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Text, joined
from kurultai.server import messages as m
from kurultai.server.rows import Stored, Summary
from kurultai.server.table import LiveTable, Mine


def snapshot(table: LiveTable, mine: Mine) -> m.Table:
    match = table.match
    return m.Table(
        id=table.id,
        game=table.game.id,
        options=match.start.options,
        seats=seats(table.stored, mine),
        version=match.version,
        frame=frame(table, mine, len(match.moves)),
        choices=choices(table, mine),
        moves=[line(table, mine, n) for n in range(1, len(match.moves) + 1)],
        result=result(match.result),
        can=can(table, mine),
        thinking=table.thinking,
        record_only=table.stored.record_only,
        updated=table.updated,
        status="over" if match.is_over else "running",
        visibility="link",
        opener=bool(mine),
        invitation=None,
        clock=None,
        timeout="bot",
        asking=None,
        watching=0,
        revealed=False,
        rematch=None,
    )


def frame(table: LiveTable, mine: Mine, n: int) -> m.Frame:
    """The position after n moves and what led to it."""
    match, eye = table.match, _eye(table, mine)
    p = match.at(n)
    is_end = match.is_over and n == len(match.moves)
    told = match.told(eye)[n - 1] if n else None
    view = table.game.view(p, eye)
    return m.Frame.model_validate(
        {
            "at": n,
            "by": "over" if is_end else p.by(),
            "view": view,
            "drawing": table.game.drawing(view),
            "asked": match.asked if is_end else table.game.asked(p),
            "scores": _scores(p, eye, is_end),
            "move": told.text if told else None,
            "moved_by": match.moves[n - 1].mover if n else None,
            "happened": told.happened if told else [],
        }
    )


def line(table: LiveTable, mine: Mine, n: int) -> m.MoveLine:
    """The n-th move, as a line of the move list."""
    told = table.match.told(_eye(table, mine))[n - 1]
    words = joined([happening["text"] for happening in told.happened], ", ")
    return m.MoveLine(at=n, by=table.match.moves[n - 1].mover, move=told.text, text=_words(words))


def moved(table: LiveTable, mine: Mine, version: int, n: int) -> m.Moved:
    """The n-th move, made by event ``version``. What can be done next is told with the last."""
    is_last = version == table.match.version
    return m.Moved(
        version=version,
        line=line(table, mine, n),
        frame=frame(table, mine, n),
        choices=choices(table, mine) if is_last else [],
        result=result(table.match.result) if is_last else None,
        can=can(table, mine),
        thinking=table.thinking if is_last else None,
        clock=None,
    )


def choices(table: LiveTable, mine: Mine) -> list[m.Choice]:
    if table.match.actor not in mine:
        return []
    return [m.Choice(**choice) for choice in table.game.choices(table.match.position)]


def can(table: LiveTable, mine: Mine) -> m.Can:
    match = table.match
    return m.Can(
        undo=match.can_undo(mine),
        resign=bool(mine) and not match.is_over and match.start.seats == 2,
        hint=match.actor in mine,
    )


def result(found: dict[str, Any] | None) -> m.Result | None:
    if found is None:
        return None
    return m.Result(scores=found["scores"], winners=found["winners"], ended=found.get("ended"))


def seats(stored: Stored, mine: Mine) -> list[m.SeatInfo]:
    names = game_by_id(stored.game).seat_names
    return [
        m.SeatInfo(
            seat=number,
            colour=_words(names[number]),
            kind=seat.kind if seat.kind == "bot" or number in mine else "other",
            name=seat.name,
            level=seat.level,
            mine=number in mine,
            away=False,
            here=False,
        )
        for number, seat in enumerate(stored.seats)
    ]


def in_list(stored: Stored, found: Summary, mine: Mine) -> m.TableLine:
    return m.TableLine(
        id=stored.id,
        game=stored.game,
        seats=seats(stored, mine),
        moves=found.moves,
        my_turn=found.turn in mine,
        result=result(found.result),
        record_only=stored.record_only,
        updated=found.updated,
        status="over" if found.result else "running",
        visibility="link",
        clock=None,
        deadline=None,
    )


def _eye(table: LiveTable, mine: Mine) -> int | None:
    """The seat through which a browser looks; a game without secrets looks the same to all.

    Several people at one screen see what is theirs in their turn only, and otherwise what all see.
    """
    if not table.game.has_secrets or not mine:
        return None
    actor = table.match.actor
    if actor in mine:
        return actor
    return min(mine) if len(mine) == 1 else None


def _scores(p: Position, eye: int | None, is_end: bool) -> list[int]:
    if is_end or not p.game.has_secrets:
        return p.scores()
    return [] if eye is None else p.scores(eye)


def _words(found: Text) -> m.Words:
    return m.Words(en=found["en"], fr=found["fr"])
