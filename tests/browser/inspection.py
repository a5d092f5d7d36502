"""What a person would stumble over on a page: too small, on each other, cut off."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text()


@dataclass(frozen=True)
class Fault:
    kind: str  # as the script's first lines list them
    what: str
    detail: str


def inspected(page: Page) -> list[Fault]:
    return [Fault(**one) for one in page.evaluate(SCRIPT)]


def too_small(page: Page) -> list[Fault]:
    """Targets under 44 pixels (squares of the board apart), letters under 16 (on the board 14)."""
    return [fault for fault in inspected(page) if fault.kind in {"letters", "target"}]
