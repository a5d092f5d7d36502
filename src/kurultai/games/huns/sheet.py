"""The score sheet: what can no longer be lost, what depends on cards still to be filled or met."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.sheet import Counted, SheetLine, sheet_line
from kurultai.core.text import Text
from kurultai.games.huns.parts.camp import active
from kurultai.games.huns.parts.facedown import known_for_cards, known_for_types
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.looking import Look, look
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
    TREASURES,
)
from kurultai.games.huns.parts.words import card_name, wagon_name
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.scoring import FOR_CARDS, FOR_TYPES, LINES, points, said_by_cards

MAY_BE_LOST = {FOR_FILLED, FOR_UNFILLED, FOR_TREASURE, FOR_CARDS}
TIMES_SEATS = {FOR_FLED, FOR_WAGON}


def sheet(p: Position, eye: int | None) -> list[SheetLine]:
    """What depends on wagons that lie face down is unknown (§N14)."""
    t = look(p)
    found = [_line(t, eye, line) for line in _lines(p)]
    stashes = [int(stash.sum()) for stash in p.s[0].stash[: p.seats]]
    return [*found, sheet_line("stash", TEXTS("score-stash"), "tie", stashes)]


def known(t: Look, eye: int | None, seat: int, line: int) -> tuple[int, bool]:
    """The points of a line that this eye knows of, and whether there may be more."""
    value = int(t.of_seat[seat, line])
    if line == FOR_TYPES:
        return known_for_types(t, eye, seat, value)
    if line not in (FOR_TREASURE, FOR_CARDS):
        return value, False
    return known_for_cards(t, eye, seat, line == FOR_TREASURE, value)


def _lines(p: Position) -> list[int]:
    """The lines of the sheet; points of other cards only where there are such cards."""
    return [line for line in range(len(LINES)) if line != FOR_CARDS or int(p.b[0].scoring)]


def _line(t: Look, eye: int | None, line: int) -> SheetLine:
    seats = range(t.p.seats)
    told = [known(t, eye, seat, line) for seat in seats]
    return sheet_line(
        LINES[line],
        TEXTS(f"score-{LINES[line]}"),
        "now" if line in MAY_BE_LOST and not t.p.is_over else "certain",
        [points for points, _ in told],
        [seat for seat in seats if told[seat][1]],
    )


def counting(p: Position) -> list[Counted]:
    """Card by card and wagon by wagon, line by line."""
    return [each for line in _lines(p) for seat in range(p.seats) for each in _of(p, seat, line)]


def _of(p: Position, seat: int, line: int) -> list[Counted]:
    b, s = p.b[0], p.s[0]
    if line == FOR_TYPES:
        value = int(points(b, s, seat, line))
        shipped = [WAGON_IDS[wagon] for wagon in members(s.shipped[seat])]
        return [_counted(line, seat, TEXTS("counted-types"), shipped, value)] if value else []
    if line in (FOR_TREASURE, FOR_CARDS):
        return _of_cards(p, seat, line)
    each = int(b.points[line]) * (p.seats if line in TIMES_SEATS else 1)
    if not each:
        return []
    there: list[tuple[Text, str]]
    if line == FOR_WAGON:
        there = [
            (TEXTS("counted-wagon", wagon=wagon_name(p, wagon)), WAGON_IDS[wagon])
            for wagon in members(s.shipped[seat])
        ]
    else:
        cards = members(_cards(p, seat, line))
        there = [(card_name(p, card), CARD_IDS[card]) for card in cards]
    return [_counted(line, seat, name, [id_], each) for name, id_ in there]


def _cards(p: Position, seat: int, line: int) -> int:
    """The cards of a camp that count in a line, as a set."""
    s = p.s[0]
    mine, filled = int(s.cards[seat]), int(s.filled)
    return {
        FOR_EQUIPMENT: mine & EQUIPMENT,
        FOR_RAID: mine & RAIDS,
        FOR_FILLED: mine & filled,
        FOR_UNFILLED: mine & MERCENARIES & ~filled,
        FOR_FLED: mine & int(s.fled),
    }[line]


def _of_cards(p: Position, seat: int, line: int) -> list[Counted]:
    """Cards that say points themselves."""
    b, s = p.b[0], p.s[0]
    there = int(s.cards[seat]) & (TREASURES if line == FOR_TREASURE else ~TREASURES)
    if line == FOR_CARDS:
        there &= int(active(b, s, seat)) | RAIDS
    worth = {card: int(said_by_cards(b, s, seat, 1 << card)) for card in members(there)}
    return [
        _counted(line, seat, card_name(p, card), [CARD_IDS[card]], value)
        for card, value in worth.items()
        if value
    ]


def _counted(line: int, seat: int, said: Text, at: list[str], value: int) -> Counted:
    return {"line": LINES[line], "seat": seat, "text": said, "at": at, "points": value}
