"""Cut the letters of our two faces to those that our languages use: `python3 -m tools.fonts`.

From the npm packages to `web/src/fonts`, where the client takes them: a third less to load. A new
language may need more letters: add them to `LETTERS`, run `make fonts`, commit what changed.
"""

from tools.steps import VENV, run
from tools.web import MODULES, WEB

FACES = (
    "alegreya/files/alegreya-latin-700-normal",
    "alegreya-sans/files/alegreya-sans-latin-400-normal",
    "alegreya-sans/files/alegreya-sans-latin-700-normal",
)
LETTERS = (
    "U+20-7E,U+A0-FF",  # Latin-1
    "U+152-153,U+178",  # Œ œ Ÿ
    "U+2009,U+202F",  # thin spaces
    "U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A",  # dashes, quotes, …
    "U+20AC,U+2190-2193,U+2212",  # €, arrows, minus
)
FEATURES = "kern,liga,lnum,tnum"


def main() -> None:
    for face in FACES:
        name = face.rpartition("/")[2]
        run(
            f"Cutting {name}",
            VENV / "bin" / "pyftsubset",
            MODULES / "@fontsource" / f"{face}.woff2",
            f"--unicodes={','.join(LETTERS)}",
            f"--layout-features={FEATURES}",
            "--no-hinting",  # screens of today need none; a third of the sans
            "--flavor=woff2",
            f"--output-file={WEB / 'src' / 'fonts' / name}.woff2",
        )


if __name__ == "__main__":
    main()
