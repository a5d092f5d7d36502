"""What the commands of whoever hosts a server share: settings as options, and giving up."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, get_type_hints

import typer

from kurultai.cli.common import REFUSED, wrong_usage
from kurultai.server.config import SETTINGS, Config, Rate, Setting

if TYPE_CHECKING:
    from pathlib import Path

CONFIG = "config"
KEYWORD_ONLY = inspect.Parameter.KEYWORD_ONLY


def takes_settings(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command these settings (none named: all) as options; it is called with a Config."""
    chosen = [known for known in SETTINGS if known.name in names or not names]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**given: Any) -> None:
            values = {known.name: given.pop(known.name) for known in chosen}
            command(config=_config(values), **given)

        own = inspect.signature(command).parameters.values()
        options = [_parameter(known) for known in chosen]
        parameters = [*(one for one in own if one.name != CONFIG), *options]
        hints = get_type_hints(command, include_extras=True)
        hints |= {option.name: option.annotation for option in options}
        keywords = [
            one.replace(annotation=hints[one.name], kind=KEYWORD_ONLY) for one in parameters
        ]
        run.__signature__ = inspect.Signature(keywords)  # type: ignore[attr-defined]
        run.__annotations__ = {name: hint for name, hint in hints.items() if name != CONFIG}
        return run

    return decorate


def _parameter(known: Setting) -> inspect.Parameter:
    about, (smallest, largest) = known.said.about, known.said.limits
    described = typer.Option(
        known.option,
        envvar=known.variable,
        metavar=known.said.metavar,
        min=smallest,
        max=largest,
        parser=_rate if known.kind is Rate else None,
        help=f"{about[0].upper()}{about[1:]}.",
        show_default=known.shown_default,
        show_envvar=True,
    )
    kind = known.kind | None if known.default is None else known.kind
    return inspect.Parameter(
        known.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=known.default,
        annotation=Annotated[kind, described],
    )


def _rate(written: Any) -> Rate:
    return written if isinstance(written, Rate) else Rate.parse(written)


def _config(values: dict[str, Any]) -> Config:
    log = values.get("log", "plain")
    if log not in ("plain", "json"):
        wrong_usage(f"--log is plain or json, not {log!r}")
    if "database" in values:
        values["database"] = values["database"] or None
    return Config(**values)


def seat_engines(file: Path | None) -> None:
    """Let the engines of this file be chosen at the tables, here and in processes started here."""
    import os

    from kurultai.bots import opponents
    from kurultai.cli.common import refusals

    if file is not None:
        with refusals():
            opponents.read(file)
        os.environ[opponents.ENGINES] = str(file.resolve())


def ready_database(config: Config) -> None:
    """Bring a PostgreSQL up to date, or say in one sentence why that cannot be."""
    import asyncio

    from kurultai.server import logs
    from kurultai.server.storage import migrate
    from kurultai.server.storage.database import StorageTrouble

    assert config.database
    logs.set_up(config.log)
    try:
        asyncio.run(migrate.postgres(config.database, config.database_wait))
    except StorageTrouble as trouble:
        give_up(str(trouble))


def give_up(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(REFUSED)
