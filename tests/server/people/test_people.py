"""Chat, names, the lobby, who is here."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from kurultai.server.config import Rate
from kurultai.server.people import names
from tests.server.support.client import FRIEND, ME, Json, ask, assert_problem, opened, play
from tests.server.support.far_apart import OPEN, look, post, sit, two
from tests.server.support.server import Running, running
from tests.server.support.sockets import listening


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    strict = {"rate_chat": Rate(6, 0.001), "rate_names": Rate(3, 0.001)}
    with running(tmp_path_factory.mktemp("people"), **strict) as made:
        yield made


def say(client: httpx.Client, table: Json, said: str, **more: str) -> httpx.Response:
    answer: httpx.Response = post(
        client, table, "chat", **{"text": said, "id": ascii(said)[:60], **more}
    )
    return answer


# Chat


def test_what_is_said_is_heard_and_kept(client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    with listening(stranger, table) as socket:
        mine = say(client, table, "hello\n\u202e there").json()
        told = socket.hear("said")
    assert mine["text"] == "hello there"
    assert mine["mine"]
    assert (mine["n"], mine["seat"], mine["name"]) == (1, 0, "Ada")
    assert told["line"] == {**mine, "mine": False}
    assert look(client, table)["version"] == table["version"]
    say(stranger, table, "good luck")
    lines = client.get(f"/api/tables/{table['id']}/chat").json()
    assert [line["text"] for line in lines] == ["hello there", "good luck"]
    assert lines[0]["author"] != lines[1]["author"]
    (newer,) = client.get(f"/api/tables/{table['id']}/chat?after=1").json()
    assert newer["n"] == 2
    assert say(client, table, "hello\n\u202e there").json() == mine  # a repeat


def test_who_watches_may_talk_under_a_name(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    line = say(stranger, table, "nice", name="Eve").json()
    assert (line["seat"], line["name"]) == (None, "Eve")


def test_chat_is_limited(client: httpx.Client) -> None:
    table = opened(client)
    assert_problem(say(client, table, "x" * 401), 400, "unreadable", "text")
    assert_problem(say(client, table, "\u200b"), 400, "unreadable", "nothing to read")
    answers = [say(client, table, f"{n}") for n in range(10)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
    assert int(answers[-1].headers["retry-after"]) > 0
    assert_problem(answers[-1], 429, "too_many", "wait")


# Names


def test_a_protected_name_is_its_owners(client: httpx.Client, stranger: httpx.Client) -> None:
    secret = {"name": "Temüjin", "passphrase": "born with blood"}
    assert client.get("/api/me").json() == {"name": None}
    assert client.post("/api/me/name", json=secret).json() == {"name": "Temüjin"}
    assert client.get("/api/me").json() == {"name": "Temüjin"}
    for taken in ("Temüjin", "  temüJIN "):
        refused = stranger.post(
            "/api/tables", json={"game": "heroes", "seats": [{**ME, "name": taken}, FRIEND]}
        )
        assert_problem(refused, 403, "not_yours", "is protected")
    table = opened(client, {**ME, "name": "Temüjin"}, OPEN)
    assert_problem(sit(stranger, table, name="TEMÜJIN"), 403, "not_yours", "is protected")
    assert_problem(say(stranger, table, "hi", name="temüjin"), 403, "not_yours", "is protected")
    wrong = {**secret, "passphrase": "a guess too many"}
    answer = stranger.post("/api/me/name", json=wrong)
    assert_problem(answer, 403, "not_yours", "not its passphrase")
    assert stranger.post("/api/me/name", json=secret).json() == {"name": "Temüjin"}
    assert sit(stranger, table, name="Temüjin").status_code == 200


def test_a_name_that_looks_like_a_protected_one_is_that_one(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    client.post("/api/me/name", json={"name": "Subotai", "passphrase": "from the forest"})
    for taken in ("SUBOTAI", "Ѕubоtаі", "Sub0tai", "Subota1", "Su\u0301bo\u0308tai", "𝐒ubotai"):
        refused = stranger.post(
            "/api/tables", json={"game": "heroes", "seats": [{**ME, "name": taken}, FRIEND]}
        )
        assert_problem(refused, 403, "not_yours", "is protected")
    assert opened(stranger, {**ME, "name": "Subota"}, FRIEND)["seats"][0]["name"] == "Subota"


def test_wrong_passphrases_slow_down_the_guesser_not_the_owner(
    client: httpx.Client, stranger: httpx.Client, server: Running
) -> None:
    secret = {"name": "Börte", "passphrase": "the right one"}
    client.post("/api/me/name", json=secret)
    stranger.get("/api/me")
    tries = [
        stranger.post("/api/me/name", json={"name": "börte", "passphrase": f"wrong {n} one"})
        for n in range(4)
    ]
    assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
    assert client.post("/api/me/name", json=secret).status_code == 200  # her own browser
    with server.browser() as phone:  # and another of hers, elsewhere
        phone.headers["X-Forwarded-For"] = "198.51.100.7"
        assert phone.post("/api/me/name", json=secret).status_code == 200
    assert_problem(
        client.post("/api/me/name", json={"name": "x", "passphrase": "short"}),
        400,
        "unreadable",
        "",
    )


def test_two_people_at_a_table_never_bear_the_same_name(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = opened(client, {**ME, "name": "Ada"}, {**FRIEND, "name": "ADA"}, OPEN, game="huns")
    assert sit(stranger, table, name="Аdа").status_code == 200  # in Cyrillic
    names = [seat["name"] for seat in look(client, table)["seats"]]
    assert names == ["Ada", "ADA 2", "Аdа 3"]
    with httpx.Client(base_url=client.base_url) as eve:
        assert say(eve, table, "it is me", name="ada").json()["name"] == "ada 4"


def test_a_passphrase_is_kept_as_a_hash() -> None:
    kept = names.hashed("born with blood")
    assert "blood" not in kept
    assert kept != names.hashed("born with blood")
    assert names.fits("born with blood", kept)
    assert not names.fits("born without", kept)


def test_names_are_printable() -> None:
    assert names.shown_name(" a\x00\u200b\nb ") == "a b"
    assert names.shown_name("\u202e") is None
    assert names.shown_name("x" * 50) == "x" * 40


# The lobby


def ids(lines: list[Json]) -> list[str]:
    return [line["id"] for line in lines]


def test_the_lobby(client: httpx.Client, stranger: httpx.Client, server: Running) -> None:
    hidden = opened(client, ME, OPEN)
    open_ = opened(client, {**ME, "name": "Ada"}, OPEN, visibility="public")
    full = opened(client, ME, {"kind": "invited"}, visibility="public")
    shown = opened(client, ME, FRIEND, visibility="public")
    server.app.state.service.lobby._read_at = -10.0
    lobby = stranger.get("/api/lobby").json()
    assert lobby["mine"] == []
    assert open_["id"] in ids(lobby["open"])
    assert full["id"] not in ids(lobby["open"])
    assert shown["id"] in ids(lobby["running"])
    assert hidden["id"] not in ids(lobby["open"] + lobby["running"])
    (line,) = [line for line in lobby["open"] if line["id"] == open_["id"]]
    assert [seat["name"] for seat in line["seats"]] == ["Ada", None]
    assert [seat["kind"] for seat in line["seats"]] == ["other", "open"]
    mine = client.get("/api/lobby").json()
    assert ids(mine["mine"])[0] == shown["id"]  # the one that waits for me
    assert not set(ids(mine["mine"])) & set(ids(mine["open"] + mine["running"]))
    ask(client, shown, "resign")
    post(client, open_, "stand", id="up")
    server.app.state.service.lobby._read_at = -10.0
    lobby = stranger.get("/api/lobby").json()
    assert not {open_["id"], shown["id"]} & set(ids(lobby["open"] + lobby["running"]))


def test_a_table_i_joined_is_mine(client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    play(client, table, "d1-d3")
    (line,) = stranger.get("/api/lobby").json()["mine"]
    assert line["id"] == table["id"]
    assert line["my_turn"]


# Presence


def test_who_is_here(client: httpx.Client, stranger: httpx.Client, server: Running) -> None:
    table = two(client, stranger)
    assert [seat["here"] for seat in table["seats"]] == [False, False]

    def here(told: Json) -> tuple[list[bool], int]:
        return [seat["here"] for seat in told["seats"]], told["watching"]

    with listening(client, table) as mine:
        assert here(mine.table) == ([True, False], 0)
        with listening(stranger, table):
            mine.hear("delta")
            assert here(mine.table) == ([True, True], 0)
            with server.browser() as eve, listening(eve, table):
                mine.hear("delta")
                assert here(mine.table) == ([True, True], 1)
            mine.hear("delta")
        mine.hear("delta")
        assert here(mine.table) == ([True, False], 0)
