"""What a move caused, in the order in which the rules do it."""

from __future__ import annotations

from kurultai.core.game import Happening, Position
from kurultai.core.text import Square, Text
from kurultai.games.khan import moves
from kurultai.games.khan.notation import Ids, areas_of, dealt, discarded, ids_of
from kurultai.games.khan.parts import deck, words
from kurultai.games.khan.parts.areas import DIRECTIONS, NAMES
from kurultai.games.khan.phases.driving import refuge
from kurultai.games.khan.phases.preparing import next_ruler
from kurultai.games.khan.rulebook import TEXTS
from kurultai.games.khan.scoring import share_of
from kurultai.games.khan.state import (
    ACTING,
    CONQUERING,
    CONSENTING,
    DISCARDING,
    DRIVING,
    END_PHASE,
    FINISHED,
    SPECIALS,
)

IN_ACTION = (ACTING, DRIVING, CONSENTING, DISCARDING)


def happenings(before: Position, move: int, after: Position, seat: int | None) -> list[Happening]:
    """Of one move, as that seat (None: a spectator) may know it."""
    ids = ids_of(before.options)
    if move >= moves.TURN:
        found = _turned(before, ids, move - moves.TURN, after)
    elif move >= moves.DEAL:
        found = _dealt(before, ids, move, after, seat)
    elif move >= moves.RULER:
        found = [_placed(before, ids, move - moves.RULER, None)]
    elif move >= moves.START:
        who = move - moves.START
        found = [
            _happening(
                "start", who, TEXTS("happened-start", who=words.SEATS[who]), rule="prep.start"
            )
        ]
    else:
        found = _decided(before, ids, move, after)
    return found + _laid(before, ids, after) + _consequences(before, ids, move, after)


def _happening(
    kind: str, seat: int | None, said: Text, at: list[str] | None = None, rule: str | None = None
) -> Happening:
    made: Happening = {"kind": kind, "text": said}
    if seat is not None:
        made["seat"] = int(seat)
    if at:
        made["at"] = at
    if rule:
        made["rule"] = rule
    return made


# Chance


def _turned(before: Position, ids: Ids, card: int, after: Position) -> list[Happening]:
    s, b = before.s[0], before.b[0]
    direction = int(b.direction[card])
    is_driven = s.phase == DRIVING
    ruler = int(s.driven) if is_driven else card // deck.EACH
    said = TEXTS(
        "happened-turn-drive" if is_driven else "happened-turn",
        ruler=words.ruler(ids, ruler),
        direction=words.direction(direction),
    )
    found = _shuffled(before, after)
    found.append(_happening("turn", None, said, [ids.cards[card]], "1"))
    if s.ruler_at[ruler] < 0:
        gone = TEXTS("happened-gone", ruler=words.ruler(ids, ruler))
        return [*found, _happening("gone", None, gone, [ids.rulers[ruler]], "1.next")]
    return [*found, _flight(before, ids, ruler, direction)]


def _flight(before: Position, ids: Ids, ruler: int, direction: int) -> Happening:
    """How a ruler fled: from, to, then the directions tried, of which the last was open."""
    s, b = before.s[0], before.b[0]
    start = int(s.ruler_at[ruler])
    parts: dict[str, object] = {"ruler": words.ruler(ids, ruler)}
    left: dict[str, object] = {**parts, "place": words.place(ids, start)}
    if s.court[ruler] == 1:
        return _happening("home", None, TEXTS("happened-home", **left), [NAMES[start]], "K3")
    end = int(refuge(b, s, ruler, direction))
    if end < 0:
        return _happening("home", None, TEXTS("happened-trapped", **left), [NAMES[start]], "K5")
    turns = next(t for t in range(8) if end in b.flight[start, (direction + t) % 8])
    parts |= {
        "direction": words.direction(direction + turns),
        "from": Square(NAMES[start]),
        "to": Square(NAMES[end]),
    }
    if turns:
        ways = [words.direction(direction + t) for t in range(turns)]
        blocked = words.listed([TEXTS("blocked-way", direction=way) for way in ways])
        said = TEXTS("happened-blocked", blocked=blocked, n=turns, **parts)
    else:
        said = TEXTS("happened-flee", **parts)
    tried = [DIRECTIONS[(direction + t) % 8] for t in range(turns + 1)]
    return _happening("flee", None, said, [NAMES[start], NAMES[end], *tried], "1.flee")


def _dealt(
    before: Position, ids: Ids, move: int, after: Position, seat: int | None
) -> list[Happening]:
    who = int(moves.dealt_to(move))
    drawn = dealt(ids, move)
    if seat == who:
        names = words.listed([words.card(ids, ids.card(card)) for card in drawn])
        said = TEXTS("happened-drawn", who=words.SEATS[who], cards=names)
    else:
        said = TEXTS("happened-deal", who=words.SEATS[who], n=len(drawn))
    return [*_shuffled(before, after), _happening("deal", who, said, rule="5")]


def _shuffled(before: Position, after: Position) -> list[Happening]:
    if after.s[0].shuffles == before.s[0].shuffles:
        return []
    return [_happening("shuffle", None, TEXTS("happened-shuffle"), rule="K7")]


# Decisions


def _decided(before: Position, ids: Ids, move: int, after: Position) -> list[Happening]:
    seat = before.actor
    who = words.SEATS[seat]
    if move >= moves.CONQUER:
        return _proposed(ids, after, who) if after.s[0].phase == CONSENTING else []
    if move >= moves.MORALE:
        return [_special(ids, move, seat)]
    if move >= moves.AGREE:
        kind = "agree" if move == moves.AGREE else "refuse"
        return [_happening(kind, seat, TEXTS(f"happened-{kind}", who=who), rule="K16")]
    if move >= moves.DISCARD:
        thrown = [words.card(ids, ids.card(card)) for card in discarded(before, ids, move)]
        if thrown:
            said = TEXTS("happened-discard", who=who, cards=words.listed(thrown))
        else:
            said = TEXTS("happened-keep", who=who)
        return [_happening("discard", seat, said, discarded(before, ids, move), "2D.discard")]
    if moves.DRIVE <= move < moves.ANYWHERE:
        ruler = move - moves.DRIVE
        said = TEXTS("happened-drive", who=who, ruler=words.ruler(ids, ruler))
        return [_happening("drive", seat, said, [ids.rulers[ruler]], "2B")]
    if move < moves.YURT:
        return [_placed(before, ids, move, seat)]
    return [_pitched(ids, move, seat)]


def _placed(before: Position, ids: Ids, area: int, seat: int | None) -> Happening:
    """A ruler who comes onto the board, by chance or by a player."""
    ruler = int(next_ruler(before.b[0], before.s[0]))
    parts: dict[str, object] = {"ruler": words.ruler(ids, ruler), "place": words.place(ids, area)}
    at = [NAMES[area], ids.rulers[ruler]]
    if seat is None:
        return _happening("scatter", None, TEXTS("happened-scatter", **parts), at, "K25.apart")
    said = TEXTS("happened-place", who=words.SEATS[seat], **parts)
    return _happening("place", seat, said, at, "K25")


def _pitched(ids: Ids, move: int, seat: int) -> Happening:
    """A yurt of the set-up, of 2A or of 2D."""
    number = int(moves.area_of(move))
    who, area, place = words.SEATS[seat], NAMES[number], words.place(ids, number)
    if move < moves.INVADE:
        said = TEXTS("happened-yurt", who=who, place=place)
        return _happening("yurt", seat, said, [area], "prep.yurts")
    if move >= moves.ANYWHERE:
        said = TEXTS("happened-anywhere", who=who, place=place)
        return _happening("yurt", seat, said, [area], "2D")
    card = int(moves.card_of(move))
    said = TEXTS("happened-invade", who=who, place=place, card=words.card(ids, card))
    return _happening("yurt", seat, said, [area, ids.cards[card]], "2A")


def _special(ids: Ids, move: int, seat: int) -> Happening:
    who = words.SEATS[seat]
    if move == moves.NONE:
        return _happening("none", seat, TEXTS("happened-none", who=who), rule="K20")
    if move >= moves.SCOUT:
        kind = move - moves.SCOUT
        said = TEXTS("happened-scout", who=who, shape=words.shape(ids, kind))
        return _happening("scout", seat, said, [ids.shapes[kind]], "4.scout")
    if move > moves.GODS:
        region = words.kind(move - moves.GODS - 1)
        said = TEXTS("happened-gods-region", who=who, region=region)
        return _happening("gods", seat, said, rule="4.gods")
    if move == moves.GODS:
        return _happening("gods", seat, TEXTS("happened-gods", who=who), rule="4.gods")
    name = "protect" if move == moves.PROTECT else "morale"
    return _happening(name, seat, TEXTS(f"happened-{name}", who=who), rule=f"4.{name}")


def _proposed(ids: Ids, after: Position, who: Text) -> list[Happening]:
    s = after.s[0]
    areas = areas_of(after, int(s.proposal))
    asked = [seat for seat in range(after.seats) if int(s.consents) >> seat & 1]
    said = TEXTS(
        "happened-propose",
        who=who,
        areas=Square(" ".join(areas)),
        shape=words.shape(ids, int(after.b[0].kind[s.proposal])),
        asked=words.players(asked),
        n=len(asked),
    )
    return [_happening("propose", int(s.turn), said, areas, "K16")]


# What follows


def _laid(before: Position, ids: Ids, after: Position) -> list[Happening]:
    """The tile or bridge that came onto the board."""
    s, b = after.s[0], after.b[0]
    tile = int(before.s[0].laid)
    if s.laid == tile:
        return []
    areas = areas_of(after, int(s.place[tile]))
    owners = [seat for seat in range(after.seats) if int(s.owners[tile]) >> seat & 1]
    said = TEXTS(
        "happened-conquer" if len(owners) == 1 else "happened-together",
        who=words.together(owners),
        areas=Square(" ".join(areas)),
        shape=words.shape(ids, int(b.kind[s.place[tile]])),
        points=words.points(int(share_of(b, s, tile))),
    )
    rule = "2C.majority" if len(owners) == 1 else "2C.shared"
    return [_happening("conquer", int(before.s[0].turn), said, areas, rule)]


def _consequences(before: Position, ids: Ids, move: int, after: Position) -> list[Happening]:
    """What the move set off: ends of protections and scouts, the end phase, missed turns."""
    old, new = before.s[0], after.s[0]
    found = []
    if new.triggered and not old.triggered:
        at = [NAMES[a] for a in old.ruler_at if a >= 0]
        found.append(
            _happening(
                "trigger",
                None,
                TEXTS("happened-trigger", book=words.enough(after.b[0])),
                at,
                "trigger",
            )
        )
    if _is_skipped(before, move, after):
        said = TEXTS("happened-skip", who=words.SEATS[old.turn])
        found.append(_happening("skip", int(old.turn), said, rule="K10"))
    for seat in range(after.seats):
        for name, was, now in (
            (SPECIALS[1], old.protecting[seat], new.protecting[seat]),
            (SPECIALS[2], old.gods[seat], new.gods[seat]),
        ):
            if was and not now:
                said = TEXTS(
                    "happened-back", who=words.SEATS[seat], special=TEXTS(f"special-{name}")
                )
                found.append(_happening("back", seat, said, rule="K17"))
        if old.scouted[seat] and not new.scouted[seat]:
            kind = int(old.scouted[seat]) - 1
            said = TEXTS("happened-free", who=words.SEATS[seat], shape=words.shape(ids, kind))
            found.append(_happening("free", seat, said, [ids.shapes[kind]], "K19"))
    return found + _of_end_phase(before, after)


def _is_skipped(before: Position, move: int, after: Position) -> bool:
    """Whether an action is lost that nobody could carry out (§K9, §K16)."""
    old, new = before.s[0], after.s[0]
    goes_on = new.phase in IN_ACTION or (new.phase == CONQUERING and new.turns == old.turns)
    if old.phase not in (*IN_ACTION, CONQUERING) or goes_on or new.phase == FINISHED:
        return False
    spent = 0 if move == moves.REFUSE else 2 if old.phase == DISCARDING else 1
    return bool(old.actions_left > spent)


def _of_end_phase(before: Position, after: Position) -> list[Happening]:
    old, new = before.s[0], after.s[0]
    found = []
    if new.triggered == END_PHASE and old.triggered != END_PHASE:
        found.append(_happening("end", None, TEXTS("happened-end"), rule="end"))
    if new.triggered == END_PHASE and new.phase != FINISHED:
        begun = int(new.turns - old.turns)  # the last of them is the one being played
        for i in range(begun - 1, 0, -1):
            seat = (int(new.turn) - i) % after.seats
            said = TEXTS("happened-miss", who=words.SEATS[seat])
            found.append(_happening("miss", seat, said, rule="K21"))
    if new.phase == FINISHED:
        found.append(_happening("over", None, TEXTS("happened-over"), rule="K21"))
    return found
