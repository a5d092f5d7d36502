"""What tests of people at different screens share."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.support.client import Json, opened
from tests.server.support.server import Running, until

OPEN, INVITED = {"kind": "open"}, {"kind": "invited"}


def post(client: httpx.Client, table: Json, what: str, **body: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}/{what}", json=body)


def sit(client: httpx.Client, table: Json, **body: Any) -> Any:
    return post(client, table, "sit", id="sit", **body)


def two(client: httpx.Client, friend: httpx.Client, **more: Any) -> Json:
    """A table of two people at different screens, begun; as the first of them sees it."""
    table = opened(client, {"kind": "me", "name": "Ada"}, OPEN, **more)
    answer = sit(friend, table, name="Bo")
    assert answer.status_code == 200, answer.text
    return look(client, table)


def look(client: httpx.Client, table: Json) -> Json:
    found: Json = client.get(f"/api/tables/{table['id']}").json()
    return found


def wait_for_game(server: Running, game: str) -> None:
    until(lambda: server.app.state.service.games.info(game).ready, seconds=300)
