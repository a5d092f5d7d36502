"""Every setting has an option, a variable and a line in the docs; processes are set up alike."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.server.config import SETTINGS, Config, Rate, docs_table

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def chosen(data: Path) -> Config:
    """Nothing is as usual."""
    return Config(
        data=data,
        database_wait=7.5,
        database="postgresql://somewhere/kurultai",
        host="0.0.0.0",
        port=9000,
        workers=2,
        proxy="10.0.0.1",
        bots=3,
        pause=0.1,
        engines=data / "engines.toml",
        absence=7.5,
        heartbeat=2.5,
        memory=64,
        keep=9,
        keep_empty=3,
        quota_tables=7,
        quota_megabytes=2,
        log="json",
        lan=True,
        rate_everyone=True,
        rate_requests=Rate(1, 2),
        rate_tables=Rate(3, 4),
        rate_messages=Rate(5, 1 / 7),
        rate_chat=Rate(2, 0.25),
        rate_names=Rate(6, 0.5),
        rate_sockets=3,
        rate_connects=Rate(8, 0.75),
        rate_hints=Rate(9, 0.2),
        rate_reviews=Rate(4, 0.3),
    )


def test_a_servers_processes_are_set_up_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Config(tmp_path / "usual")
    for each in fields(Config):
        assert getattr(chosen(tmp_path), each.name) != getattr(usual, each.name), each.name
    for config in (chosen(tmp_path), usual):
        for name, value in config.environment().items():
            monkeypatch.setenv(name, value)
        assert Config.from_environment() == config


def test_rates_in_one_variable_are_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"everyone": True, "chat": {"burst": 2, "per_second": 0.25}, "sockets": 3}
    monkeypatch.setenv("KURULTAI_RATES", json.dumps(written))
    monkeypatch.setenv("KURULTAI_RATE_SOCKETS", "4")
    config = Config.from_environment()
    assert config.rate_everyone
    assert config.rate_chat == Rate(2, 0.25)
    assert config.rate_sockets == 4


def test_every_setting_is_in_the_docs() -> None:
    assert "\n".join(docs_table()) in HOSTING.read_text(encoding="utf-8")


@pytest.mark.parametrize("how", ["options", "variables"])
def test_every_setting_reaches_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    found: list[Config] = []
    monkeypatch.setattr("kurultai.cli.hosting.serve.seat_engines", lambda file: None)
    monkeypatch.setattr("kurultai.cli.hosting.serve.ready_database", lambda config: None)
    monkeypatch.setattr("kurultai.server.serve.bound", lambda host, port: Listening())
    monkeypatch.setattr("kurultai.cli.hosting.serve._run", lambda config, *_: found.append(config))
    config = chosen(tmp_path)
    variables = config.environment()
    options = [
        part
        for known in SETTINGS
        for part in (known.option, *([] if known.kind is bool else [variables[known.variable]]))
    ]
    if how == "options":
        done = CliRunner().invoke(app, ["serve", *options])
    else:
        done = CliRunner().invoke(app, ["serve"], env=variables)
    assert done.exit_code == 0, done.output
    assert found == [config]


class Listening:
    def getsockname(self) -> tuple[str, int]:
        return "0.0.0.0", 9000
