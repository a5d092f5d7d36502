"""What a newcomer asks: lessons, how to play, examples, what things are."""

from __future__ import annotations

from datetime import UTC, datetime

from kurultai.core.game import Game
from kurultai.core.text import Message, Texts, optional_toml
from kurultai.match.lessons import Lesson, lessons
from kurultai.match.puzzles import Puzzle, daily, puzzles
from kurultai.server.errors import Unknown, rule_info
from kurultai.server.games import Games
from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.storage.store import Store
from kurultai.server.tables.tables import Tables
from kurultai.server.tables.views.content import eye_of, frame_of
from kurultai.server.texts import TEXTS


class Learning:
    def __init__(self, tables: Tables, store: Store, games: Games) -> None:
        self._tables = tables
        self._store = store
        self._games = games

    async def lessons(self, player: PlayerId, game: str) -> list[m.LessonLine]:
        self._games.known(game)
        known = set(await self._store.learned(player))
        return [
            m.LessonLine(
                id=lesson.id,
                title=lesson.title,
                about=lesson.about,
                learned=f"lesson {game} {lesson.id}" in known,
            )
            for lesson in lessons(game).values()
        ]

    async def puzzles(self, player: PlayerId, game: str) -> list[m.PuzzleLine]:
        self._games.known(game)
        known = set(await self._store.learned(player))
        return [_line(each, known) for each in puzzles(game)]

    async def daily(self, player: PlayerId) -> m.PuzzleLine:
        """Today's, by the clock of the world."""
        found = daily(datetime.now(UTC).date())
        return _line(found, set(await self._store.learned(player)))

    def how_to_play(self, game: str) -> m.HowToPlay:
        its, is_teachable = self._games.known(game), self._games.is_teachable(game)
        texts = Texts(type(its).__module__.rpartition(".")[0])
        return m.HowToPlay(
            complete=is_teachable,
            sections=[
                _section(its, texts.message(f"how-{entry['id']}"), entry, is_teachable)
                for entry in optional_toml(its.folder / "book" / "how.toml").get("section", [])
            ],
            examples=[
                m.ExampleLine(id=example.id, title=example.title)
                for example in lessons(game, "example").values()
            ],
        )

    def example(self, game: str, id_: str) -> m.ExampleInfo:
        self._games.teachable(game)
        found = lessons(game, "example").get(id_)
        if found is None:
            raise Unknown(TEXTS("there-is-no-example", id=id_))
        return m.ExampleInfo(id=found.id, title=found.title, seats=found.seats, steps=_steps(found))

    def introductions(self, game: str) -> m.Introductions:
        its = self._games.known(game)
        texts = Texts(type(its).__module__.rpartition(".")[0])
        asked = {kind: texts.message(kind) for kind in its.rulebook.questions}
        there = {kind: said for kind, said in asked.items() if said.has("intro")}
        return m.Introductions(
            kinds={kind: said.attribute("intro") for kind, said in there.items()}
        )

    async def explain(self, player: PlayerId, id_: str, thing: str, at: int | None) -> m.ThingInfo:
        table = await self._tables.get(id_)
        self._tables.read_by(table, player)
        match = table.match
        if at is not None and at > len(match.moves):
            raise Unknown(TEXTS("the-game-has-moves-not", there=len(match.moves), n=at))
        p = match.position if at is None else match.at(at)
        eye = eye_of(table, table.seats_of(player))
        found = table.game.explain(p, eye, thing)
        if found is None:
            raise Unknown(TEXTS("there-is-no-such-thing", thing=thing))
        rule = found.get("rule")
        return m.ThingInfo(
            title=found["title"],
            what=found["what"],
            worth=found.get("worth"),
            rule=None if rule is None else rule_info(table.game.rulebook[rule]),
        )


def _line(puzzle: Puzzle, known: set[str]) -> m.PuzzleLine:
    return m.PuzzleLine(
        id=puzzle.id,
        game=puzzle.game,
        rating=puzzle.rating,
        seats=puzzle.seats,
        solved=f"puzzle {puzzle.game} {puzzle.id}" in known,
    )


def _section(
    game: Game, message: Message, entry: dict[str, str | int], is_pictured: bool
) -> m.Section:
    example = entry.get("example")
    picture = None
    if example is not None and is_pictured:
        shown = _steps(lessons(game.id, "example")[str(example)])
        picture = shown[int(entry.get("step", -1))].frame
    return m.Section(
        id=str(entry["id"]),
        heading=message,
        text=message.attribute("text"),
        example=None if example is None else str(example),
        picture=picture,
    )


def _steps(example: Lesson) -> list[m.ExampleStep]:
    """What is said, and the position in which it is said."""
    match, found = example.start(), []
    for step in example.steps:
        for line in step.then:
            match.put(line)
        frame = frame_of(
            match, example.seat if example.game.has_secrets else None, len(match.moves)
        )
        says = example.say(step.says)
        found.append(m.ExampleStep(says=says, points=[*step.points], frame=frame))
    return found
