"""People far from each other: how they meet at a table, and the line between them."""

from __future__ import annotations

import queue
import re
import socket
import threading
import time
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect

WAITING = "The table is waiting"


def open_table(page: Page, game: str = "heroes", name: str = "Ada", *choices: str) -> str:
    """Open a table with the second seat for somebody far away; the link to send."""
    page.goto(f"/new/{game}?far")
    page.get_by_label("Your name").fill(name)
    for choice in choices:
        page.get_by_text(choice, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=WAITING)).to_be_visible()
    return page.get_by_label("Link for another window on this machine").input_value()


def join(page: Page, link: str, name: str) -> None:
    """Come by the link and take the free seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("heading", name=WAITING)).to_have_count(0)


def meet(host: Page, guest: Page, game: str = "heroes", *choices: str) -> str:
    """Ada and Bo at one table; its link."""
    link = open_table(host, game, "Ada", *choices)
    join(guest, link, "Bo")
    expect_seated(host, "Bo")
    return link


def expect_seated(page: Page, name: str) -> None:
    expect(page.locator(".player").filter(has_text=name)).to_be_visible()


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log").get_by_text(text)).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


class Line:
    """A port that leads to the server's, until the line is cut; then everything on it breaks off.

    Or it swallows: then what the server says is lost, and nobody is told so. What was opened until
    the line is mended stays dead. ``delay``: how many seconds later everything arrives.
    """

    delay = 0.0

    def __init__(self, address: str) -> None:
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/?", address)
        assert found
        self._port = int(found[1])
        self._is_cut = False
        self._is_swallowing = False
        self._dead: set[socket.socket] = set()
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                if self._is_swallowing:
                    self._dead.add(far)
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        under_way: queue.Queue[tuple[float, bytes]] = queue.Queue()
        threading.Thread(target=self._deliver, args=(under_way, sink), daemon=True).start()
        data = b"."
        while data:
            data = b""
            with suppress(OSError):
                data = source.recv(65536)
            if source not in self._dead or not data:
                under_way.put((time.monotonic() + self.delay, data))

    @staticmethod
    def _deliver(under_way: queue.Queue[tuple[float, bytes]], sink: socket.socket) -> None:
        """Everything at its time, until nothing more comes."""
        with suppress(OSError):
            while True:
                due, data = under_way.get()
                time.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    break
                sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self._is_cut = True
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def swallow(self) -> None:
        self._is_swallowing = True
        self._dead |= set(self._ends[1::2])

    def mend(self) -> None:
        self._is_cut = self._is_swallowing = False

    def close(self) -> None:
        self.cut()
        self._listening.close()
