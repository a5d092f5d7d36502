"""How a server is set up: every setting once, with its option, variable and line in the docs.

The commands make their options of ``SETTINGS``; processes that a server starts read the same
settings from the environment; a test compares ``docs_table`` with docs/hosting.md. Nothing heavy
is imported here: ``kurultai --help`` reads it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_type_hints

MOST_BOTS = 4 * (os.cpu_count() or 1)
OFF = ("", "0", "false", "no", "off")

LogForm = Literal["plain", "json"]


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second; written ``300/30``."""

    burst: float
    per_second: float

    @classmethod
    def parse(cls, written: str) -> Rate:
        burst, _, per_second = written.partition("/")
        return cls(float(burst), float(per_second))

    def __str__(self) -> str:
        return f"{self.burst:g}/{self.per_second!r}"


@dataclass(frozen=True)
class Said:
    """What people are told of a setting."""

    about: str
    metavar: str | None = None
    default: str | None = None  # in words
    limits: tuple[float | None, float | None] = (None, None)  # the smallest and largest value


def user_data() -> Path:
    import platformdirs  # noqa: PLC0415  (only where no folder is named)

    return Path(platformdirs.user_data_dir("kurultai"))


@dataclass(frozen=True)
class Config:
    data: Annotated[
        Path, Said("where the SQLite file and the keys are", "DIR", "the user's data folder")
    ] = field(default_factory=user_data)
    database: Annotated[
        str | None,
        Said(
            "keep the games in PostgreSQL, `postgresql://user:password@host/name`",
            "URL",
            "a SQLite file in --data",
        ),
    ] = None
    database_wait: Annotated[
        float,
        Said(
            "seconds that a start waits for a PostgreSQL that is not up yet", "S", None, (0, None)
        ),
    ] = 30
    host: Annotated[str, Said("the address to listen on", "IP")] = "127.0.0.1"
    lan: Annotated[
        bool, Said("let others in the local network in: `--host 0.0.0.0`", default="no")
    ] = False
    port: Annotated[
        int, Said("the port; busy: the next free one; 0: any", "N", limits=(0, 65535))
    ] = 8321
    workers: Annotated[
        int,
        Said("processes that share the port; several need --database", "N", limits=(1, None)),
    ] = 1
    proxy: Annotated[
        str,
        Said("proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed", "IP,…"),
    ] = "127.0.0.1"
    bots: Annotated[
        int,
        Said(
            "bots thinking in a process at a time; 0 leaves them to `kurultai worker`",
            "N",
            "4 for each core",
            limits=(0, None),
        ),
    ] = MOST_BOTS
    pause: Annotated[
        float,
        Said("seconds that a bot's move takes at least, to be seen", "S", limits=(0, None)),
    ] = 0.4
    engines: Annotated[
        Path | None, Said("outside programs to play against (docs/engine.md)", "FILE", "none")
    ] = None
    absence: Annotated[
        float,
        Said("seconds until a bot may take over for somebody absent", "S", limits=(0, None)),
    ] = 600
    heartbeat: Annotated[
        float,
        Said(
            "seconds until a browser is asked for a sign of life, and given up",
            "S",
            limits=(0, None),
        ),
    ] = 8
    memory: Annotated[
        int,
        Said("megabytes that tables take before idle ones leave memory", "N", limits=(1, None)),
    ] = 512
    keep: Annotated[
        int | None,
        Said("delete tables that nobody touched for so long", "DAYS", "for ever", (1, None)),
    ] = None
    keep_empty: Annotated[
        int, Said("delete tables at which nobody moved for so long", "DAYS", None, (1, None))
    ] = 30
    quota_tables: Annotated[
        int,
        Said("tables kept of a person; an address has five times as many", "N", limits=(1, None)),
    ] = 1000
    quota_megabytes: Annotated[
        int,
        Said("what is kept of a person; an address has five times as much", "N", None, (1, None)),
    ] = 32
    log: Annotated[LogForm, Said("`json`: one JSON object a line on stderr", "plain|json")] = (
        "plain"
    )
    rate_everyone: Annotated[bool, Said("limit requests from this machine too", None, "no")] = False
    rate_requests: Annotated[
        Rate, Said("requests of an address: so many at once, then so many a second", "N/S")
    ] = Rate(300, 30)
    rate_tables: Annotated[Rate, Said("tables opened or records loaded by an address", "N/S")] = (
        Rate(30, 0.2)
    )
    rate_messages: Annotated[Rate, Said("messages over a browser's sockets", "N/S")] = Rate(60, 10)
    rate_chat: Annotated[Rate, Said("lines of chat of a browser", "N/S")] = Rate(8, 0.5)
    rate_names: Annotated[
        Rate, Said("wrong passphrases of a person, and of an address", "N/S", "5, then one in 30 s")
    ] = Rate(5, 1 / 30)
    rate_sockets: Annotated[
        int, Said("sockets of an address, open at the same time", "N", limits=(1, None))
    ] = 200
    rate_connects: Annotated[Rate, Said("sockets that an address opens", "N/S")] = Rate(120, 4)
    rate_hints: Annotated[
        Rate, Said("hints and warnings of a person; an address has five times as many", "N/S")
    ] = Rate(30, 0.5)
    rate_reviews: Annotated[
        Rate, Said("reviews begun by an address", "N/S", "10, then one in 20 s")
    ] = Rate(10, 0.05)

    @property
    def listens_on(self) -> str:
        return "0.0.0.0" if self.lan else self.host  # noqa: S104  (as --lan asks for)

    def environment(self) -> dict[str, str]:
        """For a process that reads them again."""
        values = {known.variable: getattr(self, known.name) for known in SETTINGS}
        return {name: "" if value is None else str(value) for name, value in values.items()}

    @classmethod
    def from_environment(cls) -> Config:
        written = {**_joined_rates(), **os.environ}
        given = {
            known.name: known.parse(written[known.variable])
            for known in SETTINGS
            if written.get(known.variable)
        }
        return cls(**given)


def _joined_rates() -> dict[str, str]:
    """``KURULTAI_RATES``: all rates in one JSON object, as older versions wrote them."""
    found: dict[str, Any] = json.loads(os.environ.get("KURULTAI_RATES") or "{}")
    return {
        f"KURULTAI_RATE_{name.upper()}": str(Rate(**rate) if isinstance(rate, dict) else rate)
        for name, rate in found.items()
    }


@dataclass(frozen=True)
class Setting:
    """One field of Config, as options, variables and docs see it."""

    name: str
    kind: Any  # its type; of an optional one: that of its value
    default: Any
    said: Said

    @property
    def shown_default(self) -> str:
        return self.said.default or str(self.default)

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return f"KURULTAI_{self.name.upper()}"

    def parse(self, written: str) -> Any:
        if self.kind is bool:
            return written.lower() not in OFF
        return Rate.parse(written) if self.kind is Rate else self.kind(written)


def _settings() -> Iterator[Setting]:
    hints = get_type_hints(Config, include_extras=True)
    for one in fields(Config):
        kind, said = get_args(hints[one.name])
        if isinstance(kind, UnionType):
            kind = get_args(kind)[0]
        default = one.default if one.default_factory is MISSING else one.default_factory()
        yield Setting(one.name, str if kind == LogForm else kind, default, said)


SETTINGS = list(_settings())


def docs_table() -> list[str]:
    """The lines of the table in docs/hosting.md."""
    lines = ["| option | environment | default | meaning |", "| --- | --- | --- | --- |"]
    for known in SETTINGS:
        option = f"{known.option} {known.said.metavar or ''}".strip().replace("|", "\\|")
        cells = (f"`{option}`", f"`{known.variable}`", known.shown_default, known.said.about)
        lines.append(f"| {' | '.join(cells)} |")
    return lines
