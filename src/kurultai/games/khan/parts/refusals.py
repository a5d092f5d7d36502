"""What a refusal names: the area, the card, the shape, who has how many yurts there."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.games.khan import moves
from kurultai.games.khan.notation import Ids, areas_of, ids_of
from kurultai.games.khan.parts import words
from kurultai.games.khan.parts.areas import NAMES
from kurultai.games.khan.parts.cards import deal_to, kind_of
from kurultai.games.khan.parts.majorities import count_of, yurts_of
from kurultai.games.khan.prompts import asked


def details(p: Position, move: int) -> dict[str, object]:
    ids = ids_of(p.options)
    parts: dict[str, object] = {
        "asked": asked(p),
        "dealt": words.SEATS[deal_to(p.b[0], p.s[0])],
    }
    if moves.INVADE <= move < moves.DRIVE:
        card = int(moves.card_of(move))
        parts |= {"card": words.card(ids, card), "kind": words.kind(int(kind_of(card)))}
    if move < moves.DRIVE or moves.ANYWHERE <= move < moves.DISCARD:
        parts["area"] = NAMES[moves.area_of(move)]
    elif move < moves.ANYWHERE:
        parts["ruler"] = words.ruler(ids, move - moves.DRIVE)
    elif moves.SCOUT <= move < moves.NONE:
        parts["shape"] = ids.shapes[move - moves.SCOUT]
    elif moves.CONQUER <= move < moves.CONQUER + p.b[0].places:
        parts |= _of_conquest(p, ids, move - moves.CONQUER)
    return parts


def _of_conquest(p: Position, ids: Ids, place: int) -> dict[str, object]:
    s, b = p.s[0], p.b[0]
    count = int(count_of(b, s, place))
    there = areas_of(p, place)
    bare = [name for name, area in zip(there, b.areas[place], strict=False) if not s.on[area]]
    return {
        "shape": ids.shapes[b.kind[place]],
        "bare": ", ".join(bare),
        "own": int(yurts_of(count, int(s.turn))),
        "most": max(int(yurts_of(count, seat)) for seat in range(p.seats)),
    }
