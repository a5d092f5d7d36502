"""Clocks follow from the log's times; when time is up the table says what happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from kurultai.core.contract.actors import CHANCE
from kurultai.match.events import Event
from kurultai.server.storage.rows import epoch
from kurultai.server.tables.clocks import DAY, Clock, elapsed
from tests.server.support.client import FRIEND, ME, assert_problem, bot, may, opened, play
from tests.server.support.doubles import QuickOnly
from tests.server.support.far_apart import look, post, two
from tests.server.support.server import Running, running, until
from tests.server.support.sockets import listening

MINUTES = {"kind": "minutes", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 2}
MINUTE = 60_000


def minutes(*bots: int) -> Clock:
    return Clock.started(MINUTES, 2, bots, 0, 0)


def test_time_runs_for_whoever_is_awaited() -> None:
    clock = minutes()
    assert clock.at(MINUTE) == (4 * MINUTE, 5 * MINUTE)
    assert clock.deadline == 5 * MINUTE
    clock = clock.after(Event("move", 0, "a"), 1, MINUTE)
    assert clock.at(2 * MINUTE) == (4 * MINUTE + 10_000, 4 * MINUTE)
    assert clock.running == 1


def test_the_increment_comes_when_the_turn_passes_on() -> None:
    clock = minutes().after(Event("move", 0, "a"), 0, MINUTE)
    assert clock.remaining == (4 * MINUTE, 5 * MINUTE)
    clock = clock.after(Event("move", 0, "b"), CHANCE, 2 * MINUTE)
    assert clock.remaining[0] == 3 * MINUTE
    clock = clock.after(Event("move", CHANCE, "roll"), 1, 2 * MINUTE)
    assert clock.remaining[0] == 3 * MINUTE + 10_000
    back = clock.after(Event("undo", 0, keep=0), 0, 3 * MINUTE)
    assert back.remaining == (3 * MINUTE + 10_000, 4 * MINUTE)  # time does not come back


def test_days_begin_anew_with_every_turn_and_not_by_undoing() -> None:
    clock = Clock.started(DAYS, 2, (), 0, 0).after(Event("move", 0, "a"), 0, DAY)
    clock = clock.after(Event("undo", 0, keep=0), 0, DAY)
    assert clock.remaining == (DAY, 2 * DAY)
    assert clock.deadline == 2 * DAY
    passed = clock.after(Event("move", 0, "b"), 1, DAY)
    assert passed.remaining == (2 * DAY, 2 * DAY)


def test_days_begin_anew_when_it_is_the_next_ones_turn() -> None:
    clock = Clock.started(DAYS, 2, (), 0, 0).after(Event("move", 0, "a"), 1, DAY)
    assert clock.remaining == (2 * DAY, 2 * DAY)
    assert clock.deadline == 3 * DAY


def test_no_time_for_bots_nor_after_the_end() -> None:
    assert minutes(0).running is None
    taken = minutes().after(Event("bot", 0, "rider"), 0, MINUTE)
    assert taken.deadline is None
    assert taken.after(Event("back", 0), 0, 3 * MINUTE).at(4 * MINUTE)[0] == 3 * MINUTE
    over = minutes().after(Event("resign", 1), -2, MINUTE)
    assert over.at(9 * MINUTE) == (4 * MINUTE, 5 * MINUTE)


def test_time_without_a_server_is_not_charged() -> None:
    pauses = [(10, 20), (30, 50)]
    assert elapsed(0, 100, pauses) == 70
    assert elapsed(15, 40, pauses) == 10
    assert elapsed(32, 45, pauses) == 0
    clock = Clock(MINUTES, (100, 100), frozenset(), 0, 15, pauses)
    assert clock.deadline == 15 + 100 + 5 + 20
    assert clock.at(140)[0] == 0
    assert clock.at(139)[0] == 1


# At tables

Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many milliseconds pass for whoever looks after the clocks."""

    def set_on(ms: int) -> None:
        monkeypatch.setattr("kurultai.server.tables.timeouts.epoch", lambda: epoch() + ms)

    return set_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("clocks"), opponents=QuickOnly()) as made:
        yield made


def test_a_clock_is_shown_and_runs(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client, ME, {"kind": "open"}, clock=MINUTES)
    before = table["clock"]
    assert before == {"rule": MINUTES, "left": [None, None], "running": None, "stood_still": 0}
    table = two(client, stranger, clock=MINUTES)
    assert table["clock"]["rule"] == MINUTES
    assert table["clock"]["running"] == 0
    assert 5 * MINUTE - 30_000 < table["clock"]["left"][0] <= 5 * MINUTE
    moved = play(client, table, "d1-d3").json()
    assert moved["clock"]["running"] == 1
    assert moved["clock"]["left"][0] > 5 * MINUTE - 20_000
    (line,) = [line for line in client.get("/api/tables").json() if line["id"] == table["id"]]
    assert line["clock"] == MINUTES
    assert line["deadline"] is not None


def test_who_runs_out_of_time_loses_where_the_table_says_so(
    client: httpx.Client, stranger: httpx.Client, later: Later
) -> None:
    table = two(client, stranger, clock=MINUTES, timeout="loss")
    play(client, table, "d1-d3")
    later(4 * MINUTE)
    assert look(client, table)["result"] is None
    later(6 * MINUTE)
    over = until(lambda: (now := look(client, table))["result"] and now)
    assert over["result"]["ended"] == "timeout 1"
    assert over["result"]["winners"] == [0]
    assert "ran out of time" in over["frame"]["asked"]
    assert over["clock"]["running"] is None


def test_or_a_bot_plays_on(client: httpx.Client, stranger: httpx.Client, later: Later) -> None:
    table = two(client, stranger, clock=DAYS, timeout="bot")
    later(3 * DAY)
    until(lambda: len(look(stranger, table)["moves"]) == 1)
    later(0)
    away = look(client, table)
    assert away["seats"][0]["away"]
    assert away["clock"]["left"][0] is None
    assert away["can"]["back"]
    assert away["can"]["replace"] == []
    assert not post(client, table, "back", id="b").json()["seats"][0]["away"]


def test_used_up_minutes_do_not_come_back(
    client: httpx.Client, stranger: httpx.Client, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(client, stranger, clock={"kind": "minutes", "minutes": 1}, timeout="bot")
    monkeypatch.setattr(
        "kurultai.server.tables.tables.now", lambda: "2100-01-01T00:00:00.000+00:00"
    )  # what the bot's coming is written down with
    later(2 * MINUTE)
    until(lambda: len(look(stranger, table)["moves"]) == 1)
    assert not look(client, table)["can"]["back"]


def test_a_clock_alone_with_bots(client: httpx.Client) -> None:
    table = opened(client, ME, bot(), clock=DAYS)
    assert table["clock"]["running"] == 0
    assert table["clock"]["left"][1] is None
    assert may(opened(client, ME, FRIEND, clock=DAYS)) >= {"resign"}


def test_the_clock_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as ada, server.browser() as bo:
        table = play(ada, two(ada, bo, clock=MINUTES), "d1-d3").json()
        live = server.app.state.service.tables.in_memory(table["id"])
        before = live.clock
        cookies = dict(ada.cookies)
    with running(tmp_path) as server, server.browser() as ada:
        ada.cookies.update(cookies)
        now = look(ada, table)
        after = server.app.state.service.tables.in_memory(table["id"]).clock
        assert (after.remaining, after.running, after.since) == (
            before.remaining,
            before.running,
            before.since,
        )
        assert now["clock"]["running"] == 1


# Time is just


def arriving(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """What is sent from now on arrives so much later."""
    monkeypatch.setattr("kurultai.server.tables.tables.arrived", lambda: epoch() + ms)


def asleep(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """Everybody's clock has gone on, and nobody gave a sign of life."""
    for where in ("views.content", "pauses", "timeouts"):
        monkeypatch.setattr(f"kurultai.server.tables.{where}.epoch", lambda: epoch() + ms)
    arriving(monkeypatch, ms)


def test_the_flag_is_judged_when_the_move_arrives(
    client: httpx.Client, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(client, stranger, clock={"kind": "minutes", "minutes": 1})
    arriving(monkeypatch, MINUTE + 300)
    late = play(client, table, "d1-d3")
    assert_problem(late, 409, "not_yours", "the time is up")
    left = look(client, table)["clock"]["left"][0]
    arriving(
        monkeypatch, left - 40
    )  # under way when the flag fell: a little lag counts for nothing
    moved = play(client, table, "d1-d3")
    assert moved.status_code == 200
    assert moved.json()["clock"]["left"][0] <= 200


def test_a_move_is_charged_until_it_arrived_and_not_until_it_was_stored(
    client: httpx.Client, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(client, stranger, clock=MINUTES)
    arriving(monkeypatch, 30_000)
    moved = play(client, table, "d1-d3").json()
    assert 0 <= 5 * MINUTE - 30_000 + 10_000 - moved["clock"]["left"][0] < 5_000


def test_a_pause_is_charged_to_nobody_and_is_told(
    client: httpx.Client, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(client, stranger, clock={"kind": "minutes", "minutes": 1}, timeout="loss")
    with listening(stranger, table) as other:
        asleep(monkeypatch, 75_000)
        told = other.until(lambda told: told["clock"]["stood_still"] > 70_000)
        assert told["result"] is None
        assert told["clock"]["left"][0] > 30_000
        seen = look(client, table)
        assert seen["clock"]["stood_still"] > 70_000
        assert play(client, seen, "d1-d3").status_code == 200  # after all that time
        assert other.until(lambda told: told["moves"])["clock"]["stood_still"] == 0


def test_a_move_that_comes_before_the_pause_was_noted_is_in_time(
    client: httpx.Client, stranger: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(client, stranger, clock={"kind": "minutes", "minutes": 1}, timeout="loss")
    pauses = server.app.state.service.pauses
    noted = pauses.check
    until(lambda: pauses._last <= epoch())
    monkeypatch.setattr(server.app.state.service._upkeep, "_checks", [])
    asleep(monkeypatch, 75_000)
    assert server.app.state.service.tables.before_judging == noted
    assert play(client, table, "d1-d3").status_code == 200


def test_one_bad_table_harms_only_itself(
    client: httpx.Client,
    stranger: httpx.Client,
    server: Running,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = server.app.state.service
    bad = play(client, two(client, stranger, clock=MINUTES), "d1-d3").json()
    good = two(client, stranger, clock=MINUTES)
    damaged = "UPDATE events SET move = 'nonsense' WHERE \"table\" = ? AND kind = 'move'"
    service.store.database._jobs.put(
        (lambda c: c.execute(damaged, (bad["id"],)), asyncio.new_event_loop().create_future())
    )
    service.tables._live.pop(bad["id"])
    one_at_a_time = partial(service.store.due, most=3)
    monkeypatch.setattr(service.store, "due", one_at_a_time)
    later(15 * MINUTE)
    until(lambda: look(client, good)["result"])  # though the bad one was due before
    refused = client.get(f"/api/tables/{bad['id']}")
    assert_problem(refused, 409, "out_of_order", "out of order")
    document = client.get(f"/api/tables/{bad['id']}/record").json()
    assert document["moves"] == [{"by": 0, "move": "nonsense"}]
    assert stranger.get(f"/api/tables/{bad['id']}/record").status_code == 200
    with server.browser() as eve:
        assert eve.get(f"/api/tables/{bad['id']}/record").status_code == 403
    (line,) = [line for line in client.get("/api/tables").json() if line["id"] == bad["id"]]
    assert line["out_of_order"]
    said = [record for record in caplog.records if "out of order" in record.message]
    assert len(said) == 1
