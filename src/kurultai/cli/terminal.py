"""The table in the terminal: draws, asks, obeys. Knows no game's rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Styled

from kurultai.analysis.advice import plan
from kurultai.bots.bot import Bot, no_cancel
from kurultai.bots.levels import bot_named, hint, levels
from kurultai.cli.texts import TEXTS
from kurultai.core.errors import Illegal, Refusal
from kurultai.core.game import Game
from kurultai.core.painting import painting, strokes
from kurultai.core.text import Reader, Text, read_by, reader
from kurultai.match.match import Match

STYLES = {
    "gold": "bold yellow",
    "yellow": "bold yellow",
    "teal": "bold cyan",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold blue",
}
HUMAN = "human"
OTHER_STYLES = ("bold yellow", "bold cyan", "bold magenta", "bold green")  # by seat


def is_human(name: str) -> bool:
    """`human`, or `human:Ada` for somebody who has a name."""
    return name.partition(":")[0] == HUMAN


def names_of(game: Game, sitting: list[str]) -> tuple[str | None, ...]:
    """What those at the table are called; whoever shares a name goes by the seat's colour."""
    known = {level.id: level.name for level in levels(game.id)}
    named = [
        name.partition(":")[2] if is_human(name) else str(known.get(name, name)) for name in sitting
    ]
    return tuple(name if name and named.count(name) == 1 else None for name in named)


class Table:
    def __init__(self, match: Match, sitting: list[str], seed: int) -> None:
        self.match = match
        self.sitting = sitting
        self.console = Console(highlight=False)
        self.bots: dict[int, Bot] = {
            seat: bot_named(match.game, name, seed + seat, len(sitting))
            for seat, name in enumerate(sitting)
            if not is_human(name)
        }
        self.people = [seat for seat in range(len(sitting)) if seat not in self.bots]
        alone = self.people[0] if len(self.people) == 1 else None
        read_by(Reader(reader().language, names_of(match.game, sitting), alone))

    def say(self, said: Text | str, style: str = "") -> None:
        self.console.print(Styled(str(said), style=style))

    # Showing

    def show(self) -> None:
        """The position, as the people at this screen may see it."""
        alone = self.people[0] if len(self.people) == 1 else self.match.actor
        game = self.match.game
        with painting():
            drawing = game.drawing(game.view(self.match.position, alone))
        self.console.print()
        self.console.print(self._coloured(drawing))

    def _coloured(self, drawing: str) -> Styled:
        """What belongs to a seat in its colour."""
        styled = Styled()
        for text, seat in strokes(drawing):
            styled.append(text, style=None if seat is None else self._style(seat))
        return styled

    def _style(self, seat: int) -> str:
        if seat < 0:
            return ""
        paint = self.match.game.seat_names[seat].paint
        return STYLES.get(paint, OTHER_STYLES[seat % len(OTHER_STYLES)])

    def show_last(self, since: int) -> None:
        """What happened since so many moves, and how that is written."""
        seat = self.people[0] if len(self.people) == 1 else None
        for played, told in list(zip(self.match.moves, self.match.history(seat), strict=True))[
            since:
        ]:
            what = " ".join(str(h["text"]) for h in told.happened)
            line = Styled(what, style=self._style(played.by))
            self.console.print(line.append(f"  {told.text}", style="dim"))

    def show_result(self) -> None:
        self.show()
        result = self.match.result or {}
        scores = ", ".join(
            f"{name} {score}"
            for name, score in zip(self.match.game.seat_names, result["scores"], strict=False)
        )
        asked = self.match.asked
        self.console.print(Panel(f"{asked}\n{scores}", title=str(TEXTS("result"))))

    def _name(self, seat: int) -> str:
        return str(self.match.game.seat_names[seat]) if seat >= 0 else "·"

    # Moving

    @property
    def bot_to_move(self) -> bool:
        return self.match.actor in self.bots

    def let_bot_move(self) -> None:
        before = len(self.match.moves)
        self.let_bot_move_unseen()
        self.show_last(before)
        self.show()

    def let_bot_move_unseen(self) -> None:
        seat = self.match.position.actor
        with self.console.status(str(TEXTS("thinking", who=self._name(seat)))):
            thought = self.bots[seat].choose(self.match.position.copy(), no_cancel())
        self.match.play(seat, thought.move)

    def ask(self) -> str:
        self.say(self.match.asked, style="bold")
        return self.typed()

    def typed(self) -> str:
        """What somebody types next."""
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return "quit"

    def obey(self, line: str) -> bool:
        """Carry out what was typed; False to leave."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: None,
            "help": lambda _: self.say(TEXTS("help")),
            "?": lambda _: self.say(TEXTS("help")),
            "moves": lambda _: self._list_moves(),
            "why": self._why,
            "undo": lambda _: self._undo(),
            "hint": lambda _: self._hint(),
            "save": self._save,
            "resign": lambda _: self._resign(),
        }
        if word in ("quit", "exit"):
            return False
        try:
            if word in commands:
                commands[word](rest.strip())
            else:
                self._move(line)
        except Refusal as refusal:
            self.refuse(refusal)
        return True

    def refuse(self, refusal: Refusal) -> None:
        self.say(refusal.message, style="red")
        if isinstance(refusal, Illegal):
            rule = self.match.game.rulebook[refusal.rule]
            self.say(TEXTS("rule", name=rule.heading, book=rule.book, gist=rule.gist), style="dim")

    def _move(self, line: str) -> None:
        before = len(self.match.moves)
        self.match.play(self.match.position.actor, line)
        self.show_last(before)
        if not self.match.is_over:
            self.show()

    def _list_moves(self) -> None:
        p = self.match.position
        self.say("  ".join(sorted(p.format(move) for move in p.legal())))

    def _why(self, move: str) -> None:
        self.match.position.check(self.match.position.parse(move))
        self.say(TEXTS("legal", move=move))

    def _undo(self) -> None:
        self.match.undo(self.people)
        self.say(TEXTS("undone"))
        self.show()

    def _hint(self) -> None:
        p = self.match.position
        strongest = levels(p.game.id)[-1].name
        with self.console.status(str(TEXTS("thinking", who=strongest))):
            thought = hint(p.game, p.copy(), no_cancel())
            found = plan(p, thought)
        self.say(TEXTS("hint", move=p.format(thought.move), plan=found.text))

    def _save(self, name: str) -> None:
        if not name:
            self.say(TEXTS("save"), style="red")
            return
        try:
            Path(name).write_text(f"{self.match.record()}\n", encoding="utf-8")
        except OSError as error:
            self.say(TEXTS("unsaved", file=name, why=error.strerror), style="red")
            return
        self.say(TEXTS("saved", file=name))

    def _resign(self) -> None:
        self.match.resign(self.match.position.actor)
