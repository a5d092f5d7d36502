"""Records moments of real games for the client's unit tests: `python -m tests.browser.recording`.

A moment is what the server sends of one position: frame, choices and the line of the move that led
there. Of the view only what changed since the moment before is kept, so that the files stay small.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.browser.conftest import ROOT, Serving

Json = dict[str, Any]

# What has to happen in the moments of each game, and before how many moves that is looked for.
WANTED = {
    "heroes": {"capture"},
    "dschingis": {"wall", "lay"},
    "huns": {"pillage", "put"},
    "khan": {"flee"},
}
MOMENTS = 6
MOVES = 80
GAMES = 12


def play(client: httpx.Client, game: str, chance: random.Random) -> tuple[Json, list[Json]]:
    """A game of two people at one screen by random moves: the first table, and every moment."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = client.post("/api/tables", json={"game": game, "seats": seats}).json()
    first, moments = table, [moment(table)]
    while not table["result"] and len(moments) < MOVES:
        if table["choices"]:
            move = chance.choice(table["choices"])["move"]
            body = {"move": move, "version": table["version"], "id": str(table["version"])}
            table = client.post(f"/api/tables/{table['id']}/moves", json=body).json()
        else:
            time.sleep(0.02)
            table = client.get(f"/api/tables/{table['id']}").json()
        for at in range(moments[-1]["frame"]["at"] + 1, table["frame"]["at"]):
            frame = client.get(f"/api/tables/{table['id']}/positions/{at}").json()
            moments.append({"frame": frame, "choices": [], "line": table["moves"][at - 1]})
        if table["frame"]["at"] > moments[-1]["frame"]["at"]:
            moments.append(moment(table))
    return first, moments


def moment(table: Json) -> Json:
    line = table["moves"][-1] if table["moves"] else None
    return {"frame": table["frame"], "choices": table["choices"], "line": line}


def happenings(moments: list[Json]) -> set[str]:
    return {thing["kind"] for one in moments for thing in one["frame"]["happened"]}


def window(moments: list[Json], wanted: set[str]) -> list[Json] | None:
    """Moments one after the other in which all that is wanted happens after the first of them."""
    for start in range(len(moments) - MOMENTS + 1):
        found = moments[start : start + MOMENTS]
        if wanted <= happenings(found[1:]) and len(found[0]["choices"]) > 0:
            return found
    return None


def slim(moments: list[Json]) -> list[Json]:
    made, before = [], {}
    for one in moments:
        view = one["frame"]["view"]
        changed = {name: seen for name, seen in view.items() if before.get(name) != seen}
        made.append({**one, "frame": {**one["frame"], "view": changed}})
        before = view
    return made


def record(client: httpx.Client, game: str) -> None:
    for seed in range(GAMES):
        table, moments = play(client, game, random.Random(seed))
        found = window(moments, WANTED[game])
        if found:
            break
    else:
        raise AssertionError(f"{WANTED[game]} never happened in {game}")
    path = ROOT / "web" / "src" / "games" / game / "moments.test.json"
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in slim(found))
    kept = {**table, "frame": None, "choices": [], "moves": [], "id": "t"}
    path.write_text(
        f'{{"table":{json.dumps(kept, ensure_ascii=False)},\n"moments":[\n{lines}\n]}}\n'
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        serving = Serving(Path(data))
        try:
            serving.wait_until_ready()
            with httpx.Client(base_url=serving.address, timeout=30) as client:
                for game in WANTED:
                    record(client, game)
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
