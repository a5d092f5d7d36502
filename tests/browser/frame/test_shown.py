"""One clock: the log, the sentence and the scores never know more than the board has shown."""

from __future__ import annotations

import random

from tests.browser.conftest import NewPage
from tests.browser.games import khan_player
from tests.browser.player import awaited

# In every picture that is drawn: the last move that is told, and the last that was shown.
WATCH = """
window.told = [];
(function look() {
  const shown = Number(document.querySelector("[data-shown]")?.dataset.shown ?? -1);
  const lines = [...document.querySelectorAll(".history [data-at]")];
  const told = Math.max(-1, ...lines.map((line) => Number(line.dataset.at)));
  if (told > shown && shown >= 0) window.told.push(told);
  requestAnimationFrame(look);
})();
"""
DECISIONS = 9  # the set-up, in which cards are dealt and a ruler flees at once, and two turns


def test_what_others_and_chance_do_is_told_once_it_was_shown(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    khan_player.sit_down(page, "me", "bot")
    chance = random.Random(3)
    for _ in range(DECISIONS):
        table = awaited(page, lambda now: now["choices"])
        page.locator(f'main[data-shown="{table["frame"]["at"]}"]').wait_for(timeout=60_000)
        moves = [choice["move"] for choice in table["choices"]]
        khan_player.send(page, chance.choice([m for m in moves if m != "refuse"]))
    table = awaited(page, lambda now: now["choices"] or now["result"])
    page.locator(f'main[data-shown="{table["frame"]["at"]}"]').wait_for(timeout=60_000)
    by = {line["at"]: line["by"] for line in table["moves"]}
    early = {at for at in page.evaluate("window.told") if by[at] != 0}  # one's own are told at once
    assert not early, [table["moves"][at - 1]["text"] for at in sorted(early)]
