"""Write requirements/*.txt from pyproject.toml: exact versions, hashes, every platform, no address.

`python3 -m tools.lock [--upgrade]`. Without `--upgrade`, what is locked stays unless it must move.
"""

import sys

from tools.packages import lock_file
from tools.steps import ROOT, VENV, SetupError, fail, run

LOCKS: dict[str, tuple[str, ...]] = {
    "runtime": ("pyproject.toml",),
    "build": ("--group", "build"),
    "dev": ("--group", "dev"),
    "rl": ("pyproject.toml", "--extra", "rl"),
    "ray": ("pyproject.toml", "--extra", "ray"),
    "bench": ("pyproject.toml", "--extra", "bench"),
    "node": ("--group", "node"),
}
"""Later locks keep the versions that earlier ones chose: all fit into one environment."""

FORM = (
    "--universal",
    *("--python-version", "3.11"),
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-annotate",
    *("--custom-compile-command", "make lock"),
)


def lock(upgrade: list[str]) -> None:
    earlier: list[str] = []
    for name, source in LOCKS.items():
        path = lock_file(name).relative_to(ROOT).as_posix()
        run(
            f"Locking {path}",
            VENV / "bin" / "uv",
            *("pip", "compile", "--quiet", *upgrade, *FORM, *source, *earlier),
            *("--output-file", path),
            env={"UV_PYTHON_DOWNLOADS": "never"},
        )
        earlier += ["--constraint", path]


def main(arguments: list[str]) -> int:
    try:
        lock(arguments)
    except SetupError as error:
        return fail(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
