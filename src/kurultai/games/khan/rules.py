"""Whose move it is, what may be done, and doing it: the rules put together, step by phase."""

from __future__ import annotations

from kurultai.core.bits import Rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import (
    AGREE,
    ANYWHERE,
    CONQUER,
    DEAL,
    DISCARD,
    DRIVE,
    INVADE,
    MORALE,
    MOVES,
    ODD,
    REFUSE,
    RULER,
    START,
    TURN,
    YURT,
    area_of,
)
from kurultai.games.khan.parts import cards
from kurultai.games.khan.phases import (
    acting,
    choosing,
    conquering,
    consenting,
    driving,
    invading,
    preparing,
    turning,
)
from kurultai.games.khan.phases.invading import objection_to_area
from kurultai.games.khan.rulebook import IS_OVER, LEGAL, ONLY_CONQUESTS, OUT_OF_ORDER
from kurultai.games.khan.state import (
    ACTING,
    CHOOSING,
    CONQUERING,
    CONSENTING,
    DEALING,
    DISCARDING,
    DRIVING,
    FINISHED,
    PITCHING,
    PLACING,
    REPLENISHING,
    SCATTERING,
    STARTING,
    TURNING,
    State,
    pitch,
)


@compiled
def actor(b: Board, s: State) -> int:
    phase = s.phase
    if phase in (STARTING, SCATTERING, DEALING, TURNING, DRIVING, REPLENISHING):
        return CHANCE
    if phase == FINISHED:
        return OVER
    return s.asked if phase == CONSENTING else s.turn


@compiled
def legal(b: Board, s: State, out: Moves) -> int:
    phase = s.phase
    if phase == ACTING:
        return acting.candidates(b, s, out)
    if phase == CONQUERING:
        return conquering.candidates(b, s, out)
    if phase == CHOOSING:
        return choosing.candidates(b, s, out)
    if phase == PITCHING:
        return preparing.candidates(b, s, out)
    if phase == PLACING:
        return preparing.candidates_for_ruler(b, s, out)
    if phase == DISCARDING:
        return invading.candidates_to_discard(s, out)
    if phase == CONSENTING:
        out[0], out[1] = AGREE, REFUSE
        return 2
    return 0


@compiled
def objection(b: Board, s: State, move: int) -> int:
    phase = s.phase
    if phase == FINISHED:
        return IS_OVER
    if move >= MOVES:
        return objection_to_outcome(b, s, move)
    if phase == ACTING:
        return acting.objection(b, s, move)
    if phase == CONQUERING:
        return conquering.objection(b, s, move) if move >= CONQUER else ONLY_CONQUESTS
    if phase == CHOOSING and MORALE <= move < CONQUER:
        return choosing.objection(b, s, move)
    if phase == PITCHING and YURT <= move < INVADE:
        return preparing.objection(b, s, move)
    if phase == PLACING and move < YURT:
        return objection_to_area(b, s, area_of(move))
    if phase == DISCARDING and DISCARD <= move < AGREE:
        return invading.objection_to_discard(s, move)
    if phase == CONSENTING and AGREE <= move <= REFUSE:
        return LEGAL
    return OUT_OF_ORDER


@compiled
def objection_to_outcome(b: Board, s: State, move: int) -> int:
    """Chance outcomes that are possible; moves that no shape or hand allows name their rule."""
    phase = s.phase
    if move >= ODD:
        return move - ODD
    if phase in (TURNING, DRIVING) and move >= TURN:
        return cards.objection_to_turn(s, move)
    if phase in (DEALING, REPLENISHING) and DEAL <= move < TURN:
        return cards.objection_to_deal(b, s, move)
    if phase == STARTING and START <= move < RULER:
        return preparing.objection_to_start(b, move)
    if phase == SCATTERING and RULER <= move < DEAL:
        return preparing.objection_to_ruler(b, s, move - RULER)
    return OUT_OF_ORDER


@compiled
def sample(b: Board, s: State, rng: Rng) -> int:
    if s.phase == STARTING:
        return preparing.sample_start(b, rng)
    if s.phase == SCATTERING:
        return preparing.sample_ruler(b, s, rng)
    return cards.sample(b, s, rng)


@compiled
def play(b: Board, s: State, move: int) -> None:
    phase = s.phase
    if phase in (ACTING, CONQUERING):
        act(b, s, move)
    elif phase == TURNING:
        if driving.turn_first_card(b, s, move - TURN):
            turning.after_first_card(b, s)
    elif phase == DRIVING:
        driving.turn_card_for(b, s, move - TURN)
        turning.after_action(b, s)
    elif phase == CONSENTING:
        answer(b, s, move)
    elif phase == CHOOSING:
        choosing.choose(s, move)
        turning.after_choice(b, s)
    elif phase == REPLENISHING:
        cards.deal(b, s, move)
        turning.after_replenishing(b, s)
    elif phase == DISCARDING:
        invading.discard(s, move)
        s.actions_left -= 1  # 2D takes both
        turning.after_action(b, s)
    else:
        prepare(b, s, move)


@compiled
def prepare(b: Board, s: State, move: int) -> None:
    if s.phase == STARTING:
        preparing.start(b, s, move)
    elif s.phase == SCATTERING:
        preparing.place_ruler(b, s, move - RULER)
    elif s.phase == PLACING:
        preparing.place_ruler(b, s, area_of(move))
    elif s.phase == PITCHING:
        preparing.place_yurt(b, s, move)
    else:
        cards.deal(b, s, move)
        preparing.has_dealt(b, s)


@compiled
def act(b: Board, s: State, move: int) -> None:
    """One action of phase 2, of High morale or of the end phase."""
    if move >= CONQUER:
        propose(b, s, move - CONQUER)
    elif move < DRIVE:
        invading.invade(s, move)
        turning.after_action(b, s)
    elif move < ANYWHERE:
        s.driven = move - DRIVE
        s.phase = DRIVING
    else:
        pitch(s, area_of(move), s.turn)
        s.phase = DISCARDING


@compiled
def propose(b: Board, s: State, place: int) -> None:
    """A conquest is laid at once, or after everyone has agreed whose consent it needs (§K16)."""
    _, needed = consenting.consents(b, s, place)
    if needed:
        s.proposal = place
        s.consents = needed
        s.asked = consenting.next_asked(b, s)
        s.phase = CONSENTING
    else:
        conquering.lay(b, s, place)
        turning.after_action(b, s)


@compiled
def answer(b: Board, s: State, move: int) -> None:
    if move == REFUSE:
        consenting.refuse(b, s)
        turning.go_on(b, s)
        return
    consenting.agree(b, s)
    if s.asked < 0:
        place = s.proposal
        s.proposal = -1
        conquering.lay(b, s, place)
        turning.after_action(b, s)
