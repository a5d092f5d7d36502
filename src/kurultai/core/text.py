"""What a person reads. A text is said at the last moment, to a reader: in their language, with the
names of those who play, and "you" for themselves.

``TEXTS = Texts("kurultai.games.<game>")`` stands for a package's messages (see ``catalogue``);
``TEXTS("happened-deal", who=SEATS[2], n=3)`` is one of them with its parts: numbers, words, seats,
other texts, lists of texts. Nothing is said until ``str(text)`` or ``reader.say(text)``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from importlib.resources import files
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from pydantic_core import CoreSchema, SchemaSerializer, core_schema

from kurultai.core.catalogue import (
    ENGLISH,
    Catalogue,
    Said,
    catalogue,
    from_english,
)
from kurultai.core.saying import number

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler


@dataclass(frozen=True)
class Reader:
    """Whoever reads."""

    language: str = ENGLISH
    names: tuple[str | None, ...] = ()  # by seat, of people who gave one
    you: int | None = None  # the reader's seat, if it is one
    coordinates: bool = True  # places are told by their squares too

    def say(self, text: Text) -> str:
        return text.said(self)

    def name(self, seat: int) -> str | None:
        return self.names[seat] if seat < len(self.names) else None


NOBODY = Reader()
_reader: ContextVar[Reader] = ContextVar("reader", default=NOBODY)


def reader() -> Reader:
    """Who reads just now."""
    return _reader.get()


@contextmanager
def reading(by: Reader) -> Iterator[None]:
    """Within this, ``str(text)`` says it to that reader."""
    token = _reader.set(by)
    try:
        yield
    finally:
        _reader.reset(token)


def read_by(by: Reader) -> None:
    """From here on (in this task) ``str(text)`` says it to that reader."""
    _reader.set(by)


class Text:
    """Something to be said. Immutable."""

    __slots__: tuple[str, ...] = ()

    def said(self, reader: Reader) -> str:
        raise NotImplementedError

    def form(self, name: str, reader: Reader) -> str:
        """Another form: of a thing "of the thing", its gender …; most have but one."""
        return self.said(reader)

    def __str__(self) -> str:
        return self.said(_reader.get())

    def __getitem__(self, language: str) -> str:
        """As it is said in a language to somebody who does not play."""
        return self.said(Reader(language))

    def _all(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._all()}"

    def __reduce__(self) -> tuple[type[Text], tuple[object, ...]]:
        return type(self), self._all()

    def __deepcopy__(self, memo: object) -> Text:
        return self

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Over the wire goes what is said to the reader of the moment, and comes back as it is."""
        words = core_schema.str_schema()
        say = core_schema.plain_serializer_function_ser_schema(str, return_schema=words)
        said = core_schema.no_info_after_validator_function(Same, words)
        ours = core_schema.is_instance_schema(Text)
        return core_schema.union_schema([ours, said], serialization=say)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {"type": "string"}


class Message(Text):
    """A message of a catalogue with its parts."""

    __slots__ = ("catalogue", "id", "parts")

    def __init__(self, catalogue: Catalogue, id_: str, parts: Mapping[str, object]) -> None:
        self.catalogue = catalogue
        self.id = id_
        self.parts = parts

    def said(self, reader: Reader) -> str:
        return self.catalogue.say(reader.language, self.id, _said_parts(self.parts, reader))

    def form(self, name: str, reader: Reader) -> str:
        id_ = f"{self.id}.{name}"
        if not self.catalogue.has(reader.language, id_):
            return self.said(reader)
        return self.catalogue.say(reader.language, id_, _said_parts(self.parts, reader))

    def attribute(self, name: str, **parts: object) -> Message:
        """Another sentence that belongs to this one (a rule's refusal)."""
        return Message(self.catalogue, f"{self.id}.{name}", parts)

    def has(self, name: str) -> bool:
        return self.catalogue.has(ENGLISH, f"{self.id}.{name}")


class Seat(Text):
    """Whoever sits there: said as their name, or as the seat's colour."""

    __slots__ = ("number", "word")

    def __init__(self, number: int, word: Text) -> None:
        self.number = number
        self.word = word

    @property
    def paint(self) -> str:
        """The colour in English, by which it is painted in every language."""
        return self.word[ENGLISH].lower()

    def said(self, reader: Reader) -> str:
        return reader.name(self.number) or self.word.said(reader)

    def form(self, name: str, reader: Reader) -> str:
        return reader.name(self.number) or self.word.form(name, reader)


class Given(Text):
    """What somebody wrote into a data file: a word for each language; English, or whatever there
    is, if it has none.
    """

    __slots__ = ("words",)

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def said(self, reader: Reader) -> str:
        if found := self.words.get(reader.language):
            return found
        if english := self.words.get(ENGLISH):
            return from_english(reader.language, english)
        return next(iter(self.words.values()))


class Same(Text):
    """A word that is the same in every language: a square, a name."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def said(self, reader: Reader) -> str:
        return self.word


class Square(Text):
    """A place by its coordinates (d3), for readers who have them switched on."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def said(self, reader: Reader) -> str:
        return self.name if reader.coordinates else ""


class Listed(Text):
    """One, two and three."""

    __slots__ = ("texts",)

    def __init__(self, texts: tuple[Text, ...]) -> None:
        self.texts = texts

    def said(self, reader: Reader) -> str:
        *most, last = [text.said(reader) for text in self.texts] or [""]
        if not most:
            return last
        core = catalogue("kurultai.core")
        so_far = most[0]
        for following in most[1:]:
            parts = {"most": so_far, "next": following}
            so_far = core.say(reader.language, "list-comma", parts)
        return core.say(reader.language, "list-and", {"most": so_far, "last": last})


class Together(Listed):
    """Seats that do one thing, at the start of a sentence: the reader comes first, as "You"."""

    __slots__ = ()

    def said(self, reader: Reader) -> str:
        if not self.has(reader.you):
            return super().said(reader)
        you = Same(catalogue("kurultai.core").say(reader.language, "list-you", {}))
        others = [text for text in self.texts if not _is_seat(text, reader.you)]
        return Listed((you, *others)).said(reader)

    def has(self, seat: int | None) -> bool:
        return any(_is_seat(text, seat) for text in self.texts)


def _is_seat(text: Text, number: int | None) -> bool:
    return isinstance(text, Seat) and text.number == number


class Joined(Text):
    """One after the other."""

    __slots__ = ("between", "texts")

    def __init__(self, texts: tuple[Text, ...], between: str) -> None:
        self.texts = texts
        self.between = between

    def said(self, reader: Reader) -> str:
        return self.between.join(text.said(reader) for text in self.texts)


class Told(Text):
    """A text that is said with these names, whoever carries it on: only the language is open."""

    __slots__ = ("text", "to")

    def __init__(self, text: Text, to: Reader) -> None:
        self.text = text
        self.to = to

    def said(self, reader: Reader) -> str:
        return self.text.said(replace(self.to, language=reader.language))


class Drawn(Text):
    """A drawing: made when it is said, in the reader's language and with the names they know."""

    __slots__ = ("draw", "view")

    def __init__(self, draw: Callable[[Any], str], view: object) -> None:
        self.draw = draw
        self.view = view

    def said(self, reader: Reader) -> str:
        with reading(reader):
            return self.draw(self.view)


# By this a text is said wherever it stands, in a view of a game too
Text.__pydantic_serializer__ = SchemaSerializer(  # type: ignore[attr-defined]
    Text.__get_pydantic_core_schema__(Text, cast("GetCoreSchemaHandler", None))
)


def joined(texts: Iterable[Text], between: str = " ") -> Text:
    """One after the other; one alone is itself."""
    found = tuple(texts)
    return found[0] if len(found) == 1 else Joined(found, between)


def listed(texts: Iterable[Text]) -> Text:
    """One, two and three; one alone is itself."""
    found = tuple(texts)
    return found[0] if len(found) == 1 else Listed(found)


def as_it_is(word: str) -> Text:
    """A word that is the same in every language."""
    return Same(word)


def given(entry: Mapping[str, Any], key: str) -> Given:
    """``name_en``, ``name_fr`` … of an entry of a data file; languages have two letters."""
    said = {k.removeprefix(f"{key}_"): word for k, word in entry.items() if k.startswith(f"{key}_")}
    return Given({language: word for language, word in said.items() if len(language) == 2})


def _said_parts(parts: Mapping[str, object], reader: Reader) -> dict[str, object]:
    """Parts as the message library takes them. A seat brings ``$who`` and ``$who-is``, a square
    ``$where`` and ``$where-is``.
    """
    said: dict[str, object] = {}
    for name, part in parts.items():
        if isinstance(part, Text):
            said[name] = _with_forms(part, reader)
            said[f"{name}-is"] = _is(part, reader)
        elif isinstance(part, str):
            said[name] = part
        elif isinstance(part, list | tuple) and all(isinstance(each, Text) for each in part):
            said[name] = listed(part).said(reader)
        elif isinstance(part, Integral):
            said[name] = number(int(part))
        else:
            said[name] = str(part)
    return said


def _is(part: Text, reader: Reader) -> str:
    if isinstance(part, Square):
        return "shown" if reader.coordinates else "hidden"
    if isinstance(part, Together):
        return "you" if part.has(reader.you) else "other"
    return "you" if _is_seat(part, reader.you) else "other"


def _with_forms(text: Text, reader: Reader) -> Said:
    said = Said(text.said(reader))
    said.form = lambda name: text.form(name, reader)
    return said


def plain(value: Any) -> Any:
    """A view or the like with its texts said, as JSON has it."""
    if isinstance(value, Text):
        return str(value)
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def load_toml(package: str, name: str) -> dict[str, Any]:
    """A data file that lies beside a module."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def optional_toml(file: Path) -> dict[str, Any]:
    """A data file that need not be there."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def seats(texts: Texts, *ids: str) -> tuple[Seat, ...]:
    """A game's seats, by the messages that name them."""
    return tuple(Seat(number, texts(id_)) for number, id_ in enumerate(ids))


class Texts:
    """A package's messages: ``texts("asked-move", who=...)``."""

    def __init__(self, package: str) -> None:
        self.catalogue = catalogue(package)

    def __call__(self, id_: str, /, **parts: object) -> Text:
        return Message(self.catalogue, id_, parts)

    def message(self, id_: str) -> Message:
        """A message that has others as its attributes."""
        return Message(self.catalogue, id_, {})
