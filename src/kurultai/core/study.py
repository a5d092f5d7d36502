"""What a balance study counts: kinds of decisions, told apart by the words of the notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kurultai.core.text import Text

if TYPE_CHECKING:
    from kurultai.core.game import Position


@dataclass(frozen=True)
class Group:
    """Things of one kind, each named by what ``pattern`` captures in a move's notation."""

    id: str
    title: Text
    pattern: str
    is_opening: bool = False  # only a seat's first such decision counts
    names: Callable[[Position], dict[str, Text]] = lambda p: {}

    def thing(self, move: str) -> str | None:
        """What the move does, of this kind."""
        found = re.match(self.pattern, move)
        return " ".join(found.groups()) if found else None

    def things(self, moves: Iterable[str]) -> set[str]:
        return {thing for move in moves if (thing := self.thing(move)) is not None}
