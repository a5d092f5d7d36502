"""What is asked, in words; the legal moves as steps a person makes; what a refusal names."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType

from kurultai.core.game import Choice, Ends, Position
from kurultai.core.text import Text
from kurultai.games.huns.moves import (
    DIE,
    DRAW_FROM,
    GIVE_BACK,
    MOVES,
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
    kind_of_chance,
    put_parts,
    used_argument,
    used_card,
    used_effect,
)
from kurultai.games.huns.notation import format_move
from kurultai.games.huns.parts import places
from kurultai.games.huns.parts.camp import deck_size, number_for
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.vocabulary import (
    A_COLOUR,
    A_DIE,
    BEFORE_DIE,
    CARDS,
    COLOURS,
    OF_DRAW,
    OF_PILLAGE,
    SEATS,
    SOURCES,
    TO_CARD,
    TO_WAGONS,
    TWO_WAGONS,
    WAGONS,
)
from kurultai.games.huns.parts.words import (
    SEAT_NAMES,
    card_called,
    colour_name,
    deck_name,
    thing_name,
)
from kurultai.games.huns.phases.course import LAST_ROUND
from kurultai.games.huns.phases.placing import may_stop
from kurultai.games.huns.phases.turn import arguments_said, may_decline
from kurultai.games.huns.phases.using import asking_operation, can_draw, usable
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_CARDS,
    ASK_FLEE,
    ASK_NEXT,
    ASK_NOTHING,
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
    DREW,
    LAST_OF_CHANCE,
    NO_CARD,
    PILLAGED,
    State,
)

FEW_CUBES = 3  # the highest face of a die pillages as many
FEW_CARDS = 2  # a draw takes one card out of its deck: two rounds' notice


def choices(p: Position) -> list[Choice]:
    found: list[Choice] = [
        {"move": p.format(int(move)), "steps": steps(p, int(move))} for move in p.legal()
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
        return [places.origin(p, colour, thing)]
    if move < PUT:
        return _steps_of_use(p, move)
    return [places.origin_of_put(p, move), places.goal_of_put(move)]


def _steps_of_use(p: Position, move: int) -> list[str]:
    """The card, then what it is used on; `without` leaves that out where it could be said."""
    effect, argument = used_effect(move), used_argument(move)
    said = int(arguments_said(p.s[0]))
    kind = int(p.b[0].kind[effect, asking_operation(p.b[0], effect, said)])
    card = effect % CARDS
    first = [CARD_IDS[card]]
    if int(p.b[0].several) >> card & 1:  # which of its lists
        first.append(f"{CARD_IDS[card]}:{effect // CARDS + 1}")
    if argument >= ONE_EXCHANGE:
        own, shown = divmod(argument - ONE_EXCHANGE, WAGONS)
        return [*first, WAGON_IDS[own], WAGON_IDS[shown]]
    if argument >= ONE_CARD:
        return [*first, CARD_IDS[argument - ONE_CARD]]
    if argument >= ONE_SEAT:
        return [*first, f"seat:{argument - ONE_SEAT}"]
    if argument >= TWO_COLOURS:
        return [*first, *(places.die(colour) for colour in divmod(argument - TWO_COLOURS, 5))]
    if argument >= ONE_COLOUR:
        colour = argument - ONE_COLOUR
        if kind == A_COLOUR:
            return [*first, places.reserve(colour)]
        return [*first, places.die(colour) if kind == A_DIE else places.deck(colour)]
    return [*first, "without"] if kind == TWO_WAGONS else first


Question = TypeAliasType(
    "Question",
    Literal[
        "start", "wagons", "roll", "reroll", "cards", "wagon", "before", "action", "after", "play",
        "flee", "put", "return", "take", "next", "use", "over",
    ],
)  # fmt: skip
QUESTIONS: dict[int, Question] = {
    ASK_START: "start",
    ASK_WAGONS: "wagons",
    ASK_ROLL: "roll",
    ASK_REROLL: "reroll",
    ASK_CARDS: "cards",
    ASK_WAGON: "wagon",
    ASK_BEFORE: "before",
    ASK_ACTION: "action",
    ASK_AFTER: "after",
    ASK_PLAY: "play",
    ASK_FLEE: "flee",
    ASK_PUT: "put",
    ASK_RETURN: "return",
    ASK_TAKE: "take",
    ASK_NEXT: "next",
    ASK_USE: "use",
    ASK_NOTHING: "over",
}


def question(p: Position) -> Question:
    """What is asked, in one word."""
    return QUESTIONS[int(p.s[0].ask)]


def asked(p: Position) -> Text:
    s = p.s[0]
    if p.is_over:
        return _over(p)
    if s.ask <= LAST_OF_CHANCE:
        return _asked_of_chance(p)
    who = SEAT_NAMES[p.actor]
    if s.ask == ASK_BEFORE and any(
        usable(p.b[0], s, BEFORE_DIE, i) for i in range(int(p.b[0].lists))
    ):
        return TEXTS("asked-before_use", who=who)
    if s.ask == ASK_ACTION:
        return _asked_for_action(p, who)
    if s.ask == ASK_FLEE:
        return TEXTS("asked-flee", who=who, card=card_called(p, int(s.curse)))
    if s.ask == ASK_PUT:
        may = may_stop(p.b[0], s)
        return TEXTS("asked-put_may" if may else "asked-put", who=who, n=int(s.put_left))
    if s.ask == ASK_USE:
        card = members(s.ready)[0]
        may = bool(may_decline(p.b[0], s))
        return TEXTS("asked-use" if may else "asked-must", who=who, card=card_called(p, card))
    return TEXTS(f"asked-{question(p)}", who=who)


def ends(p: Position) -> Ends | None:
    """Near: a turn with its die can use up a colour or a deck (§end, §N13)."""
    if p.is_over:
        return None
    s = p.s[0]
    cubes = min(range(len(COLOURS)), key=lambda colour: int(s.reserve[colour]))
    cards = min(range(len(COLOURS)), key=lambda colour: _cards_left(s, colour))
    n, m = int(s.reserve[cubes]), _cards_left(s, cards)
    parts = {"colour": colour_name(cubes), "n": n, "deck": deck_name(cards), "m": m}
    if not s.rounds or (n > FEW_CUBES and m > FEW_CARDS and s.rounds < LAST_ROUND):
        return {"text": TEXTS("ends-far", **parts), "near": False}
    if n == 0 or m == 0 or s.rounds == LAST_ROUND:
        return {"text": TEXTS("ends-last"), "near": True}
    return {"text": TEXTS("ends-cubes" if n <= FEW_CUBES else "ends-cards", **parts), "near": True}


def _cards_left(s: State, colour: int) -> int:
    """A deck as it will be: of the cards being drawn from it all but one go back (§draw.play)."""
    going_back = int(s.held) - 1 if s.held and int(s.pile) == colour else 0
    return int(deck_size(s, colour)) + going_back


def _asked_for_action(p: Position, who: Text) -> Text:
    s = p.s[0]
    numbers = action_numbers(p)
    can = "action" if can_draw(p.b[0], s) else "pillage"
    if s.done & PILLAGED or s.done & DREW:
        can = "draw" if s.done & PILLAGED else "pillage"
    parts: dict[str, object] = {"who": who, "m": numbers["draw"]}
    if can != "draw" and numbers["pillage"] == 0:
        return TEXTS(f"asked-{can}_nothing", **parts)
    colour = colour_name(int(s.die))
    return TEXTS(f"asked-{can}", **parts, colour=colour, n=numbers["pillage"])


def action_numbers(p: Position) -> dict[str, int]:
    """What both actions of the turn's die would give now."""
    s = p.s[0]
    pillage = min(int(number_for(p.b[0], s, OF_PILLAGE)), int(s.reserve[s.die]))
    draw = min(int(number_for(p.b[0], s, OF_DRAW)), int(deck_size(s, s.die)))
    return {"pillage": pillage, "draw": draw}


def _asked_of_chance(p: Position) -> Text:
    s = p.s[0]
    if s.ask == ASK_ROLL:
        return TEXTS("asked-roll", who=SEAT_NAMES[int(s.first)])
    if s.ask == ASK_REROLL:
        return TEXTS("asked-reroll", colour=colour_name(int(s.rerolled)))
    if s.ask == ASK_CARDS:
        who, deck = SEAT_NAMES[int(s.drawer)], deck_name(int(s.pile))
        return TEXTS("asked-cards", who=who, deck=deck, n=int(s.number))
    return TEXTS(f"asked-{question(p)}")


def _over(p: Position) -> Text:
    won = p.winners()
    best = p.scores()[won[0]]
    if len(won) == 1:
        return TEXTS("asked-won", who=SEAT_NAMES[won[0]], n=best)
    return TEXTS("asked-shared", who=[SEAT_NAMES[seat] for seat in won], n=best)


def details(p: Position, move: int) -> dict[str, object]:
    """What a move names, what should be done first, and where valuables come from and go."""
    s = p.s[0]
    nothing = TEXTS("that")
    about = card_called(p, members(s.ready)[0]) if s.ask == ASK_USE else nothing
    kind = "chance" if s.ask <= LAST_OF_CHANCE else question(p)
    is_put = s.ask == ASK_PUT
    names = ("colour", "card", "thing", "deck", "slot", "origin")
    said: dict[str, object] = dict.fromkeys(names, nothing)
    said["about"] = about
    said["question"] = TEXTS(f"question-{kind}", card=about) if kind != "over" else nothing
    said["source"] = TEXTS(f"source-{SOURCES[int(s.put_source)]}") if is_put else nothing
    said["places"] = _places(p, move) if is_put and move >= PUT else nothing
    if not kind_of_chance(move) and 0 <= move < MOVES:
        said.update(_named(p, move))
    return said


def _places(p: Position, move: int) -> Text:
    """Why valuables being placed together may not go there too (§P6.1)."""
    s = p.s[0]
    is_card = put_parts(move)[1] >= 5 * WAGONS
    if not is_card and int(s.put_goal) == TO_CARD:
        return TEXTS("places-cards")
    if is_card and int(s.put_goal) == TO_WAGONS:
        return TEXTS("places-wagons")
    if int(s.put_card) == NO_CARD:
        return TEXTS("places-began_wagons")
    began = card_called(p, int(s.put_card))
    return TEXTS("places-other_card" if is_card else "places-one_card", card=began)


def _named(p: Position, move: int) -> dict[str, object]:
    if move < PILLAGE:
        colour = (move - DIE) % 5
        return {"colour": colour_name(colour), "deck": deck_name(colour)}
    if move < TAKE:
        return {}
    if move < NEXT:
        return {"thing": thing_name(p, move - TAKE)}
    if move < PLAY:
        return {"card": card_called(p, move - NEXT)}
    if move < GIVE_BACK:
        return {"card": card_called(p, (move - PLAY) // (SEATS + 1))}
    if move < USE:
        colour, thing = divmod(move - GIVE_BACK, THINGS)
        where = thing_name(p, thing - 1) if thing else colour_name(colour)
        return {"colour": colour_name(colour), "thing": where}
    if move < PUT:
        return {"card": card_called(p, used_card(move))}
    return _named_by_put(p, move)


def _named_by_put(p: Position, move: int) -> dict[str, object]:
    colour, goal, origin = put_parts(move)
    card = goal - 5 * WAGONS
    thing = thing_name(p, WAGONS + card if card >= 0 else goal // 5)
    named: dict[str, object] = {"colour": colour_name(colour), "thing": thing, "card": thing}
    if card < 0:
        named["slot"] = colour_name(goal % 5)
    if origin:
        named["origin"] = thing_name(p, origin - 1)
    return named
