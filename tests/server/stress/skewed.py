"""`python -m tests.server.stress.skewed SECONDS serve …`: kurultai on a machine whose clock is wrong."""

from __future__ import annotations

import sys
import time

BILLION = 1_000_000_000


def main() -> None:
    wrong = int(sys.argv.pop(1))
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + wrong
    time.time_ns = lambda: right_ns() + wrong * BILLION
    from kurultai.cli import main as kurultai

    kurultai()


if __name__ == "__main__":
    main()
