"""The gallery of the docs is written from photographs, and from all it needs or not at all."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from tests.browser.pictures import gallery
from tests.browser.pictures.shots import SIZES, subjects


def test_it_shows_pages_that_are_photographed() -> None:
    known = set(subjects())
    shown = {
        shot.subject for chapter in gallery.chapters() for row in chapter.rows for shot in row.shots
    }
    assert shown <= known


def test_it_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    photographs, docs = tmp_path / "new", tmp_path / "docs"
    photographs.mkdir()
    docs.mkdir()
    wanted = gallery.write(photographs, docs)
    assert wanted
    assert not list(docs.iterdir())
    for chapter in gallery.chapters():
        for row in chapter.rows:
            for shot in row.shots:
                size = SIZES[shot.size]
                picture = Image.new("RGB", (size["width"], 2 * size["height"]), "#863521")
                picture.save(photographs / f"{shot.name}.jpg")
    assert gallery.write(photographs, docs) == []
    page = (docs / "gallery.md").read_text()
    linked = re.findall(r"\]\((gallery/[\w-]+\.webp)\)", page)
    assert len(linked) == len(set(linked)) == len(wanted)
    for name in linked:
        with Image.open(docs / name) as picture:
            assert picture.width <= max(gallery.WIDTHS.values())
            assert picture.height < 2 * picture.width + 100
