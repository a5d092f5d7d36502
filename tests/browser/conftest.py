"""A real `kurultai serve` and a real Chromium, once for all tests of a worker."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tools import chromium

ROOT = Path(__file__).resolve().parents[2]
STILL = Path(__file__).with_name("still.js")  # what moves under the hand is a complaint, too
CLIENT = ROOT / "src" / "kurultai" / "server" / "client"
KURULTAI = [sys.executable, "-m", "tests.browser.serve"]
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 15_000  # milliseconds until something that should be there is missed

NETWORK = ("Failed to load resource", "WebSocket connection to")  # the browser's own words

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Serving:
    """`kurultai serve` as a process of its own, which can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        log = self.data / "serve.log"
        command = [*KURULTAI, "serve", "--port", str(self._port), "--data", str(self.data)]
        with log.open("w") as out:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={
                    **os.environ,
                    "PYTHONUNBUFFERED": "1",
                    "KURULTAI_KEEP_EMPTY": "36500",  # tables of fixed positions are old
                },
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        self.address = self._printed(log)
        self._port = int(self.address.rsplit(":", 1)[1])

    def _printed(self, log: Path) -> str:
        deadline = time.monotonic() + 240  # on a busy machine; alone it takes 3 seconds
        while time.monotonic() < deadline:
            found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
            if found:
                return found[0]
            assert self._process.poll() is None, f"the server stopped: {log.read_text()}"
            time.sleep(0.05)
        self.stop()
        raise AssertionError(f"the server printed no address: {log.read_text()}")

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + 900
        while time.monotonic() < deadline:
            with (
                suppress(OSError),  # a busy machine that compiles answers late
                urllib.request.urlopen(f"{self.address}/api/games", timeout=30) as answer,
            ):
                if all(game["ready"] for game in json.load(answer)):
                    return
            time.sleep(0.2)
        raise AssertionError("the games' rules were never ready")

    def stop(self) -> None:
        """In peace; a server that does not even do that is not left behind."""
        self._process.terminate()
        try:
            self._process.wait(timeout=60)
        finally:
            self._process.kill()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (CLIENT / "index.html").is_file(), "the web client is not built: run `make setup`"
    server = Serving(tmp_path_factory.mktemp("data"))
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.ensure(), args=QUIET)
        yield found
        found.close()


@pytest.fixture
def new_page(serving: Serving, browser: Browser) -> Iterator[NewPage]:
    """Pages of people who have not been here before; what they complain about fails the test."""
    complaints: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(NETWORK):
            complaints.append(message.text)

    def make(
        size: dict[str, int] = DESKTOP,
        address: str = "",
        *,
        is_coached: bool = False,
        **wishes: Any,
    ) -> Page:
        usual = {"locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(
            **{**usual, **wishes}, viewport=size, base_url=address or serving.address
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage['kurultai.speed'] ??= 'brisk'")  # no time to read
        if not is_coached:
            context.add_init_script("localStorage['kurultai.coach'] ??= 'off'")
        context.add_init_script(path=STILL)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        for page in context.pages:
            page.evaluate("window.__still?.()")
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
