"""Look through game after game until there are enough puzzles; stopped, it goes on.

What is found in a game depends on the course and its number alone. The games that count are those
from the first up to the one with which there is enough: however many processes, whenever it was
stopped, the puzzles are the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from functools import partial
from itertools import count
from pathlib import Path

from kurultai.arena.kept import Kept
from kurultai.arena.plan import seed_of
from kurultai.arena.puzzles.dig import Course, Dug, dig
from kurultai.arena.spreading import spread
from kurultai.bots.levels import bot_named, levels
from kurultai.core import registry
from kurultai.match.puzzles import FILE, Puzzle, from_document, read

BANDS = 6  # of ratings
SURPLUS = 1.15  # found for each that is chosen, so that they are spread
Progress = Callable[[Dug, int], None]  # what a game held, how many puzzles there are


def mine(
    course: Course,
    number: int,
    folder: Path,
    jobs: int,
    note: Progress,
    ray: str | None = None,
    games: int | None = None,
    there: Sequence[Puzzle] = (),
) -> list[Puzzle]:
    """So many puzzles with those that are there, or what ``games`` games hold."""
    _prepare(course)
    folder.mkdir(parents=True, exist_ok=True)
    kept = Kept({"course": asdict(course)}, folder / _name(course))
    done = {line["number"]: Dug(**line) for line in kept.lines}
    most = len(course.records) or games
    numbers: Iterable[int] = count() if most is None else range(most)
    enough = enough_for(number - len(there))
    if _of_first(done, enough) is None:
        left = (each for each in numbers if each not in done)
        for dug in spread(partial(dig, course), left, jobs, ray):
            done[dug.number] = dug
            kept.add(asdict(dug))
            note(dug, sum(len(each.puzzles) for each in done.values()))
            if _of_first(done, enough) is not None:
                break
    found = _of_first(done, enough)
    if found is None:
        found = [from_document(each) for _, dug in sorted(done.items()) for each in dug.puzzles]
    return choose(found, number, there)


def enough_for(number: int) -> int:
    """How many are found before so many are chosen."""
    return round(SURPLUS * max(0, number))


def _prepare(course: Course) -> None:
    """A mistyped name fails here, and compiled code is ready for all processes."""
    game = registry.game(course.game)
    for name in course.settings.bots:
        bot_named(game, name, 0, min(game.seats))


def _of_first(done: dict[int, Dug], enough: int) -> list[Puzzle] | None:
    """The puzzles of the first games, up to the one that makes them enough; None if none does."""
    found: list[Puzzle] = []
    for number in count():
        if not enough:
            return found
        if number not in done:
            return None
        found += map(from_document, done[number].puzzles)
        if len(found) >= enough:
            return found
    return None


def _name(course: Course) -> str:
    return f"{course.game}-{seed_of(asdict(course)):016x}.jsonl"


# Choosing


def choose(found: list[Puzzle], number: int, there: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """What is there and as many more: ratings and kinds of decision are spread; of those that are
    alike, few seats come first, then the clearest.
    """
    if not found:
        return list(there)
    scale = [level.rating or 0 for level in levels(found[0].game)]
    low, high = min(scale), max(*scale, min(scale) + 1)
    bands: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    known = set(map(_what, there))
    left, chosen = [each for each in found if _what(each) not in known], list(there)

    def band(each: Puzzle) -> int:
        return max(0, min(BANDS - 1, int(BANDS * (each.rating - low) / (high - low))))

    for each in there:
        bands[band(each)] += 1
        kinds[each.kind] += 1
    while left and len(chosen) < number:
        best = min(
            left,
            key=lambda each: (bands[band(each)], kinds[each.kind], each.seats, -each.margin),
        )
        left.remove(best)
        chosen.append(best)
        bands[band(best)] += 1
        kinds[best.kind] += 1
    return sorted(chosen, key=lambda each: (each.rating, each.moves))


def write(made: list[Puzzle], file: Path) -> list[Puzzle]:
    """The file that ships. A puzzle that was there keeps its id; a new one gets a new number."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = {_what(each): each.id for each in map(read, lines)}
    used = {int(id_.rpartition("-")[2]) for id_ in known.values()}
    fresh = (each for each in count(1) if each not in used)
    named = [
        replace(each, id=known.get(_what(each)) or f"{each.game}-{next(fresh):03d}")
        for each in made
    ]
    named.sort(key=lambda each: (each.rating, each.id))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{each}\n" for each in named), encoding="utf-8")
    return named


def _what(each: Puzzle) -> tuple[object, ...]:
    return each.seats, each.rules, each.moves, each.solution


def shipped(game_id: str) -> Path:
    """Where a game's puzzles lie."""
    return registry.game(game_id).folder / FILE
