"""The gallery of the docs: `make gallery`, from what `make pictures` has photographed.

Writes `docs/gallery.md` and its small pictures in `docs/gallery/`: of every game its table on a
desktop and on a phone, by day and by night, and how it is taught.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from kurultai.core.registry import game as game_by_id
from tests.browser.conftest import ROOT
from tests.browser.pictures.shots import GAMES, SIZES, Shot, Subject
from tests.browser.pictures.worker import RESULTS

DOCS = ROOT / "docs"
WIDTHS = {"390": 220, "1280": 480}  # of the small pictures, in pixels
TABLES = ("middle", "prompt", "end")
TAUGHT = ("learn", "lesson", "how", "puzzles")
CAPTIONS = {
    "home": "the home page",
    "middle": "in the middle of a game",
    "prompt": "a decision",
    "end": "the end",
    "learn": "learning it",
    "lesson": "a lesson",
    "how": "how to play",
    "puzzles": "puzzles",
}
INTRO = """# Gallery

How Kurultai looks: every game on a desktop and on a phone, by day and by night. Written by `make gallery` from the
pictures that `make pictures` takes on fixed positions; all of them, at every size and in both languages, lie in
`tests/browser/pictures/approved`.
"""


@dataclass(frozen=True)
class Row:
    """Pictures that stand beside each other."""

    caption: str
    shots: tuple[Shot, ...]


@dataclass(frozen=True)
class Chapter:
    title: str
    rows: tuple[Row, ...]


def chapters() -> list[Chapter]:
    home = Chapter("Home", (_by_day_and_night(Subject("home")),))
    return [home, *(Chapter(_title(game), _rows(game)) for game in GAMES)]


def _title(game: str) -> str:
    return str(game_by_id(game).title)


def _rows(game: str) -> tuple[Row, ...]:
    tables = [_by_day_and_night(Subject(page, game)) for page in TABLES]
    taught = [
        Row(
            CAPTIONS[page],
            tuple(
                Shot(Subject(page, game), size, light, "en")
                for size, light in (("1280", "light"), ("390", "dark"))
            ),
        )
        for page in TAUGHT
    ]
    return (*tables, *taught)


def _by_day_and_night(subject: Subject) -> Row:
    shots = [
        Shot(subject, size, light, "en") for size in ("1280", "390") for light in ("light", "dark")
    ]
    return Row(CAPTIONS[subject.page], tuple(shots))


def small(picture: Image.Image, size: str) -> Image.Image:
    """The first window of a page, as wide as it is shown."""
    window, width = SIZES[size], WIDTHS[size]
    top = picture.convert("RGB").crop((0, 0, picture.width, min(picture.height, window["height"])))
    return top.resize((width, round(top.height * width / top.width)), Image.Resampling.LANCZOS)


def write(photographs: Path, docs: Path) -> list[str]:
    """Writes the page and its pictures; the names of those that were not photographed."""
    folder = docs / "gallery"
    missing = [
        shot.name
        for chapter in chapters()
        for row in chapter.rows
        for shot in row.shots
        if not (photographs / f"{shot.name}.jpg").is_file()
    ]
    if missing:
        return missing
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lines = [INTRO]
    for chapter in chapters():
        lines.append(f"## {chapter.title}\n")
        for row in chapter.rows:
            lines.append(f"{row.caption[0].upper()}{row.caption[1:]}:\n")
            lines.append(" ".join(_picture(photographs, folder, shot, row) for shot in row.shots))
            lines.append("")
    (docs / "gallery.md").write_text("\n".join(lines))
    return []


def _picture(photographs: Path, folder: Path, shot: Shot, row: Row) -> str:
    with Image.open(photographs / f"{shot.name}.jpg") as picture:
        small(picture, shot.size).save(folder / f"{shot.name}.webp", quality=72, method=6)
    where = _title(shot.subject.game) if shot.subject.game else "Kurultai"
    device = "a phone" if shot.size == "390" else "a desktop"
    time = "by night" if shot.light == "dark" else "by day"
    return f"![{where}, {row.caption}, on {device}, {time}](gallery/{shot.name}.webp)"


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    missing = write(RESULTS / "new", DOCS)
    if missing:
        sys.stderr.write(f"not photographed, run `make pictures` first: {', '.join(missing)}\n")
        return 1
    sys.stdout.write(f"{DOCS / 'gallery.md'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
