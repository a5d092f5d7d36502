"""One game, played by bots or read from a record, and the puzzles in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor
from time import perf_counter
from typing import Any

from kurultai.arena.plan import OPENING, seed_of
from kurultai.arena.puzzles.proof import SEEDS, SPARE, Proof, prove, suspect
from kurultai.arena.puzzles.rating import kind_of, rate
from kurultai.arena.puzzles.settings import Settings
from kurultai.bots.levels import bot_named
from kurultai.core import record, registry
from kurultai.core.bits import chance_of, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.turns import SETUP, Turn
from kurultai.match.puzzles import Puzzle, continues

LONGEST = 4  # decisions of a solution


@dataclass(frozen=True)
class Course:
    """All that decides what is found; a rerun with the same course goes on."""

    game: str
    seed: int
    settings: Settings
    records: tuple[str, ...] = ()  # as JSON; empty: bots play


@dataclass(frozen=True)
class Dug:
    """What one game held."""

    number: int
    decisions: int
    candidates: int  # that looked like a puzzle
    puzzles: list[dict[str, Any]]
    seconds: float


@dataclass(frozen=True)
class Scene:
    """A moment of a game: the position, how it came about, and whose turn it is in."""

    p: Position
    moves: tuple[str, ...]
    turn: Turn


def dig(course: Course, number: int) -> Dug:
    """Look at every decision of one game."""
    began = perf_counter()
    bots, scenes = _scenes(course, number)
    seed = seed_of(course.seed, course.game, number)
    found: list[Puzzle] = []
    looked = candidates = 0
    last: Turn | None = None
    for scene in scenes:
        p = scene.p
        if len(scene.moves) > course.settings.longest:
            break
        if p.actor < 0 or scene.turn == SETUP:
            continue
        if last is not None and scene.turn.number < last.number + course.settings.apart:
            continue
        looked += 1
        here = seed_of(seed, len(scene.moves))
        if suspect(p, course.settings, here) is None:
            continue
        candidates += 1
        made = puzzle_at(scene, course.settings, here)
        if made is not None:
            found.append(_named(made, bots, f"seed {course.seed}, game {number}"))
            last = scene.turn
    seconds = round(perf_counter() - began, 2)
    return Dug(number, looked, candidates, [each.document() for each in found], seconds)


def puzzle_at(scene: Scene, settings: Settings, seed: int) -> Puzzle | None:
    """The puzzle of a decision, if it can be proved to be one."""
    p = scene.p
    seeds = tuple(seed_of(seed, "proof", i) % 1_000_000 for i in range(SEEDS))
    proofs = _solution(p, settings, seeds)
    if not proofs:
        return None
    at, solution = p, []
    for proof in proofs:
        solution.append(at.format(proof.move))
        at = continues(at, proof.move) or at
    rated = rate(p, tuple(solution), settings, seed)
    margin = min(proof.margin for proof in proofs)
    natural_share = 0.0
    if rated.natural is not None:
        natural_share = proofs[0].look_closer(rated.natural)
        margin = min(margin, proofs[0].share - natural_share)
    if margin < settings.margin + SPARE:
        return None
    return Puzzle(
        id="",
        game=p.game.id,
        seats=p.seats,
        rules=p.rules,
        options=p.options,
        moves=scene.moves,
        seat=p.actor,
        solution=tuple(solution),
        natural=None if rated.natural is None else p.format(rated.natural),
        share=round(proofs[-1].share, 3),
        natural_share=round(natural_share, 3),
        margin=floor(1000 * (margin - SPARE)) / 1000,
        rating=rated.rating,
        found=rated.found,
        kind=kind_of(p.game, p, proofs[0].move),
        budget=settings.budget,
        seeds=seeds,
        bots=(),
        source="",
    )


def _named(made: Puzzle, bots: tuple[str, ...], source: str) -> Puzzle:
    return Puzzle(**{**made.__dict__, "bots": bots, "source": source})


def _solution(p: Position, settings: Settings, seeds: tuple[int, ...]) -> list[Proof]:
    """The decisions of the seat in a row that are clearly best, from this one on."""
    found: list[Proof] = []
    at: Position | None = p
    while at is not None and len(found) < LONGEST:
        if found and suspect(at, settings, seeds[0]) is None:
            break
        proof = prove(at, settings, seeds)
        if proof is None:
            break
        found.append(proof)
        at = continues(at, proof.move)
    return found


# Where games come from


def _scenes(course: Course, number: int) -> tuple[tuple[str, ...], Iterator[Scene]]:
    if course.records:
        return (), _read(course.records[number])
    seats = course.settings.tables[number % len(course.settings.tables)]
    there = course.settings.bots
    bots = tuple(there[(seat + number) % len(there)] for seat in range(seats))
    return bots, _played(course, number, bots)


def _played(course: Course, number: int, names: tuple[str, ...]) -> Iterator[Scene]:
    """Bots play; games without chance begin with a few random moves, so that they differ."""
    game = registry.game(course.game)
    seed, seats = seed_of(course.seed, number), len(names)
    bots = [bot_named(game, name, seed_of(seed, i), seats) for i, name in enumerate(names)]
    generator = rng(seed)
    p, moves, turn = game.new(seats), list[str](), SETUP
    while not p.is_over:
        turn = game.turn(p, turn)
        is_opening = not game.has_chance and len(moves) < OPENING
        if p.actor != CHANCE and not is_opening:
            yield Scene(p.copy(), tuple(moves), turn)
        if p.actor == CHANCE or is_opening or chance_of(generator) < course.settings.stray:
            move = random_move(p, generator)
        else:
            move = bots[p.actor].choose(p).move
        moves.append(p.format(move))
        p.play(move)


def _read(document: str) -> Iterator[Scene]:
    read = record.loads(document)
    game = registry.game(read.game)
    moves: list[str] = []
    turn = SETUP
    for p, line in zip(record.positions(read), read.moves, strict=False):
        turn = game.turn(p, turn)
        yield Scene(p.copy(), tuple(moves), turn)
        moves.append(line.move)
