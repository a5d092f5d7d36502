"""A process that photographs, with a Chromium of its own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tests.browser.conftest import QUIET, ROOT
from tests.browser.inspection import Fault
from tests.browser.pictures import approved, sheets
from tests.browser.pictures.photographs import Photograph, Photographer
from tests.browser.pictures.shots import MADE, Shot, Subject, shots
from tools import chromium

RESULTS = ROOT / "test-results" / "pictures"
ADDRESS = "http://localhost"  # as invitations show it, whichever port the server has
Job = tuple[Subject, str]
Answer = list[tuple[Shot, str | None, list[Fault]]]


class Worker:
    photographer: Photographer
    approves: bool

    @classmethod
    def start(cls, port: int, data: Path, approves: bool) -> None:
        mapped = f"--host-resolver-rules=MAP localhost:80 127.0.0.1:{port}"
        playwright = sync_playwright().start()
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=[*QUIET, mapped, "--hide-scrollbars"]
        )
        cls.photographer = Photographer(browser, ADDRESS, data)
        cls.approves = approves

    @classmethod
    def work(cls, job: Job) -> Answer:
        subject, language = job
        wanted = shots(subject, language)
        try:
            made = cls.photographer.photographs(subject, language, wanted)
        except Error as trouble:
            return [(shot, f"never came: {trouble.message.splitlines()[0]}", []) for shot in wanted]
        return [cls._kept(photograph) for photograph in made]

    @classmethod
    def _kept(cls, photograph: Photograph) -> tuple[Shot, str | None, list[Fault]]:
        shot, picture = photograph.shot, photograph.picture
        picture.save(RESULTS / "new" / f"{shot.name}.jpg", quality=88)
        if shot.language == MADE:
            return shot, None, photograph.faults
        off = sheets.difference_picture(shot.name, picture)
        if off is not None:
            off.save(RESULTS / "off" / f"{shot.name}.webp", quality=50, method=0)
        wrong = approved.judged(shot.name, picture)
        if cls.approves and wrong:
            approved.approve(shot.name, picture)
            wrong = None
        return shot, wrong, photograph.faults
