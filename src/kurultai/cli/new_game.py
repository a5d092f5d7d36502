"""`kurultai new-game`: a package of its own with a small game in it, to start from."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from kurultai.cli.common import wrong_usage

TEMPLATE = Path(__file__).with_name("template")
FEWEST, MOST = 2, 4  # seats that the template can have
LEFT_OUT = {"__pycache__", ".DS_Store"}


def add(app: typer.Typer) -> None:
    app.command()(new_game)


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id, e.g. sea-battle.")],
    seats: Annotated[
        str, typer.Option(metavar="N-M", help=f"How many play, from {FEWEST} to {MOST}.")
    ] = f"{FEWEST}-{MOST}",
    folder: Annotated[
        Path, typer.Option("--in", metavar="DIR", help="Where the new folder goes.")
    ] = Path(),
) -> None:
    """Write the package of a new game: it can be played at once, and has tests and a rulebook."""
    played_by = _seats(seats)
    place = folder / name.replace("-", "_")
    if place.exists():
        wrong_usage(f"{place} is already there")
    if not folder.is_dir():
        wrong_usage(f"there is no folder {folder}")
    _check(name)
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and not LEFT_OUT & set(path.parts):
            _copy(path, place, name, played_by)
    typer.echo(f"{place} holds the game {name}. Next:\n  cd {place}\n  pip install -e .\n  pytest")


def _check(name: str) -> None:
    """Refuse what cannot be the id of a new game."""
    from kurultai.core.registry import games

    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        wrong_usage(f"{name!r} is not an id: small letters and digits, words joined by hyphens")
    package = name.replace("-", "_")
    if name in games():
        wrong_usage(f"there is a game {name!r} already")
    if keyword.iskeyword(package) or keyword.issoftkeyword(package):
        wrong_usage(f"{name!r} is a word of Python's own: choose another")
    if find_spec(package) is not None:
        wrong_usage(f"there is a Python module {package!r} already: choose another name")


def _seats(text: str) -> tuple[int, ...]:
    found = re.fullmatch(r"(\d)(?:-(\d))?", text)
    fewest, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not FEWEST <= fewest <= most <= MOST:
        wrong_usage(f"--seats takes a number or a range from {FEWEST} to {MOST}, not {text!r}")
    return tuple(range(fewest, most + 1))


def _copy(path: Path, place: Path, name: str, seats: tuple[int, ...]) -> None:
    """One file of the template, under the game's own names."""
    package, words = name.replace("-", "_"), name.replace("-", " ").title()
    inside = str(path.relative_to(TEMPLATE))
    if found := re.search(r"golden-(\d)", inside):
        if int(found[1]) != seats[0]:
            return
        inside = inside.replace(found[0], "golden")
    content = path.read_text(encoding="utf-8")
    for old, new in (
        ("my_game", package),
        ("my-game", name),
        ("MyGame", words.replace(" ", "")),
        ("My Game", words),
        ("seats = (2, 3, 4)", f"seats = {seats}"),
    ):
        content, inside = content.replace(old, new), inside.replace(old, new)
    target = place / inside
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(content, encoding="utf-8")
