"""Moves as text (§P11): `die blue`, `put red wg05`, `raid ra03 1`; chance: `roll 1 2 3 1 2`."""

from __future__ import annotations

from collections.abc import Callable

from kurultai.core.errors import Unreadable
from kurultai.games.huns.moves import (
    CARDS_DRAWN,
    DIE,
    DRAW,
    DRAW_FROM,
    FLEE,
    GIVE_BACK,
    MOVES,
    NEXT,
    NONE,
    ONE_CARD,
    ONE_COLOUR,
    ONE_EXCHANGE,
    ONE_SEAT,
    PAYLOAD,
    PILLAGE,
    PLAY,
    PUT,
    REROLLED,
    ROLL,
    START,
    SUFFER,
    TAKE,
    TAKE_TOP,
    THINGS,
    TWO_COLOURS,
    USE,
    WAGON_TURNED,
    WAGONS_DEALT,
    drawn_place,
    kind_of_chance,
    put_of,
    put_parts,
    use_of,
    used_argument,
    used_effect,
)
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, card_number, wagon_number
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    COLOURS,
    DECK,
    DISPLAY,
    LISTS,
    RAIDS,
    SEATS,
    WAGONS,
)
from kurultai.games.huns.rulebook import TEXTS

_PLAIN = {
    PILLAGE: "pillage",
    DRAW: "draw",
    FLEE: "flee",
    SUFFER: "suffer",
    NONE: "none",
    TAKE_TOP: "take top",
}
_PLAIN_NUMBERS = {text: move for move, text in _PLAIN.items()}
_TO_CARDS = 5 * WAGONS


def is_raid(card: int) -> bool:
    return RAIDS >> card & 1 == 1


def thing_id(thing: int) -> str:
    """From 1 on a wagon, then a card."""
    return WAGON_IDS[thing - 1] if thing <= WAGONS else CARD_IDS[thing - WAGONS - 1]


# Numbers to text


def format_move(move: int, seats: int, several: int = 0) -> str:
    """A move as text; of the cards in the set ``several`` the list is said by its number."""
    if kind_of_chance(move):
        return format_chance(move, seats)
    if not 0 <= move < MOVES:
        return f"? {move}"
    if move in _PLAIN:
        return _PLAIN[move]
    if move < DRAW_FROM:
        return f"die {COLOURS[move - DIE]}"
    if move < PILLAGE:
        return f"draw {COLOURS[move - DRAW_FROM]}"
    if move < NEXT:
        return f"take {WAGON_IDS[move - TAKE]}"
    if move < PLAY:
        return f"next {CARD_IDS[move - NEXT]}"
    if move < GIVE_BACK:
        card, on = divmod(move - PLAY, SEATS + 1)
        return f"play {CARD_IDS[card]}" + (f" on {on - 1}" if on else "")
    if move < USE:
        colour, thing = divmod(move - GIVE_BACK, THINGS)
        return f"return {COLOURS[colour]}" + (f" {thing_id(thing)}" if thing else "")
    return _format_use(move, several) if move < PUT else _format_put(move)


def _format_use(move: int, several: int) -> str:
    effect, argument = used_effect(move), used_argument(move)
    card, list_ = effect % CARDS, effect // CARDS
    verb = "raid" if is_raid(card) else "use"
    which = [str(list_ + 1)] if list_ or several >> card & 1 else []
    said: list[str] = []
    if argument >= ONE_EXCHANGE:
        own, shown = divmod(argument - ONE_EXCHANGE, WAGONS)
        said = [WAGON_IDS[own], WAGON_IDS[shown]]
    elif argument >= ONE_CARD:
        said = [CARD_IDS[argument - ONE_CARD]]
    elif argument >= ONE_SEAT:
        said = [str(argument - ONE_SEAT)]
    elif argument >= TWO_COLOURS:
        said = [COLOURS[colour] for colour in divmod(argument - TWO_COLOURS, 5)]
    elif argument >= ONE_COLOUR:
        said = [COLOURS[argument - ONE_COLOUR]]
    return " ".join([verb, CARD_IDS[card], *which, *said])


def _format_put(move: int) -> str:
    colour, goal, origin = put_parts(move)
    if goal >= _TO_CARDS:
        to = CARD_IDS[goal - _TO_CARDS]
    else:
        to = WAGON_IDS[goal // 5] + (f" {COLOURS[goal % 5]}" if goal % 5 != colour else "")
    return f"put {COLOURS[colour]} {to}" + (f" from {thing_id(origin)}" if origin else "")


def format_chance(move: int, seats: int) -> str:
    outcome = move & PAYLOAD
    kind = move - outcome
    if kind == START:
        return f"start {outcome}"
    if kind == ROLL:
        return "roll " + " ".join(str(1 + outcome // 3**i % 3) for i in range(4, -1, -1))
    if kind == REROLLED:
        return f"die {COLOURS[outcome // 3 % 5]} {1 + outcome % 3}"
    if kind == WAGON_TURNED:
        return f"wagon {WAGON_IDS[outcome % WAGONS]}"
    if kind == CARDS_DRAWN:
        return " ".join(["cards", *(CARD_IDS[card] for card in cards_drawn(outcome))])
    dealt = range(2 * seats + DISPLAY)
    return " ".join(["wagons", *(WAGON_IDS[outcome >> 5 * i & 31] for i in dealt)])


def cards_drawn(outcome: int) -> list[int]:
    """The cards of a chance outcome, in the order drawn."""
    deck, number = outcome & 7, outcome >> 3 & 15
    return [DECK * deck + drawn_place(outcome, i) for i in range(number)]


# Text to numbers


def parse_move(text: str, seats: int, several: int = 0) -> int:
    """The number of a move; Unreadable with what was expected."""
    if text in _PLAIN_NUMBERS:
        return _PLAIN_NUMBERS[text]
    verb, *words = text.split(" ")
    reader = _READERS.get(verb)
    if reader in (_use, _raid):
        move = _use(words, seats, several, raid=verb == "raid")
    else:
        move = reader(words, seats) if reader else None
    if move is None:
        form = f"form-{verb}" if reader else "form-any"
        raise Unreadable(TEXTS("unreadable", text=repr(text), form=TEXTS(form)))
    return move


def _colour(word: str) -> int:
    return COLOURS.index(word) if word in COLOURS else -1


def _die(words: list[str], seats: int) -> int | None:
    """`die C` takes a die, `die C F` is a reroll."""
    colour = _colour(words[0]) if words else -1
    if colour < 0:
        return None
    if len(words) == 1:
        return DIE + colour
    if len(words) == 2 and words[1] in ("1", "2", "3"):
        return REROLLED + 3 * colour + int(words[1]) - 1
    return None


def _draw(words: list[str], seats: int) -> int | None:
    colour = _colour(words[0]) if len(words) == 1 else -1
    return DRAW_FROM + colour if colour >= 0 else None


def _take(words: list[str], seats: int) -> int | None:
    wagon = wagon_number(words[0]) if len(words) == 1 else -1
    return TAKE + wagon if wagon >= 0 else None


def _next(words: list[str], seats: int) -> int | None:
    card = card_number(words[0]) if len(words) == 1 else -1
    return NEXT + card if card >= 0 else None


def _seat(word: str, seats: int) -> int:
    return int(word) if word in map(str, range(seats)) else -1


def _play(words: list[str], seats: int) -> int | None:
    card = card_number(words[0]) if words else -1
    if card < 0:
        return None
    if len(words) == 1:
        return PLAY + card * (SEATS + 1)
    on = _seat(words[2], seats) if len(words) == 3 and words[1] == "on" else -1
    return PLAY + card * (SEATS + 1) + 1 + on if on >= 0 else None


def _thing(word: str) -> int:
    if wagon_number(word) >= 0:
        return 1 + wagon_number(word)
    return 1 + WAGONS + card_number(word) if card_number(word) >= 0 else -1


def _return(words: list[str], seats: int) -> int | None:
    if len(words) not in (1, 2) or _colour(words[0]) < 0:
        return None
    thing = _thing(words[1]) if len(words) == 2 else 0
    return GIVE_BACK + _colour(words[0]) * THINGS + thing if thing >= 0 else None


def _put(words: list[str], seats: int) -> int | None:
    origin = 0
    if len(words) >= 4 and words[-2] == "from":
        origin = _thing(words[-1])
        if origin < 0:
            return None
        words = words[:-2]
    if len(words) not in (2, 3) or _colour(words[0]) < 0 or _thing(words[1]) < 0:
        return None
    colour, thing = _colour(words[0]), _thing(words[1]) - 1
    slot = _colour(words[2]) if len(words) == 3 else colour
    if slot < 0 or (len(words) == 3 and (slot == colour or thing >= WAGONS)):
        return None
    goal = 5 * thing + slot if thing < WAGONS else _TO_CARDS + thing - WAGONS
    return put_of(colour, goal, origin)


def _use(words: list[str], seats: int, several: int = 0, raid: bool = False) -> int | None:
    card = card_number(words[0]) if words else -1
    if card < 0 or is_raid(card) != raid:
        return None
    said, list_ = words[1:], 0
    if several >> card & 1:  # the number of the list comes first
        if not said or said[0] not in map(str, range(1, LISTS + 1)):
            return None
        list_ = int(said.pop(0)) - 1
    argument = _argument(said, seats)
    return use_of(CARDS * list_ + card, argument) if argument is not None else None


def _raid(words: list[str], seats: int) -> int | None:
    return _use(words, seats, raid=True)


def _argument(words: list[str], seats: int) -> int | None:
    if not words:
        return 0
    if len(words) == 1:
        if _colour(words[0]) >= 0:
            return ONE_COLOUR + _colour(words[0])
        if _seat(words[0], seats) >= 0:
            return ONE_SEAT + _seat(words[0], seats)
        return ONE_CARD + card_number(words[0]) if card_number(words[0]) >= 0 else None
    if len(words) > 2:
        return None
    one, other = words
    if _colour(one) >= 0 and _colour(other) >= 0:
        return TWO_COLOURS + 5 * _colour(one) + _colour(other)
    if wagon_number(one) >= 0 and wagon_number(other) >= 0:
        return ONE_EXCHANGE + WAGONS * wagon_number(one) + wagon_number(other)
    return None


def _start(words: list[str], seats: int) -> int | None:
    return (
        START + _seat(words[0], seats) if len(words) == 1 and _seat(words[0], seats) >= 0 else None
    )


def _roll(words: list[str], seats: int) -> int | None:
    if len(words) != 5 or any(word not in ("1", "2", "3") for word in words):
        return None
    return ROLL + int("".join(str(int(word) - 1) for word in words), 3)


def _wagons(words: list[str], seats: int) -> int | None:
    numbers = [wagon_number(word) for word in words]
    if len(numbers) != 2 * seats + DISPLAY or min(numbers) < 0:
        return None
    return WAGONS_DEALT + sum(number << 5 * i for i, number in enumerate(numbers))


def _wagon(words: list[str], seats: int) -> int | None:
    wagon = wagon_number(words[0]) if len(words) == 1 else -1
    return WAGON_TURNED + wagon if wagon >= 0 else None


def _cards(words: list[str], seats: int) -> int | None:
    numbers = [card_number(word) for word in words]
    if not 1 <= len(numbers) <= DECK or min(numbers) < 0:
        return None
    decks = {number // DECK for number in numbers}
    if len(decks) != 1:
        return None
    places = sum(number % DECK << 7 + 4 * i for i, number in enumerate(numbers))
    return CARDS_DRAWN + (decks.pop() | len(numbers) << 3 | places)


_READERS: dict[str, Callable[[list[str], int], int | None]] = {
    "die": _die,
    "draw": _draw,
    "take": _take,
    "next": _next,
    "play": _play,
    "return": _return,
    "put": _put,
    "use": _use,
    "raid": _raid,
    "start": _start,
    "roll": _roll,
    "wagons": _wagons,
    "wagon": _wagon,
    "cards": _cards,
}
