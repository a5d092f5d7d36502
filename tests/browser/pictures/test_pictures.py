"""A share of `make pictures`: each game in the middle of a game, on a desktop and on a phone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Serving
from tests.browser.pictures import tables
from tests.browser.pictures.approved import judged
from tests.browser.pictures.known import unknown
from tests.browser.pictures.photographs import Photographer
from tests.browser.pictures.shots import GAMES, MADE, Shot, Subject


@pytest.fixture(scope="module")
def photographer(serving: Serving, browser: Browser) -> Photographer:
    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        thread.submit(asyncio.run, tables.fill(serving.data, list(GAMES))).result()
    return Photographer(browser, serving.address, serving.data)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "light", "language"), [("1280", "light", "en"), ("390", "dark", "fr")]
)
def test_a_table_looks_as_it_was_approved(
    photographer: Photographer, game: str, size: str, light: str, language: str
) -> None:
    shot = Shot(Subject("middle", game), size, light, language)
    [photograph] = photographer.photographs(shot.subject, language, [shot])
    assert unknown(shot, photograph.faults) == []
    assert judged(shot.name, photograph.picture) is None, "look at it with `make pictures`"


@pytest.mark.parametrize("subject", [Subject("middle", "huns"), Subject("new", "khan")])
def test_all_is_translated_and_has_room_for_longer_words(
    photographer: Photographer, subject: Subject
) -> None:
    shot = Shot(subject, "390", "light", MADE)
    [photograph] = photographer.photographs(subject, MADE, [shot])
    assert unknown(shot, photograph.faults) == []
