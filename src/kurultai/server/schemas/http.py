"""What goes over the wire, as types; over sockets besides: ``socket_messages``.

The browser's types are generated from these (``make types``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from kurultai.core.datafiles import MOST_BYTES, Origin
from kurultai.core.sheet import Counted, SheetLine
from kurultai.core.text import Text

NAME = 40  # letters

Version = Annotated[int, Field(ge=0, le=10**9)]
CommandId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern="^[ -~]+$",  # no database is asked to keep anything else
        description="made up by the client, of printable ASCII; a repeat is harmless",
    ),
]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Health(Wire):
    ok: bool
    version: str


# What games there are


class LevelInfo(Wire):
    id: str
    name: Text
    about: Text
    rating: int | None  # measured at a table for two (docs/ladder.md)
    ready: bool = Field(default=True, description="its bot can play already")


class SetInfo(Wire):
    """A board, card … file as people know it."""

    name: str = Field(description="of the option that takes it")
    title: str
    origin: Origin = Field(description="from the box, reconstructed because lost, or home-made")
    is_shipped: bool = True


class OptionInfo(Wire):
    name: str
    text: Text
    default: str | None
    values: dict[str, Text]
    is_file: bool
    shipped: SetInfo | None = Field(description="of a file option: what is played with otherwise")


class GameInfo(Wire):
    id: str
    title: Text
    seats: list[int]
    seat_names: list[Text]
    seat_paints: list[str] = Field(description="the same in English, whatever the language")
    minutes: int
    reconstructed: bool = Field(description="a part of it is lost and was made anew")
    options: list[OptionInfo]
    levels: list[LevelInfo]
    ready: bool = Field(description="false while rules or opponents are being compiled")
    teachable: bool = Field(description="its rules are there, so lessons can begin")
    progress: float = Field(description="how much of that is done, 0 to 1")
    known: bool = Field(description="this person has played it, or done one of its lessons")


class Reach(Wire):
    address: str | None = Field(description="what others in this network open; none can come in")
    can_open: bool = Field(description="this browser may let them in")


class RuleInfo(Wire):
    id: str
    kind: Literal["rule", "ruling", "reconstruction"]
    heading: Text
    book: Text
    gist: Text


class ChapterInfo(Wire):
    id: str
    heading: Text
    about: Text | None = Field(description="the chapter in a few words")
    rules: list[RuleInfo]


class FactInfo(Wire):
    """Something publicly known of what the rulebook only drew."""

    id: str
    fact: Text
    ours: Text = Field(description="what our reconstruction does about it")
    agrees: Literal["yes", "partly", "unknown"]
    sources: list[str]


class RulesInfo(Wire):
    chapters: list[ChapterInfo] = Field(description="as a person reads them; every rule once")
    facts: list[FactInfo]


class Gallery(Wire):
    shown: dict[str, Any] = Field(description="cards and the like, as the game's views show them")


# A table


class NewSeat(Wire):
    kind: Literal["me", "friend", "open", "invited", "bot"] = Field(
        description="open: for whoever comes first; invited: for who has the invitation link"
    )
    name: str | None = Field(default=None, max_length=NAME, description="of a bot: none")
    level: str | None = Field(default=None, max_length=40)


class DaysPerMove(Wire):
    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=30)


class MinutesInAll(Wire):
    kind: Literal["minutes"] = "minutes"
    minutes: int = Field(ge=1, le=180)
    increment: int = Field(default=0, ge=0, le=180, description="seconds added after each turn")


ClockRule = Annotated[DaysPerMove | MinutesInAll, Field(discriminator="kind")]
Visibility = Literal["public", "link"]
Timeout = Literal["loss", "bot"]
Status = Literal["waiting", "running", "over"]


class Beginning(Wire):
    """A position of a finished game, to go on from."""

    table: str = Field(max_length=40)
    moves: int = Field(ge=0, description="so many of its moves stand")


class NewTable(Wire):
    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, Any] = {}
    beginning: Beginning | None = Field(
        default=None, description="instead of the start; the options are that game's"
    )
    visibility: Visibility = Field(default="link", description="public: shown in the lobby")
    clock: ClockRule | None = None
    timeout: Timeout = Field(
        default="bot",
        description="of who is out of time or stays away, at two seats; with more a bot plays on",
    )
    hints: bool = Field(
        default=False, description="advice may be asked for although people play people"
    )


class SeatInfo(Wire):
    seat: int
    colour: Text = Field(description="the seat's name in the game: Gold, Teal …")
    paint: str = Field(description="the same in English, whatever the language: gold, teal …")
    kind: Literal["me", "friend", "bot", "open", "invited", "other"]
    name: str | None
    level: str | None = Field(description="of the bot, also of one that plays for somebody away")
    mine: bool = Field(description="whether this browser may move for the seat")
    away: bool = Field(description="a bot plays for the person, who may take the seat back")
    here: bool = Field(description="somebody who moves for it has the table open right now")


class ClockInfo(Wire):
    rule: ClockRule
    left: list[int | None] = Field(
        description="milliseconds each seat has left at the moment of this message; null for bots,"
        " and before the game begins"
    )
    running: int | None = Field(description="the seat whose time runs")
    stood_still: int = Field(
        default=0,
        description="milliseconds of the running time in which nobody could move: not charged",
    )


class Asking(Wire):
    """Something that needs the consent of others, until they agree, refuse, or the game goes on."""

    what: Literal["undo", "draw", "replace"]
    by: int
    seat: int | None = Field(description="of replace: the seat that a bot shall take over")
    agreed: list[int]
    waiting_for: list[int] = Field(description="seats whose consent is missing")


class Happening(Wire):
    """One thing that a move caused, in the order in which the rules do it."""

    kind: str
    text: Text
    seat: int | None = None
    at: list[str] = []
    lines: list[list[str]] = Field(
        default=[], description="what it came from, drawn from place to place"
    )
    rule: str | None = None


class Choice(TypedDict):
    """A legal move as the steps in which a person makes it. (A hundred of them go with a move.)"""

    __pydantic_config__ = Wire.model_config  # type: ignore[misc]

    move: str
    steps: list[str]


class Ends(Wire):
    text: Text
    near: bool = Field(description="one round or move may bring the end")


class Frame(Wire):
    """A position, as this browser may see it, and what led to it."""

    at: int = Field(description="after so many moves")
    by: int | Literal["chance", "over"] = Field(description="whose decision it is")
    view: dict[str, Any] = Field(description="the game's own view")
    drawing: Text = Field(description="the position as plain text")
    asked: Text
    about: str | None = Field(default=None, description="the rule that this is about, by its id")
    kind: str | None = Field(default=None, description="what kind of decision it is")
    ends: Ends | None = Field(default=None, description="how the game will end; null once it has")
    scores: list[int] = Field(description="as this browser may know them; empty if it may not")
    sheet: list[SheetLine] = Field(description="line by line: certain, or if it ended now")
    counting: list[Counted] = Field(description="at the end: what is counted, in order")
    move: str | None = Field(description="the move that led here")
    moved_by: int | Literal["chance"] | None
    happened: list[Happening]


class MoveLine(Wire):
    at: int = Field(description="1 for the first move")
    by: int | Literal["chance"]
    move: str
    text: Text
    turn: int = Field(description="the number of the turn it belongs to; 0 during the set-up")
    seat: int | None = Field(description="whose turn it is, whoever moves in it")
    round: int | None = Field(description="in games that have rounds")
    points: list[int] = Field(description="won and lost by each seat; empty if none are known")
    gist: Text | None = Field(description="of what it caused, the thing that sums up a turn best")
    rank: int = Field(description="of the gist: the lower, the more it says")


class Result(Wire):
    scores: list[int]
    winners: list[int]
    ended: str | None = Field(description="'resign 1', 'timeout 1', 'draw', or null")


class Can(Wire):
    """What this browser may do now."""

    undo: bool
    undo_free: bool = Field(default=False, description="within my own turn: as often as I like")
    undo_asks: bool = Field(default=False, description="people elsewhere have to agree first")
    start_over: bool = Field(default=False, description="take back all of my turn that is free")
    rest: list[str] = Field(
        default=[], description="moves that come to the same in any order: to be made in one go"
    )
    resign: bool = Field(description="with more than two seats a bot plays on")
    abort: bool = Field(
        default=False, description="call the game off: nobody wins; before the second move"
    )
    hint: bool
    draw: bool = Field(default=False, description="offer a draw")
    answer: bool = Field(default=False, description="agree to or refuse what is asked")
    sit: list[int] = Field(default=[], description="seats to take; with the link's invitation")
    stand: bool = Field(default=False, description="give a seat up again, before the start")
    start: bool = Field(default=False, description="fill the free seats with bots and begin")
    replace: list[int] = Field(default=[], description="seats of absent people")
    back: bool = Field(default=False, description="take the seat back from the bot")
    rematch: bool = False
    chat: bool = False
    chat_apart: bool = Field(
        default=False, description="players hear what I say once the game is over: I watch"
    )


class PanelInfo(Wire):
    """One thing that a lesson says."""

    says: Text
    points: list[str] = Field(description="at these things of the board")
    goes: bool = Field(description="going on makes moves that are written down")


class ExerciseInfo(Wire):
    """The lesson or puzzle that a table is for."""

    kind: Literal["lesson", "puzzle"]
    id: str
    title: Text
    number: int = Field(description="of the lesson, from 1; of a puzzle its place by rating")
    of: int
    panels: list[PanelInfo] = Field(
        description="to be read one after the other; the last waits for a move, or is the end"
    )
    status: Literal["open", "wrong", "done"]
    next: str | None = Field(description="the id of the one that follows")


class AroundTheGame(Wire):
    """All of a table but the game itself."""

    id: str
    game: str
    has_secrets: bool = Field(description="seats of this game hide things from each other")
    options: dict[str, Any]
    sets: list[SetInfo] = Field(description="the boards, cards … that are played with")
    seats: list[SeatInfo]
    version: Version = Field(description="number of the last event; a move names the one it saw")
    result: Result | None
    can: Can
    thinking: int | None = Field(description="the seat whose bot is thinking")
    queued: int | None = Field(
        default=None,
        description="seconds until that bot's turn to think comes, if others are first",
    )
    record_only: bool = Field(description="a loaded record, to look at")
    updated: str
    status: Status = Field(description="over without a result: closed before it began")
    visibility: Visibility
    opener: bool = Field(description="whether this browser opened the table")
    invitation: str | None = Field(
        description="of the link /tables/{id}?invitation=…, told to those who sit here"
    )
    clock: ClockInfo | None
    timeout: Timeout
    hints: bool = Field(
        default=True, description="advice may be asked for: always where one person plays bots"
    )
    asking: Asking | None
    watching: int = Field(description="browsers without a seat that have the table open")
    revealed: bool = Field(description="the game is over: every frame shows all that was hidden")
    rematch: str | None = Field(description="the table on which it is played again")
    exercise: ExerciseInfo | None = Field(default=None, description="of lessons and puzzles")


class Table(AroundTheGame):
    """A table as this browser may see it."""

    frame: Frame
    choices: list[Choice] = Field(description="for the seat to move, if it is mine")
    moves: list[MoveLine]


class TableLine(Wire):
    """A table in a list."""

    id: str
    game: str
    seats: list[SeatInfo]
    moves: int
    my_turn: bool
    result: Result | None
    record_only: bool
    updated: str
    status: Status
    visibility: Visibility
    clock: ClockRule | None
    hints: bool = Field(
        default=False, description="opened with advice, although people play people"
    )
    deadline: str | None = Field(description="when the time of the seat to move is up")
    out_of_order: bool = Field(
        default=False, description="its game cannot be shown any more; its record can be had"
    )


class Lobby(Wire):
    mine: list[TableLine] = Field(description="those waiting for me first, then the newest")
    open: list[TableLine] = Field(description="public, with a free seat")
    running: list[TableLine] = Field(description="public, to watch")


class PlayMove(Wire):
    move: str = Field(max_length=400)
    version: Version
    id: CommandId
    may_end_turn: bool = Field(
        default=True, description="false: if the move would end my turn it is refused (ends_turn)"
    )
    then: list[Annotated[str, Field(max_length=400)]] = Field(
        default=[], max_length=8, description="my moves that follow, all or none (see can.rest)"
    )


class Ask(Wire):
    """Undo, resign: what the client saw, and an id that makes a repeat harmless."""

    version: Version
    id: CommandId
    seat: int | None = Field(default=None, description="the seat that resigns, if several are mine")


class Undo(Ask):
    whole_turn: bool = Field(default=False, description="all of my present turn that is free")


class Answer(Wire):
    """Agree to what is asked, or refuse it."""

    agree: bool
    version: Version
    id: CommandId


class Sit(Wire):
    id: CommandId
    seat: int | None = Field(default=None, ge=0, le=7, description="null: the first that is free")
    name: str | None = Field(default=None, max_length=NAME)
    invitation: str | None = Field(default=None, max_length=100, description="from the link")


class Stand(Wire):
    id: CommandId
    seat: int | None = Field(default=None, ge=0, le=7, description="null: all of mine")


class Start(Wire):
    id: CommandId
    level: str | None = Field(default=None, max_length=40, description="of bots in free seats")


class Replace(Wire):
    version: Version
    id: CommandId
    seat: int = Field(ge=0, le=7)


class Back(Wire):
    id: CommandId


# Who I am


class Name(Wire):
    name: str = Field(min_length=1, max_length=NAME)
    passphrase: str = Field(min_length=8, max_length=200)


class Me(Wire):
    name: str | None = Field(description="the protected name that this browser has proved, if any")


class DeviceLink(Wire):
    """Opened on another device within some minutes, it moves my seats at this table there, once."""

    token: str = Field(description="the link is /device/{token}")
    expires: str


# Chat


class Say(Wire):
    text: str = Field(min_length=1, max_length=400)
    name: str | None = Field(default=None, max_length=NAME, description="of who only watches")
    id: CommandId


class ChatLine(Wire):
    n: int = Field(description="numbers go up, from 1")
    at: str
    seat: int | None = Field(description="null: somebody who watches")
    name: str | None
    text: str
    author: str = Field(description="the same for everything one browser says here; to mute by")
    mine: bool


class Why(Wire):
    move: str = Field(max_length=400)


class Verdict(Wire):
    legal: bool
    message: Text | None
    rule: RuleInfo | None


class WeighMove(Wire):
    move: str = Field(max_length=400)
    version: int = Field(ge=0, description="the version at which it was chosen")


class WeighedMove(Wire):
    """What a coach thinks of a move before it is made."""

    mistake: bool = Field(description="a clear one: much worse than the best move")
    text: Text | None = Field(description="why; never what would be right")


class HintMove(Wire):
    """One of the best few moves."""

    move: str
    steps: list[str]
    share: float = Field(description="expected share of victory, 0 to 1")
    text: Text = Field(description="the move in words")


class ThingInfo(Wire):
    """What something on the table is."""

    title: Text
    what: Text = Field(description="what it is and does")
    worth: Text | None = Field(description="what it is worth now, to whom")
    rule: RuleInfo | None


# Learning


class LessonLine(Wire):
    id: str
    title: Text
    about: Text | None
    learned: bool


class PuzzleLine(Wire):
    id: str
    game: str
    rating: int
    seats: int
    solved: bool


class CheckFile(Wire):
    """A file of one's own."""

    content: str = Field(max_length=2 * MOST_BYTES, description="as it stands: TOML or JSON")
    seats: int = Field(ge=1, le=8, description="for so many players")
    options: dict[str, Any] = Field(default={}, description="other options, other files too")
    origin: Origin | None = Field(default=None, description="instead of what the file says")


class FileProblem(Wire):
    text: Text
    where: Text | None = Field(description="the entry, as the file writes it")
    is_warning: bool = Field(description="it can be played, but is not as in the box")
    file: str = Field(description="the option that takes the file it is about")


class FileInfo(Wire):
    problems: list[FileProblem]
    title: str = ""
    origin: Origin = "home-made"
    document: dict[str, Any] | None = Field(default=None, description="what an option takes")
    frame: Frame | None = Field(default=None, description="a game that begins with it")
    gallery: dict[str, Any] = Field(
        default={}, description="its cards and the like, where the game shows them"
    )
    kept: str | None = Field(default=None, description="its id among the files that are kept")


class KeptFile(Wire):
    id: str
    name: str = Field(description="of the option that takes it")
    title: str
    origin: Origin


class FileForgotten(Wire):
    id: str


class FileContent(Wire):
    document: dict[str, Any]


class Learned(Wire):
    what: list[str] = Field(description="kind, game and name: a lesson, a puzzle, what was read")


class Learn(Wire):
    what: str = Field(max_length=100, pattern=r"^(intro|game|coach)( [\w.-]+){1,2}$")


class Introductions(Wire):
    kinds: dict[str, Text] = Field(description="what a coach says of each kind of decision")


class Section(Wire):
    """A part of how to play."""

    id: str
    heading: Text
    text: Text
    example: str | None = Field(description="the id of the example that shows it")
    picture: Frame | None


class ExampleLine(Wire):
    id: str
    title: Text


class HowToPlay(Wire):
    complete: bool = Field(description="false while pictures wait for the rules to be compiled")
    sections: list[Section]
    examples: list[ExampleLine]


class ExampleStep(Wire):
    says: Text
    points: list[str]
    frame: Frame


class ExampleInfo(Wire):
    id: str
    title: Text
    seats: int
    steps: list[ExampleStep]


class Hint(Wire):
    """A plan for the turn, and the reason for it."""

    move: str = Field(description="the first move of it")
    steps: list[str]
    share: float = Field(description="expected share of victory, 0 to 1")
    plan: list[Text] = Field(description="the decisions of the turn, in words")
    brings: Text | None
    risks: Text | None
    text: Text = Field(description="all of it, as one text")
    best: list[HintMove] = Field(description="the best few, this one first")


class Problem(Wire):
    """What every refused request answers."""

    error: Literal[
        "unreadable",
        "illegal",
        "not_yours",
        "ends_turn",
        "not_asked",
        "out_of_order",
        "unknown",
        "preparing",
        "too_large",
        "too_many",
        "storage",
        "internal",
    ]
    message: Text
    rule: RuleInfo | None = None
    table: Table | None = Field(default=None, description="a fresh snapshot after a stale move")
