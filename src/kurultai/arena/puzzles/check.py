"""Whether puzzles hold: every decision is the best, by the stated margin, with every seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kurultai.arena.plan import seed_of
from kurultai.arena.puzzles.dig import Scene, puzzle_at
from kurultai.arena.puzzles.proof import DEEPER
from kurultai.arena.puzzles.settings import Settings
from kurultai.arena.puzzles.verdict import weigh
from kurultai.core.turns import SETUP
from kurultai.match.puzzles import Puzzle, decisions, position


@dataclass(frozen=True)
class Checked:
    puzzle: Puzzle
    problems: list[str]


def check(puzzle: Puzzle, seeds: tuple[int, ...] | None = None) -> Checked:
    """Weigh every decision of a puzzle with ten times the budget that found it."""
    problems = []
    for p, move in decisions(position(puzzle), puzzle.solution):
        for seed in puzzle.seeds if seeds is None else seeds:
            verdict = weigh(p, DEEPER * puzzle.budget, seed)
            if verdict.best != move:
                problems.append(f"seed {seed}: {p.format(verdict.best)}, not {p.format(move)}")
            elif verdict.margin < puzzle.margin:
                problems.append(f"seed {seed}: better by {verdict.margin:.3f} only")
    return Checked(puzzle, problems)


def renewed(puzzle: Puzzle, settings: Settings) -> Puzzle | None:
    """The puzzle proved anew, with the figures of today's bots; None if it is one no more.

    That bots who look one move ahead agree was found when it was mined.
    """
    asked = replace(settings, budget=puzzle.budget, playouts=0)
    scene = Scene(position(puzzle), puzzle.moves, SETUP)
    made = puzzle_at(scene, asked, seed_of("again", puzzle.id))
    if made is None or made.solution[0] != puzzle.solution[0]:
        return None
    return replace(made, id=puzzle.id, bots=puzzle.bots, source=puzzle.source)


def check_all(
    puzzles: list[Puzzle], seeds: tuple[int, ...] | None, note: Callable[[Checked], None]
) -> list[Checked]:
    """Those that do not hold."""
    found = []
    for each in puzzles:
        checked = check(each, seeds)
        note(checked)
        if checked.problems:
            found.append(checked)
    return found
