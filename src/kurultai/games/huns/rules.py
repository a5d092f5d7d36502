"""The rules put together: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled, separate
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.structs import Moves
from kurultai.games.huns import board
from kurultai.games.huns.moves import (
    FLEE,
    NEXT,
    SUFFER,
    is_use,
    kind_of_chance,
    used_argument,
    used_effect,
)
from kurultai.games.huns.phases import (
    chance,
    course,
    placing,
    resolving,
    settling,
    turn,
)
from kurultai.games.huns.phases import (
    drawing as draws,
)
from kurultai.games.huns.phases.using import changes
from kurultai.games.huns.rulebook import (
    IS_OVER,
    LEGAL,
    NOT_FOR_CHANCE,
    WOULD_NOT_CHANGE,
)
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_FLEE,
    ASK_NEXT,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PUT,
    ASK_RETURN,
    ASK_TAKE,
    LAST_OF_CHANCE,
    State,
)


@compiled
def actor(b: board.Board, s: State) -> int:
    if s.ask <= LAST_OF_CHANCE:
        return CHANCE
    return OVER if s.ask == ASK_NOTHING else s.asked


@separate
def legal(b: board.Board, s: State, out: Moves) -> int:
    """The answers to what is asked (§P1.1)."""
    if s.ask == ASK_PLAY:
        return draws.candidates(b, s, out)
    if s.ask == ASK_FLEE:
        out[0], out[1] = FLEE, SUFFER
        return 2
    if s.ask == ASK_PUT or s.ask == ASK_RETURN:
        return placing.candidates(b, s, out)
    if s.ask == ASK_TAKE:
        return settling.candidates(s, out)
    if s.ask == ASK_NEXT:
        return resolving.candidates(s, out)
    if s.ask <= LAST_OF_CHANCE or s.ask == ASK_NOTHING:
        return 0
    return turn.uses(b, s, out, turn.candidates(b, s, out))


@separate
def objection(b: board.Board, s: State, move: int) -> int:
    if s.ask == ASK_NOTHING:
        return IS_OVER
    if s.ask <= LAST_OF_CHANCE:
        return chance.objection(b, s, move)
    if kind_of_chance(move):
        return NOT_FOR_CHANCE
    if s.ask == ASK_PLAY:
        return draws.objection(b, s, move)
    if s.ask == ASK_FLEE:
        return draws.objection_to_answer(move)
    if s.ask == ASK_PUT or s.ask == ASK_RETURN:
        return placing.objection(b, s, move)
    if s.ask == ASK_TAKE:
        return settling.objection(s, move)
    if s.ask == ASK_NEXT:
        return resolving.objection(s, move)
    if not is_use(move):
        return turn.objection(b, s, move)
    effect = used_effect(move)
    found = turn.objection_to_effect(b, s, effect)
    if found != LEGAL:
        return found
    said, ref = turn.arguments_said(s), turn.reference(s)
    would = changes(b, s, effect, said, ref, used_argument(move))
    return LEGAL if would else WOULD_NOT_CHANGE


@separate
def play(b: board.Board, s: State, move: int) -> None:
    """An answer, and everything it causes up to the next question (§P3). Some lead straight to it:
    cards drawn, a curse played, a wagon taken.
    """
    asked = s.ask
    if asked <= LAST_OF_CHANCE:
        course.play_chance(b, s, move)
    elif asked == ASK_BEFORE:
        turn.play_before(b, s, move)
    elif asked == ASK_ACTION:
        turn.play_action(b, s, move)
    elif asked == ASK_AFTER:
        turn.play_after(b, s, move)
    elif asked == ASK_PLAY:
        draws.play(b, s, move)
    elif asked == ASK_FLEE:
        draws.answer(b, s, move)
    elif asked == ASK_PUT or asked == ASK_RETURN:
        placing.play(b, s, move)
    elif asked == ASK_TAKE:
        settling.play(b, s, move)
    elif asked == ASK_NEXT:
        s.chosen = move - NEXT
    else:
        resolving.play(b, s, move)
    if s.ask == asked:
        course.advance(b, s)


sample = chance.sample
