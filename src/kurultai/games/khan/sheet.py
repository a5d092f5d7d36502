"""The score sheet: shapes, which stay, and the bonus for territories, which may change hands."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.sheet import Counted, SheetLine, sheet_line
from kurultai.games.khan.notation import areas_of
from kurultai.games.khan.rulebook import TEXTS
from kurultai.games.khan.scoring import all_territories, bonus_of, points, share_of


def sheet(p: Position) -> list[SheetLine]:
    b, s = p.b[0], p.s[0]
    sizes = all_territories(b, s)
    shapes = [int(points(b, s, seat)) for seat in range(p.seats)]
    bonuses = [int(bonus_of(sizes, p.seats, seat)) for seat in range(p.seats)]
    return [
        sheet_line("shapes", TEXTS("score-shapes"), "certain", shapes),
        sheet_line("bonus", TEXTS("score-bonus"), "certain" if p.is_over else "now", bonuses),
        sheet_line("largest", TEXTS("score-largest"), "tie", sizes[: p.seats, 0].tolist()),
    ]


def counting(p: Position) -> list[Counted]:
    """Shape by shape for everyone, then the bonuses, the largest last."""
    shapes = [each for seat in range(p.seats) for each in _shapes(p, seat)]
    bonuses = [each for seat in range(p.seats) for each in _bonus(p, seat)]
    return shapes + sorted(bonuses, key=lambda each: each["points"])


def _shapes(p: Position, seat: int) -> list[Counted]:
    b, s = p.b[0], p.s[0]
    found: list[Counted] = []
    for tile in range(int(s.laid)):
        if not int(s.owned[seat]) >> tile & 1:
            continue
        areas = areas_of(p, int(s.place[tile]))
        owners = int(s.owners[tile]).bit_count()
        said = TEXTS("counted-shape" if owners == 1 else "counted-shared", n=len(areas), m=owners)
        found.append(
            {
                "line": "shapes",
                "seat": seat,
                "text": said,
                "at": areas,
                "points": int(share_of(b, s, tile)),
            }
        )
    return found


def _bonus(p: Position, seat: int) -> list[Counted]:
    b, s = p.b[0], p.s[0]
    sizes = all_territories(b, s)
    bonus = int(bonus_of(sizes, p.seats, seat))
    if not bonus:
        return []
    tiles = [tile for tile in range(int(s.laid)) if int(s.owned[seat]) >> tile & 1]
    return [
        {
            "line": "bonus",
            "seat": seat,
            "text": TEXTS("counted-bonus", n=int(sizes[seat, 0])),
            "at": [area for tile in tiles for area in areas_of(p, int(s.place[tile]))],
            "points": bonus,
        }
    ]
