"""`kurultai`: the commands. Each module adds its own and imports what it needs when it runs."""

from __future__ import annotations

import typer

from kurultai.cli import messages, new_game, perft, play, prepare, record, review
from kurultai.cli.arena import arena, bench, ladder, train
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
    serve,
    worker,
    ban,
    backup,
    prepare,
    record,
    review,
    perft,
    arena,
    ladder,
    train,
    bench,
    messages,
    new_game,
):
    module.add(app)


def main() -> None:
    app()
