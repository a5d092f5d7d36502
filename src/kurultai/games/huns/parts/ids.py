"""The ids of cards (eq01 … tr12) and wagons (wg01 … wg32), and their numbers (§P1.2)."""

from __future__ import annotations

import re

from kurultai.games.huns.parts.vocabulary import CARDS, DECK, PREFIXES, WAGONS

_CARD = re.compile(r"(eq|ra|me|cu|tr)(0[1-9]|1[0-2])")
_WAGON = re.compile(r"wg(0[1-9]|[12][0-9]|3[0-2])")

CARD_IDS = tuple(f"{PREFIXES[card // DECK]}{card % DECK + 1:02}" for card in range(CARDS))
WAGON_IDS = tuple(f"wg{wagon + 1:02}" for wagon in range(WAGONS))


def card_number(id_: object) -> int:
    """The number of a card, -1 if this is not the id of one."""
    match = _CARD.fullmatch(id_) if isinstance(id_, str) else None
    return DECK * PREFIXES.index(match[1]) + int(match[2]) - 1 if match else -1


def wagon_number(id_: object) -> int:
    """The number of a wagon, -1 if this is not the id of one."""
    match = _WAGON.fullmatch(id_) if isinstance(id_, str) else None
    return int(match[1]) - 1 if match else -1


def members(things: object) -> list[int]:
    """The numbers in a bit set, for code that is not compiled."""
    rest = int(things)  # type: ignore[call-overload]
    return [i for i in range(rest.bit_length()) if rest >> i & 1]
