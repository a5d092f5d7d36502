"""Opens a page, waits until nothing moves any more, and takes its picture."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.inspection import Fault, inspected
from tests.browser.pictures import made
from tests.browser.pictures.shots import LANGUAGES, MADE, OPENED, SIZES, Shot, Subject
from tests.browser.pictures.tables import ME, NOW, VISITOR, cookie

MOST_WINDOWS = 2  # of a long page the first windows are photographed, all of it is inspected
PATIENCE = 90_000  # milliseconds: a review takes a while to make

# Fonts are there, and nothing was drawn elsewhere for a fifth of a second.
STILL = """async () => {
  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, *::before, *::after { animation: none !important; transition: none !important; }",
  );
  document.adoptedStyleSheets.push(still);
  await document.fonts.ready;
  const places = () => {
    const found = [document.documentElement.scrollHeight, document.body.innerText.length];
    for (const element of document.querySelectorAll("body *")) {
      const { x, y, width } = element.getBoundingClientRect();
      found.push(x, y, width);
    }
    return found.join();
  };
  for (let before = "", calm = 0; calm < 2;) {
    await new Promise((passed) => setTimeout(passed, 60));
    const now = places();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
  document.activeElement?.blur();
}"""


@dataclass(frozen=True)
class Photograph:
    shot: Shot
    picture: Image.Image
    faults: list[Fault]


class Photographer:
    """One browser; a context for each person and language."""

    def __init__(self, browser: Browser, address: str, data: Path) -> None:
        self._browser = browser
        self._address = address
        self._data = data

    def photographs(self, subject: Subject, language: str, shots: list[Shot]) -> list[Photograph]:
        """All of a page in one language: opened once for each size."""
        player = VISITOR if subject.page == "home" else ME
        context = self._browser.new_context(
            locale=LANGUAGES.get(language, "en-GB"),
            timezone_id="UTC",
            reduced_motion="reduce",
            base_url=self._address,
        )
        context.add_cookies([{**cookie(self._data, player), "url": self._address}])
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage['kurultai.coach'] ??= 'off'")
        if language == MADE:
            made.speak(context)
        page = context.new_page()
        page.clock.set_fixed_time(NOW)
        photographs = []
        opened = ""
        for shot in shots:
            if shot.size != opened:
                opened = shot.size
                self._open(page, subject, shot)
            photographs.append(self._photograph(page, shot))
        context.close()
        return photographs

    def _open(self, page: Page, subject: Subject, shot: Shot) -> None:
        page.set_viewport_size(SIZES[shot.size])  # type: ignore[arg-type]
        page.goto(subject.path)
        opened = page.locator(OPENED[subject.page]).first
        opened.wait_for()
        if subject.page == "end":
            opened.dispatch_event("click")  # even if something covers it: the inspection tells
            page.locator("dialog[open]").wait_for()
        page.evaluate(STILL)

    def _photograph(self, page: Page, shot: Shot) -> Photograph:
        page.emulate_media(color_scheme=shot.light)  # type: ignore[arg-type]
        faults = inspected(page)
        if shot.language == MADE:
            faults += made.untranslated(page)
        return Photograph(shot, taken(page), faults)


def taken(page: Page) -> Image.Image:
    """The window; of a page that scrolls, the first few windows."""
    window = page.viewport_size
    assert window is not None
    height = page.evaluate("document.documentElement.scrollHeight")
    session = page.context.new_cdp_session(page)
    clip = {
        "x": 0,
        "y": 0,
        "scale": 1,
        "width": window["width"],
        "height": min(height, MOST_WINDOWS * window["height"]),
    }
    shown = session.send(
        "Page.captureScreenshot",
        {
            "format": "jpeg",
            "quality": 90,
            "optimizeForSpeed": True,
            "clip": clip,
            "captureBeyondViewport": clip["height"] > window["height"],
        },
    )
    session.detach()
    return Image.open(BytesIO(base64.b64decode(shown["data"]))).convert("RGB")
