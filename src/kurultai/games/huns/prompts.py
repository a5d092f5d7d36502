"""The legal moves as the steps in which a person makes them."""

from __future__ import annotations

from kurultai.core.game import Choice, Position
from kurultai.games.huns.moves import (
    DIE,
    DRAW_FROM,
    GIVE_BACK,
    NEXT,
    ONE_CARD,
    ONE_COLOUR,
    ONE_EXCHANGE,
    ONE_SEAT,
    PILLAGE,
    PLAY,
    PUT,
    TAKE,
    TAKE_TOP,
    THINGS,
    TWO_COLOURS,
    USE,
    used_argument,
    used_card,
)
from kurultai.games.huns.notation import format_move
from kurultai.games.huns.parts import places
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS
from kurultai.games.huns.parts.vocabulary import A_COLOUR, A_DIE, SEATS, TWO_WAGONS, WAGONS


def choices(p: Position) -> list[Choice]:
    found: list[Choice] = [
        {"move": format_move(int(move), p.seats), "steps": steps(p, int(move))}
        for move in p.legal()
    ]
    return sorted(found, key=lambda choice: choice["move"])


def steps(p: Position, move: int) -> list[str]:
    if move < DRAW_FROM:
        return [places.die(move - DIE)]
    if move < PILLAGE:
        return [places.deck(move - DRAW_FROM)]
    if move == TAKE_TOP:
        return ["pile"]
    if move < TAKE:
        return [format_move(move, p.seats)]  # a button
    if move < NEXT:
        return [WAGON_IDS[move - TAKE]]
    if move < PLAY:
        return [CARD_IDS[move - NEXT]]
    if move < GIVE_BACK:
        card, on = divmod(move - PLAY, SEATS + 1)
        return [CARD_IDS[card], f"seat:{on - 1}"] if on else [CARD_IDS[card]]
    if move < USE:
        colour, thing = divmod(move - GIVE_BACK, THINGS)
        if thing < WAGONS:
            return [places.on_wagon(thing, colour)]
        return [places.on_card(thing - WAGONS, colour)]
    if move < PUT:
        return _steps_of_use(p, move)
    return [places.origin_of_put(p, move), places.goal_of_put(move)]


def _steps_of_use(p: Position, move: int) -> list[str]:
    """The card, then what it is used on; `without` leaves that out where it could be said."""
    card, argument = used_card(move), used_argument(move)
    kind = int(p.b[0].argument[card])
    first = CARD_IDS[card]
    if argument >= ONE_EXCHANGE:
        own, shown = divmod(argument - ONE_EXCHANGE, WAGONS)
        return [first, WAGON_IDS[own], WAGON_IDS[shown]]
    if argument >= ONE_CARD:
        return [first, CARD_IDS[argument - ONE_CARD]]
    if argument >= ONE_SEAT:
        return [first, f"seat:{argument - ONE_SEAT}"]
    if argument >= TWO_COLOURS:
        return [first, *(places.die(colour) for colour in divmod(argument - TWO_COLOURS, 5))]
    if argument >= ONE_COLOUR:
        colour = argument - ONE_COLOUR
        if kind == A_COLOUR:
            return [first, places.reserve(colour)]
        return [first, places.die(colour) if kind == A_DIE else places.deck(colour)]
    return [first, "without"] if kind == TWO_WAGONS else [first]
