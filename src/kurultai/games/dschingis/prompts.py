"""What is asked of whom, the legal moves as steps, and what a refusal has to say."""

from __future__ import annotations

from kurultai.core.game import Choice, Ends, Position
from kurultai.core.text import Text, joined, listed, seats
from kurultai.games.dschingis.board import KINDS, Names, names
from kurultai.games.dschingis.moves import (
    OVER_WALL,
    TAKE_WALL,
    TO_ENTER,
    TO_SETTLE,
    WALL,
    is_step,
    kind_in,
    settled_in,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.notation import WORDS, format_move
from kurultai.games.dschingis.parts.naming import kind_name
from kurultai.games.dschingis.parts.reasons import reason
from kurultai.games.dschingis.phases.choosing import is_blocked
from kurultai.games.dschingis.phases.drawing import A_TURN
from kurultai.games.dschingis.rulebook import TEXTS
from kurultai.games.dschingis.state import BUILD, CHOOSE, OVER, PHASES, START, number_of

COLOURS = ("red", "green", "blue", "yellow")
SEAT_NAMES = seats(TEXTS, *(f"seat-{colour}" for colour in COLOURS))


def ends(p: Position) -> Ends | None:
    """Near: two reserves can be empty within a round (§end, §D17)."""
    s = p.s[0]
    if int(s.phase) == OVER:
        return None
    if int(s.turns_left):
        return {"text": TEXTS("ends-last", n=int(s.turns_left)), "near": True}
    tokens = [int(number_of(s.passive[seat])) for seat in range(p.seats)]
    walls = int(s.common)
    each = joined(
        [TEXTS("ends-tokens", who=SEAT_NAMES[seat], n=n) for seat, n in enumerate(tokens)], ", "
    )
    is_near = _rounds_left(tokens, walls) <= 1
    name = "ends-near" if is_near else "ends-far"
    return {"text": TEXTS(name, walls=walls, tokens=each), "near": is_near}


def _rounds_left(tokens: list[int], walls: int) -> int:
    """Rounds until two reserves can be empty: everyone draws two, tokens only of their own."""
    rounds = sorted(-(-n // A_TURN) for n in tokens)
    for_walls = -(-walls // (A_TURN * len(tokens)))
    return min(rounds[1], max(rounds[0], for_walls))


def asked(p: Position) -> Text:
    """Says nothing that is a secret: everyone reads it."""
    s = p.s[0]
    who: Text = SEAT_NAMES[int(s.turn)]
    phase = int(s.phase)
    if phase == OVER:
        won = p.winners()
        name = "over-won" if len(won) == 1 else "over-shared"
        who = listed(SEAT_NAMES[seat] for seat in won)
        return TEXTS(name, who=who, points=p.scores()[won[0]])
    if phase == START:
        return TEXTS("asked-start")
    if p.actor < 0:
        return TEXTS("asked-token", who=who)
    if phase == CHOOSE:
        return TEXTS("asked-blocked" if is_blocked(p.b[0], s) else "asked-choose", who=who)
    return TEXTS(f"asked-{PHASES[phase]}", who=who, left=_left(p))


def _left(p: Position) -> int:
    """Pieces still to draw, walls or tokens still to lay."""
    s = p.s[0]
    if PHASES[int(s.phase)] == "take":
        return A_TURN - int(s.drawn)
    if int(s.phase) == BUILD:
        return int(s.active_walls[int(s.turn)])
    return int(number_of(s.active[int(s.turn)]))


def choice(of_board: Names, move: int) -> Choice:
    """Villages, walls, kinds of token and buttons, in the order in which a person points at them.

    A march: village, then `road`, `gate` or the walls up and down, then the token. A settlement:
    both villages, the token for the first of them, the leader's village.
    """
    return {"move": format_move(of_board, move), "steps": _steps(of_board, move)}


def _steps(of_board: Names, move: int) -> list[str]:
    if move >= TO_SETTLE:
        line, first, _, leader = settled_in(move)
        villages = [of_board.villages[v] for v in of_board.sides[line]]
        return [*villages, KINDS[first], villages[leader]]
    if is_step(move):
        return [
            of_board.villages[_village(of_board, move)],
            *_way(of_board, move),
            KINDS[kind_in(move)],
        ]
    if move >= TO_ENTER:
        return [of_board.villages[move - TO_ENTER]]
    if move >= WALL:
        return [of_board.lines[move - WALL]]
    return [WORDS[move].replace(" ", "-")]


def _village(of_board: Names, move: int) -> int:
    if move >= OVER_WALL:
        _, down, side = walls_in(move)
        return of_board.sides[down][side]
    return village_in(move)


def _way(of_board: Names, move: int) -> list[str]:
    if move >= OVER_WALL:
        up, down, _ = walls_in(move)
        return [of_board.lines[up], of_board.lines[down]]
    return [format_move(of_board, move).split()[2]]


def details(p: Position, move: int, rule: str) -> dict[str, object]:
    """What the refusal of a rule is said with."""
    s = p.s[0]
    found: dict[str, object] = {
        "phase": PHASES[int(s.phase)],
        "source": "walls" if move == TAKE_WALL else "tokens",
        "why": reason(p, move, rule),
    }
    if is_step(move):
        found["token"] = kind_name(kind_in(move))
        to = _village(names(p.b), move)
        found["rival"] = next((SEAT_NAMES[o] for o in range(p.seats) if int(s.leader[o]) == to), "")
    return found
