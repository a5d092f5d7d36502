"""Running coroutines from a test, also in a process where Playwright's loop is running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """Call something that runs a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def run(work: Coroutine[Any, Any, T]) -> T:
    return apart(lambda: asyncio.run(work))
