"""The approved pictures, and how much a new one may differ: letters may be drawn otherwise."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

APPROVED = Path(__file__).with_name("approved")
WIDTH = 320
BLUR = 2.0  # pixels: smooths away how a machine draws letters
BLOCK = 8
MOST_MEAN = 2.5  # of 255, over the whole picture
CLEARLY = 14.0  # of 255, the mean of a block that nobody takes for the same
MOST_BLOCKS = 0.012  # of all blocks


def small(picture: Image.Image) -> Image.Image:
    height = round(picture.height * WIDTH / picture.width)
    return picture.resize((WIDTH, height), Image.Resampling.BOX)


def path_of(name: str) -> Path:
    return APPROVED / f"{name}.webp"


def approve(name: str, picture: Image.Image) -> None:
    APPROVED.mkdir(exist_ok=True)
    small(picture).save(path_of(name), quality=50, method=4)


def approved(name: str) -> Image.Image | None:
    path = path_of(name)
    return Image.open(path).convert("RGB") if path.is_file() else None


def blurred(picture: Image.Image) -> np.ndarray:
    soft = picture.filter(ImageFilter.GaussianBlur(BLUR))
    return np.asarray(soft, dtype=np.float32)


def difference(new: Image.Image, old: Image.Image) -> np.ndarray:
    """How far each block of eight by eight pixels is off; both pictures small and of one size."""
    off = np.abs(blurred(new) - blurred(old)).mean(axis=2)
    rows, columns = (side // BLOCK * BLOCK for side in off.shape)
    blocks = off[:rows, :columns].reshape(rows // BLOCK, BLOCK, columns // BLOCK, BLOCK)
    return blocks.mean(axis=(1, 3))


def judged(name: str, picture: Image.Image) -> str | None:
    """Why a picture is not the approved one; None if it is."""
    old, new = approved(name), small(picture)
    if old is None:
        return "nobody has approved a picture of this yet"
    if abs(old.height - new.height) > BLOCK:
        return f"{new.height} pixels high, approved were {old.height}"
    off = difference(new.resize(old.size), old)
    share = float((off > CLEARLY).mean())
    if off.mean() > MOST_MEAN or share > MOST_BLOCKS:
        return f"differs by {off.mean():.1f} of 255, clearly in {100 * share:.1f} % of the blocks"
    return None
