"""A table as a browser may see it. What a seat may not know is never put in."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

from pydantic import TypeAdapter

from kurultai.core.game import Happening, Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import Drawn, Message, Reader, Text, joined, reading
from kurultai.match.alike import alike
from kurultai.match.events import is_decision
from kurultai.match.exercises import exercises
from kurultai.match.match import Match, known_scores
from kurultai.server.games import sets_of
from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.storage.rows import Seat, Stored, Summary, epoch
from kurultai.server.tables.live import LiveTable, Mine, Viewer
from kurultai.server.tables.proposal_state import missing, others
from kurultai.server.tables.state import is_free
from kurultai.server.tables.views.choices import NONE, Packed, packed

Content = dict[str, Any]  # JSON

CLOCK_RULE: TypeAdapter[m.ClockRule] = TypeAdapter(m.ClockRule)


def snapshot(table: LiveTable, viewer: Viewer) -> m.Table:
    """The table as HTTP answers it."""
    eye = eye_of(table, viewer.mine)
    made = m.Table(
        **dict(_around(table, viewer)),
        frame=_remembered_frame(table, eye, len(table.match.moves)),
        choices=[],
        moves=[_line(table, _eye_of_log(table, viewer.mine), n) for n in _numbers(table)],
    )
    made.choices = choices(table, viewer.mine)
    return made


def content(table: LiveTable, viewer: Viewer, reader: Reader) -> Content:
    """The same as JSON, said to a reader, with the choices packed: what a socket tells."""
    with reading(reader):
        around = _around(table, viewer).model_dump(mode="json")
    return {
        **around,
        "frame": frame(table, viewer.mine, reader, len(table.match.moves)),
        "moves": lines(table, viewer.mine, reader),
        "choices": packed_choices(table, viewer.mine),
    }


def _around(table: LiveTable, viewer: Viewer) -> m.AroundTheGame:
    """All but the game itself: who sits there, what may be done."""
    match = table.match
    return m.AroundTheGame(
        id=table.id,
        game=table.game.id,
        has_secrets=table.game.has_secrets,
        options=match.start.options,
        sets=sets_of(table.game, match.start.options),
        seats=[
            seat_info(table.stored, n, viewer.mine, table.here) for n in range(len(table.seats))
        ],
        version=match.version,
        result=result(match.result),
        can=can(table, viewer),
        thinking=table.thinking,
        queued=table.queued,
        record_only=table.stored.record_only,
        updated=table.updated,
        status=table.status,
        visibility=table.stored.visibility,
        opener=viewer.is_opener,
        invitation=_invitation(table, viewer),
        clock=clock(table),
        timeout=table.stored.timeout,
        hints=table.has_hints,
        asking=open_proposal(table),
        watching=table.watching,
        revealed=match.is_over,
        rematch=table.rematch,
        exercise=_exercise(table),
    )


def _exercise(table: LiveTable) -> m.ExerciseInfo | None:
    """What is to be learnt here, and how far that has come."""
    its = table.exercise
    if its is None:
        return None
    kind = table.stored.kind_of_exercise
    among = exercises(table.game.id, kind)
    number = among.index(its.id) + 1
    return m.ExerciseInfo(
        kind=kind,
        id=its.id,
        title=its.title,
        number=number,
        of=len(among),
        panels=[
            m.PanelInfo(says=panel.says, points=[*panel.points], goes=panel.goes)
            for panel in its.panels(table.match)
        ],
        status=its.status(table.match),
        next=among[number] if number < len(among) else None,
    )


def frame(table: LiveTable, mine: Mine, reader: Reader, n: int) -> Content:
    """The position after n moves and what led to it, as JSON, said to a reader."""
    eye = eye_of(table, mine)
    made = _remembered_frame(table, eye, n)
    with reading(reader):
        return table.remembered(("json", eye, n, reader), lambda: made.model_dump(mode="json"))


def frame_at(table: LiveTable, mine: Mine, n: int) -> m.Frame:
    """The same as HTTP answers it."""
    return _remembered_frame(table, eye_of(table, mine), n)


def _remembered_frame(table: LiveTable, eye: int | None, n: int) -> m.Frame:
    return table.remembered(("frame", eye, n), lambda: _frame(table, eye, n))


def _frame(table: LiveTable, eye: int | None, n: int) -> m.Frame:
    return frame_of(table.match, eye, n)


def frame_of(match: Match, eye: int | None, n: int) -> m.Frame:
    """The position of a match after n moves, as that eye may see it."""
    game = match.game
    p = match.at(n)
    is_end = match.is_over and n == len(match.moves)
    seen = match.shown(n, eye) if n else None
    view = game.view_all(p) if eye == EVERYONE else game.view(p, eye)
    asked = match.asked if is_end else game.asked(p)
    return m.Frame.model_validate(
        {
            "at": n,
            "by": "over" if is_end else p.by(),
            "view": view,
            "drawing": Drawn(game.drawing, view),
            "asked": asked,
            "about": game.rulebook.about(asked),
            "kind": asked.id if isinstance(asked, Message) else None,
            "ends": None if is_end else game.ends(p),
            "scores": known_scores(p, eye),
            "sheet": game.sheet(p, eye),
            "counting": game.counting(p) if is_end and match.ended is None else [],
            "move": seen.text if seen else None,
            "moved_by": match.moves[n - 1].mover if n else None,
            "happened": seen.happened if seen else [],
        }
    )


def lines(table: LiveTable, mine: Mine, reader: Reader) -> list[Content]:
    """The moves so far, as lines of the log."""
    eye = _eye_of_log(table, mine)
    with reading(reader):
        return table.lines((eye, reader), lambda n: _line(table, eye, n).model_dump(mode="json"))


def _line(table: LiveTable, eye: int | None, n: int) -> m.MoveLine:
    seen = table.match.history(eye)[n - 1]
    words = joined(happening["text"] for happening in seen.happened)
    played = table.match.moves[n - 1]
    rank, gist = _gist(table, seen.happened)
    return m.MoveLine(
        at=n,
        by=played.mover,
        move=seen.text,
        text=words,
        turn=played.turn.number,
        seat=played.turn.seat,
        round=played.turn.round,
        points=seen.points,
        gist=gist,
        rank=rank,
    )


def _gist(table: LiveTable, happened: list[Happening]) -> tuple[int, Text | None]:
    """The most telling of the things that a move caused, and how telling it is."""
    telling = table.game.telling
    ranked = [(telling.index(h["kind"]), h["text"]) for h in happened if h["kind"] in telling]
    return min(ranked, key=lambda one: one[0], default=(len(telling), None))


def _numbers(table: LiveTable) -> range:
    return range(1, len(table.match.moves) + 1)


def choices(table: LiveTable, mine: Mine) -> list[m.Choice]:
    """Put in as the rules made them: to check hundreds of them takes longer than all the rest."""
    if table.turn is None or table.turn not in table.in_hand(mine):
        return []
    return _choices(table)


def _choices(table: LiveTable) -> list[Any]:
    """As the game has them: it is the wire's form too."""
    return table.remembered("choices", partial(table.game.choices, table.match.position))


def packed_choices(table: LiveTable, mine: Mine) -> Packed:
    if table.turn is None or table.turn not in table.in_hand(mine):
        return NONE
    return table.remembered("packed", lambda: packed(_choices(table)))


def can(table: LiveTable, viewer: Viewer) -> m.Can:
    mine, hands = viewer.mine, table.in_hand(viewer.mine)
    if table.exercise is not None:  # it has its own ways to try again
        return m.Can(undo=False, resign=False, hint=False)
    is_on = table.turn is not None
    is_free = is_on and bool(table.own_turn(mine))
    can_ask = is_on and bool(hands) and _can_ask(table, hands, "undo") and _can_undo(table, mine)
    return m.Can(
        undo=is_free or can_ask,
        undo_free=is_free,
        undo_asks=can_ask and not is_free and bool(others(table.seats, min(mine))),
        start_over=is_on and bool(table.own_turn(mine, of_actor=True)),
        rest=_rest(table) if table.turn in hands else [],
        resign=is_on and bool(mine),
        abort=bool(mine) and table.can_be_aborted,
        hint=table.turn in hands and table.has_hints,
        draw=bool(hands) and table.can_be_drawn and _can_ask(table, hands, "draw"),
        answer=table.proposals.proposal is not None
        and bool(hands & missing(table.proposals.proposal, table.seats)),
        sit=table.free_for(viewer, is_invited=False),
        stand=table.status == "waiting" and bool(mine),
        start=table.may_start(viewer),
        replace=sorted(table.absent(hands)) if _can_ask(table, hands, "replace") else [],
        back=bool(table.may_take_back(mine)),
        rematch=table.match.is_over and bool(mine),
        chat=not table.stored.record_only,
        chat_apart=not mine and table.has_talk_apart,
    )


def _rest(table: LiveTable) -> list[str]:
    """What is left to decide in a row comes to the same: it can be done in one go."""
    return table.remembered("rest", lambda: _written(table.match.position))


def _written(p: Position) -> list[str]:
    """Moves made one after the other, each written in its own position."""
    p, words = p.copy(), []
    for move in alike(p):
        words.append(p.format(move))
        p.play(move)
        while p.actor >= 0 and not is_decision(p):
            p.play(int(p.legal()[0]))
    return words


def _can_ask(table: LiveTable, hands: Mine, what: str) -> bool:
    """Whether nothing is being asked, and this was not refused since the last move."""
    asked = table.proposals
    return asked.proposal is None and not any((what, seat) in asked.refused for seat in hands)


def _can_undo(table: LiveTable, mine: Mine) -> bool:
    return table.match.can_undo(mine, others(table.seats, min(mine)))


def open_proposal(table: LiveTable) -> m.Asking | None:
    proposal = table.proposals.proposal
    if proposal is None:
        return None
    return m.Asking(
        what=proposal.what,
        by=proposal.by,
        seat=proposal.seat,
        agreed=sorted(proposal.agreed),
        waiting_for=sorted(missing(proposal, table.seats)),
    )


def clock(table: LiveTable) -> m.ClockInfo | None:
    found = table.clock
    if found is None:
        return _clock_to_come(table.stored)
    at = epoch()
    return m.ClockInfo(
        rule=CLOCK_RULE.validate_python(found.rule),
        left=[None if n in found.bots else time for n, time in enumerate(found.at(at))],
        running=found.running,
        stood_still=found.stood_still(at),
    )


def _clock_to_come(stored: Stored) -> m.ClockInfo | None:
    """Before the game begins the clock's rule is told: who thinks of sitting down wants to know."""
    if not stored.clock:
        return None
    rule = CLOCK_RULE.validate_python(stored.clock)
    return m.ClockInfo(rule=rule, left=[None] * len(stored.seats), running=None)


def result(found: dict[str, Any] | None) -> m.Result | None:
    if found is None:
        return None
    return m.Result(scores=found["scores"], winners=found["winners"], ended=found.get("ended"))


def seat_info(stored: Stored, number: int, mine: Mine, here: Mine) -> m.SeatInfo:
    seat: Seat = stored.seats[number]
    place = game_by_id(stored.game).seat_names[number]
    is_shown = seat.kind == "bot" or is_free(seat) or number in mine
    return m.SeatInfo(
        seat=number,
        colour=place.word,
        paint=place.paint,
        kind=seat.kind if is_shown else "other",
        name=seat.name,
        level=seat.away or seat.level,
        mine=number in mine,
        away=seat.away is not None,
        here=number in here,
    )


def in_list(stored: Stored, found: Summary, player: PlayerId) -> m.TableLine:
    its = [(n, seat) for n, seat in enumerate(stored.seats) if seat.player == player]
    mine = frozenset(n for n, seat in its if not is_free(seat))
    is_awaited = found.turn in mine or (found.status == "waiting" and len(mine) < len(its))
    return m.TableLine(
        id=stored.id,
        game=stored.game,
        seats=[seat_info(stored, n, mine, frozenset()) for n in range(len(stored.seats))],
        moves=found.moves,
        my_turn=is_awaited,
        result=result(found.result),
        record_only=stored.record_only,
        updated=found.updated,
        status=found.status,
        visibility=stored.visibility,
        clock=CLOCK_RULE.validate_python(stored.clock) if stored.clock else None,
        hints=stored.hints,
        deadline=_time(found.deadline),
        out_of_order=found.trouble is not None,
    )


def _invitation(table: LiveTable, viewer: Viewer) -> str | None:
    """Told to who sits there or opened the table, while somebody is still invited."""
    is_theirs = viewer.is_opener or bool(viewer.mine)
    is_wanted = any(seat.kind == "invited" and not seat.player for seat in table.seats)
    return table.invitation if is_theirs and is_wanted and table.status == "waiting" else None


def eye_of(table: LiveTable, mine: Mine) -> int | None:
    """The seat through which a browser looks; a game without secrets looks the same to all.

    Several people at one screen see what is theirs in their turn only, and otherwise what all see.
    After the end nothing is secret any more.
    """
    if not table.game.has_secrets:
        return None
    if table.match.is_over:
        return EVERYONE
    actor = table.match.actor
    if actor in mine:
        return actor
    return min(mine) if len(mine) == 1 else None


def _eye_of_log(table: LiveTable, mine: Mine) -> int | None:
    """The log of several people at one screen tells what all may know, whoever's turn it is."""
    if not table.game.has_secrets:
        return None
    if table.match.is_over:
        return EVERYONE
    return min(mine) if len(mine) == 1 else None


def _time(at: int | None) -> str | None:
    if at is None:
        return None
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
