"""`kurultai record …`: make, check and question game records."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import (
    REFUSED,
    GameName,
    Language,
    OptionList,
    bytes_of,
    named_game,
    options_of,
    refusals,
    said,
    speak,
    wrong_usage,
)

if TYPE_CHECKING:
    from kurultai.core.game import Position
    from kurultai.core.record import Record

records = typer.Typer(no_args_is_help=True, help="Game records: make, check and question them.")

File = Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")]
At = Annotated[
    int | None, typer.Option("--at", metavar="N", min=0, help="After N moves (default: the last).")
]
Seats = Annotated[int, typer.Option("--seats", metavar="N", help="How many play.")]


def add(app: typer.Typer) -> None:
    app.add_typer(records, name="record")


@records.command()
def new(game: GameName, seats: Seats, option: OptionList = None) -> None:
    """Print an empty record."""
    from kurultai.core import record

    played = named_game(game)
    with refusals():
        typer.echo(record.new(played, seats, options_of(played, option)))


@records.command()
def random(
    game: GameName,
    seats: Seats,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="The same seed, the same games.")
    ],
    count: Annotated[int, typer.Option("--count", metavar="M", min=1, help="How many.")] = 1,
    option: OptionList = None,
) -> None:
    """Print full random games, one a line."""
    from kurultai.core import record
    from kurultai.core.bits import rng
    from kurultai.core.playing import random_record

    played = named_game(game)
    with refusals():
        empty = record.new(played, seats, options_of(played, option))
        generator = rng(seed)
        for _ in range(count):
            typer.echo(random_record(empty, generator))


@records.command()
def check(file: File) -> None:
    """Replay every record and verify every move and the result."""
    from kurultai.core import record
    from kurultai.core.errors import Refusal

    bad = False
    for entry in record.loads_all(bytes_of(file)):
        try:
            if isinstance(entry, Refusal):
                raise entry
            record.check(entry)
            typer.echo("ok")
        except Refusal as refusal:
            bad = True
            typer.echo(said(refusal))
    if bad:
        raise typer.Exit(REFUSED)


@records.command()
def legal(
    file: File,
    at: At = None,
    every: Annotated[bool, typer.Option("--all", help="A JSON line for every position.")] = False,
) -> None:
    """Print whose decision it is, then every legal move, sorted."""
    if every:
        if at is not None:
            wrong_usage("--all goes through every position: it takes no --at")
        _legal_everywhere(file)
        return
    p = _position(_one(file), at)
    by = p.by()
    typer.echo(by if isinstance(by, str) else f"seat {by}")
    for text in _moves(p):
        typer.echo(text)


def _legal_everywhere(file: str) -> None:
    from kurultai.core import record
    from kurultai.core.errors import Refusal

    bad = False
    for entry in record.loads_all(bytes_of(file)):
        try:
            if isinstance(entry, Refusal):
                raise entry
            for number, p in enumerate(record.positions(entry)):
                line: dict[str, object] = {"at": number, "by": p.by()}
                if p.actor >= 0:
                    line["legal"] = _moves(p)
                typer.echo(json.dumps(line))
        except Refusal as refusal:
            bad = True
            typer.echo(said(refusal), err=True)
    if bad:
        raise typer.Exit(REFUSED)


@records.command()
def show(
    file: File,
    at: At = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", min=0, help="As this seat sees it.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="With every secret.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The view as JSON.")] = False,
    language: Language = None,
) -> None:
    """Print a position as a seat sees it (default: a spectator)."""
    from kurultai.core.text import plain

    speak(language)
    if everything and seat is not None:
        wrong_usage("choose one of --seat and --all")
    p = _position(_one(file), at)
    if seat is not None and seat >= p.seats:
        wrong_usage(f"there are seats 0 to {p.seats - 1}, not {seat}")
    seen = p.game.view_all(p) if everything else p.game.view(p, seat)
    if as_json:
        typer.echo(json.dumps(plain(seen), ensure_ascii=False))
        return
    typer.echo(p.game.drawing(seen))
    typer.echo(str(p.game.asked(p)))


@records.command()
def why(file: File, move: str, at: At = None, language: Language = None) -> None:
    """Say why a move is not legal, with the rule, or `legal`."""
    from kurultai.core.errors import Illegal, Refusal

    speak(language)
    p = _position(_one(file), at)
    try:
        p.check(p.parse(move))
    except Refusal as refusal:
        typer.echo(said(refusal))
        if isinstance(refusal, Illegal):
            rule = p.game.rulebook[refusal.rule]
            typer.echo(f"{rule.book}: {rule.gist}")
        raise typer.Exit(REFUSED) from None
    typer.echo("legal")


def _one(file: str) -> Record:
    from kurultai.core import record

    with refusals():
        return record.loads(bytes_of(file))


def _position(read: Record, at: int | None) -> Position:
    from kurultai.core import record

    if at is not None and at > len(read.moves):
        wrong_usage(f"the record has {len(read.moves)} moves: --at {at} is beyond its end")
    with refusals():
        return record.replay(read, at)


def _moves(p: Position) -> list[str]:
    if p.actor < 0:
        return []
    return sorted(p.format(move) for move in p.legal())
