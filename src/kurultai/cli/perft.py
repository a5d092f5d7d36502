"""`kurultai perft`: count the sequences of moves, to compare engines."""

from __future__ import annotations

from typing import Annotated

import typer

from kurultai.cli.common import GameName, OptionList, named_game, options_of, refusals


def add(app: typer.Typer) -> None:
    app.command()(perft)


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=64)],
    option: OptionList = None,
) -> None:
    """Count the sequences of exactly DEPTH plies (for a game without chance)."""
    from kurultai.core.playing import count_sequences

    played = named_game(game)
    with refusals():
        start = played.new(min(played.seats), options_of(played, option))
        typer.echo(count_sequences(start, depth))
