"""Reads a QR code as a camera would: the standard's own way back, with its check for errors."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator

BLOCKS = {1: (19, 1), 2: (34, 1), 3: (55, 1), 4: (80, 1), 5: (108, 1), 6: (68, 2)}
CORRECTION = {1: 7, 2: 10, 3: 15, 4: 20, 5: 26, 6: 18}


def read(code: Locator) -> str:
    """The text of a code drawn as one path of unit squares; fails if a byte is wrong."""
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(y), int(x)) for x, y in re.findall(r"M(\d+) (\d+)h1", path)}
    size = 1 + max(x for _, x in dark)
    version = (size - 17) // 4
    data, blocks = BLOCKS[version]
    found = list(_bytes(dark, size))
    text = b""
    for block in range(blocks):
        own = found[: data * blocks][block::blocks] + found[data * blocks :][block::blocks]
        own = own[: data + CORRECTION[version]]
        assert all(_value(own, root) == 0 for root in _roots(CORRECTION[version])), "misread"
        text += bytes(own[:data])
    digits = text.hex()
    assert digits[0] == "4", "not bytes"
    length = int(digits[1:3], 16)
    return bytes.fromhex(digits[3 : 3 + 2 * length]).decode()


def _bytes(dark: set[tuple[int, int]], size: int) -> Iterator[int]:
    byte = count = 0
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        for place in ((row, column) for row in rows for column in (right, right - 1)):
            if _is_fixed(*place, size):
                continue
            byte = byte << 1 | ((place in dark) != (sum(place) % 2 == 0))
            count += 1
            if count % 8 == 0:
                yield byte & 255


def _is_fixed(row: int, column: int, size: int) -> bool:
    near, far = range(9), range(size - 8, size)
    corners = ((near, near), (near, far), (far, near))
    if any(row in rows and column in columns for rows, columns in corners):
        return True
    is_aligned = (
        size > 21 and row in range(size - 9, size - 4) and column in range(size - 9, size - 4)
    )
    return row == 6 or column == 6 or is_aligned


def _times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a * (b & 1)
        a = a << 1 ^ (0x11D if a & 128 else 0)
        b >>= 1
    return product


def _roots(number: int) -> Iterator[int]:
    root = 1
    for _ in range(number):
        yield root
        root = _times(root, 2)


def _value(polynomial: list[int], at: int) -> int:
    value = 0
    for coefficient in polynomial:
        value = _times(value, at) ^ coefficient
    return value
