"""The score sheet: what can no longer be lost, what depends on cards still to be filled or met."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.sheet import Counted, SheetLine, sheet_line
from kurultai.core.text import Text
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.looking import look
from kurultai.games.huns.parts.vocabulary import (
    EQUIPMENT,
    FOR_EQUIPMENT,
    FOR_FILLED,
    FOR_FLED,
    FOR_RAID,
    FOR_TREASURE,
    FOR_UNFILLED,
    FOR_WAGON,
    MERCENARIES,
    RAIDS,
)
from kurultai.games.huns.parts.words import card_name, wagon_name
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.scoring import FOR_TYPES, LINES, points, treasures_met

MAY_BE_LOST = {FOR_FILLED, FOR_UNFILLED, FOR_TREASURE}
TIMES_SEATS = {FOR_FLED, FOR_TREASURE, FOR_WAGON}


def sheet(p: Position) -> list[SheetLine]:
    """Nothing that scores is secret (§N14)."""
    of_seat = look(p).of_seat[: p.seats]
    found = [
        sheet_line(
            name,
            TEXTS(f"score-{name}"),
            "now" if line in MAY_BE_LOST and not p.is_over else "certain",
            of_seat[:, line].tolist(),
        )
        for line, name in enumerate(LINES)
    ]
    stashes = [int(stash.sum()) for stash in p.s[0].stash[: p.seats]]
    return [*found, sheet_line("stash", TEXTS("score-stash"), "tie", stashes)]


def counting(p: Position) -> list[Counted]:
    """Card by card and wagon by wagon, line by line."""
    return [
        each for line in range(len(LINES)) for seat in range(p.seats) for each in _of(p, seat, line)
    ]


def _of(p: Position, seat: int, line: int) -> list[Counted]:
    b, s = p.b[0], p.s[0]
    if line == FOR_TYPES:
        value = int(points(b, s, seat, line))
        shipped = [WAGON_IDS[wagon] for wagon in members(s.shipped[seat])]
        return [_counted(line, seat, TEXTS("counted-types"), shipped, value)] if value else []
    each = int(b.points[line]) * (p.seats if line in TIMES_SEATS else 1)
    if not each:
        return []
    if line == FOR_WAGON:
        there = [(wagon_name(p, wagon), WAGON_IDS[wagon]) for wagon in members(s.shipped[seat])]
    else:
        there = [(card_name(p, card), CARD_IDS[card]) for card in members(_cards(p, seat, line))]
    return [_counted(line, seat, name, [id_], each) for name, id_ in there]


def _cards(p: Position, seat: int, line: int) -> int:
    """The cards of a camp that count in a line, as a set."""
    b, s = p.b[0], p.s[0]
    mine, filled = int(s.cards[seat]), int(s.filled)
    return {
        FOR_EQUIPMENT: mine & EQUIPMENT,
        FOR_RAID: mine & RAIDS,
        FOR_FILLED: mine & filled,
        FOR_UNFILLED: mine & MERCENARIES & ~filled,
        FOR_FLED: mine & int(s.fled),
        FOR_TREASURE: int(treasures_met(b, s, seat)),
    }[line]


def _counted(line: int, seat: int, said: Text, at: list[str], value: int) -> Counted:
    return {"line": LINES[line], "seat": seat, "text": said, "at": at, "points": value}
