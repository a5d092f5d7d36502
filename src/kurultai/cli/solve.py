"""`kurultai solve`: a puzzle in the terminal."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import Language, named_game, refusals, speak, wrong_usage
from kurultai.cli.texts import TEXTS
from kurultai.core.registry import games

if TYPE_CHECKING:
    from kurultai.cli.terminal import Table
    from kurultai.match.puzzles import Puzzle

OTHERS = "general"  # who sits in the other seats when it goes on after a wrong move
MOST = 30  # moves that are shown of how it goes on
OBEYED = ("", "help", "?", "moves", "why")  # words that the table itself knows


def add(app: typer.Typer) -> None:
    app.command()(solve)


def solve(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"One of {', '.join(games())}.")
    ] = None,
    puzzle: Annotated[
        str | None, typer.Option(metavar="ID", help="Which; default: any of the game's.")
    ] = None,
    daily: Annotated[
        bool, typer.Option("--daily", help="Today's, the same for everyone; needs no GAME.")
    ] = False,
    language: Language = None,
) -> None:
    """Solve a puzzle: type the best move, or help, moves, why MOVE, show, quit."""
    from kurultai.cli.terminal import HUMAN, Table
    from kurultai.match.puzzles import match

    speak(language)
    with refusals():
        chosen = _chosen(game, puzzle, daily)
        sitting = [HUMAN if seat == chosen.seat else OTHERS for seat in range(chosen.seats)]
        table = Table(match(chosen), sitting, secrets.randbits(32))
    _until_solved(table, chosen)


def _chosen(game: str | None, id_: str | None, is_daily: bool) -> Puzzle:
    from kurultai.match import puzzles

    if is_daily:
        return puzzles.daily(datetime.now().astimezone().date())
    if game is None:
        wrong_usage("name a game, or --daily for today's puzzle")
    there = puzzles.puzzles(named_game(game).id)
    if not there:
        wrong_usage(f"{game} has no puzzles")
    return puzzles.puzzle(game, id_) if id_ is not None else secrets.choice(there)


def _until_solved(table: Table, puzzle: Puzzle) -> None:
    """Ask for one decision after the other, until all are found or the solver has enough."""
    from kurultai.match.puzzles import reason

    table.show()
    who = table.match.game.seat_names[puzzle.seat]
    table.say(TEXTS("solve-find", id=puzzle.id, rating=puzzle.rating, who=who), style="bold")
    for number, solution in enumerate(puzzle.solution):
        if number:
            table.say(TEXTS("solve-and-then"), style="green")
        answer = _answer(table, puzzle.seat, solution)
        if answer == "quit":
            return
        if answer == "show":
            table.say(TEXTS("solve-solution", moves=", ".join(puzzle.solution)))
            break
        before = len(table.match.moves)
        table.match.play(puzzle.seat, solution)
        table.show_last(before)
    else:
        table.say(TEXTS("solve-right"), style="bold green")
    table.say(reason(puzzle))


def _answer(table: Table, seat: int, solution: str) -> str:
    """Ask until the move is found: the solution itself, "show" or "quit"."""
    from kurultai.core.errors import Refusal

    right = table.match.position.parse(solution)
    while True:
        line = table.ask()
        if line in ("quit", "exit"):
            return "quit"
        if line == "show":
            return "show"
        if line.partition(" ")[0] in OBEYED:
            table.obey(line)
            continue
        try:
            move = table.match.position.parse(line)
            table.match.position.check(move)
        except Refusal as refusal:
            table.refuse(refusal)
            continue
        if move == right:
            return solution
        _show_what_follows(table, seat, move)


def _show_what_follows(table: Table, seat: int, move: int) -> None:
    """A wrong move is played on a copy of the game, and the others answer."""
    kept = table.match
    table.match = kept.fork()
    table.say(TEXTS("solve-wrong"), style="red")
    before = len(kept.moves)
    table.match.play(seat, move)
    while table.bot_to_move and len(table.match.moves) < before + MOST:
        table.let_bot_move_unseen()
    table.show_last(before)
    table.match = kept
    table.say(TEXTS("solve-again"))
