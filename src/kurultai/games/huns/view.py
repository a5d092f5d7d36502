"""What a seat may see (§N14), built up from nothing: the whole table but the cards being drawn, the
order of the decks, and shipped wagons of others, which lie face down until the end.
"""

from __future__ import annotations

import re
from typing import Any

from kurultai.core.game import Position, View
from kurultai.core.text import text
from kurultai.games.huns.board import shipped_cards, shipped_wagons
from kurultai.games.huns.moves import DIE
from kurultai.games.huns.parts.camp import SUM
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.looking import ACTIVE, LIMIT, MET, Look, look
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    BLACK,
    COLOURS,
    CURSES,
    DECK,
    DESTINATIONS,
    DISPLAY,
    EQUIPMENT,
    EVENTS,
    HOLDERS,
    MERCENARIES,
    RAIDS,
    SOURCES,
    TREASURES,
    TYPES,
    WAGON_TYPES,
    WAGONS,
)
from kurultai.games.huns.parts.words import card_entry
from kurultai.games.huns.phases.course import LAST_ROUND
from kurultai.games.huns.prompts import question
from kurultai.games.huns.rulebook import TEXTS
from kurultai.games.huns.scoring import LINES
from kurultai.games.huns.state import ASK_ACTION, ASK_BEFORE, ASK_START, NO_CARD, NO_WAGON, NOBODY

EVERYONE = -1  # sees everything
_FOR_SEATS = re.compile(r"\b(\d+)/(\d+)/(\d+)\b")  # with two, three and four players


def view(p: Position, seat: int | None) -> View:
    t = look(p)
    s = t.s
    camps = [_camp(t, player, seat) for player in range(p.seats)]
    seen: View = {
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
        "reserve": {name: int(s.reserve[i]) for i, name in enumerate(COLOURS)},
        "decks": [_deck(t, colour, seat) for colour in range(5)],
        "drawn": _drawn(t, seat),
        "display": [_id(WAGON_IDS, s.display[place]) for place in range(DISPLAY)],
        "pile": int(s.hidden).bit_count(),
        "camps": camps,
        "placing": _placing(t),
        "effect": _id(CARD_IDS, s.effect),
        "waiting": [CARD_IDS[card] for card in members(s.waiting)],
        "curse": _id(CARD_IDS, s.curse),
    }
    return {**seen, "cards": _cards(p, seen), "wagons": _wagons(t, seen)}


def _id(ids: tuple[str, ...], number: Any) -> str | None:
    return None if number in (NO_CARD, NO_WAGON) else ids[int(number)]


def _die(t: Look, colour: int) -> View:
    s = t.s
    holder = int(s.holder[colour])
    return {
        "colour": COLOURS[colour],
        "face": int(s.face[colour]) if s.face[colour] else None,
        "available": bool(int(s.available) >> colour & 1),
        "holder": None if holder == NOBODY else holder,
    }


def _die_of_turn(t: Look) -> View | None:
    s = t.s
    if s.die < 0:
        return None
    now = {"colour": COLOURS[s.die], "face": int(s.face[s.die]), "value": int(t.of_die[0])}
    if s.ask != ASK_ACTION:
        return now
    return {**now, **_action_numbers(t), "free": _free_slots(t, int(s.active), int(s.die))}


def _offers(t: Look) -> dict[str, View]:
    """What both actions with each available die would give, while a die is to be taken. A die that
    will be rerolled has no numbers.
    """
    s = t.s
    found: dict[str, View] = {}
    if s.ask != ASK_BEFORE:
        return found
    for colour in range(5):
        if t.p.objection(DIE + colour):
            continue
        after = t.p.copy()
        after.play(DIE + colour)
        then = look(after)
        known = then.s.ask == ASK_ACTION
        found[COLOURS[colour]] = {
            "value": int(then.of_die[0]) if known else None,
            **(_action_numbers(then) if known else {"pillage": None, "draw": None}),
            "free": _free_slots(t, int(s.active), colour),
        }
    return found


def _action_numbers(t: Look) -> View:
    """What both actions of the turn's die would give."""
    _, pillage, draw = map(int, t.of_die)
    return {"pillage": pillage, "draw": min(draw, _deck_size(t, int(t.s.die)))}


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


def _deck(t: Look, colour: int, seat: int | None) -> View:
    """A deck: its size, and from top to bottom the cards under it that this seat has seen (§U1)."""
    s = t.s
    under = []
    for i in range(int(s.unders[colour])):
        knows = seat == EVERYONE or (seat is not None and int(s.knows[colour, i]) >> seat & 1)
        under.append(CARD_IDS[int(s.under[colour, i])] if knows else None)
    deck: View = {
        "colour": COLOURS[colour],
        "type": TYPES[colour],
        "size": _deck_size(t, colour),
        "under": under,
    }
    if seat == EVERYONE:
        deck["top"] = [CARD_IDS[DECK * colour + place] for place in members(s.top[colour])]
    return deck


def _drawn(t: Look, seat: int | None) -> View | None:
    """Cards being drawn: to their drawer alone."""
    s = t.s
    if not s.number:
        return None
    hand: list[str | None] = [None] * int(s.number)
    if seat in (EVERYONE, int(s.drawer)) and s.held:
        hand = [CARD_IDS[int(card)] for card in s.hand[: s.held]]
    return {"seat": int(s.drawer), "deck": COLOURS[s.pile], "cards": hand}


def _placing(t: Look) -> View | None:
    s = t.s
    if not s.placing:
        return None
    return {
        "seat": int(s.put_seat),
        "left": int(s.put_left),
        "source": SOURCES[int(s.put_source)],
        "to": (*DESTINATIONS, "wagons")[int(s.put_goal)],
        "colours": [COLOURS[c] for c in range(5) if int(s.put_colours) >> c & 1],
    }


def _camp(t: Look, player: int, seat: int | None) -> View:
    s = t.s
    there = sorted(members(s.cards[player]), key=lambda card: int(s.rank[card]))
    shipped = members(s.shipped[player])
    face_up = t.p.is_over or seat in (EVERYONE, player)
    lines = [int(line) for line in t.of_seat[player, : len(LINES)]]
    return {
        "seat": player,
        "cards": [_card(t, player, card) for card in there],
        "wagons": [_wagon_in_camp(t, wagon) for wagon in s.berth[player, : _berths(t, player)]],
        "wagon_limit": int(t.of_seat[player, LIMIT]),
        "stash": {name: int(s.stash[player, i]) for i, name in enumerate(COLOURS)},
        "shipped": [WAGON_IDS[wagon] if face_up else None for wagon in shipped],
        "score": sum(lines),
        "lines": [
            {"line": name, "text": TEXTS(f"score.{name}"), "points": line}
            for name, line in zip(LINES, lines, strict=True)
        ],
    }


def _berths(t: Look, player: int) -> int:
    """Berths to show: as many as the limit, more while a wagon lies beyond it."""
    used = [place + 1 for place in range(BERTHS) if t.s.berth[player, place] != NO_WAGON]
    return max([int(t.of_seat[player, LIMIT]), *used])


def _wagon_in_camp(t: Look, wagon: Any) -> View | None:
    b, s = t.b, t.s
    if wagon == NO_WAGON:
        return None
    cubes = [int(s.load[wagon]) >> 4 * slot & 15 for slot in range(int(b.wagon_slots[wagon]))]
    return {
        "id": WAGON_IDS[wagon],
        "cubes": [COLOURS[cube - 1] if cube else None for cube in cubes],
    }


def _card(t: Look, player: int, card: int) -> View:
    b, s = t.b, t.s
    found: View = {
        "id": CARD_IDS[card],
        "status": status(t, player, card),
        "used": bool(int(s.used) >> card & 1),
    }
    if HOLDERS >> card & 1:
        needed = int(b.slots[card])
        if CURSES >> card & 1:
            needed = int(t.needed[card])
        found["slots"] = max(needed, int(s.cubes[card]) >> SUM)
        found["cubes"] = [
            COLOURS[c] for c in range(5) for _ in range(int(s.cubes[card]) >> 5 * c & 31)
        ]
    if card // DECK == BLACK:
        found["by"] = next(by for by in range(t.p.seats) if int(s.laid[by]) >> card & 1)
    return found


def status(t: Look, player: int, card: int) -> str:
    """What a card is doing right now: active, blocked by a curse, waiting for cubes, used up, ready
    (a raid), filled or fled (a curse), met or unmet (a treasure).
    """
    s = t.s
    mark = 1 << card
    if TREASURES & mark:
        return "met" if int(t.of_seat[player, MET]) & mark else "unmet"
    if RAIDS & mark:
        return "used" if int(s.tilted) & mark else "ready"
    if int(s.fled) & mark:
        return "fled"
    if CURSES & mark and int(s.tilted) & mark:
        return "filled"
    if MERCENARIES & mark and not int(s.filled) & mark:
        return "waiting"
    if (EQUIPMENT | MERCENARIES) & mark and not int(t.of_seat[player, ACTIVE]) & mark:
        return "blocked"
    return "used" if int(s.used) & mark else "active"


def _cards(p: Position, seen: View) -> dict[str, View]:
    """What is printed on every card in sight."""
    ids = {card["id"] for camp in seen["camps"] for card in camp["cards"]}
    ids |= {card for deck in seen["decks"] for card in (*deck["under"], *deck.get("top", []))}
    ids |= set(seen["drawn"]["cards"]) if seen["drawn"] else set()
    found = {}
    for id_ in sorted(ids - {None}):
        entry = card_entry(p, CARD_IDS.index(id_))
        found[id_] = printed(entry, p.seats)
    return found


def printed(entry: View, seats: int | None = None) -> View:
    """A card's face. ``asks``: its player is asked, also in others' turns, whether to use it.

    What a text gives for 2/3/4 players is told for those at the table.
    """
    effect = entry["effect"][0]
    said = text(entry["text_en"], entry["text_fr"])
    if seats is not None:
        said = text(*(_FOR_SEATS.sub(lambda n: n[seats - 1], said[word]) for word in ("en", "fr")))
    return {
        "type": entry["type"],
        "name": text(entry["name_en"], entry["name_fr"]),
        "text": said,
        "phase": entry["phase"],
        "slots": entry["slots"],
        "min_players": entry["min_players"],
        "asks": bool(effect.get("optional")) and effect["trigger"] in EVENTS,
    }


def gallery() -> View:
    """Every card and wagon of the shipped files."""
    wagons = shipped_wagons()["wagon"]
    return {
        "cards": {entry["id"]: printed(entry) for entry in shipped_cards()["card"]},
        "wagons": {w["id"]: {"type": w["type"], "slots": list(w["slots"])} for w in wagons},
    }


def _wagons(t: Look, seen: View) -> dict[str, View]:
    """Type and slots of every wagon in sight."""
    b = t.b
    ids = set(seen["display"])
    for camp in seen["camps"]:
        ids |= {wagon["id"] for wagon in camp["wagons"] if wagon} | set(camp["shipped"])
    found = {}
    for wagon in range(WAGONS):
        if WAGON_IDS[wagon] in ids:
            slots = b.slot[wagon, : b.wagon_slots[wagon]]
            found[WAGON_IDS[wagon]] = {
                "type": WAGON_TYPES[int(b.wagon_type[wagon])],
                "slots": [COLOURS[int(colour)] for colour in slots],
            }
    return found
