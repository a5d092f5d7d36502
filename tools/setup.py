"""Set up the project: `python3 -m tools.setup [PART]…`, in .venv and web/node_modules.

Always the environment, the packages that playing needs and the project itself; besides, as asked:
dev (tools for tests and checks), rl and ray (libraries for learning programs and for many
machines), bench (peer libraries), npm (web packages), client (built for the
browser), games (compiled), chromium (for browser tests), postgres (for tests of the server). What
is up to date is not done again.
"""

import sys
from collections.abc import Callable

from tools import chromium, packages, postgres, web
from tools.steps import SetupError, fail, one_at_a_time, say

LOCKED = ("dev", "rl", "ray", "bench")
PARTS: dict[str, Callable[[], object]] = {
    "npm": web.install,
    "client": web.client,
    "games": packages.compiled_games,
    "chromium": chromium.ensure,
    "postgres": postgres.ensure,
}


def set_up(parts: list[str]) -> None:
    with one_at_a_time():
        packages.environment()
        packages.locked("runtime", "build", *(name for name in LOCKED if name in parts))
        packages.project()
        for name, step in PARTS.items():
            if name in parts:
                step()


def main(parts: list[str]) -> int:
    unknown = set(parts) - {*LOCKED, *PARTS}
    if unknown:
        say(f"Not a part: {', '.join(sorted(unknown))}.\n\n{__doc__}")
        return 2
    try:
        set_up(parts)
    except SetupError as error:
        return fail(error)
    except KeyboardInterrupt:
        say("\nSet-up interrupted; run it again to go on.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
