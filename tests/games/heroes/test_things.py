"""What is said of the things on the table is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kurultai.core.bits import rng
from kurultai.core.catalogue import languages
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from kurultai.core.text import Reader
from kurultai.games.heroes.parts.squares import NAMES
from tests.conformance.cases import INTERPRETED, Case, sampled

from .drawn import cities, moves, pieces, played, position

CASES = [Case("heroes", 2, {}), Case("heroes", 2, {"reach": "up-to"})]


def said(p: Position, thing: str, seat: int | None = 0, language: str = "en") -> dict[str, str]:
    found = p.game.explain(p, seat, thing)
    assert found, thing
    reader = Reader(language, you=seat)
    return {
        key: value if isinstance(value, str) else reader.say(value)  # type: ignore[arg-type]
        for key, value in found.items()
    }


def positions(case: Case, most: int) -> Iterator[Position]:
    for p, _ in sampled(case, 3, most):
        yield p


@pytest.mark.whole
@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_can_be_explained_in_every_language(case: Case) -> None:
    for p in positions(case, 3):
        known = {rule.id for rule in p.game.rulebook}
        for thing in p.game.things(p, 0):
            found = p.game.explain(p, 0, thing)
            assert found and found["rule"] in known
            sentences = [found["title"], found["what"]]
            if "worth" in found:
                sentences.append(found["worth"])
            for reader in (Reader(one, you=who) for one in languages() for who in (0, 1, None)):
                title, what, *worth = map(reader.say, sentences)
                assert title and what.endswith(".")
                assert all("{" not in each and "  " not in each for each in (title, what, *worth))


def test_what_is_not_there_is_not_explained() -> None:
    p = game("heroes").new(2)
    assert {*NAMES, "score:0", "score:1"} == {*p.game.things(p, 0)}
    for thing in ("k1", "score:2", "lost:0", "lost:x", "", "e"):
        assert p.game.explain(p, 0, thing) is None


class Witness:
    """All that each seat could do with one move, found by doing it."""

    def __init__(self, p: Position) -> None:
        self.beats: list[dict[str, set[str]]] = []  # by move, what of the rival leaves
        self.loses: list[dict[str, set[str]]] = []
        self.wins: list[set[str]] = []
        for seat in range(2):
            q = p.copy()
            q.s[0].turn = seat
            beats, loses, wins = {}, {}, set()
            for text in moves(q):
                if text == "pass":
                    continue
                after = played(q, text)
                mine, left = "gt"[seat], pieces(after)
                before = pieces(q)
                beats[text] = {
                    at
                    for at, piece in before.items()
                    if piece.lower() != mine and left.get(at, "x").lower() != piece.lower()
                }
                end = text.rstrip("=").rpartition("-")[2]
                loses[text] = {end} - left.keys()
                loses[text] |= {
                    at
                    for at, piece in before.items()
                    if piece.lower() == mine and at not in left and not text.startswith(f"{at}-")
                }
                if after.is_over and after.winners() == [seat]:
                    wins.add(text)
            self.beats.append(beats)
            self.loses.append(loses)
            self.wins.append(wins)


def start(text: str) -> str:
    return text.rstrip("=").partition("-")[0]


def end(text: str) -> str:
    return text.rstrip("=").rpartition("-")[2]


@pytest.mark.whole
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_of_pieces_is_so(case: Case) -> None:
    heard = set()
    for p in positions(case, 2 if INTERPRETED else 12):
        if p.is_over:
            continue
        could = Witness(p)
        owned = [cities(p, 0), cities(p, 1)]
        for at, piece in pieces(p).items():
            seat = "gt".index(piece.lower())
            worth = said(p, at, None)["worth"]
            rival = ("Gold", "Teal")[1 - seat]
            in_danger = any(at in beaten for beaten in could.beats[1 - seat].values())
            assert (f"{rival} can surround it with one move" in worth) == in_danger
            assert (f"No single move of {rival} surrounds it" in worth) == (not in_danger)
            own = [text for text in could.beats[seat] if start(text) == at]
            assert ("It cannot move" in worth) == (own == [])
            can_win = any(text in could.wins[seat] for text in own)
            assert ("can win in one move" in worth) == can_win
            if can_win:
                heard.add("win")
                continue
            most = max((len(could.beats[seat][text]) for text in own), default=0)
            assert ("can beat" in worth) == (most > 0)
            if most > 1:
                assert f"It can beat {most} pieces" in worth
            can_take = any(end(text) in owned[1 - seat] for text in own)
            assert ("take a city" in worth) == can_take
            rises = piece.islower() and any(end(text) in owned[seat] for text in own)
            assert ("become a hero" in worth) == rises
            heard |= {word for word in ("can surround", "can beat", "take a city") if word in worth}
    assert {"can surround", "can beat", "take a city"} <= heard


@pytest.mark.whole
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_of_squares_and_cities_is_so(case: Case) -> None:
    for p in positions(case, 2 if INTERPRETED else 5):
        if p.is_over:
            continue
        could, stand = Witness(p), pieces(p)
        owned = [cities(p, 0), cities(p, 1)]
        for at in {*NAMES} - stand.keys():
            worth = said(p, at, None)["worth"]
            coming = [
                {start(text) for text in could.beats[seat] if end(text) == at} for seat in (0, 1)
            ]
            owner = next((seat for seat in (0, 1) if at in owned[seat]), None)
            if owner is None:
                for seat, who in enumerate(("Gold", "Teal")):
                    n = len(coming[seat])
                    words = ("No piece of", "One piece of")[n] if n < 2 else f"{n} pieces of"
                    assert f"{words} {who} can move here" in worth
                lost = [
                    all(at in could.loses[seat][f"{one}-{at}"] for one in coming[seat])
                    for seat in (0, 1)
                    if coming[seat]
                ]
                assert worth.count("would be surrounded itself") == sum(lost)
            else:
                rival = 1 - owner
                assert ("can take it with one move" in worth) == bool(coming[rival])
                wins = any(f"{one}-{at}" in could.wins[rival] for one in coming[rival])
                assert ("and win" in worth) == wins
                n, who = p.scores()[owner], ("Gold", "Teal")[owner]
                assert f"{who} owns {n} of 8 cities" in worth


def test_the_reader_is_you() -> None:
    p = position("9 . . t t . . . . . .\n5 . g t . . g . . . .\n1(.)[.]. . . . . . . .")
    assert said(p, "b5", 0)["title"] == "Your warrior"
    assert said(p, "b5", 1)["title"] == "Gold's warrior"
    assert said(p, "c5", 0)["worth"].startswith("You can surround it with one move.")
    assert said(p, "d5", 0)["worth"] == (
        "2 of your pieces can move here. That would beat a piece. One piece of Teal can move here."
    )


def test_scores_and_losses_agree_with_the_sheet() -> None:
    p, generator = game("heroes").new(2), rng(5)
    fallen = [0, 0]
    while not p.is_over:
        before = p.copy()
        move = random_move(p, generator)
        p.play(move)
        for happening in p.game.happened(before, move, p, None):
            if happening["kind"] == "capture":
                fallen[happening["seat"]] += len(happening["at"])
        for seat in range(2):
            points = p.game.sheet(p, None)[0]["points"][seat]
            assert said(p, f"score:{seat}", seat)["worth"] == f"You own {points} of 8 cities."
            if fallen[seat]:
                assert f"You have lost {fallen[seat]} " in said(p, f"lost:{seat}", seat)["worth"]
            assert (f"lost:{seat}" in p.game.things(p, seat)) == (fallen[seat] > 0)
    assert sum(fallen) > 2


def test_other_boards_are_counted_as_they_are() -> None:
    board: dict[str, Any] = {
        "gold": {"warriors": ["a4", "c4"], "cities": []},
        "teal": {"warriors": ["e8", "f8", "g8"], "cities": []},
    }
    bare = game("heroes").new(2, {"board": board})
    assert "no cities" in said(bare, "score:0")["what"]
    board["gold"]["cities"], board["teal"]["cities"] = ["a1"], ["a6"]
    p = game("heroes").new(2, {"board": board})
    assert said(p, "a6")["worth"] == (
        "Teal owns 1 of 2 cities. You can take it with one move, and win."
    )
    assert "With it you can win in one move" in said(p, "a4")["worth"]


def test_nothing_is_said_of_moves_once_the_game_is_over() -> None:
    p = position("9 . . t . . . . . . .\n5 . g t . . g . . . .\n1 g[.][.][.](.). . . . .")
    over = played(p, "f5-d5")
    for at in ("c9", "e5"):
        assert "worth" not in said(over, at)
    assert said(over, "b1")["worth"] == "Teal owns 3 of 8 cities."
