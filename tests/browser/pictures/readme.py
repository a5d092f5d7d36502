"""The pictures of the README, taken anew: `make screenshots` writes `docs/screenshots/*.png`.

The same tables as `make pictures` for each game, and two people far from each other.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import far
from tests.browser.conftest import DESKTOP, QUIET, ROOT, Serving
from tests.browser.pictures import tables
from tests.browser.pictures.photographs import STILL
from tests.browser.pictures.shots import GAMES
from tests.browser.player import play, square
from tools import chromium

SCREENSHOTS = ROOT / "docs" / "screenshots"
TALK = (
    ("Temüjin", "Good to see you at the table again."),
    ("Ada", "Four hundred kilometres, and still your move is slower than mine."),
)


def person(browser: Browser, serving: Serving, cookie: dict[str, str] | None = None) -> Page:
    context = browser.new_context(
        locale="en-GB",
        timezone_id="UTC",
        reduced_motion="reduce",
        viewport=DESKTOP,  # type: ignore[arg-type]
        base_url=serving.address,
    )
    context.add_init_script("localStorage['kurultai.coach'] ??= 'off'")
    if cookie:
        context.add_cookies([{**cookie, "url": serving.address}])  # type: ignore[list-item]
    return context.new_page()


def take(page: Page, name: str, folder: Path) -> None:
    page.evaluate(STILL)
    page.screenshot(path=folder / f"{name}.png")


def of_games(browser: Browser, serving: Serving, folder: Path) -> None:
    page = person(browser, serving, tables.cookie(serving.data, tables.ME))
    for game in GAMES:
        page.goto(f"/tables/{game}middle")
        page.locator(".table .board svg").first.wait_for()
        take(page, game, folder)
    page.context.close()


def of_people_far_apart(browser: Browser, serving: Serving, folder: Path) -> None:
    """Ada and Temüjin, with clocks, talking; he asks to take a move back."""
    ada, temujin = person(browser, serving), person(browser, serving)
    link = far.open_table(ada, "heroes", "Ada", "Minutes in all")
    far.join(temujin, link, "Temüjin")
    far.expect_seated(ada, "Temüjin")
    people = {"Ada": ada, "Temüjin": temujin}
    for number, move in enumerate(("e1-e3", "e10-e8", "d1-c3", "f10-f8", "e3-e5", "g10-h8")):
        start, _ = move.split("-")
        mover = (ada, temujin)[number % 2]
        expect(mover.locator(f'[data-square="{start}"].movable')).to_be_visible()
        play(mover, move)
    expect(square(ada, "h8")).to_have_accessible_name("h8, teal warrior")
    for name, line in TALK:
        far.say(people[name], line)
    temujin.get_by_role("button", name="Ask to undo").click()
    expect(ada.get_by_role("button", name="Agree")).to_be_visible()
    take(ada, "far", folder)


def main(folder: Path = SCREENSHOTS) -> int:
    with tempfile.TemporaryDirectory() as data:
        tables.prepare(Path(data))
        serving = Serving(Path(data))
        try:
            serving.wait_until_ready()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium.ensure(), args=[*QUIET, "--hide-scrollbars"]
                )
                of_games(browser, serving, folder)
                of_people_far_apart(browser, serving, folder)
        finally:
            serving.stop()
    sys.stdout.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
