"""A golden game taken up again where it was interrupted: its end without all that came before."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from kurultai.server.storage.rows import Seat
from tests.browser.conftest import Serving
from tests.browser.pictures import tables


def taken_up(
    page: Page,
    serving: Serving,
    game: str,
    left: int,
    other: Seat | None = None,
    player: str = tables.ME,
) -> str:
    """The address of the first golden game of two, so many moves before its end, mine to play;
    without another one, two people at one screen. A player of one's own finds it on the home page.
    """
    me = Seat("me", "Temur", player=player)
    other = other or Seat("friend", player=player)
    moves = tables.cut(game, None, number=0).moves
    first = next(n for n, move in enumerate(moves) if move.by != "chance")
    record = tables.cut(game, max(first, len(moves) - left), number=0)
    name = f"{game}{left}{other.kind}"
    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        work = thread.submit(asyncio.run, tables.add(serving.data, name, record, [me, other]))
        work.result()
    cookie = {**tables.cookie(serving.data, player), "url": serving.address}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    return f"/tables/{name}"
