"""`kurultai`: the commands. Each module adds its own and imports what it needs when it runs."""

from __future__ import annotations

import typer

from kurultai.cli import (
    data,
    learn,
    messages,
    new_game,
    perft,
    play,
    prepare,
    record,
    review,
    solve,
)
from kurultai.cli.arena import arena, bench, compare, ladder, puzzles, train
from kurultai.cli.hosting import backup, ban, serve, worker

app = typer.Typer(
    name="kurultai",
    help="Board games about becoming the next khan: play, host, study.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
for module in (
    play,
    learn,
    solve,
    serve,
    worker,
    ban,
    backup,
    prepare,
    record,
    data,
    review,
    perft,
    arena,
    compare,
    ladder,
    puzzles,
    train,
    bench,
    messages,
    new_game,
):
    module.add(app)


def main() -> None:
    app()
