"""Villages and tokens as a person calls them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kurultai.core.game import Position
from kurultai.core.text import Square, Text
from kurultai.games.dschingis.board import KINDS, bit, names
from kurultai.games.dschingis.rulebook import TEXTS


def kind_name(kind: int) -> Text:
    return TEXTS(f"kind-{KINDS[kind]}")


def village_name(p: Position, village: int) -> Text:
    """By its country; by its coordinates to whoever has them switched on."""
    country = "mongolia" if int(p.s[0].mongolia) & bit(village) else "china"
    return TEXTS(f"village-{country}", at=Square(names(p.b).villages[village]))


def tokens_named(kinds: Iterable[int]) -> list[Text]:
    """A peasant, 2 Mongol horsemen, the plague."""
    numbers = sorted(Counter(kinds).items())
    return [TEXTS(f"counted-{KINDS[kind]}", n=number) for kind, number in numbers]
