"""The tables that are photographed: golden games, cut off at a fixed move, with fixed names.

They are written into the server's database as they would have been played; what is shown of them
depends on no lot, no bot and no clock.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from kurultai.core import record as records
from kurultai.match.lessons import lessons
from kurultai.match.match import Match
from kurultai.server.people.identity import Players
from kurultai.server.storage.keys import KEY_FILE
from kurultai.server.storage.rows import Seat, Stored, now
from kurultai.server.storage.store import Store, open_database
from kurultai.server.tables.state import TableState

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
ME, SOMEBODY, VISITOR = "me", "somebody", "visitor"
PLAYED = "2026-03-01T12:00:00.000+00:00"
LATER = 10**14  # epoch, ms: who opened a table does not leave while it is photographed
NOW = "2026-03-03T18:00:00Z"  # what the photographed pages take for today

# Of each game a record, and after how many of its moves each picture is taken.
POSITIONS = {
    "heroes": (0, {"start": 0, "middle": 60, "prompt": 85}),
    "khan": (8, {"start": 10, "middle": 150, "prompt": 158}),
    "dschingis": (8, {"start": 21, "middle": 216, "prompt": 236}),
    "huns": (8, {"start": 6, "middle": 448, "prompt": 478}),
}

REVIEWED = (0, 60)  # a record of two, given up after so many moves: a review is made in seconds


def cut(game: str, at: int | None, number: int | None = None) -> records.Record:
    """The first moves of a golden game; all of them without a number of moves."""
    if number is None:
        number = POSITIONS[game][0]
    found = list(records.loads_all((GOLDEN / f"{game}.jsonl").read_bytes()))[number]
    assert isinstance(found, records.Record)
    return found if at is None else replace(found, moves=found.moves[:at], result=None)


def given_up(game: str) -> records.Record:
    number, at = REVIEWED
    match = Match.from_record(cut(game, at, number))
    match.resign(1)
    return match.record()


def among_bots(record: records.Record, owner: str) -> list[Seat]:
    """I am to decide, or have won."""
    match = Match.from_record(record)
    own = match.actor
    if own is None:
        own = 0 if match.ended else match.position.winners()[0]
    seats = [Seat("bot", level="herder") for _ in range(record.seats)]
    seats[own] = Seat("me", "Temur", player=owner)
    return seats


async def put(
    store: Store, id_: str, record: records.Record, owner: str, seats: list[Seat] | None = None
) -> None:
    match = Match.from_record(record)
    stored = Stored(
        id=id_,
        game=record.game,
        rules=match.start.rules,
        options=match.start.options,
        owner=owner,
        seats=seats or among_bots(record, owner),
    )
    status = "over" if match.is_over else "running"
    state = TableState.created(stored, match, status, PLAYED)
    await store.create(stored, match.log, state.summary())


async def put_lesson(store: Store, game: str) -> None:
    """The second lesson, as it begins: today, since old exercises are swept away."""
    _, lesson, *_ = lessons(game).values()
    match = lesson.start()
    seats = [Seat("bot", level="herder") for _ in range(lesson.seats)]
    seats[lesson.seat] = Seat("me", "Temur", player=ME)
    stored = Stored(
        id=f"{game}lesson",
        game=game,
        rules=match.start.rules,
        options=match.start.options,
        owner=ME,
        seats=seats,
        exercise=f"lesson {lesson.id}",
    )
    state = TableState.created(stored, match, "running", now())
    await store.create(stored, match.log, state.summary())


async def put_waiting(store: Store) -> None:
    """A public table of four where two have sat down."""
    match = Match.from_record(cut("khan", 0))
    seats = [
        Seat("me", "Temur", player=ME),
        Seat("me", "Borte", player=SOMEBODY),
        Seat("bot", level="herder"),
        Seat("open"),
    ]
    stored = Stored(
        id="waiting",
        game="khan",
        rules=match.start.rules,
        options=match.start.options,
        owner=ME,
        seats=seats,
        visibility="public",
    )
    state = TableState.created(stored, match, "waiting", PLAYED)
    await store.create(stored, [], state.summary())
    await store.opener_is_there([stored.id], LATER)


async def add(data: Path, id_: str, record: records.Record, seats: list[Seat]) -> None:
    """One table more, for a server that may be running already."""
    store = Store(open_database(data))
    await store.database.start()
    await put(store, id_, record, ME, seats)
    await store.database.stop()


async def fill(data: Path, games: list[str]) -> None:
    store = Store(open_database(data))
    await store.database.start()
    for game in games:
        for name, at in POSITIONS[game][1].items():
            await put(store, f"{game}{name}", cut(game, at), ME)
        await put(store, f"{game}end", cut(game, None), ME)
        await put(store, f"{game}review", given_up(game), ME)
        await put_lesson(store, game)
    await store.database.stop()


async def fill_lobby(data: Path) -> None:
    store = Store(open_database(data))
    await store.database.start()
    await put_waiting(store)
    await put(store, "visitorhuns", cut("huns", 150), VISITOR)
    await put(store, "visitorkhan", cut("khan", 53), VISITOR)
    await store.database.stop()


def prepare(data: Path) -> None:
    """A data folder for a server that is not running yet."""
    (data / KEY_FILE).write_bytes(b"0" * 64)  # invitations look alike on every run
    asyncio.run(fill(data, list(POSITIONS)))
    asyncio.run(fill_lobby(data))


def cookie(data: Path, player: str) -> dict[str, str]:
    return {"name": "kurultai", "value": Players(data).cookie(player)}
