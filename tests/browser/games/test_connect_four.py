"""Connect Four in the browser: no line of the client knows it, so it is played on the plain table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT, Serving
from tests.plugins.conftest import Site, connect_four, new_site

__all__ = ["connect_four", "new_site"]  # fixtures

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def serving(connect_four: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that finds Connect Four beside the games that ship."""
    assert (CLIENT / "index.html").is_file(), "the web client is not built: run `make setup`"
    with patch.dict(os.environ, connect_four.environment):
        server = Serving(tmp_path_factory.mktemp("data"))
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


def drop(at: Page, column: str) -> None:
    at.get_by_role("button", name=column, exact=True).click()


def test_connect_four_is_won_on_the_plain_table(page: Page) -> None:
    page.goto("/new/connect-four")
    expect(page.get_by_role("heading", name="Connect Four")).to_be_visible()
    page.get_by_role("group").nth(1).get_by_text("A friend here", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    drawn = page.get_by_role("region", name="The position, drawn in letters")
    expect(drawn).to_contain_text("a b c d e f g")
    for number, column in enumerate("abababa", 1):
        drop(page, column)
        expect(drawn).to_contain_text(row(number))
    expect(page.get_by_text("Red wins with four in a row").first).to_be_visible()


def row(number: int) -> str:
    """The lowest row once so many stones were dropped, into a and b in turn."""
    return ("x" if number else ".") + (" o" if number > 1 else " .") + " . . . . ."
