"""Contact sheets: a page of all that was found, and large pictures to look at."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from tests.browser.pictures import approved
from tests.browser.pictures.shots import LANGUAGES, SIZES, Shot, Subject, shots

HEIGHTS = {"390": 620, "844": 300, "1280": 400, "1920": 400}
GAP = 8
STYLE = (
    "body{font:16px sans-serif;background:#ddd}figure{display:inline-block;margin:8px}"
    "img{width:320px;vertical-align:top}.bad{outline:4px solid #c00}"
)


def contact_sheet(folder: Path, subject: Subject) -> Path | None:
    """All pictures of a page: a line for each size, day and night in each language beside it."""
    lines = []
    for size, height in HEIGHTS.items():
        names = [
            shot.name
            for language in LANGUAGES
            for shot in shots(subject, language)
            if shot.size == size
        ]
        found = [folder / f"{name}.jpg" for name in names]
        pictures = [_fitting(Image.open(path), size, height) for path in found if path.is_file()]
        if pictures:
            lines.append(_beside(pictures))
    if not lines:
        return None
    sheet = Image.new(
        "RGB", (max(line.width for line in lines), sum(x.height for x in lines)), "#888"
    )
    top = 0
    for line in lines:
        sheet.paste(line, (0, top))
        top += line.height
    path = folder.parent / "sheets" / f"{subject.name}.png"
    path.parent.mkdir(exist_ok=True)
    sheet.save(path, compress_level=1)
    return path


def _fitting(picture: Image.Image, size: str, height: int) -> Image.Image:
    window = SIZES[size]
    top = picture.crop((0, 0, picture.width, min(picture.height, window["height"])))
    return top.resize(
        (
            round(top.width * height / window["height"]),
            round(top.height * height / window["height"]),
        ),
        Image.Resampling.LANCZOS,
    )


def _beside(pictures: Sequence[Image.Image]) -> Image.Image:
    width = sum(picture.width + GAP for picture in pictures)
    line = Image.new("RGB", (width, max(x.height for x in pictures) + GAP), "#888")
    left = 0
    for picture in pictures:
        line.paste(picture, (left, 0))
        left += picture.width + GAP
    return line


def difference_picture(name: str, picture: Image.Image) -> Image.Image | None:
    old, new = approved.approved(name), approved.small(picture)
    if old is None:
        return None
    off = approved.difference(new.resize(old.size), old)
    shown = np.clip(off * 255 / (2 * approved.CLEARLY), 0, 255).astype(np.uint8)
    return Image.fromarray(shown).resize(old.size, Image.Resampling.NEAREST)


def page_of(folder: Path, verdicts: dict[Shot, list[str]]) -> Path:
    """One page: new, approved, difference, and what is wrong; the failures first."""
    rows = []
    for shot, wrong in sorted(verdicts.items(), key=lambda item: (not item[1], item[0].name)):
        names = (
            f"new/{shot.name}.jpg",
            approved.path_of(shot.name).as_uri(),
            f"off/{shot.name}.webp",
        )
        pictures = "".join(f'<img loading="lazy" src="{name}" alt="">' for name in names)
        said = "<br>".join(map(html.escape, wrong))
        bad = ' class="bad"' if wrong else ""
        rows.append(
            f"<figure{bad}>{pictures}<figcaption>{shot.name}<br>{said}</figcaption></figure>"
        )
    path = folder / "index.html"
    path.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(rows)}")
    return path
