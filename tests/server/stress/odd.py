"""Documents and messages that make no sense, or almost, drawn from a seed."""

from __future__ import annotations

import json
import random
import string
from typing import Any

from tests.server.support.client import ME, Json, bot

ODD: list[Any] = [
    *(None, True, 0, -1, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308, "", " ", "0", "null", "\x00"),
    *("\ud7ff", "é" * 500, "x" * 5000, "\u202e", "../../etc/passwd", "' OR 1=1 --", "d1-d3", "%s"),
    *([], {}, [[]], {"": ""}, [None] * 50, {"en": 1}),
]
BODIES: dict[str, Json] = {
    "moves": {"move": "d1-d3", "version": 0, "id": "a"},
    "undo": {"version": 0, "id": "a"},
    "resign": {"version": 0, "id": "a", "seat": 1},
    "draw": {"version": 0, "id": "a"},
    "answer": {"version": 0, "id": "a", "agree": True},
    "replace": {"version": 0, "id": "a", "seat": 1},
    "sit": {"id": "a", "seat": None, "name": "Bo", "invitation": "x"},
    "stand": {"id": "a", "seat": 0},
    "start": {"id": "a", "level": "quick"},
    "back": {"id": "a"},
    "chat": {"text": "hello", "id": "a", "name": "Eve"},
    "why": {"move": "d1-d3"},
    "device": {},
    "rematch": {},
    "hint": {},
}
NEW: Json = {
    "game": "heroes",
    "seats": [ME, bot()],
    "options": {"reach": "exact"},
    "visibility": "public",
    "clock": {"kind": "minutes", "minutes": 5, "increment": 3},
    "timeout": "loss",
}
SPOKEN = {"moves": "play", "chat": "say"}  # what the socket calls them
COMMANDS: list[Json] = [
    *({"type": SPOKEN.get(what, what), **body} for what, body in BODIES.items() if "id" in body),
    {"type": "sync"},
]


class Inputs:
    """Things to try, from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def changed(self, document: Any) -> Any:
        """A document with something odd in it, somewhere."""
        draw = self.random
        if isinstance(document, dict) and document and draw.random() < 0.85:
            made = dict(document)
            name = draw.choice(list(made))
            if draw.random() < 0.15:
                del made[name]
            elif draw.random() < 0.1:
                made[self.word()] = self.odd()
            else:
                made[name] = self.changed(made[name])
            return made
        if isinstance(document, list) and document and draw.random() < 0.6:
            place = draw.randrange(len(document))
            return [*document[:place], self.changed(document[place]), *document[place + 1 :]]
        return self.odd()

    def odd(self) -> Any:
        draw = self.random
        if draw.random() < 0.3:
            return self.word()
        if draw.random() < 0.05:
            nested: Any = 1
            for _ in range(draw.choice((10, 200))):
                nested = [nested]
            return nested
        return draw.choice(ODD)

    def word(self) -> str:
        letters = self.random.choice((string.printable, string.ascii_lowercase, "éß漢\u200f𝕏"))
        return "".join(self.random.choices(letters, k=self.random.randrange(12)))

    def body(self, document: Json) -> bytes:
        """Mostly JSON, mostly of almost the right form."""
        draw = self.random
        made = document if draw.random() < 0.3 else self.changed(document)
        text = json.dumps(made, ensure_ascii=draw.random() < 0.5).encode("utf-8", "replace")
        if draw.random() < 0.05:
            cut = draw.randrange(len(text) + 1)
            return text[:cut] + draw.randbytes(3) + text[cut:]
        return text[: draw.randrange(len(text) + 1)] if draw.random() < 0.03 else text
