"""What a seat may see (§N14), built up from nothing: the whole table but the cards being drawn, the
order of the decks, and shipped wagons of others, which lie face down until the end.
"""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from kurultai.core.game import Position
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import Text
from kurultai.games.huns.moves import DIE
from kurultai.games.huns.parts.camp import SUM
from kurultai.games.huns.parts.facedown import is_face_down, status_seen
from kurultai.games.huns.parts.faces import CardFace, WagonFace, printed
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.looking import LIMIT, Look, Status, is_used_up, look
from kurultai.games.huns.parts.outlook import outlook
from kurultai.games.huns.parts.progress import Progress, progress
from kurultai.games.huns.parts.room import Room
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    BLACK,
    CARDS,
    COLOURS,
    CURSES,
    DECK,
    DESTINATIONS,
    DISPLAY,
    EFFECTS,
    HOLDERS,
    SOURCES,
    TO_RESERVE,
    TO_STASH,
    TREASURES,
    TYPES,
    WAGON_TYPES,
    WAGONS,
    CardType,
    Colour,
    Destination,
    Source,
)
from kurultai.games.huns.parts.words import card_entry, cards_of
from kurultai.games.huns.phases.course import LAST_ROUND
from kurultai.games.huns.prompts import Question, question
from kurultai.games.huns.scoring import LINES
from kurultai.games.huns.sheet import known
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_BEFORE,
    ASK_START,
    NO_CARD,
    NO_EFFECT,
    NO_WAGON,
    NOBODY,
)


class CubeCounts(TypedDict):
    blue: int
    red: int
    green: int
    black: int
    yellow: int


class CardSeen(TypedDict):
    """A card in a camp. Slots and cubes: of those that cubes can lie on."""

    id: str
    status: Status
    used: bool
    slots: NotRequired[int]
    cubes: NotRequired[list[Colour]]
    by: NotRequired[int]  # who laid this curse
    progress: NotRequired[list[Progress]]  # of a treasure, a condition each


class WagonSeen(TypedDict):
    id: str
    cubes: list[Colour | None]


class CampSeen(TypedDict):
    seat: int
    cards: list[CardSeen]
    wagons: list[WagonSeen | None]
    wagon_limit: int
    stash: CubeCounts
    shipped: list[str | None]
    score: int  # of what is known
    unknown: bool  # some of it depends on wagons that lie face down


class DieSeen(TypedDict):
    colour: Colour
    face: int | None
    available: bool
    holder: int | None


class TurnDie(TypedDict):
    """The die of the turn, and while an action is asked for: what both would give."""

    colour: Colour
    face: int
    value: int
    pillage: NotRequired[int]
    draw: NotRequired[int]
    free: NotRequired[int]
    fits: NotRequired[int]
    ships: NotRequired[int]


class Offer(TypedDict):
    """What a die would give; one that will be rerolled has no numbers."""

    value: int | None
    pillage: int | None
    draw: int | None
    free: int
    fits: int | None  # of the pillaged valuables: how many find a place
    ships: int  # wagons that these can complete


class DeckSeen(TypedDict):
    """A deck: its size, and from top to bottom the cards under it that this seat has seen (§U1).
    Unseen: the cards that it can still bring, as far as this seat can know.
    """

    colour: Colour
    type: CardType
    size: int
    under: list[str | None]
    unseen: list[str]
    top: NotRequired[list[str]]  # where everything is shown


class Drawn(TypedDict):
    """Cards being drawn: to their drawer alone."""

    seat: int
    deck: Colour
    cards: list[str | None]


class Placing(TypedDict):
    """Cubes being put somewhere."""

    seat: int
    left: int
    source: Source
    to: Destination
    colours: list[Colour]


class InSight(TypedDict):
    """The table without what is printed on its cards and wagons."""

    you: int | None  # the seat that looks
    question: Question
    round: int
    last_round: int
    turn: int
    first: int | None
    active: int | None
    dice: list[DieSeen]
    die: TurnDie | None
    offers: dict[Colour, Offer]
    reserve: CubeCounts
    decks: list[DeckSeen]
    drawn: Drawn | None
    display: list[str | None]
    pile: int
    camps: list[CampSeen]
    placing: Placing | None
    effect: str | None
    waiting: list[str]
    curse: str | None
    outlook: dict[str, list[Text]]  # of each card one is asked about: what it would do here


class HunsView(InSight):
    """What a seat sees of a game of Huns, with the faces of all cards and wagons in sight."""

    cards: dict[str, CardFace]
    wagons: dict[str, WagonFace]


def view(p: Position, seat: int | None) -> HunsView:
    t = look(p)
    s = t.s
    camps = [_camp(t, player, seat) for player in range(p.seats)]
    seen: InSight = {
        "you": seat if seat != EVERYONE else None,
        "question": question(p),
        "round": int(s.rounds),
        "last_round": LAST_ROUND,
        "turn": min(int(s.turns) + 1, 5) if s.rounds else 0,
        "first": int(s.first) if s.ask != ASK_START else None,
        "active": int(s.active) if s.rounds else None,
        "dice": [_die(t, colour) for colour in range(5)],
        "die": _die_of_turn(t),
        "offers": _offers(t),
        "reserve": _counts(s.reserve),
        "decks": [_deck(t, colour, seat) for colour in range(5)],
        "drawn": _drawn(t, seat),
        "display": [_id(WAGON_IDS, s.display[place]) for place in range(DISPLAY)],
        "pile": int(s.hidden).bit_count(),
        "camps": camps,
        "placing": _placing(t),
        "effect": None if s.effect == NO_EFFECT else CARD_IDS[int(s.effect) % CARDS],
        "waiting": _waiting(s),
        "curse": _id(CARD_IDS, s.curse),
        "outlook": outlook(p, seat),
    }
    return {**seen, "cards": _cards(p, seen), "wagons": _wagons(t, seen)}


def _id(ids: tuple[str, ...], number: Any) -> str | None:
    return None if number in (NO_CARD, NO_WAGON) else ids[int(number)]


def _counts(cubes: Any) -> CubeCounts:
    blue, red, green, black, yellow = map(int, cubes)
    return {"blue": blue, "red": red, "green": green, "black": black, "yellow": yellow}


def _die(t: Look, colour: int) -> DieSeen:
    s = t.s
    holder = int(s.holder[colour])
    return {
        "colour": COLOURS[colour],
        "face": int(s.face[colour]) if s.face[colour] else None,
        "available": bool(int(s.available) >> colour & 1),
        "holder": None if holder == NOBODY else holder,
    }


def _die_of_turn(t: Look) -> TurnDie | None:
    s = t.s
    if s.die < 0:
        return None
    now: TurnDie = {
        "colour": COLOURS[s.die],
        "face": int(s.face[s.die]),
        "value": int(t.of_die[0]),
    }
    if s.ask == ASK_ACTION:
        now["pillage"], now["draw"] = _action_numbers(t)
        now["free"] = _free_slots(t, int(s.active), int(s.die))
        room = Room(t, int(s.active), int(s.die))
        now["fits"], now["ships"] = room.fits(now["pillage"]), room.ships(now["pillage"])
    return now


def _offers(t: Look) -> dict[Colour, Offer]:
    """What both actions with each available die would give, while a die is to be taken."""
    s = t.s
    found: dict[Colour, Offer] = {}
    if s.ask != ASK_BEFORE:
        return found
    for colour in range(5):
        if t.p.objection(DIE + colour):
            continue
        after = t.p.copy()
        after.play(DIE + colour)
        then = look(after)
        known = then.s.ask == ASK_ACTION
        pillage, draw = _action_numbers(then) if known else (None, None)
        room = Room(t, int(s.active), colour)
        found[COLOURS[colour]] = {
            "value": int(then.of_die[0]) if known else None,
            "pillage": pillage,
            "draw": draw,
            "free": _free_slots(t, int(s.active), colour),
            "fits": None if pillage is None else room.fits(pillage),
            "ships": 0 if pillage is None else room.ships(pillage),
        }
    return found


def _action_numbers(t: Look) -> tuple[int, int]:
    """What both actions of the turn's die, pillage and draw, would give."""
    _, pillage, draw = map(int, t.of_die)
    return pillage, min(draw, _deck_size(t, int(t.s.die)))


def _deck_size(t: Look, colour: int) -> int:
    return int(t.s.top[colour]).bit_count() + int(t.s.unders[colour])


def _free_slots(t: Look, seat: int, colour: int) -> int:
    """Free slots of a colour on a camp's wagons."""
    b, s = t.b, t.s
    free = 0
    for wagon in s.berth[seat]:
        for slot in range(int(b.wagon_slots[wagon]) if wagon != NO_WAGON else 0):
            is_empty = not int(s.load[wagon]) >> 4 * slot & 15
            free += is_empty and int(b.slot[wagon, slot]) == colour
    return free


def _deck(t: Look, colour: int, seat: int | None) -> DeckSeen:
    s = t.s
    under: list[str | None] = []
    for i in range(int(s.unders[colour])):
        knows = seat == EVERYONE or (seat is not None and int(s.knows[colour, i]) >> seat & 1)
        under.append(CARD_IDS[int(s.under[colour, i])] if knows else None)
    deck: DeckSeen = {
        "colour": COLOURS[colour],
        "type": TYPES[colour],
        "size": _deck_size(t, colour),
        "under": under,
        "unseen": _unseen(t, colour, seat, under),
    }
    if seat == EVERYONE:
        deck["top"] = [CARD_IDS[DECK * colour + place] for place in members(s.top[colour])]
    return deck


def _unseen(t: Look, colour: int, seat: int | None, under: list[str | None]) -> list[str]:
    """The cards of a type that lie in no camp and that this seat does not know to be elsewhere."""
    s = t.s
    there = 0
    for cards in s.cards[: t.p.seats]:
        there |= int(cards)
    drawn = _drawn(t, seat)
    known = {*under, *(drawn["cards"] if drawn else ())}
    return [
        CARD_IDS[card]
        for card in cards_of(t.p, colour)
        if not there >> card & 1 and CARD_IDS[card] not in known
    ]


def _drawn(t: Look, seat: int | None) -> Drawn | None:
    s = t.s
    if not s.number:
        return None
    hand: list[str | None] = [None] * int(s.number)
    if seat in (EVERYONE, int(s.drawer)) and s.held:
        hand = [CARD_IDS[int(card)] for card in s.hand[: s.held]]
    return {"seat": int(s.drawer), "deck": COLOURS[s.pile], "cards": hand}


def _placing(t: Look) -> Placing | None:
    s = t.s
    if not s.placing or s.put_goal in (TO_RESERVE, TO_STASH):
        return None
    return {
        "seat": int(s.put_seat),
        "left": int(s.put_left),
        "source": SOURCES[int(s.put_source)],
        "to": DESTINATIONS[int(s.put_goal)],
        "colours": [COLOURS[c] for c in range(5) if int(s.put_colours) >> c & 1],
    }


def _waiting(s: Any) -> list[str]:
    """The cards of which an effect waits."""
    cards = {int(entry) % EFFECTS % CARDS for entry in s.waiting[: s.waits]}
    return [CARD_IDS[card] for card in sorted(cards)]


def _camp(t: Look, player: int, seat: int | None) -> CampSeen:
    s = t.s
    there = sorted(members(s.cards[player]), key=lambda card: int(s.rank[card]))
    shipped = members(s.shipped[player])
    is_down = is_face_down(t, seat, player)
    points = [known(t, seat, player, line) for line in range(len(LINES))]
    return {
        "seat": player,
        "cards": [_card(t, player, card, seat) for card in there],
        "wagons": [_wagon_in_camp(t, wagon) for wagon in s.berth[player, : _berths(t, player)]],
        "wagon_limit": int(t.of_seat[player, LIMIT]),
        "stash": _counts(s.stash[player]),
        "shipped": [None if is_down else WAGON_IDS[wagon] for wagon in shipped],
        "score": sum(value for value, _ in points),
        "unknown": any(is_more for _, is_more in points),
    }


def _berths(t: Look, player: int) -> int:
    """Berths to show: as many as the limit, more while a wagon lies beyond it."""
    used = [place + 1 for place in range(BERTHS) if t.s.berth[player, place] != NO_WAGON]
    return max([int(t.of_seat[player, LIMIT]), *used])


def _wagon_in_camp(t: Look, wagon: Any) -> WagonSeen | None:
    b, s = t.b, t.s
    if wagon == NO_WAGON:
        return None
    cubes = [int(s.load[wagon]) >> 4 * slot & 15 for slot in range(int(b.wagon_slots[wagon]))]
    return {
        "id": WAGON_IDS[wagon],
        "cubes": [COLOURS[cube - 1] if cube else None for cube in cubes],
    }


def _card(t: Look, player: int, card: int, seat: int | None) -> CardSeen:
    b, s = t.b, t.s
    found: CardSeen = {
        "id": CARD_IDS[card],
        "status": status_seen(t, seat, player, card),
        "used": is_used_up(t, card),
    }
    if HOLDERS >> card & 1:
        needed = int(b.slots[card])
        if CURSES >> card & 1:
            needed = int(t.needed[card])
        found["slots"] = max(needed, int(s.cubes[card]) >> SUM)
        found["cubes"] = [
            COLOURS[c] for c in range(5) for _ in range(int(s.cubes[card]) >> 5 * c & 31)
        ]
    if TREASURES >> card & 1:
        found["progress"] = progress(t, seat, player, card)
    if card // DECK == BLACK:
        found["by"] = next(by for by in range(t.p.seats) if int(s.laid[by]) >> card & 1)
    return found


def _cards(p: Position, seen: InSight) -> dict[str, CardFace]:
    """What is printed on every card in sight."""
    ids: set[str | None] = {card["id"] for camp in seen["camps"] for card in camp["cards"]}
    ids |= {card for deck in seen["decks"] for card in (*deck["under"], *deck.get("top", []))}
    ids |= set(seen["drawn"]["cards"]) if seen["drawn"] else set()
    if "cards" in p.options:  # an owner's cards; the shipped ones can be looked up
        ids |= {card for deck in seen["decks"] for card in deck["unseen"]}
    known = sorted(id_ for id_ in ids if id_ is not None)
    return {id_: printed(card_entry(p, CARD_IDS.index(id_)), p.seats) for id_ in known}


def _wagons(t: Look, seen: InSight) -> dict[str, WagonFace]:
    """Type and slots of every wagon in sight."""
    b = t.b
    ids = set(seen["display"])
    for camp in seen["camps"]:
        ids |= {wagon["id"] for wagon in camp["wagons"] if wagon} | set(camp["shipped"])
    found: dict[str, WagonFace] = {}
    for wagon in range(WAGONS):
        if WAGON_IDS[wagon] in ids:
            slots = b.slot[wagon, : b.wagon_slots[wagon]]
            found[WAGON_IDS[wagon]] = {
                "type": WAGON_TYPES[int(b.wagon_type[wagon])],
                "slots": [COLOURS[int(colour)] for colour in slots],
            }
    return found
