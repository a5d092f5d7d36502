"""What a move caused, in the order in which the rules do it: the move, then what followed."""

from __future__ import annotations

from collections.abc import Callable

from kurultai.core.game import Happening, Position
from kurultai.core.text import Text
from kurultai.games.huns.moves import (
    DIE,
    DRAW,
    DRAW_FROM,
    FLEE,
    GIVE_BACK,
    NEXT,
    NONE,
    NOTHING,
    ONE_CARD,
    ONE_COLOUR,
    ONE_EXCHANGE,
    ONE_SEAT,
    PAYLOAD,
    PLAY,
    TAKE,
    TAKE_TOP,
    THINGS,
    TWO_COLOURS,
    is_use,
    put_parts,
    used_argument,
    used_card,
    used_effect,
)
from kurultai.games.huns.notation import cards_drawn, is_raid
from kurultai.games.huns.parts import places
from kurultai.games.huns.parts.camp import camp_of, shipper_of
from kurultai.games.huns.parts.consequences import consequences
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.vocabulary import (
    A_CAMP_CARD,
    A_DECK,
    A_DIE,
    COLOURS,
    DISPLAY,
    FROM_SHIPPED,
    FROM_STASH,
    SEATS,
    TO_STASH,
    WAGONS,
)
from kurultai.games.huns.parts.words import (
    SEAT_NAMES,
    card_called,
    card_name,
    colour_name,
    deck_name,
    thing_name,
    wagon_name,
)
from kurultai.games.huns.phases.placing import owner_of, present
from kurultai.games.huns.phases.turn import arguments_said
from kurultai.games.huns.phases.using import asking_operation
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_CARDS,
    ASK_FLEE,
    ASK_NEXT,
    ASK_PLAY,
    ASK_PUT,
    ASK_REROLL,
    ASK_RETURN,
    ASK_ROLL,
    ASK_START,
    ASK_TAKE,
    ASK_USE,
    ASK_WAGON,
    ASK_WAGONS,
)

_Teller = Callable[[Position, int, Position, int | None], Happening]


def happenings(before: Position, move: int, after: Position, seat: int | None) -> list[Happening]:
    told = _TELLERS[int(before.s[0].ask)](before, move, after, seat)
    if before.actor >= 0:
        told["seat"] = before.actor
    return [told, *consequences(before, after)]


def _who(p: Position) -> Text:
    return SEAT_NAMES[p.actor]


# Chance


def _start(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    first = move & PAYLOAD
    said = TEXTS("happened-start", who=SEAT_NAMES[first])
    return {"kind": "start", "seat": first, "text": said, "rule": "setup.start"}


def _wagons(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    dealt = [WAGON_IDS[move >> 5 * i & 31] for i in range(2 * p.seats + DISPLAY)]
    said = TEXTS("happened-wagons")
    return {"kind": "wagons", "at": dealt, "text": said, "rule": "setup.wagons"}


def _roll(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    faces = {name: int(face) for name, face in zip(COLOURS, after.s[0].face, strict=True)}
    said = TEXTS("happened-roll", n=int(p.s[0].rounds), **faces)
    at = [places.die(colour) for colour in range(5)]
    return {"kind": "roll", "seat": int(p.s[0].first), "at": at, "text": said, "rule": "round"}


def _reroll(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    colour = int(p.s[0].rerolled)
    said = TEXTS("happened-reroll", colour=colour_name(colour), n=int(after.s[0].face[colour]))
    return {"kind": "reroll", "at": [places.die(colour)], "text": said}


def _cards(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    """Seen by the drawer alone (§N14)."""
    s = p.s[0]
    drawer, deck = int(s.drawer), int(s.pile)
    if seat == drawer:
        names = [card_name(p, card) for card in cards_drawn(move & PAYLOAD)]
        said = TEXTS("happened-cards", who=SEAT_NAMES[drawer], cards=names)
    else:
        parts = {"who": SEAT_NAMES[drawer], "n": int(s.number), "deck": deck_name(deck)}
        said = TEXTS("happened-cards_hidden", **parts)
    return {
        "kind": "cards",
        "seat": drawer,
        "at": [places.deck(deck)],
        "text": said,
        "rule": "draw",
    }


def _wagon(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    wagon = WAGON_IDS[move & PAYLOAD]
    goal = int(p.s[0].bound)
    if goal >= SEATS:
        said = TEXTS("happened-wagon_display", wagon=wagon_name(p, move & PAYLOAD))
        return {"kind": "wagon", "at": ["pile", wagon], "text": said, "rule": "wagon.new"}
    said = TEXTS("happened-wagon", wagon=wagon_name(p, move & PAYLOAD), who=SEAT_NAMES[goal])
    at = ["pile", wagon]
    return {"kind": "wagon", "seat": goal, "at": at, "text": said, "rule": "wagon.new"}


# Decisions


def _use(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    card = used_card(move)
    kind = "raid" if is_raid(card) else "use"
    how, parts = _used_on(p, used_effect(move), used_argument(move))
    said = TEXTS(f"happened-{how}", who=_who(p), card=card_called(p, card), **parts)
    return {"kind": kind, "at": [CARD_IDS[card]], "text": said}


def _used_on(p: Position, effect: int, argument: int) -> tuple[str, dict[str, Text]]:
    """Which sentence, and what the card is used on: dice, a deck, a player, a card, wagons."""
    if argument == NOTHING:
        return "use", {}
    if argument < TWO_COLOURS:
        colour = argument - ONE_COLOUR
        op = asking_operation(p.b[0], effect, int(arguments_said(p.s[0])))
        kind = int(p.b[0].kind[effect, op])
        if kind == A_DECK:
            return "use_deck", {"deck": deck_name(colour)}
        return "use_die" if kind == A_DIE else "use_colour", {"colour": colour_name(colour)}
    if argument < ONE_SEAT:
        one, other = divmod(argument - TWO_COLOURS, 5)
        return "use_dice", {"colour": colour_name(one), "other": colour_name(other)}
    if argument < ONE_CARD:
        return "use_seat", {"victim": SEAT_NAMES[argument - ONE_SEAT]}
    if argument < ONE_EXCHANGE:
        what = argument - ONE_CARD
        op = asking_operation(p.b[0], effect, int(arguments_said(p.s[0])))
        if int(p.b[0].kind[effect, op]) == A_CAMP_CARD:
            return "use_on_card", {"what": card_called(p, what)}
        victim = SEAT_NAMES[int(camp_of(p.b[0], p.s[0], what))]
        return "use_card", {"what": card_called(p, what), "victim": victim}
    own, new = divmod(argument - ONE_EXCHANGE, WAGONS)
    return "use_swap", {"own": wagon_name(p, own), "new": wagon_name(p, new)}


def _before(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if is_use(move):
        return _use(p, move, after, seat)
    colour = move - DIE
    face = int(p.s[0].face[colour])
    said = TEXTS("happened-die", who=_who(p), colour=colour_name(colour), n=face)
    return {"kind": "die", "at": [places.die(colour)], "text": said, "rule": "turn"}


def _action(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if is_use(move):
        return _use(p, move, after, seat)
    colour = int(p.s[0].die)
    if move == DRAW or DRAW_FROM <= move < DRAW_FROM + 5:
        deck = colour if move == DRAW else move - DRAW_FROM
        said = TEXTS("happened-draw", who=_who(p), deck=deck_name(deck))
        return {"kind": "draw", "at": [places.deck(deck)], "text": said, "rule": "draw"}
    number = int(after.s[0].put_left)
    if number:
        said = TEXTS("happened-pillage", who=_who(p), colour=colour_name(colour), n=number)
    else:
        said = TEXTS("happened-pillage_nothing", who=_who(p), colour=colour_name(colour))
    return {"kind": "pillage", "at": [places.reserve(colour)], "text": said, "rule": "pillage"}


def _after(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if move != NONE:
        return _use(p, move, after, seat)
    return {"kind": "none", "text": TEXTS("happened-no_raid", who=_who(p))}


def _play(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    card, on = divmod(move - PLAY, SEATS + 1)
    at = [places.deck(int(p.s[0].pile)), CARD_IDS[card]]
    if on:
        victim = SEAT_NAMES[on - 1]
        said = TEXTS("happened-curse", who=_who(p), card=card_called(p, card), victim=victim)
        return {"kind": "curse", "at": at, "text": said, "rule": "curse"}
    said = TEXTS("happened-play", who=_who(p), card=card_called(p, card))
    return {"kind": "play", "at": at, "text": said, "rule": "draw.play"}


def _flee(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    card = int(p.s[0].curse)
    kind = "flee" if move == FLEE else "suffer"
    said = TEXTS(f"happened-{kind}", who=_who(p), card=card_called(p, card))
    return {"kind": kind, "at": [CARD_IDS[card]], "text": said, "rule": "curse.flee"}


def _put(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if move == NONE:
        return {"kind": "none", "text": TEXTS("happened-stop", who=_who(p))}
    at = [places.origin_of_put(p, move), places.goal_of_put(move)]
    return {"kind": "put", "at": at, "text": _said_of_put(p, move), "rule": "P6"}


def _said_of_put(p: Position, move: int) -> Text:
    """A valuable, where it comes from if not from the reserve, and where it goes."""
    s = p.s[0]
    colour, goal, origin = put_parts(move)
    is_wagon = goal < 5 * WAGONS
    thing = thing_name(p, goal // 5 if is_wagon else goal - 4 * WAGONS)
    parts: dict[str, Text] = {"who": _who(p), "colour": colour_name(colour), "thing": thing}
    if origin:
        victim = SEAT_NAMES[int(owner_of(p.b[0], s, present(s), origin))]
        return TEXTS(
            "happened-put_from", **parts, **{"from": thing_name(p, origin - 1)}, victim=victim
        )
    if s.put_source == FROM_SHIPPED:
        victim = SEAT_NAMES[int(shipper_of(p.b[0], s, s.put_ref))]
        return TEXTS("happened-put_shipped", **parts, victim=victim)
    if s.put_source == FROM_STASH:
        return TEXTS("happened-put_stash", **parts)
    if is_wagon and goal % 5 != colour:
        return TEXTS("happened-put_other", **parts, slot=colour_name(goal % 5))
    return TEXTS("happened-put", **parts)


def _return(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    b, s = p.b[0], p.s[0]
    if move == NONE:
        return {"kind": "none", "text": TEXTS("happened-stop", who=_who(p))}
    colour, thing = divmod(move - GIVE_BACK, THINGS)
    origin = places.origin(p, colour, thing)
    victim = int(owner_of(b, s, present(s), thing))
    parts: dict[str, Text] = {"who": _who(p), "colour": colour_name(colour)}
    if int(s.put_goal) == TO_STASH or not thing:
        return _moved(p, colour, origin, victim)
    parts["thing"] = thing_name(p, thing - 1)
    if victim == p.actor:
        said = TEXTS("happened-return", **parts)
    else:
        said = TEXTS("happened-return_of", **parts, victim=SEAT_NAMES[victim])
    at = [origin, places.reserve(colour)]
    return {"kind": "return", "at": at, "text": said, "rule": "P6.return"}


def _moved(p: Position, colour: int, origin: str, victim: int) -> Happening:
    """A valuable that goes to a stash, or comes from one."""
    s = p.s[0]
    seat, to_stash = int(s.put_seat), int(s.put_goal) == TO_STASH
    parts: dict[str, Text] = {"who": _who(p), "colour": colour_name(colour)}
    if to_stash:
        parts["victim"] = SEAT_NAMES[seat]
        said = TEXTS("happened-to_stash", **parts)
        at = [origin, places.stash(seat, colour)]
    else:
        parts["victim"] = SEAT_NAMES[victim]
        said = TEXTS("happened-from_stash", **parts)
        at = [origin, places.reserve(colour)]
    return {"kind": "return", "at": at, "text": said, "rule": "P6.return"}


def _take(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if move == TAKE_TOP:
        said = TEXTS("happened-take_top", who=_who(p))
        return {"kind": "take", "at": ["pile"], "text": said, "rule": "wagon.new"}
    wagon = move - TAKE
    said = TEXTS("happened-take", who=_who(p), wagon=wagon_name(p, wagon))
    return {"kind": "take", "at": [WAGON_IDS[wagon]], "text": said, "rule": "wagon.new"}


def _next(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    card = move - NEXT
    said = TEXTS("happened-next", card=card_called(p, card))
    return {"kind": "next", "at": [CARD_IDS[card]], "text": said, "rule": "effects.order"}


def _used(p: Position, move: int, after: Position, seat: int | None) -> Happening:
    if move != NONE:
        return _use(p, move, after, seat)
    card = members(p.s[0].ready)[0]
    said = TEXTS("happened-none", who=_who(p), card=card_called(p, card))
    return {"kind": "none", "at": [CARD_IDS[card]], "text": said}


_TELLERS: dict[int, _Teller] = {
    ASK_START: _start,
    ASK_WAGONS: _wagons,
    ASK_ROLL: _roll,
    ASK_REROLL: _reroll,
    ASK_CARDS: _cards,
    ASK_WAGON: _wagon,
    ASK_BEFORE: _before,
    ASK_ACTION: _action,
    ASK_AFTER: _after,
    ASK_PLAY: _play,
    ASK_FLEE: _flee,
    ASK_PUT: _put,
    ASK_RETURN: _return,
    ASK_TAKE: _take,
    ASK_NEXT: _next,
    ASK_USE: _used,
}
