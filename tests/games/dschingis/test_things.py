"""What everything on the table is said to be, and to be worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kurultai.core.bits import rng
from kurultai.core.catalogue import languages
from kurultai.core.game import Explained, Position
from kurultai.core.playing import random_move
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import Message, Reader, Text
from kurultai.games.dschingis.board import KINDS, names
from kurultai.games.dschingis.parts.supposing import unknown_villages

from .drawn import GAME, moves, played, position


def explained(p: Position, thing: str, seat: int | None = 0) -> Explained:
    found = GAME.explain(p, seat, thing)
    assert found is not None, thing
    return found


def said(p: Position, thing: str, seat: int | None = 0, part: str = "worth") -> str:
    """One part of what is said to that seat."""
    text = explained(p, thing, seat)[part]  # type: ignore[literal-required]
    return Reader("en", you=seat, coordinates=False).say(text)


def parts_of(text: Text, id_: str) -> list[dict[str, object]]:
    """The parts of every message of that id in a text."""
    texts = getattr(text, "texts", (text,))
    return [dict(t.parts) for t in texts if isinstance(t, Message) and t.id == id_]


def signed(parts: dict[str, object]) -> int:
    n = parts["n"]
    assert isinstance(n, int)
    return -n if parts["sign"] == "less" else n


def games(seats: int, every: int = 9) -> Iterator[Position]:
    """Positions on the way through a random game, the last one too."""
    p, generator, n = GAME.new(seats), rng(seats), 0
    while not p.is_over:
        p.play(random_move(p, generator))
        n += 1
        if n % every == 0 or p.is_over:
            yield p


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 4])
def test_every_thing_can_be_explained_to_everybody_in_every_language(seats: int) -> None:
    rules = {rule.id for rule in GAME.rulebook}
    for p in games(seats, every=25):
        for eye in (0, None, EVERYONE):
            there = GAME.things(p, eye)
            assert len(there) == len({*there})
            for thing in there:
                found = explained(p, thing, eye)
                assert found["rule"] in rules
                for language in languages():
                    for text in (found["title"], found["what"], found.get("worth")):
                        assert text is None or text[language].strip(), (thing, language)


def test_what_is_not_there_is_not_explained() -> None:
    p = position(leaders="d4 -", tokens={0: "herb"})
    for thing in ("z9", "d3/d9", "leader-1", "leader-7", "token-plague", "walls", "backs", ""):
        assert GAME.explain(p, 0, thing) is None
        assert thing not in GAME.things(p, 0)
    assert {"leader-0", "token-herb", "passive", "common"} <= {*GAME.things(p, 0)}
    assert "backs" in GAME.things(position(leaders="d4 g1", tokens={0: "herb"}), None)


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3])
def test_it_tells_nothing_that_the_seat_does_not_know(seats: int) -> None:
    """Two positions that a seat cannot tell apart give the same answers."""
    generator, differed = rng(7), 0
    for p in games(seats, every=20):
        other = p.copy()
        other.redeal(0, generator)
        if p.is_over:
            continue
        differed += other.s.tobytes() != p.s.tobytes()
        assert GAME.things(p, 0) == GAME.things(other, 0)
        for thing in GAME.things(p, 0):
            assert GAME.explain(p, 0, thing) == GAME.explain(other, 0, thing), thing
    assert differed > 5


def test_a_spectator_is_told_no_kind() -> None:
    p = position(
        stacks={"d4": "0herb 1plague"}, leaders="d4 g1", tokens={0: "mongol"}, phase="take"
    )
    words = str([GAME.explain(p, None, thing) for thing in ("d4", "backs", "passive", "score:0")])
    for kind in KINDS:
        assert f"kind-{kind}" not in words
        assert f"counted-{kind}" not in words
    assert said(p, "d4", None) == "What lies here is hidden from you."
    assert "healing herb" in said(p, "d4", EVERYONE, "what")


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 4])
def test_what_villages_are_said_to_bring_adds_up_to_the_sheet(seats: int) -> None:
    for p in games(seats):
        for eye in (0, EVERYONE):
            found = [0] * seats
            for village in GAME.view_all(p)["villages"]:
                if village["owner"] is None:
                    continue
                worth = explained(p, village["id"], eye)["worth"]
                for id_ in ("thing-village-worth", "thing-village-worth-known"):
                    for parts in parts_of(worth, id_):
                        found[village["owner"]] += signed(parts)
            lines = [line for line in GAME.sheet(p, eye) if line["counts"] != "tie"]
            assert found == [sum(line["points"][seat] for line in lines) for seat in range(seats)]
            for seat in range(seats):
                worth = explained(p, f"score:{seat}", eye)["worth"]
                ids = ("thing-score-worth", "thing-score-worth-known")
                told = [parts for id_ in ids for parts in parts_of(worth, id_)]
                assert [signed(parts) for parts in told] == [found[seat]]


def test_a_village_says_what_it_would_be_worth_across_the_wall() -> None:
    p = position(stacks={"d4": "1peasant 0chinese", "e4": "1mongol", "c4": "0herb 0chinese"})
    assert said(p, "d4") == (  # whoever lays the top token knows the whole stack
        "It costs you 2 points now. If the wall moved and it lay in China, it would count 4."
    )
    assert said(p, "d4", 1).startswith("One of its tokens is hidden from you. What you know of it")
    assert said(p, "c4") == "It brings you 3 points now."
    assert "healing herb" in said(p, "c4", part="what")
    assert said(p, "e4") == "What lies here is hidden from you."
    assert said(p, "a3") == (
        "Laid here, a Chinese warrior counts 3, a peasant 1 and a Mongol horseman −3."
    )


@pytest.mark.whole
@pytest.mark.rule("build.loop", "countries")
def test_what_a_wall_is_said_to_bring_is_what_it_brings() -> None:
    """In every build of some random games: said before, then done."""
    checked = 0
    for seats in (2, 3):
        for p in games(seats, every=1):
            if p.is_over or moves(p)[:1] == [] or not moves(p)[0].startswith("wall "):
                continue
            seat, before = p.actor, p.scores(p.actor)
            for move in moves(p):
                line = move.removeprefix("wall ")
                found = parts_of(explained(p, line, seat)["worth"], "thing-gain")
                told = {str(parts["who"]): signed(parts) for parts in found}
                gains = [a - b for a, b in zip(played(p, move).scores(seat), before, strict=True)]
                true = {str(GAME.seat_names[i]): gain for i, gain in enumerate(gains) if gain}
                if not played(p, move).is_over:  # then all is known
                    assert told == true, move
                    checked += bool(true)
    assert checked > 10


@pytest.mark.whole
@pytest.mark.rule("score.plain")
def test_what_a_token_is_said_to_bring_at_best_is_the_best_there_is() -> None:
    checked = 0
    for seats in (2, 3):
        for p in games(seats, every=1):
            if p.is_over or not moves(p) or not moves(p)[0].startswith("go "):
                continue
            seat = p.actor
            veiled = {names(p.b).villages[v] for v in unknown_villages(p, seat)}
            best: dict[str, int] = {}
            for move in moves(p):
                _, to, *_, kind = move.split()
                after = played(p, move)
                if to not in veiled and not after.is_over:
                    gain = after.scores(seat)[seat] - p.scores(seat)[seat]
                    best[kind] = max(best.get(kind, gain), gain)
            for kind, gain in best.items():
                worth = explained(p, f"token-{kind}", seat)["worth"]
                assert [signed(parts) for parts in parts_of(worth, "thing-token-best")] == [gain]
                checked += 1
    assert checked > 30


@pytest.mark.rule("lift")
def test_a_leader_says_where_he_can_go() -> None:
    p = position(phase="march", leaders="d4 g1", tokens={0: "herb"})
    villages = {move.split()[1] for move in moves(p)}
    assert f"can go to {len(villages)} villages" in said(p, "leader-0")
    blocked = position(leaders="h4 g4", closed="h3/h4", walls={0: 1})
    assert "lift him off the board" in said(blocked, "leader-0")
    assert explained(blocked, "leader-0")["rule"] == "lift"


def test_walls_lines_and_towers_tell_what_they_do() -> None:
    p = position(more="c4/d4", closed="d3/d4", leaders="e4 g1", phase="build", walls={0: 1})
    assert said(p, "d3/d4", part="title") == "The Great Wall: a closed gate"
    assert said(p, "c4/d4", part="title") == "A branch of the wall: an open gate"
    assert "Your leader stands beside it" in said(p, "e3/e4")
    assert said(p, "b4/c4") == "A wall here would be a branch. No village would change country."
    assert "worth" not in explained(p, "b5/b6")
    assert "3 walls long, the old way 1" in said(
        position(more="c4/d4 d4/d5", phase="build", walls={0: 1}), "d4/e4"
    )
    west, inner = GAME.view(p, 0)["ends"]["west"], "t-3-3"
    assert said(p, west, part="title") == "The west end of the Great Wall"
    assert "a new wall can begin here" in said(p, inner, part="what")


def test_reserves_tell_what_is_left_and_what_ends_the_game() -> None:
    p = position(leaders="d4 g1", tokens={0: "herb"}, walls={0: 2})
    assert said(p, "passive").startswith("16 are left. Among them: 5 Chinese warriors")
    assert "healing herb" not in said(p, "passive")
    assert "Two empty reserves bring the last round" in said(p, "common")
    assert "2 walls and 1 token" in said(p, "holds-0", part="what")
    assert "2 walls and 1 token" in said(p, "holds-0", 1, part="what")
