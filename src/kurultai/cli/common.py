"""What the commands share: options as KEY=VALUE, one sentence on stderr, exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from kurultai.core.registry import games

if TYPE_CHECKING:
    from rich.console import Console

    from kurultai.core.errors import Refusal
    from kurultai.core.game import Game

REFUSED, USAGE = 1, 2
WIDE = 120  # columns of a table that goes to a file

OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="K=V", help="A game option, e.g. reach=up-to; board=FILE."
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(games())}.")]

Language = Annotated[
    str | None,
    typer.Option("--language", metavar="XX", help="Of what is said: en, fr … Default: yours."),
]


def speak(wanted: str | None) -> None:
    """From here on everything is said in this language, or in the one of the environment."""
    from kurultai.core.catalogue import ENGLISH, languages, nearest
    from kurultai.core.text import Reader, read_by

    if wanted is not None and nearest(wanted) is None:
        wrong_usage(f"--language can be {', '.join(languages())}, not {wanted!r}")
    said = (wanted, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    found = next((language for name in said if name and (language := nearest(name))), ENGLISH)
    read_by(Reader(found))


def wrong_usage(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(USAGE)


def said(refusal: Refusal) -> str:
    """A refusal as one line, with the rule it cites."""
    rule = getattr(refusal, "rule", None)
    return f"{refusal} [{rule}]" if rule else str(refusal)


@contextmanager
def refusals(code: int = REFUSED) -> Iterator[None]:
    """Turn a refusal into one sentence and an exit code."""
    from kurultai.core.errors import Refusal

    try:
        yield
    except Refusal as refusal:
        typer.echo(said(refusal), err=True)
        raise typer.Exit(code) from None


def console_for_tables() -> Console:
    """As wide as the terminal; wide enough for whole names where there is none."""
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        console.width = WIDE
    return console


def named_game(name: str) -> Game:
    from kurultai.core.registry import game

    with refusals(USAGE):
        return game(name)


def options_of(game: Game, pairs: list[str] | None) -> dict[str, Any]:
    """`--option K=V` as a record's options; a file option is read whole."""
    files = {option.name for option in game.options if option.is_file}
    made: dict[str, Any] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            wrong_usage(f"--option takes K=V, not {pair!r}")
        made[name] = data_file(value) if name in files else value
    return made


def data_file(name: str) -> dict[str, Any]:
    """A board (or card …) file: TOML, or its JSON form."""
    from kurultai.core.datafiles import read
    from kurultai.core.errors import Unreadable

    try:
        return read(bytes_of(name))
    except Unreadable as refusal:
        typer.echo(f"{name}: {refusal}", err=True)
        raise typer.Exit(REFUSED) from None


def bytes_of(name: str) -> bytes:
    """A file's content; `-` is standard input."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        wrong_usage(f"cannot read {name}: {error.strerror}")
