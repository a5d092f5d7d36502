"""How fast the search is and where its time goes: `python -m benchmarks.profile [GAME]…`.

Where it goes needs Linux's `perf`.

`perf` sees addresses; this tells it the names of the compiled functions in the map file that it
looks for, and adds up its samples by what a function is for.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

from numba.core.codegen import CPUCodeLibrary
from rich.console import Console
from rich.table import Table

from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.game import Game, Position
from kurultai.core.playing import random_move

BOT = "search:400it"
POSITIONS = 12
READY = "ready"
PARTS = {  # by the function's name; the first that fits
    "rules": r"kurultai5games",
    "evaluation": r"kurultai4bots(\d+GAME|6shares)|\bexp|_exp_",
    "copies and memory": r"mem(move|cpy|set)|NRT_|malloc|calloc|free",
    "tree": r"kurultai4bots",
    "Python": r"",
}


def name_compiled_code(kept: dict[str, bytes]) -> None:
    """Write the names and addresses of what the search runs to where `perf` looks for them."""
    from kurultai.bots.search.tree import run

    (compiled,) = run.overloads.values()  # type: ignore[attr-defined]
    library = compiled.library
    engine = library.codegen._engine._ee
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        file.write(kept[library.name])
        file.flush()
        listed = subprocess.run(["nm", "-S", file.name], capture_output=True, text=True, check=True)
    functions = re.findall(r"^\w+ (\w+) [tTwWvV] (\S+)$", listed.stdout, re.MULTILINE)
    found = [(engine.get_function_address(name), int(size, 16), name) for size, name in functions]
    lines = [f"{address:x} {size:x} {name}\n" for address, size, name in found if address]
    Path(f"/tmp/perf-{os.getpid()}.map").write_text("".join(lines))  # noqa: S108 - perf's choice


def search(game: Game, seconds: float) -> None:
    """Think about positions of a random game, for so much processor time."""
    kept: dict[str, bytes] = {}
    keep = CPUCodeLibrary._set_compiled_object

    def keeping(library: CPUCodeLibrary, code: bytes) -> None:
        kept[library.name] = bytes(code)
        keep(library, code)

    CPUCodeLibrary._set_compiled_object = keeping
    from kurultai.bots.spec import build

    bot, there = build(game, BOT, 1), positions(game)
    name_compiled_code(kept)
    print(READY, flush=True)
    end = process_time() + seconds
    while process_time() < end:
        for p in there:
            bot.choose(p)
    os._exit(0)  # tidying up is no part of it


def positions(game: Game) -> list[Position]:
    """Decisions all through a random game."""
    p, generator, found = game.new(min(game.seats)), rng(1), []
    while not p.is_over:
        if p.actor >= 0 and len(p.legal()) > 1:
            found.append(p.copy())
        p.play(random_move(p, generator))
    return found[:: max(1, len(found) // POSITIONS)]


def pace(game: Game, seconds: float) -> float:
    """Iterations in a second of processor time, in the same positions."""
    from kurultai.bots.spec import build

    bot, there = build(game, BOT, 1), positions(game)
    done, began = 0, process_time()
    while (taken := process_time() - began) < seconds:
        done += sum(bot.choose(p).iterations for p in there)
    return done / taken


def profile(game: str, seconds: float) -> dict[str, float]:
    """The parts of the time, of all samples. What is watched reads compiled code from the disk."""
    asked = [
        sys.executable,
        "-m",
        "benchmarks.profile",
        game,
        "--inside",
        "--seconds",
        f"{seconds}",
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as searching,
    ):
        assert searching.stdout is not None
        if searching.stdout.readline().strip() != READY:
            raise SystemExit(f"the search of {game} did not start")
        samples = f"{folder}/perf.data"
        watch = ["perf", "record", "-q", "-F", "999", "-o", samples, "-p", str(searching.pid)]
        subprocess.run(watch, check=True)
        told = ["perf", "report", "-i", samples, "--stdio", "-F", "overhead,symbol"]
        report = subprocess.run(told, capture_output=True, text=True, check=True).stdout
    Path(f"/tmp/perf-{searching.pid}.map").unlink(missing_ok=True)  # noqa: S108
    return added_up(report, game)


def added_up(report: str, game: str) -> dict[str, float]:
    parts = dict.fromkeys(PARTS, 0.0)
    for share, name in re.findall(r"^ *([\d.]+)% +\[.\] (\S+)", report, re.MULTILINE):
        fits = (part for part, of in PARTS.items() if re.search(of.replace("GAME", game), name))
        parts[next(fits)] += float(share)
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(registry.games()))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        search(registry.game(asked.games[0]), asked.seconds)
        return
    table = Table("game", "iterations/s", *PARTS, title=f"{BOT}: where the time goes")
    for game in asked.games:
        quick = pace(registry.game(game), asked.seconds)
        parts = profile(game, asked.seconds)
        shares = [f"{share / sum(parts.values()):.0%}" for share in parts.values()]
        table.add_row(game, f"{quick:,.0f}", *shares)
    Console().print(table)


if __name__ == "__main__":
    main()
