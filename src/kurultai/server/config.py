"""How a server is set up. Processes that a server starts are told through the environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from pydantic import TypeAdapter

from kurultai.bots import opponents as seatable
from kurultai.server.api.static import CLIENT
from kurultai.server.logs import Form
from kurultai.server.people.rate_limits import Rates
from kurultai.server.thinking.pool import Opponents

RATES: TypeAdapter[Rates] = TypeAdapter(Rates)
MOST_BOTS = 4 * (os.cpu_count() or 1)


@dataclass(frozen=True)
class Config:
    data: Path
    client: Path = CLIENT
    opponents: Opponents = seatable
    pause: float = 0.4  # seconds that a bot's move takes at least
    bots: int = MOST_BOTS  # that may think here at the same time; 0 leaves them to workers
    database: str | None = None  # address of a PostgreSQL; None: a SQLite file in the data folder
    keep: int | None = None  # days after which a table that nobody touched is deleted
    log: Form = "plain"
    proxy: str = "127.0.0.1"  # proxies that are believed, separated by commas
    absence: float = 600.0  # seconds after which a bot may take over for somebody who is awaited
    rates: Rates = field(default_factory=Rates)

    def environment(self) -> dict[str, str]:
        """For a process that reads them again."""
        return {
            "KURULTAI_DATA": str(self.data),
            "KURULTAI_DATABASE": self.database or "",
            "KURULTAI_BOTS": str(self.bots),
            "KURULTAI_KEEP": str(self.keep or ""),
            "KURULTAI_LOG": self.log,
            "KURULTAI_PROXY": self.proxy,
            "KURULTAI_PAUSE": str(self.pause),
            "KURULTAI_ABSENCE": str(self.absence),
            "KURULTAI_RATES": json.dumps(asdict(self.rates)),
        }

    @classmethod
    def from_environment(cls) -> Config:
        keep = os.environ.get("KURULTAI_KEEP")
        return cls(
            data=Path(os.environ["KURULTAI_DATA"]),
            database=os.environ.get("KURULTAI_DATABASE") or None,
            bots=int(os.environ.get("KURULTAI_BOTS", MOST_BOTS)),
            keep=int(keep) if keep else None,
            log="json" if os.environ.get("KURULTAI_LOG") == "json" else "plain",
            proxy=os.environ.get("KURULTAI_PROXY", "127.0.0.1"),
            pause=float(os.environ.get("KURULTAI_PAUSE", cls.pause)),
            absence=float(os.environ.get("KURULTAI_ABSENCE", cls.absence)),
            rates=RATES.validate_json(os.environ.get("KURULTAI_RATES", "{}")),
        )
