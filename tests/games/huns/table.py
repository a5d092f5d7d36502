"""Tables set up for a test, just after the first roll: seat 0 is asked for a die.

Camps list cards in camp order: `eq01`, `me08=rr` with cubes on it (b r g k y), `ra01!` tilted,
`cu03~` fled, `cu03@2` played by seat 2 (else by the next seat). Wagons give their slots in printed
order: `wg04=b..y`, a dot for a free one.
"""

from __future__ import annotations

import re

from kurultai.core.bits import rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.errors import Illegal
from kurultai.core.game import Position
from kurultai.games.huns.game import Huns
from kurultai.games.huns.parts.camp import SUM
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS, card_number, wagon_number
from kurultai.games.huns.parts.vocabulary import BLACK, COLOURS, DECK, GREEN

GAME = Huns()
LETTERS = "brgky"
WAGONS = ("wg04 wg05", "wg16 wg32", "wg06 wg15", "wg23 wg28")
DISPLAY = "wg01 wg02 wg03 wg07"

_CARD = re.compile(r"(\w{4})([!~]?)(?:@(\d))?(?:=([brgky]+))?")


def table(
    seats: int = 2,
    dice: str = "1 1 1 1 1",
    camps: dict[int, str] | None = None,
    wagons: dict[int, str] | None = None,
    display: str = DISPLAY,
    shipped: dict[int, str] | None = None,
    **options: object,
) -> Position:
    p = GAME.new(seats, options)
    said = [(wagons or {}).get(seat, WAGONS[seat]) for seat in range(seats)]
    ids = [word.split("=")[0] for words in said for word in words.split()]
    go(p, "start 0", " ".join(["wagons", *ids, display]))
    while p.actor >= 0:  # the compensation, taken back below
        p.play(int(p.legal()[0]))
    p.s[0].load[:] = 0
    p.s[0].reserve[:] = p.b[0].cubes
    for words in said:
        for word in words.split():
            load(p, *word.split("="))
    for seat, words in (shipped or {}).items():
        for word in words.split():
            ship(p, seat, word)
    for seat, words in (camps or {}).items():
        for word in words.split():
            lay(p, seat, word)
    go(p, f"roll {dice}")
    return p


def load(p: Position, id_: str, cubes: str = "") -> None:
    """Cubes on a wagon, from the reserve."""
    for slot, letter in enumerate(cubes):
        if letter != ".":
            colour = LETTERS.index(letter)
            p.s[0].load[wagon_number(id_)] |= (colour + 1) << (4 * slot)
            p.s[0].reserve[colour] -= 1


def ship(p: Position, seat: int, id_: str) -> None:
    """A wagon shipped long ago, its cubes in the stash."""
    wagon = wagon_number(id_)
    s = p.s[0]
    assert int(s.hidden) >> wagon & 1, f"{id_} is not in the pile"
    s.hidden &= ~(1 << wagon)
    s.shipped[seat] |= 1 << wagon
    for colour in p.b[0].slot[wagon, : p.b[0].wagon_slots[wagon]]:
        s.reserve[colour] -= 1
        s.stash[seat, colour] += 1


def lay(p: Position, seat: int, word: str) -> None:
    """A card into a camp, from its deck."""
    match = _CARD.fullmatch(word)
    assert match, word
    id_, mark, by, cubes = match.groups()
    card = card_number(id_)
    s = p.s[0]
    assert int(s.top[card // DECK]) >> card % DECK & 1, f"{id_} is not in its deck"
    s.top[card // DECK] &= ~(1 << card % DECK)
    s.cards[seat] |= 1 << card
    player = seat if card // DECK != BLACK else int(by) if by else (seat + 1) % p.seats
    s.laid[player] |= 1 << card
    s.rank[card] = s.came
    s.came += 1
    s.tilted |= 1 << card if mark == "!" else 0
    s.fled |= 1 << card if mark == "~" else 0
    for letter in cubes or "":
        colour = LETTERS.index(letter)
        s.cubes[card] += (1 << 5 * colour) + (1 << SUM)
        s.reserve[colour] -= 1
    if card // DECK == GREEN and len(cubes or "") == p.b[0].slots[card]:
        s.filled |= 1 << card


# Playing and looking


def go(p: Position, *texts: str) -> Position:
    """Play these moves, by whoever is asked; every one must be legal."""
    for text in texts:
        move = p.parse(text)
        p.check(move)
        assert p.format(move) == text
        p.play(move)
    return p


def moves(p: Position) -> list[str]:
    return sorted(p.format(move) for move in p.legal()) if p.actor >= 0 else []


def puts(p: Position) -> list[str]:
    return [text for text in moves(p) if text.startswith("put ")]


def accepted(p: Position, text: str) -> bool:
    p.check(p.parse(text))
    return p.actor < 0 or text in moves(p)


def refused(p: Position, text: str, by: str) -> bool:
    """Whether exactly this rule forbids the move (and the list of legal moves agrees)."""
    assert text not in moves(p)
    try:
        p.check(p.parse(text))
    except Illegal as refusal:
        for said in (refusal.message["en"], refusal.message["fr"]):
            assert said
            assert "{" not in said
        assert refusal.rule == by, f"refused by {refusal.rule}: {refusal}"
        return True
    return False


def reserve(p: Position, colour: str) -> int:
    return int(p.s[0].reserve[COLOURS.index(colour)])


def stash(p: Position, seat: int) -> dict[str, int]:
    return {c: int(p.s[0].stash[seat, i]) for i, c in enumerate(COLOURS) if p.s[0].stash[seat, i]}


def on(p: Position, id_: str) -> str:
    """What lies on a wagon (slots in printed order) or a card (in colour order)."""
    if card_number(id_) >= 0:
        packed = int(p.s[0].cubes[card_number(id_)])
        return "".join(LETTERS[c] * (packed >> 5 * c & 31) for c in range(5))
    wagon = wagon_number(id_)
    load_ = int(p.s[0].load[wagon])
    cubes = [load_ >> 4 * slot & 15 for slot in range(int(p.b[0].wagon_slots[wagon]))]
    return "".join(LETTERS[cube - 1] if cube else "." for cube in cubes)


def status(p: Position, id_: str) -> str:
    """What a card is doing, as the view says it."""
    camps = p.game.view_all(p)["camps"]
    return str(next(c["status"] for camp in camps for c in camp["cards"] if c["id"] == id_))


def camp(p: Position, seat: int) -> list[str]:
    return [card["id"] for card in p.game.view(p, None)["camps"][seat]["cards"]]


def wagons(p: Position, seat: int) -> list[str]:
    return [wagon["id"] for wagon in p.game.view(p, None)["camps"][seat]["wagons"] if wagon]


def shipped(p: Position, seat: int) -> list[str]:
    return [WAGON_IDS[w] for w in range(len(WAGON_IDS)) if int(p.s[0].shipped[seat]) >> w & 1]


def under(p: Position, colour: str) -> list[str]:
    deck = COLOURS.index(colour)
    return [CARD_IDS[int(c)] for c in p.s[0].under[deck, : p.s[0].unders[deck]]]


def all_cubes(p: Position) -> list[int]:
    """How many cubes of each colour there are anywhere."""
    s = p.s[0]
    found = [int(s.reserve[c]) + int(s.stash[:, c].sum()) for c in range(5)]
    for load_ in s.load:
        for slot in range(8):
            cube = int(load_) >> 4 * slot & 15
            if cube:
                found[cube - 1] += 1
    for packed in s.cubes:
        for c in range(5):
            found[c] += int(packed) >> 5 * c & 31
    return found


def left(p: Position) -> int:
    """Cubes still to place."""
    return int(p.s[0].put_left)


def skip(p: Position, turns: int = 1) -> Position:
    """Let turns go by: the first die there is, pillage, put where it first fits."""
    after = (int(p.s[0].rounds), int(p.s[0].turns) + turns)
    generator = rng(0)
    while (int(p.s[0].rounds), int(p.s[0].turns)) < after and not p.is_over:
        if p.actor == CHANCE:
            p.play(p.sample(generator))
            continue
        there = moves(p)
        go(p, "pillage" if "pillage" in there else "none" if "none" in there else there[0])
    return p
