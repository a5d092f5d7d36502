"""Nobody where they do not belong: other people's seats, stale cookies, rate_limits, bans."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from kurultai.cli import app as commands
from kurultai.server.config import Config, Rate
from kurultai.server.middleware.identity import COOKIE
from kurultai.server.people.buckets import MOST_KEPT, Buckets
from kurultai.server.people.identity import Players
from kurultai.server.people.rate_limits import RateLimits, network
from tests.server.support.client import ME, Json, ask, assert_problem, opened, play
from tests.server.support.far_apart import OPEN, look, post, sit, two
from tests.server.support.server import Running, running, until
from tests.server.support.sockets import listening

COMMANDS: list[tuple[str, Json]] = [
    ("moves", {"move": "d10-d8", "version": 3, "id": "x"}),
    ("undo", {"version": 3, "id": "x"}),
    ("draw", {"version": 3, "id": "x"}),
    ("resign", {"version": 3, "id": "x", "seat": 1}),
    ("replace", {"version": 3, "id": "x", "seat": 1}),
    ("answer", {"version": 3, "id": "x", "agree": True}),
    ("back", {"id": "x"}),
    ("stand", {"id": "x"}),
    ("device", {}),
    ("rematch", {}),
]


@pytest.mark.parametrize(("what", "body"), COMMANDS, ids=[what for what, _ in COMMANDS])
def test_a_stranger_changes_nothing(
    client: httpx.Client, stranger: httpx.Client, server: Running, what: str, body: Json
) -> None:
    table = play(client, two(client, stranger), "d1-d3").json()
    assert table["version"] == 3
    with server.browser() as eve:
        assert_problem(post(eve, table, what, **body), 403, "not_yours", "no seat")
    assert look(client, table)["version"] == 3


def test_nobody_acts_for_the_other(client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    other = play(stranger, table, "d10-d8")
    assert_problem(other, 403, "not_yours", "not your turn")
    assert_problem(ask(client, table, "resign", seat=1), 403, "not_yours", "")
    table = play(client, table, "d1-d3").json()
    assert_problem(play(client, table, "d10-d8"), 403, "not_yours", "not your turn")
    hint = client.post(f"/api/tables/{table['id']}/hint")
    assert_problem(hint, 409, "not_yours", "no hints here")


def test_a_move_id_of_somebody_else_is_no_repeat(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = play(client, two(client, stranger), "d1-d3", "same").json()
    assert play(stranger, table, "d10-d8", "same").json()["version"] == 4


def test_a_cookie_of_another_server_is_nobody(
    client: httpx.Client, stranger: httpx.Client, server: Running, tmp_path: Path
) -> None:
    table = two(client, stranger)
    live = server.app.state.service.tables.in_memory(table["id"])
    player = live.seats[0].player
    ours = client.cookies[COOKIE]
    signed, signature = ours.rsplit(".", 1)  # its last letter has bits that mean nothing
    forged = [
        Players(tmp_path).cookie(player),
        player,
        f"{player}.",
        f"{signed}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        ours.replace(player, live.seats[1].player),
        f"{player}.{signature}x",
    ]
    for cookie in forged:
        with server.browser() as eve:
            eve.cookies.set(COOKIE, cookie)
            assert_problem(play(eve, table, "d1-d3"), 403, "not_yours", "no seat")
            assert not any(seat["mine"] for seat in look(eve, table)["seats"])


def test_a_replayed_cookie_has_no_seat_that_was_moved(
    client: httpx.Client, stranger: httpx.Client, server: Running
) -> None:
    table = two(client, stranger)
    token = client.post(f"/api/tables/{table['id']}/device").json()["token"]
    with server.browser() as phone, server.browser() as replayed:
        phone.post(f"/api/devices/{token}")
        replayed.cookies.set(COOKIE, client.cookies[COOKIE])
        assert_problem(play(replayed, table, "d1-d3"), 403, "not_yours", "no seat")


def test_an_invitation_is_no_cookie_and_no_other_tables(
    client: httpx.Client, server: Running
) -> None:
    table = opened(client, ME, {"kind": "invited"})
    with server.browser() as eve:
        eve.cookies.set(COOKIE, f"{table['id']}.{table['invitation']}")
        assert_problem(play(eve, table, "d1-d3"), 403, "not_yours", "no seat")


def test_cookies_are_not_for_scripts_nor_other_sites(client: httpx.Client) -> None:
    cookie = client.get("/api/games").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    policy = client.get("/api/games").headers["content-security-policy"]
    assert "unsafe" not in policy.partition("script-src")[2].partition(";")[0]


# Rate limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    strict = {
        "rate_everyone": True,
        "rate_requests": Rate(40, 0.01),
        "rate_tables": Rate(3, 0.01),
        "rate_messages": Rate(10, 0.01),
        "rate_sockets": 2,
    }
    with running(tmp_path_factory.mktemp("strict"), **strict) as made:
        yield made


def test_an_address_that_floods_is_slowed_down(strict: Running) -> None:
    with strict.browser() as client:
        made = [client.post("/api/tables", json={"game": "x", "seats": [ME]}) for _ in range(5)]
        assert [answer.status_code for answer in made] == [404, 404, 404, 429, 429]
        answers = [client.get("/api/games") for _ in range(60)]
        assert answers[0].status_code == 200
        assert_problem(answers[-1], 429, "too_many", "too often")
        assert int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert client.get("/healthz").status_code == 200


def test_sockets_are_counted_and_so_is_what_they_say(tmp_path: Path) -> None:
    strict = {"rate_everyone": True, "rate_messages": Rate(10, 0.01), "rate_sockets": 2}
    with running(tmp_path, **strict) as server, server.browser() as client:
        table = opened(client)
        with listening(client, table) as first, listening(client, table):
            with pytest.raises(InvalidStatus) as refused, listening(client, table):
                pass
            assert refused.value.response.status_code == 429
            for _ in range(11):
                first.line.send("ping")
            assert first.closing_code() == 1008
        until(lambda: not server.app.state.service.rate_limits._sockets)
        with listening(client, table) as again:
            assert again.table["version"] == 0


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 0.5), lambda: now[0])
    assert [buckets.take("a"), buckets.take("a")] == [0, 0]
    assert buckets.take("a") == 2.0
    assert buckets.take("b") == 0
    now[0] = 2.0
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    for n in range(MOST_KEPT + 5):
        buckets.take(f"address {n}")
    assert len(buckets._kept) == MOST_KEPT


def test_addresses() -> None:
    assert network("10.0.0.1") == "10.0.0.1"
    assert network("2001:db8::1") == network("2001:db8::ffff")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    rate_limits = RateLimits(Config(rate_requests=Rate(1, 0.001)))
    here = {"type": "http", "method": "GET", "path": "/api/games", "client": ("127.0.0.1", 1)}
    there = {**here, "client": ("203.0.113.7", 1)}
    assert [rate_limits.request(here) for _ in range(3)] == [0, 0, 0]
    assert rate_limits.request(there) == 0
    assert rate_limits.request(there) > 0


# Bans


def ban(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(commands, ["ban", *arguments, "--data", str(folder)])
    assert result.exit_code == 0, result.output
    return result.output.strip()


def test_who_is_banned_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kurultai.server.people.bans.READ_AGAIN", 0.0)
    with running(tmp_path) as server, server.browser() as ada, server.browser() as bo:
        table = opened(ada, ME, OPEN)
        sit(bo, table)
        with listening(bo, table) as socket:
            assert "banned: player" in ban(tmp_path, "--table", table["id"], "--seat", "1")
            until(lambda: bo.get("/api/games").status_code == 403)
            socket.line.send("ping")
            assert socket.closing_code() == 1008
        with pytest.raises(InvalidStatus) as refused, listening(bo, table):
            pass
        assert refused.value.response.status_code == 403
        assert_problem(bo.get(f"/api/tables/{table['id']}"), 403, "not_yours", "not let in")
        assert ada.get("/api/games").status_code == 200
        player = ban(tmp_path).split()[1]
        assert ban(tmp_path, "player", player, "--lift") == f"let in again: player {player}"
        until(lambda: bo.get("/api/games").status_code == 200)


def test_names_and_addresses_can_be_banned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kurultai.server.people.bans.READ_AGAIN", 0.0)
    with running(tmp_path) as server, server.browser() as ada:
        assert ban(tmp_path) == "nobody"
        ban(tmp_path, "name", "Admin", "--why", "nobody is")
        assert ban(tmp_path) == "name admin nobody is"
        body = {"game": "heroes", "seats": [{**ME, "name": " ADMIN"}, ME]}
        answer = until(
            lambda: (made := ada.post("/api/tables", json=body)).status_code == 403 and made
        )
        assert_problem(answer, 403, "not_yours", "nobody is called")
        ban(tmp_path, "address", "127.0.0.1")
        until(lambda: ada.get("/api/games").status_code == 403)
        assert ada.get("/healthz").status_code == 200
    wrong = CliRunner().invoke(commands, ["ban", "planet", "Mars", "--data", str(tmp_path)])
    assert wrong.exit_code == 2
    nobody = CliRunner().invoke(
        commands, ["ban", "--table", "none", "--seat", "0", "--data", str(tmp_path)]
    )
    assert nobody.exit_code == 1


def test_networks_are_banned_and_nonsense_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kurultai.server.people.bans.READ_AGAIN", 0.0)
    with running(tmp_path) as server, server.browser() as inside, server.browser() as outside:
        inside.headers["X-Forwarded-For"] = "192.0.2.77"
        outside.headers["X-Forwarded-For"] = "192.0.3.1"
        assert ban(tmp_path, "address", "192.0.2.9/24") == "banned: address 192.0.2.0/24"
        until(lambda: inside.get("/api/games").status_code == 403)
        assert outside.get("/api/games").status_code == 200
        ban(tmp_path, "address", "2001:db8::1")
        outside.headers["X-Forwarded-For"] = "2001:db8::ffff"
        until(lambda: outside.get("/api/games").status_code == 403)
        assert "2001:db8::/64" in ban(tmp_path)
    for nonsense in ("192.0.2.0/99", "example.org"):
        made = CliRunner().invoke(commands, ["ban", "address", nonsense, "--data", str(tmp_path)])
        assert made.exit_code == 1
        assert "neither an address nor a network" in made.output


def test_the_operator_sees_whom_a_ban_would_name(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as ada, server.browser() as bo:
        table = two(ada, bo)
        post(bo, table, "chat", text="hello", id="1")
        shown = ban(tmp_path, "--table", table["id"])
        seats = server.app.state.service.tables.in_memory(table["id"]).seats
        assert f"seat 0: Ada  player {seats[0].player}" in shown
        assert f"line 1: Bo  player {seats[1].player}" in shown
        unknown = CliRunner().invoke(commands, ["ban", "player", "Bo", "--data", str(tmp_path)])
        assert unknown.exit_code == 1
        assert "nobody has the id Bo" in unknown.output


def test_a_ban_survives_a_dropped_cookie_as_far_as_an_address_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kurultai.server.people.bans.READ_AGAIN", 0.0)
    with running(tmp_path) as server, server.browser() as bo, server.browser() as housemate:
        bo.headers["X-Forwarded-For"] = housemate.headers["X-Forwarded-For"] = "203.0.113.5"
        table = opened(bo)
        assert housemate.get("/api/games").status_code == 200  # and has a cookie now
        ban(tmp_path, "--table", table["id"], "--seat", "0")
        until(lambda: bo.get("/api/games").status_code == 403)
        bo.cookies.clear()
        for path in ("/", "/api/games", "/api/games"):
            assert "set-cookie" not in bo.get(path).headers
        assert bo.get("/api/games").status_code == 403
        assert housemate.get("/api/games").status_code == 200
        with server.browser() as elsewhere:
            elsewhere.headers["X-Forwarded-For"] = "203.0.113.6"
            assert elsewhere.get("/api/games").status_code == 200


def test_chat_without_a_cookie_is_limited_like_chat_with_one(tmp_path: Path) -> None:
    with running(tmp_path, rate_chat=Rate(3, 0.001)) as server, server.browser() as ada:
        table = opened(ada)
        codes = []
        for n in range(5):
            with server.browser() as nobody:
                codes.append(post(nobody, table, "chat", text="buy", id=f"{n}").status_code)
        assert codes == [200, 200, 200, 429, 429]
        assert post(ada, table, "chat", text="hm", id="1").status_code == 200
