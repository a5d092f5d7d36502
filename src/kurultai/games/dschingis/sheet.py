"""The score sheet: villages by country. Until the end a wall or a token may change any of them."""

from __future__ import annotations

import numpy as np

from kurultai.core.game import Position
from kurultai.core.sheet import EVERYONE, Counted, SheetLine, sheet_line
from kurultai.core.text import Text, joined
from kurultai.games.dschingis.board import KINDS, VILLAGES, bit, names
from kurultai.games.dschingis.parts.naming import tokens_named
from kurultai.games.dschingis.rulebook import TEXTS
from kurultai.games.dschingis.scoring import contents, points
from kurultai.games.dschingis.state import known_by, village_of

COUNTRIES = ("mongolia", "china")


def sheet(p: Position, viewer: int) -> list[SheetLine]:
    """By country, as far as the viewer (EVERYONE, or a seat, or SPECTATOR) knows the tokens."""
    worth, veiled = _worth(p, viewer), _veiled(p, viewer)
    villages = [int(controlled).bit_count() for controlled in p.s[0].controls[: p.seats]]
    return [
        sheet_line(
            country,
            TEXTS(f"score-{country}"),
            "certain" if p.is_over else "now",
            [sum(worth[seat][country].values()) for seat in range(p.seats)],
            [seat for seat in range(p.seats) if veiled & set(worth[seat][country])],
        )
        for country in COUNTRIES
    ] + [sheet_line("villages", TEXTS("score-villages"), "tie", villages)]


def counting(p: Position) -> list[Counted]:
    """Village by village, country by country."""
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(p.s[0], EVERYONE, counts)
    worth = _worth(p, EVERYONE)
    return [
        {
            "line": country,
            "seat": seat,
            "text": _said(counts[village]),
            "at": [names(p.b).villages[village]],
            "points": worth[seat][country][village],
        }
        for country in COUNTRIES
        for seat in range(p.seats)
        for village in sorted(worth[seat][country])
    ]


def _worth(p: Position, viewer: int) -> list[dict[str, dict[int, int]]]:
    """For each seat and country: the villages it controls, and what is known to be in them."""
    s = p.s[0]
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, viewer, counts)
    found: list[dict[str, dict[int, int]]] = []
    for seat in range(p.seats):
        of_seat: dict[str, dict[int, int]] = {country: {} for country in COUNTRIES}
        for village in range(VILLAGES):
            if int(s.controls[seat]) & bit(village):
                in_mongolia = bool(int(s.mongolia) & bit(village))
                country = COUNTRIES[0] if in_mongolia else COUNTRIES[1]
                of_seat[country][village] = int(points(counts[village], in_mongolia))
        found.append(of_seat)
    return found


def _veiled(p: Position, viewer: int) -> set[int]:
    """Villages with a token that the viewer does not know."""
    if viewer == EVERYONE:
        return set()
    tokens = [int(token) for token in p.s[0].token[: int(p.s[0].laid)]]
    return {int(village_of(token)) for token in tokens if not known_by(token, viewer)}


def _said(counts: np.ndarray) -> Text:
    """A peasant, 2 Mongol horsemen, the plague."""
    return joined(tokens_named(np.repeat(np.arange(len(KINDS)), counts).tolist()), ", ")
