"""Turns: what people count a game by. A turn is one or more moves in a row."""

from __future__ import annotations

from typing import NamedTuple


class Turn(NamedTuple):
    """The turn to which a move belongs."""

    number: int  # from 1; 0 while the game is being set up
    seat: int | None  # whose turn it is, whoever moves in it
    round: int | None = None  # from 1, in games that have rounds

    def then(self, seat: int, its_round: int | None = None) -> Turn:
        """The turn that follows this one."""
        return Turn(self.number + 1, seat, its_round)

    def round_then(self, seat: int, first: int, seats: int) -> int:
        """The round of the next turn, where a round is a turn for everyone from ``first`` on."""
        if self.seat is None:
            return 1
        is_new = (seat - first) % seats <= (self.seat - first) % seats
        return (self.round or 0) + is_new


SETUP = Turn(0, None)
