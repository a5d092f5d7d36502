"""What is asked, in words; the legal moves as steps a person makes."""

from __future__ import annotations

from kurultai.core.game import Choice, Ends, Position
from kurultai.core.text import Text
from kurultai.games.khan import moves
from kurultai.games.khan.board import SETUPS
from kurultai.games.khan.notation import Ids, format_move, ids_of
from kurultai.games.khan.parts import words
from kurultai.games.khan.parts.cards import deal_to
from kurultai.games.khan.phases.preparing import next_ruler
from kurultai.games.khan.rulebook import TEXTS
from kurultai.games.khan.state import (
    ACTING,
    CHOOSING,
    CONQUERING,
    CONSENTING,
    DEALING,
    DISCARDING,
    DRIVING,
    END_PHASE,
    PITCHING,
    PLACING,
    REPLENISHING,
    SCATTERING,
    STARTING,
    State,
)


def choices(p: Position) -> list[Choice]:
    ids = ids_of(p.options)
    found = [_choice(p, ids, int(move)) for move in p.legal()]
    return sorted(found, key=lambda choice: choice["move"])


def _choice(p: Position, ids: Ids, move: int) -> Choice:
    """Click a card and an area; a ruler; a shape and its place; a button and what it asks for."""
    text = format_move(p, ids, move)
    word, *things = text.split()
    if move >= moves.CONQUER:
        steps = [things[0], " ".join(things[1:])]  # all areas at once: there can be thousands
    elif move < moves.YURT:
        steps = things[1:]  # which ruler is no choice
    elif move < moves.ANYWHERE:
        steps = things
    elif moves.DISCARD <= move < moves.AGREE:
        steps = [*things, word]
    else:
        steps = [word, *things]
    return {"move": text, "steps": steps}


def asked(p: Position) -> Text:
    """One sentence: what is asked, or who has won."""
    if p.is_over:
        won = p.winners()
        return TEXTS("over-won" if len(won) == 1 else "over-shared", who=words.players(won))
    s, ids = p.s[0], ids_of(p.options)
    who = words.SEATS[s.turn]
    if s.phase == STARTING:
        return TEXTS("asked-start")
    if s.phase in (DEALING, REPLENISHING):
        return TEXTS("asked-deal", who=words.SEATS[deal_to(p.b[0], s)])
    if s.phase == DRIVING:
        return TEXTS("asked-drive", ruler=words.ruler(ids, int(s.driven)))
    if s.phase in (SCATTERING, PLACING):
        name = "asked-scatter" if s.phase == SCATTERING else "asked-place"
        return TEXTS(name, who=who, ruler=words.ruler(ids, int(next_ruler(p.b[0], s))))
    if s.phase == PITCHING:
        return TEXTS(f"asked-yurt-{SETUPS[p.b[0].setup]}", who=who)
    if s.phase == ACTING:
        return TEXTS(f"asked-act-{_which_action(s)}", who=who)
    if s.phase == CONSENTING:
        return _asked_for_consent(p, ids)
    names = {DISCARDING: "discard", CHOOSING: "special"}
    if s.phase == CONQUERING:
        return TEXTS("asked-conquer-two" if s.actions_left == 2 else "asked-conquer-one", who=who)
    return TEXTS(f"asked-{names.get(int(s.phase), 'turn')}", who=who)


def ends(p: Position) -> Ends | None:
    """Near: the next ruler driven home is the fifth (§trigger)."""
    if p.is_over:
        return None
    s = p.s[0]
    if s.triggered:
        name = "ends-end" if s.triggered == END_PHASE else "ends-last"
        return {"text": TEXTS(name, book=words.enough(p.b[0])), "near": True}
    enough, book = int(p.b[0].enough), words.enough(p.b[0])
    if s.removed == 0 and enough > 1:
        return {"text": TEXTS("ends-none", enough=enough, book=book), "near": False}
    if s.removed == enough - 1:
        return {"text": TEXTS("ends-near", book=book), "near": True}
    return {"text": TEXTS("ends-far", n=int(s.removed), enough=enough, book=book), "near": False}


def _which_action(s: State) -> str:
    if s.third:
        return "third"
    if s.triggered:
        return "last"
    return "both" if s.actions_left == 2 else "one"


def _asked_for_consent(p: Position, ids: Ids) -> Text:
    s = p.s[0]
    return TEXTS(
        "asked-consent",
        who=words.SEATS[s.asked],
        by=words.SEATS[s.turn],
        shape=words.shape(ids, int(p.b[0].kind[s.proposal])),
    )
