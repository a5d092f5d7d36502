"""`kurultai learn`: a game's lessons in the terminal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from kurultai.cli.common import GameName, Language, named_game, refusals, speak
from kurultai.cli.texts import TEXTS

if TYPE_CHECKING:
    from kurultai.cli.terminal import Table
    from kurultai.match.lessons import Lesson, Panel


def add(app: typer.Typer) -> None:
    app.command()(learn)


def learn(
    game: GameName,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="[LESSON]", help="Its name or number. Default: the first."),
    ] = None,
    language: Language = None,
) -> None:
    """Learn a game: short lessons, one after the other. Type moves; Enter goes on; quit leaves."""
    from kurultai.match.lessons import lessons

    speak(language)
    there = list(lessons(named_game(game).id).values())
    with refusals():
        first = _place(there, lesson)
    for number, each in enumerate(there[first:], first + 1):
        if not _give(each, number, len(there)):
            return


def _place(there: list[Lesson], wanted: str | None) -> int:
    """Of a lesson in the list; Unreadable if there is none."""
    from kurultai.core.errors import Unreadable

    if not there:
        raise Unreadable(TEXTS("no-lessons"))
    names = [each.id for each in there]
    if wanted is None:
        return 0
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(there):
        return int(wanted) - 1
    raise Unreadable(TEXTS("no-such-lesson", wanted=wanted, names=", ".join(names)))


def _give(lesson: Lesson, number: int, of: int) -> bool:
    """One lesson; False if somebody leaves it."""
    from kurultai.cli.terminal import Table
    from kurultai.core.text import read_by, reader

    sitting = ["human" if seat == lesson.seat else "random" for seat in range(lesson.seats)]
    table = Table(lesson.start(), sitting, seed=0)
    read_by(replace(reader(), names=()))  # the others go by their colours: nobody plays them
    table.say(TEXTS("lesson", title=lesson.title, n=number, of=of), style="bold magenta")
    table.show()
    while True:
        panels = lesson.panels(table.match)
        is_done = lesson.status(table.match) == "done"
        for panel in panels[: None if is_done else -1]:
            _say(table, lesson, panel)
            if not _goes_on(table):
                return False
        if is_done:
            return True
        if not _step(table, lesson, panels[-1]):
            return False


def _step(table: Table, lesson: Lesson, panel: Panel) -> bool:
    """What has to happen: going on, or the right move, tried until it is made."""
    from kurultai.core.errors import Refusal

    _say(table, lesson, panel)
    before = len(table.match.moves)
    if panel.goes:
        if not _goes_on(table):
            return False
        lesson.go_on(table.match)
    while len(table.match.moves) == before:
        line = table.ask()
        if line in ("quit", "exit"):
            return False
        try:
            if line in ("moves", "help", "?", "") or line.startswith("why "):
                table.obey(line)
            else:
                lesson.play(table.match, lesson.seat, line)
        except Refusal as refusal:
            table.refuse(refusal)
    table.show_last(before)
    table.show()
    return True


def _say(table: Table, lesson: Lesson, panel: Panel) -> None:
    """The sentence, and what it points at."""
    table.say(panel.says, style="bold")
    for thing in panel.points:
        found = lesson.game.explain(table.match.position, lesson.seat, thing)
        if found is not None:
            table.say(f"  → {found['title']} [{thing}]", style="dim")


def _goes_on(table: Table) -> bool:
    table.say(TEXTS("lesson-on"), style="dim")
    return table.typed() not in ("quit", "exit")
