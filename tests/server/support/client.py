"""What a browser asks a server, and what it expects of the answer."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.support.server import until

Json = dict[str, Any]

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def bot(level: str = "quick") -> Json:
    return {"kind": "bot", "level": level}


def opened(client: httpx.Client, *seats: Json, **more: Any) -> Json:
    body = {"game": "heroes", "seats": list(seats) or [ME, FRIEND], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def play(client: httpx.Client, table: Json, move: str, move_id: str | None = None) -> Any:
    """Play a move, seen at this snapshot."""
    version = table["version"]
    body = {"move": move, "version": version, "id": move_id or f"m{version}"}
    return client.post(f"/api/tables/{table['id']}/moves", json=body)


def ask(client: httpx.Client, table: Json, what: str, **more: Any) -> Any:
    body = {"version": table["version"], "id": f"{what}{table['version']}", **more}
    return client.post(f"/api/tables/{table['id']}/{what}", json=body)


def seen(client: httpx.Client, table: Json) -> Json:
    answer = client.get(f"/api/tables/{table['id']}")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def may(seen: Json) -> set[str]:
    """What a snapshot or a message says that this browser may do."""
    return {what for what, allowed in seen["can"].items() if allowed}


def my_turn(client: httpx.Client, table: Json) -> Json:
    """The table once its bots have moved."""
    return until(lambda: (now := seen(client, table))["thinking"] is None and now)  # type: ignore[no-any-return]


def assert_problem(answer: Any, status: int, error: str, says: str) -> Json:
    """A refusal: its status, its kind, a sentence in both languages."""
    problem: Json = answer.json()
    assert answer.status_code == status, problem
    assert problem["error"] == error
    assert says in problem["message"]
    return problem
