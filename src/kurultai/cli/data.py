"""`kurultai data …`: the boards and cards of the games as files: take them out, check your own."""

from __future__ import annotations

from pathlib import Path
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
    speak,
    wrong_usage,
)
from kurultai.cli.texts import TEXTS

if TYPE_CHECKING:
    from kurultai.core.datafiles import Document, Problem
    from kurultai.core.game import Game

data = typer.Typer(no_args_is_help=True, help="Boards, cards and the like as files of your own.")

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="board, cards, shapes, wagons: see `data list`.")
]


def add(app: typer.Typer) -> None:
    app.add_typer(data, name="data")


@data.command("list")
def list_files(language: Language = None) -> None:
    """Print the data files that there are: game, name, title and where it comes from."""
    from kurultai.core.datafiles import origin_of, title_of
    from kurultai.core.registry import game, loadable

    speak(language)
    for id_ in loadable():
        for name in files_of(game(id_)):
            shipped = game(id_).shipped(name)
            origin = TEXTS(f"origin-{origin_of(shipped)}")
            typer.echo(f"{id_} {name}: {title_of(shipped)} ({origin})")


@data.command()
def export(
    game: GameName,
    name: Name,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="Default: print it.")
    ] = None,
) -> None:
    """Take out a data file as it is shipped, with its comments, to be changed."""
    played = named_game(game)
    _check_name(played, name)
    content = played.shipped_text(name)
    if to is None:
        typer.echo(content, nl=False)
        return
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        wrong_usage(str(TEXTS("file-is-there", file=str(to))))
    except OSError as error:
        wrong_usage(str(TEXTS("unsaved", file=str(to), why=error.strerror or "")))


@data.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="TOML or JSON; - is standard input.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Default: found out.")
    ] = None,
    name: Annotated[
        str | None, typer.Option("--as", metavar="NAME", help="Default: found out.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="Default: every number there is.")
    ] = None,
    option: OptionList = None,
    picture: Annotated[bool, typer.Option(help="Draw what it will look like.")] = True,
    language: Language = None,
) -> None:
    """Say everything that is wrong with a file, or not as in the box, and draw it."""
    from kurultai.core.datafiles import errors, origin_of, read, title_of

    speak(language)
    with refusals():
        document = read(bytes_of(file))
    played, its_name = _found_out(document, game, name)
    others = options_of(played, option)
    options = {**others, its_name: document}
    numbers = played.seats if seats is None else (seats,)
    with refusals():
        found = _over_all([played.problems_of_files(n, options) for n in numbers])
    what = {"game": played.title, "name": its_name, "title": title_of(document)}
    typer.echo(TEXTS("data-checked", **what, origin=TEXTS(f"origin-{origin_of(document)}")))
    wrong = errors(found)
    _print_problems(TEXTS("data-errors", n=len(wrong)), wrong)
    odd = [problem for problem in found if problem.is_warning]
    _print_problems(TEXTS("data-warnings", n=len(odd)), odd)
    if wrong:
        raise typer.Exit(REFUSED)
    typer.echo(TEXTS("data-good"))
    if picture:
        with refusals():
            start = played.new(numbers[0], options)
            typer.echo("\n" + played.drawing_of_file(start, its_name))


def files_of(game: Game) -> list[str]:
    return [option.name for option in game.options if option.is_file]


def _check_name(game: Game, name: str) -> None:
    there = files_of(game)
    if name not in there:
        wrong_usage(str(TEXTS("no-such-data", game=game.id, names=", ".join(there) or "–")))


def _found_out(document: Document, game: str | None, name: str | None) -> tuple[Game, str]:
    """Which game's file it is, and which: as told, or by what stands in it."""
    from kurultai.core.datafiles import recognised
    from kurultai.core.registry import game as game_by_id
    from kurultai.core.registry import loadable

    if game is not None and name is not None:
        played = named_game(game)
        _check_name(played, name)
        return played, name
    among = [named_game(game)] if game is not None else [game_by_id(id_) for id_ in loadable()]
    found = [(g, n) for g, n in recognised(document, among) if name in (None, n)]
    if len(found) != 1:
        wrong_usage(str(TEXTS("data-unrecognised")))
    return found[0]


def _over_all(found: list[list[Problem]]) -> list[Problem]:
    """What is wrong for any number of players, each thing once."""
    return list(dict.fromkeys(problem for of_seats in found for problem in of_seats))


def _print_problems(heading: object, found: list[Problem]) -> None:
    if found:
        typer.echo(heading)
    for problem in found:
        typer.echo(f"  {problem.file} › {problem.said()}")
