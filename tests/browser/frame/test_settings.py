"""Settings do something at the table, and the keys that are listed under `?` work."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import moves_made, play, sit_down, square


def test_settings_and_shortcuts_at_the_table(page: Page) -> None:
    sit_down(page, "friend")
    names = page.locator(".names text")
    expect(names.first).to_be_visible()
    size = page.get_by_role("grid").bounding_box()

    page.get_by_role("button", name="Language, light, sound").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("group", name="Names of rows").get_by_text("Hidden").click()
    sheet.get_by_role("group", name="Board size").get_by_text("Larger").click()
    sheet.get_by_role("group", name="Movement").get_by_text("Full").click()
    expect(sheet.get_by_label("Volume")).to_be_disabled()
    page.keyboard.press("u")  # nothing while a sheet is open
    sheet.get_by_role("button", name="Close").click()
    expect(names).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    larger = page.get_by_role("grid").bounding_box()
    assert size and larger and larger["width"] > 1.2 * size["width"]

    page.keyboard.press("m")
    assert page.evaluate("localStorage['kurultai.sound']") == "on"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Turn the board around")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.reload()
    expect(names).to_have_count(0)
    play(page, "e1-e3")
    below = square(page, "e3").bounding_box()
    page.keyboard.press("f")
    above = square(page, "e3").bounding_box()
    assert below and above and above["y"] < below["y"]
    page.keyboard.press("u")
    expect(square(page, "e1")).to_have_accessible_name(re.compile("gold warrior"))
    assert moves_made(page) == 0
