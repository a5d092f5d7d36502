"""Heroes: the table of contents."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core import kernel
from kurultai.core.game import Choice, Game, Happening, Option, Options, Position, View
from kurultai.core.kernel import OVER, Moves, compiled
from kurultai.core.text import Text
from kurultai.games.heroes import board, view
from kurultai.games.heroes.events import happenings
from kurultai.games.heroes.moves import (
    MOVES,
    PASS,
    PROMOTE,
    format_move,
    origin,
    parse_move,
    target,
)
from kurultai.games.heroes.parts.squares import NAMES
from kurultai.games.heroes.phases import moving
from kurultai.games.heroes.rulebook import IS_OVER, RULEBOOK, SEATS, TEXTS
from kurultai.games.heroes.scoring import judge, standing, winners
from kurultai.games.heroes.setup import set_up
from kurultai.games.heroes.state import STATE, State, has


@compiled
def actor(b: board.Board, s: State) -> int:
    return OVER if s.ending else s.turn


@compiled
def legal(b: board.Board, s: State, out: Moves) -> int:
    if s.ending:
        return 0
    n = moving.candidates(b, s, out)
    if n == 0:  # §H8
        out[0] = PASS
        return 1
    return n


@compiled
def objection(b: board.Board, s: State, move: int) -> int:
    return IS_OVER if s.ending else moving.objection(b, s, move)


@compiled
def play(b: board.Board, s: State, move: int) -> None:
    """A turn: move, consequences, checks (§H10)."""
    progress = False
    if move == PASS:
        s.passes += 1
    else:
        s.passes = 0
        progress = moving.play(b, s, move)
    s.turn = 1 - s.turn
    s.key ^= b.turn_key
    s.quiet = 0 if progress else s.quiet + 1  # §H9
    s.seen[s.quiet] = s.key
    judge(s)


kernel.register(
    STATE,
    actor=actor,
    legal=legal,
    objection=objection,
    play=play,
    sample=kernel.no_chance,
    redeal=kernel.no_secrets,
    standing=standing,
    winners=winners,
)


class Heroes(Game):
    id = "heroes"
    title = RULEBOOK.title
    seats = (2,)
    seat_names = SEATS
    minutes = 20
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = 512  # 8 heroes × 48 squares, 8 promotions
    longest = 16 * 2 * (200 + 1)  # captures and promotions, each after 200 quiet plies
    has_chance = False
    has_secrets = False
    has_draws = True
    options = (
        Option(
            "reach",
            TEXTS("option.reach.name"),
            default="exact",
            values={"exact": TEXTS("option.reach.exact"), "up-to": TEXTS("option.reach.up-to")},
        ),
        Option("board", TEXTS("option.board.name"), is_file=True),
    )

    def board(self, seats: int, options: Options) -> Any:
        given = options.get("board")
        return board.build(board.shipped() if given is None else given, options["reach"])

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b)

    def format(self, p: Position, move: int) -> str:
        return format_move(move)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(text)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        if move == PASS:
            return {}
        start = move - PROMOTE if move >= PROMOTE else origin(move)
        is_hero = has(p.s[0].heroes, start)
        return {
            "from": NAMES[start],
            "to": NAMES[target(move)] if move < PROMOTE else NAMES[start],
            "steps": moving.HERO_STEPS if is_hero else moving.WARRIOR_STEPS,
            "piece": TEXTS("piece.hero" if is_hero else "piece.warrior"),
            "you": SEATS[p.actor] if p.actor >= 0 else "",
        }

    def view(self, p: Position, seat: int | None) -> View:
        return view.view(p)

    def choices(self, p: Position) -> list[Choice]:
        by_notation, place = _choices()
        return [by_notation[n] for n in np.sort(place[p.legal()]).tolist()]

    def asked(self, p: Position) -> Text:
        if p.is_over:
            won = p.winners()
            by = RULEBOOK[int(p.s[0].ending)].heading
            if len(won) == 2:
                return TEXTS("over.draw", why=by)
            return TEXTS("over.won", who=SEATS[won[0]], why=by)
        who = SEATS[p.actor]
        moves = p.legal()
        if moves[0] == PASS:
            return TEXTS("asked.pass", who=who)
        can_promote = moves.max() >= PROMOTE
        return TEXTS("asked.promote" if can_promote else "asked.move", who=who)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after)

    def drawing(self, view_: View) -> str:
        return view.drawing(view_)


@cache
def _choices() -> tuple[list[Choice], NDArray[np.int64]]:
    """All there ever is to choose, by notation, and the place of each move's number there."""
    by_notation = sorted(range(MOVES), key=format_move)
    return [_choice(move) for move in by_notation], np.argsort(by_notation)


def _choice(move: int) -> Choice:
    if move == PASS:
        return {"move": "pass", "steps": ["pass"]}
    if move >= PROMOTE:
        return {"move": format_move(move), "steps": [NAMES[move - PROMOTE], "promote"]}
    return {"move": format_move(move), "steps": [NAMES[origin(move)], NAMES[target(move)]]}
