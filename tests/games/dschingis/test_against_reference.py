"""The compiled wall against the slow one, and the steps of leaders against walking them out."""

from __future__ import annotations

import pytest

from kurultai.core.bits import below, rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.games.dschingis.board import KINDS, names
from kurultai.games.dschingis.moves import WALL
from kurultai.games.dschingis.parts.map import name
from kurultai.games.dschingis.parts.wall import raise_wall
from kurultai.games.dschingis.state import BUILD, MARCH

from .drawn import GAME, great, mongolia, moves, position, standing
from .random_builds import Broken, builds, check
from .reference import LINES, TOWERS, Wall, found_way


@pytest.mark.rule("D11", "D12", "D13", "D14", "D15", "D16")
def test_random_builds_agree_with_the_reference() -> None:
    generator = rng(1)
    for _ in range(30):
        p, reference = position(phase="build", walls={0: 4}), Wall.at_start()
        for i in range(60):
            if len(reference.walls) == 28:
                break
            if i % 3 == 0:
                p.s[0].fresh = 0
                reference.laid_now = set()
            lines = [text.split()[1] for text in moves(p)]
            assert lines == reference.free_lines()
            line = lines[below(generator, len(lines))]
            fallen = raise_wall(p.b[0], p.s[0], names(p.b).line[line])
            assert len(reference.lay(line)) == fallen
            assert standing(p) == reference.walls
            assert great(p) == reference.great
            assert mongolia(p) == {name(spot) for spot in reference.mongolia()}


@pytest.mark.whole
def test_the_invariants_hold_after_every_wall_of_random_builds() -> None:
    """A million of them: `make walls`."""
    assert {"branch", "loop", "new-end"} <= set(builds(2000, seed=3))


def test_the_invariants_can_fail() -> None:
    p = position(more="c4/d4")
    check(p)
    for field, value in (
        ("mongolia", 0),
        ("great", int(p.s[0].walls)),
        ("walls", int(p.s[0].walls) | 1 << names(p.b).line["b5/b6"]),
        ("east", int(p.s[0].west)),
    ):
        wrong = p.copy()
        setattr(wrong.s[0], field, value)
        with pytest.raises(Broken):
            check(wrong)


def walked_out(p: Position) -> set[str]:
    """Every step of the marching leader, without the token: D5 to D8, word by word."""
    s, of_board = p.s[0], names(p.b)
    seat = int(s.turn)
    here = of_board.villages[int(s.leader[seat])]
    walls, opened = standing(p), set(of_board.of_lines(int(s.open)))
    barred = set(of_board.of_villages(int(s.visited)))
    barred |= {
        of_board.villages[v] for i, v in enumerate(s.leader[: p.seats]) if i != seat and v >= 0
    }
    roads = set(of_board.of_lines(int(p.b[0].roads)))
    found = set()
    mine = {line for line in LINES if here in line.split("/")}
    for line in mine:
        beyond = next(v for v in line.split("/") if v != here)
        if beyond not in barred:
            if line in roads and line not in walls:
                found.add(f"go {beyond} road")
            if line in opened:
                found.add(f"go {beyond} gate")
    for up in mine & opened:
        for down in opened - {up}:
            assert any(found_way(walls, one, two) for one in TOWERS[up] for two in TOWERS[down])
            for village in down.split("/"):
                if village != here and village not in barred:
                    found.add(f"go {village} wall {up} {down}")
    return found


@pytest.mark.rule("D5", "D6", "D7", "D8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_are_those_that_can_be_walked_out(seats: int) -> None:
    generator = rng(seats)
    p = GAME.new(seats)
    seen = 0
    while not p.is_over and seen < 60:
        if int(p.s[0].phase) == MARCH:
            seen += 1
            held = [k for k, n in zip(KINDS, p.s[0].active[int(p.s[0].turn)], strict=True) if n]
            assert moves(p) == sorted(f"{way} {kind}" for way in walked_out(p) for kind in held)
        p.play(random_move(p, generator))
    assert seen > 20


@pytest.mark.rule("material")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_piece_is_ever_lost_or_made(seats: int) -> None:
    generator = rng(40 + seats)
    p = GAME.new(seats)
    while not p.is_over:
        s = p.s[0]
        tokens = s.passive.sum(1) + s.active.sum(1) + s.gone.sum(1)
        laid = [int(token) >> 3 & 3 for token in s.token[: int(s.laid)]]
        assert [int(tokens[i]) + laid.count(i) for i in range(seats)] == [17] * seats
        there = int(s.walls).bit_count() + int(s.common) + int(s.active_walls.sum())
        assert there + int(s.walls_gone) == 28
        assert int(s.active_walls.max()) <= 4
        assert int(s.active.sum(1).max()) <= 4
        if int(s.phase) == BUILD:
            check(p)
            assert all(move >= WALL for move in p.legal())
        p.play(random_move(p, generator))
