"""What a table tells is said to each reader: in their language, with names, and "you"."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kurultai.core import pseudo
from kurultai.core.registry import game
from kurultai.core.text import Reader, Text, plain, reading
from kurultai.games import SHIPPED
from kurultai.match.match import Match
from tests.server.support.client import play
from tests.server.support.far_apart import look, two
from tests.server.support.sockets import listening


def test_everybody_is_told_in_their_own_language(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    french = {"Accept-Language": "de-DE,fr-CA;q=0.8,en;q=0.5"}
    said = client.get(f"/api/tables/{table['id']}", headers=french).json()
    assert said["frame"]["asked"].startswith("À vous")
    assert said["seats"][0]["colour"] == "Or" and said["seats"][0]["paint"] == "gold"
    assert look(client, table)["frame"]["asked"].startswith("Your move")
    assert look(stranger, table)["frame"]["asked"].startswith("Ada's move")
    body = {"move": "d1-d9", "version": table["version"], "id": "far"}
    path = f"/api/tables/{table['id']}/moves?language=fr"
    assert "trop loin" in client.post(path, json=body).json()["message"]
    with listening(client, table) as socket:
        socket.send("language", language="fr")
        assert socket.hear()["type"] == "snapshot"
        assert socket.table["frame"]["asked"].startswith("À vous")
        play(stranger, play(client, table, "d1-d3").json(), "d10-d8")
        while len(socket.table["moves"]) < 2:
            socket.hear()
        assert "combattant" in socket.table["moves"][0]["text"]


def test_whoever_has_no_coordinates_reads_none(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    play(client, table, "d1-d3")

    def told(socket: Any) -> str:
        return str(socket.table["moves"][0]["text"])

    with listening(stranger, table) as socket:
        assert "d3" in told(socket)
        socket.send("language", language="en", coordinates=False)
        assert socket.hear()["type"] == "snapshot"
        assert told(socket) and "d3" not in told(socket) and "d1" not in told(socket)
    path = f"/api/tables/{table['id']}"
    for asked, is_told in (("", True), ("?coordinates=off", False)):
        text = stranger.get(path + asked).json()["moves"][0]["text"]
        assert ("d3" in text) == is_told


# A language that nobody wrote

NOT_SAID = {"id", "kind", "line", "rule", "at", "move", "type", "colour", "areas", "options", "map"}
NOTATION = re.compile(r"\b[a-z]\d+(/[a-z]\d+)?\b|\b\d[A-Z]\b|\b[a-z]{2}\d\d\b|\bv\d+\b")


def sentences(value: Any, key: str = "") -> Iterator[str]:
    """What is said among what is shown: texts by their keys, and whatever has several words."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in NOT_SAID:
                yield from sentences(part, name)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from sentences(part, key)
    elif isinstance(value, str) and (" " in value or key in ("text", "name", "asked")):
        yield value


@pytest.mark.parametrize("id_", SHIPPED)
def test_nothing_is_said_that_could_not_be_translated(id_: str) -> None:
    """Everything shown of a game is said in a made language; what is plain was not translated."""
    pseudo.enable()
    its, draw = game(id_), random.Random(7)
    match = Match.new(its, its.seats[0])
    told: list[Any] = [list(its.seat_names), [its.title], [rule.gist for rule in its.rulebook]]
    for _ in range(40):
        if match.is_over:
            break
        match.play(match.position.actor, int(draw.choice(match.position.legal())))
        told.append([{"asked": match.asked}, its.view_all(match.position)])
    told += [seen.happened for seen in match.history(None)]
    with reading(Reader(pseudo.PSEUDO)):
        said = set(sentences(plain(told)))
    plainly = {one: pseudo.plain_words(NOTATION.sub("", one)) for one in said}
    assert {one: words for one, words in plainly.items() if words} == {}
    assert len(said) > 20


# No notation

SQUARE = re.compile(r"\b[a-m]1?\d\b")
ID = re.compile(r"[a-m]\d+[-/][a-m]\d+|\b\d[A-Z]\b|\b(?:eq|ra|me|cu|tr|wg)\d\d\b|\bv\d+\b|[{}]")
MOVES = 250


@pytest.mark.parametrize("id_", SHIPPED)
def test_players_read_no_notation(id_: str) -> None:
    """Ids nobody, squares only those who have coordinates: what happened, is asked, ends the game."""
    its, draw = game(id_), random.Random(11)
    match = Match.new(its, its.seats[-1])
    told: set[Text] = set()
    for _ in range(MOVES):
        if match.is_over:
            break
        told |= {match.asked, (its.ends(match.position) or {"text": match.asked})["text"]}
        match.play(match.position.actor, int(draw.choice(match.position.legal())))
    for eye in (0, None):
        for seen in match.history(eye):
            told |= {happening["text"] for happening in seen.happened}
    for reader in (Reader("en", you=0, coordinates=False), Reader("fr", coordinates=False)):
        assert [said for text in told if SQUARE.search(said := reader.say(text))] == []
    for reader in (Reader("en", ("Ada",)), Reader("fr", you=1)):
        assert [said for text in told if ID.search(said := reader.say(text))] == []
