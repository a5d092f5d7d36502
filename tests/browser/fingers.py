"""More than one finger on the glass."""

from __future__ import annotations

from playwright.sync_api import Page


class Fingers:
    """Fingers on the glass, as the machine reports them; Playwright itself has only one."""

    def __init__(self, page: Page) -> None:
        self._glass = page.context.new_cdp_session(page)

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Each finger from one place to another, all at once, in five steps."""
        for step in range(6):
            points = [
                {"x": x + (to_x - x) * step / 5, "y": y + (to_y - y) * step / 5, "id": i}
                for i, ((x, y), (to_x, to_y)) in enumerate(ways)
            ]
            self._send("touchMove" if step else "touchStart", points)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
