"""What followed a move by itself (§P7): cards filled, wagons shipped, turns, the end."""

from __future__ import annotations

from kurultai.core.game import Happening, Position
from kurultai.games.huns.parts.camp import deck_size
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, members
from kurultai.games.huns.parts.vocabulary import CURSES, RAIDS
from kurultai.games.huns.parts.words import (
    SEAT_NAMES,
    card_called,
    colour_name,
    deck_name,
    wagon_name,
)
from kurultai.games.huns.phases.placing import PILLAGE_ACTION
from kurultai.games.huns.rulebook import TEXTS


def consequences(before: Position, after: Position) -> list[Happening]:
    found = _of_cards(before, after)
    found += _moved_cards(before, after)
    for seat in range(before.seats):
        found += _shipped(before, after, seat)
    found += _excess(before, after)
    if after.is_over:
        found.append(_end(after))
    elif after.s[0].rounds > before.s[0].rounds:
        first = int(after.s[0].first)
        said = TEXTS("happened-round", who=SEAT_NAMES[first])
        found.append({"kind": "round", "seat": first, "text": said, "rule": "round.next"})
    elif _began_turn(before, after):
        active = int(after.s[0].active)
        said = TEXTS("happened-turn", who=SEAT_NAMES[active])
        found.append({"kind": "turn", "seat": active, "text": said, "rule": "round"})
    return found


def _began_turn(before: Position, after: Position) -> bool:
    """Whether a turn has begun (compensations count theirs before the first round)."""
    return bool(before.s[0].rounds) and after.s[0].turns > before.s[0].turns


def _of_cards(before: Position, after: Position) -> list[Happening]:
    was, now = before.s[0], after.s[0]
    changes = (
        ("filled", int(now.filled) & ~int(was.filled), "mercenary"),
        ("emptied", int(was.filled) & ~int(now.filled), "mercenary"),
        ("tilted", int(now.tilted) & ~int(was.tilted) & CURSES, "curse"),
    )
    found: list[Happening] = []
    for kind, cards, rule in changes:
        for card in members(cards):
            said = TEXTS(f"happened-{kind}", card=card_called(after, card))
            found.append({"kind": kind, "at": [CARD_IDS[card]], "text": said, "rule": rule})
    return found


def _moved_cards(before: Position, after: Position) -> list[Happening]:
    """Cards that left a camp or came into another one; raids that are ready again."""
    was, now = before.s[0], after.s[0]
    if not (was.cards & ~now.cards).any() and not int(was.tilted) & ~int(now.tilted):
        return []
    lay = {card: seat for seat in range(before.seats) for card in members(was.cards[seat])}
    lies = {card: seat for seat in range(after.seats) for card in members(now.cards[seat])}
    found: list[Happening] = []
    for card, camp in lay.items():
        name, at = card_called(after, card), [CARD_IDS[card]]
        if card not in lies:
            text = TEXTS("happened-returned_card", card=name)
            found.append({"kind": "returned_card", "seat": camp, "at": at, "text": text})
        elif lies[card] != camp:
            text = TEXTS("happened-moved_card", card=name, who=SEAT_NAMES[lies[card]])
            found.append({"kind": "moved_card", "seat": lies[card], "at": at, "text": text})
        elif int(was.tilted) & ~int(now.tilted) & RAIDS & 1 << card:
            text = TEXTS("happened-readied", card=name)
            found.append({"kind": "readied", "seat": camp, "at": at, "text": text})
    return found


def _shipped(before: Position, after: Position, seat: int) -> list[Happening]:
    found: list[Happening] = []
    for wagon in members(int(after.s[0].shipped[seat]) & ~int(before.s[0].shipped[seat])):
        said = TEXTS("happened-ship", who=SEAT_NAMES[seat], wagon=wagon_name(after, wagon))
        at = [WAGON_IDS[wagon], f"stash:{seat}"]
        found.append({"kind": "ship", "seat": seat, "at": at, "text": said, "rule": "wagon.ship"})
    return found


def _excess(before: Position, after: Position) -> list[Happening]:
    """A pillage is over and cubes are left."""
    was, now = before.s[0], after.s[0]
    is_over = was.placing == PILLAGE_ACTION and now.placing != PILLAGE_ACTION
    left = int(now.put_left) if is_over and now.placing == 0 else 0
    if left <= 0:
        return []
    said = TEXTS("happened-excess", n=left, colour=colour_name(int(was.die)))
    return [{"kind": "excess", "text": said, "rule": "excess"}]


def _end(p: Position) -> Happening:
    s = p.s[0]
    for colour in range(5):
        if s.reserve[colour] == 0:
            said = TEXTS("happened-end_colour", colour=colour_name(colour))
            return {"kind": "end", "text": said, "rule": "N13"}
    for colour in range(5):
        if deck_size(s, colour) == 0:
            said = TEXTS("happened-end_deck", deck=deck_name(colour))
            return {"kind": "end", "text": said, "rule": "N13"}
    said = TEXTS("happened-end_rounds", n=int(s.rounds))
    return {"kind": "end", "text": said, "rule": "N18"}
