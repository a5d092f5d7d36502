"""Contents: the shape file. 29 conquer tiles and 9 bridges, and what they are worth (§values)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from kurultai.core.datafiles import Problem, error, errors, unknown_keys, warning
from kurultai.games.khan.rulebook import TEXTS

KINDS = 30  # of shapes, at most; the box has 20 of tiles and 3 of bridges
NO_SHAPE = KINDS  # the kind of what is only part of a shape; there is never one to lay
PIECES = 60  # at most; the box has 38
LARGEST = 7  # areas of a shape, at most: three bits count them

# How many kinds of each size there are, with how many copies in all (§contents).
TILES = {2: (1, 4), 3: (2, 8), 4: (5, 5), 5: (12, 12)}
BRIDGES = {3: (1, 5), 4: (2, 4)}

Form = frozenset[tuple[int, int]]  # cells (column, row), the lowest ones 0
_ID = re.compile(r"[A-Za-z0-9]{1,8}")


def form_of(rows: list[str]) -> Form:
    return shifted(
        {(x, -y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"}
    )


def shifted(cells: set[tuple[int, int]]) -> Form:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def orientations(form: Form) -> list[Form]:
    """The shape turned and turned over, each different position once (§2C.shape)."""
    found: set[Form] = set()
    cells = set(form)
    for _ in range(4):
        cells = {(y, -x) for x, y in cells}
        found |= {shifted(cells), shifted({(-x, y) for x, y in cells})}
    return sorted(found, key=sorted)


def problems_of_shapes(document: dict[str, Any]) -> list[Problem]:
    """All that is wrong with a shape file, or not as in the book."""
    found = unknown_keys(document, ("title", "origin", "reconstruction", "shapes"))
    entries = document.get("shapes")
    if not isinstance(entries, list) or not 1 <= len(entries) <= KINDS:
        return [*found, error(TEXTS("shapes-needed", most=KINDS), "shapes")]
    wrong = [
        p for number, entry in enumerate(entries, 1) for p in _problems_of_shape(number, entry)
    ]
    found += wrong
    if errors(wrong):
        return found
    ids = [entry["id"] for entry in entries]
    for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        found.append(error(TEXTS("two-shapes-are-called", id=id_), "shapes"))
    pieces = sum(entry["copies"] for entry in entries)
    if pieces > PIECES:
        found.append(error(TEXTS("too-many-pieces", n=pieces, most=PIECES), "shapes"))
    found += _unlike_the_book(entries, TILES, False)
    return found + _unlike_the_book(entries, BRIDGES, True)


def _problems_of_shape(number: int, entry: object) -> list[Problem]:
    where: tuple[object, ...] = ("shapes", number)
    if not isinstance(entry, dict):
        return [error(TEXTS("entry-is-not-a-table"), *where)]
    found = unknown_keys(entry, ("id", "copies", "value", "form", "river"), *where)
    if not isinstance(entry.get("id"), str) or not _ID.fullmatch(entry["id"]):
        found.append(error(TEXTS("shape-id"), *where, "id"))
    most_wet = LARGEST - 2  # a bridge has land at both ends
    for key, least, most in (("copies", 1, 20), ("value", 0, 99), ("river", 1, most_wet)):
        value = entry.get(key, least if key == "river" else None)
        if type(value) is not int or not least <= value <= most:
            found.append(error(TEXTS("must-be-from-to", least=least, most=most), *where, key))
    form: Any = entry.get("form")
    if not _is_drawn(form):
        found.append(error(TEXTS("form-must-be-drawn", most=LARGEST), *where, "form"))
    elif "river" in entry and len(form_of(form)) < 3:
        found.append(error(TEXTS("bridge-too-short"), *where, "form"))
    return found


def _is_drawn(form: Any) -> bool:
    """In one piece, of not too many areas."""
    if not isinstance(form, list) or not 1 <= len(form) <= LARGEST:
        return False
    if not all(isinstance(row, str) and len(row) <= LARGEST for row in form):
        return False
    if set("".join(form)) - set("X.") or "X" not in "".join(form):
        return False
    cells = set(form_of(form))
    if len(cells) > LARGEST:
        return False
    piece, edge = set(), [min(cells)]
    while edge:
        x, y = edge.pop()
        piece.add((x, y))
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        edge += (around & cells) - piece
    return piece == cells


def _unlike_the_book(
    entries: list[dict[str, Any]], book: dict[int, tuple[int, int]], is_bridge: bool
) -> list[Problem]:
    """The book counts the shapes by their size."""
    kinds: Counter[int] = Counter()
    copies: Counter[int] = Counter()
    for entry in entries:
        if ("river" in entry) == is_bridge:
            size = len(form_of(entry["form"]))
            kinds[size] += 1
            copies[size] += entry["copies"]
    found = []
    for size in sorted({*kinds, *book}):
        kinds_in_book, copies_in_book = book.get(size, (0, 0))
        if (kinds[size], copies[size]) != (kinds_in_book, copies_in_book):
            counts = {"kinds": kinds[size], "copies": copies[size]}
            counts |= {"book_kinds": kinds_in_book, "book_copies": copies_in_book}
            what = "bridges-of-size" if is_bridge else "tiles-of-size"
            found.append(warning(TEXTS(what, size=size, **counts), "shapes"))
    return found
