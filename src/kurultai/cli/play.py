"""`kurultai play`: a game in the terminal, against bots or with a friend at the same keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import (
    GameName,
    Language,
    OptionList,
    bytes_of,
    named_game,
    options_of,
    refusals,
    speak,
)
from kurultai.cli.texts import TEXTS

if TYPE_CHECKING:
    from kurultai.cli.terminal import Table
    from kurultai.core.game import Game
    from kurultai.match.match import Match


def add(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: GameName,
    record: Annotated[
        Path | None, typer.Argument(metavar="[RECORD]", help="Go on from this record.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="A,B,…",
            help="Who sits where: human, human:NAME or a bot's level. Default: you and bots.",
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="How many play.")
    ] = None,
    language: Language = None,
    option: OptionList = None,
) -> None:
    """Play in the terminal: type a move (d1-d3), or help, undo, hint, why MOVE, save FILE, quit."""
    from kurultai.cli.terminal import Table

    speak(language)
    played = named_game(game)
    with refusals():
        match = _match(played, record, seats, options_of(played, option))
        sitting = _sitting(played, match.start.seats, players)
        table = Table(match, sitting, secrets.randbits(32))
    _until_over(table)


def _match(game: Game, file: Path | None, seats: int | None, options: dict[str, object]) -> Match:
    from kurultai.core import record
    from kurultai.core.errors import Unreadable
    from kurultai.match.match import Match

    if file is None:
        return Match.new(game, seats or min(game.seats), options)
    match = Match.from_record(record.loads(bytes_of(str(file))))
    if match.game.id != game.id:
        raise Unreadable(TEXTS("is-a-game-of-not-of", file=file, id=match.game.id, id2=game.id))
    match.go_on()
    return match


def _sitting(game: Game, seats: int, players: str | None) -> list[str]:
    """Who sits where; Unreadable if there are too few or too many."""
    from kurultai.bots.levels import levels
    from kurultai.cli.terminal import HUMAN
    from kurultai.core.errors import Unreadable

    if players is None:
        middle = levels(game.id)[len(levels(game.id)) // 2].id
        return [HUMAN] + [middle] * (seats - 1)
    named = [name.strip() for name in players.split(",")]
    if len(named) != seats:
        raise Unreadable(TEXTS("players-names-but-play", named=len(named), seats=seats))
    return named


def _until_over(table: Table) -> None:
    """The people at the table and the bots take turns until the game is over or somebody leaves."""
    table.show()
    while not table.match.is_over:
        if table.bot_to_move:
            table.let_bot_move()
        elif not table.obey(table.ask()):
            return
    table.show_result()
