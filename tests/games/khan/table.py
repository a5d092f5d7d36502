"""Positions set up by hand for the tests: an empty map, then what each test needs.

p = table(seats=3)              # Red's two actions, rulers on their starts, no cards, no yurts
yurts(p, r="d5 d6", n="e5")     # r red, y yellow, b blue, g green, n neutral
hand(p, 0, "seljuk.ice")
"""

from __future__ import annotations

from typing import Any

from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.games.khan.notation import ids_of
from kurultai.games.khan.parts.areas import NAMES, NUMBERS, add, drop, has
from kurultai.games.khan.parts.cards import take
from kurultai.games.khan.state import ACTING, DISCARDS, PILE, TURNING, pitch

OWNERS = {"r": 0, "y": 1, "b": 2, "g": 3, "n": 4}


def table(
    seats: int = 2, turn: int = 0, left: int = 2, rules: str = "2", **options: Any
) -> Position:
    """The active player has his actions before him."""
    p = game("khan").new(seats, options, rules)
    s = p.s[0]
    s.phase, s.turn, s.actions_left, s.turns = ACTING, turn, left, 1
    return p


def before_step_1(p: Position) -> Position:
    p.s[0].phase = TURNING
    return p


def yurts(p: Position, **areas: str) -> Position:
    for owner, names in areas.items():
        for name in names.split():
            assert has(p.s[0].empty, NUMBERS[name]), f"{name} is not empty land"
            pitch(p.s[0], NUMBERS[name], OWNERS[owner])
    return p


def ruler(p: Position, id_: str, area: str, court: int = 5) -> Position:
    """Put a ruler somewhere else."""
    s, number = p.s[0], ids_of(p.options).rulers.index(id_)
    assert has(s.empty, NUMBERS[area])
    add(s.empty, s.ruler_at[number])
    drop(s.empty, NUMBERS[area])
    s.ruler_at[number], s.court[number] = NUMBERS[area], court
    return p


def court(p: Position, id_: str, yurts_: int) -> Position:
    p.s[0].court[ids_of(p.options).rulers.index(id_)] = yurts_
    return p


def gone(p: Position, *names: str) -> Position:
    """Rulers back in their courts, without a trace on the map."""
    s = p.s[0]
    for id_ in names:
        number = ids_of(p.options).rulers.index(id_)
        add(s.empty, s.ruler_at[number])
        s.ruler_at[number], s.court[number] = -1, 0
        s.removed += 1
    return p


def hand(p: Position, seat: int, *cards: str) -> Position:
    for card in cards:
        take(p.s[0], seat, ids_of(p.options).cards.index(card))
    return p


def discards(p: Position, *cards: str) -> Position:
    """Cards from the draw pile onto the discards."""
    s = p.s[0]
    for card in cards:
        number = ids_of(p.options).cards.index(card)
        assert s.card_at[number] == PILE
        s.card_at[number] = DISCARDS
        s.pile -= 1
    return p


def only_on_pile(p: Position, *cards: str) -> Position:
    """Everything else that is on the draw pile becomes discards."""
    pile = [c for i, c in enumerate(ids_of(p.options).cards) if p.s[0].card_at[i] == PILE]
    discards(p, *(card for card in pile if card not in cards))
    assert p.s[0].pile == len(cards)
    return p


def supply(p: Position, **left: int) -> Position:
    """supply(p, s2I=0): so many copies are left."""
    for kind, copies in left.items():
        p.s[0].supply[ids_of(p.options).shapes.index(kind[1:])] = copies
    return p


# What the tests look at


def moves(p: Position, word: str = "") -> list[str]:
    found = sorted(p.format(move) for move in p.legal()) if p.actor >= 0 else []
    return [text for text in found if text.startswith(word)]


def refused(p: Position, text: str, by: str) -> bool:
    """Whether exactly this rule forbids the move (and the list of legal moves agrees)."""
    assert text not in moves(p)
    try:
        p.check(p.parse(text))
    except Illegal as refusal:
        assert refusal.message["en"] and refusal.message["fr"]
        assert "{" not in refusal.message["en"] + refusal.message["fr"]
        assert refusal.rule == by, f"refused by {refusal.rule}: {refusal}"
        return True
    return False


def accepted(p: Position, text: str) -> bool:
    p.check(p.parse(text))
    return text in moves(p)


def played(p: Position, *texts: str) -> Position:
    """The position after these moves; every one must be legal, of a seat or of chance."""
    after = p.copy()
    for text in texts:
        move = after.parse(text)
        after.check(move)
        assert after.format(move) == text
        after.play(move)
    return after


def seen(p: Position) -> dict[str, Any]:
    return p.game.view_all(p)


def stands(p: Position, area: str) -> str:
    """What is on an area: r y b g n a yurt, a ruler's id, "tile" or nothing."""
    view = seen(p)
    for yurt in view["yurts"]:
        if yurt["area"] == area:
            return "n" if yurt["seat"] is None else "rybg"[yurt["seat"]]
    for one in view["rulers"]:
        if one["area"] == area:
            return str(one["id"])
    return "tile" if any(area in tile["areas"] for tile in view["tiles"]) else ""


def where(p: Position, id_: str) -> str | None:
    found: str | None = next(r["area"] for r in seen(p)["rulers"] if r["id"] == id_)
    return found


def yurts_in_court(p: Position, id_: str) -> int:
    return int(next(r["court"] for r in seen(p)["rulers"] if r["id"] == id_))


def empty_areas(p: Position) -> set[str]:
    return {NAMES[area] for area in range(len(NAMES)) if has(p.s[0].empty, area)}
