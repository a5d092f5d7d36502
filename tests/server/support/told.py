"""A table as a socket tells it: a snapshot, and what the deltas make of it."""

from __future__ import annotations

from pydantic import TypeAdapter

from kurultai.server.schemas.socket import SocketMessage
from kurultai.server.tables.views.choices import unpacked
from kurultai.server.tables.views.patches import patched
from tests.server.support.client import Json

MESSAGE: TypeAdapter[object] = TypeAdapter(SocketMessage)


class ToldTable:
    """Keeps a table from message to message, as the browser does."""

    def __init__(self) -> None:
        self.content: Json = {}  # with packed choices, as it goes over the line
        self.shown: list[Json] = []  # by the last message: the table after each of its patches

    @property
    def table(self) -> Json:
        """In the form in which HTTP answers."""
        return {**self.content, "choices": unpacked(self.content["choices"])}

    def take(self, message: Json) -> None:
        """A message of the protocol, of the documented form."""
        MESSAGE.validate_python(message)
        if message["type"] == "snapshot":
            self.content = message["table"]
            self.shown = [self.content]
        elif message["type"] == "delta":
            self.shown = []
            for patch in message["patches"]:
                self.content = patched(self.content, patch)
                self.shown.append(self.content)
