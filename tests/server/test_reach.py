"""Who can reach a server: this machine, or its network once somebody here lets it in."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kurultai.server import reach as reaching
from kurultai.server.reach import Reach
from tests.server.support.client import assert_problem
from tests.server.support.server import running

ELSEWHERE = "127.0.0.2"  # stands for this machine's address in its network


@pytest.fixture
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "network_address", lambda: ELSEWHERE)
    monkeypatch.setattr(reaching, "_is_of_this_machine", lambda host: host == "127.0.0.1")


def reach(host: str) -> Reach:
    made = Reach()
    made.set_up(host, 8321)
    return made


@pytest.mark.usefixtures("in_a_network")
def test_an_address_is_told_only_if_others_can_come_in() -> None:
    assert reach("127.0.0.1").address is None
    assert reach("0.0.0.0").address == f"http://{ELSEWHERE}:8321"
    assert reach("10.1.2.3").address == "http://10.1.2.3:8321"
    assert reach("fd00::1").address == "http://[fd00::1]:8321"
    assert not reach("127.0.0.1").can_open  # nobody said how


def test_without_a_network_nothing_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "network_address", lambda: None)
    assert reach("0.0.0.0").address is None
    assert not reach("0.0.0.0").can_open


@pytest.mark.usefixtures("in_a_network")
def test_one_click_lets_the_network_in(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as here:
        there = str(here.base_url.copy_with(host=ELSEWHERE)).rstrip("/")
        assert here.get("/api/reach").json() == {"address": None, "can_open": True}
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/healthz")
        opened = here.post("/api/reach", json={}).json()
        assert opened == {"address": there, "can_open": False}
        assert httpx.get(f"{there}/healthz").json()["ok"]
        assert here.post("/api/reach", json={}).json() == opened  # twice is harmless


@pytest.mark.usefixtures("in_a_network")
def test_only_a_browser_on_this_machine_may_open_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as proxied:
        far = {"X-Forwarded-For": "203.0.113.7"}
        assert proxied.get("/api/reach", headers=far).json()["can_open"] is False
        answer = proxied.post("/api/reach", json={}, headers=far)
        assert_problem(answer, 409, "not_yours", "only a browser on the machine")
