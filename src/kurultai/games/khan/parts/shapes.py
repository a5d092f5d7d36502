"""Contents: the shape file. 29 conquer tiles and 9 bridges, and what they are worth (§values)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from kurultai.core.text import Text
from kurultai.games.khan.rulebook import TEXTS

KINDS = 23  # of shapes: 20 of tiles, 3 of bridges
PIECES = 38
LARGEST = 5  # areas

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


def problems_of_shapes(document: dict[str, Any]) -> list[Text]:
    """All that is wrong with a shape file, a sentence each."""
    found = [
        TEXTS("unknown-entry", key=repr(key))
        for key in document
        if key not in ("title", "reconstruction", "shapes")
    ]
    entries = document.get("shapes")
    if not isinstance(entries, list):
        return [*found, TEXTS("there-are-no-shapes")]
    for number, entry in enumerate(entries, 1):
        found += _problems_of_shape(number, entry)
    if found:
        return found
    ids = [entry["id"] for entry in entries]
    found += [
        TEXTS("two-shapes-are-called", id=id_)
        for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1})
    ]
    if any(
        "river" in entry and not all("river" in e for e in entries[i:])
        for i, entry in enumerate(entries)
    ):
        found.append(TEXTS("bridges-must-come-after-the-tiles"))
    return (
        found + _problems_of_set(entries, TILES, False) + _problems_of_set(entries, BRIDGES, True)
    )


def _problems_of_shape(number: int, entry: object) -> list[Text]:
    if not isinstance(entry, dict):
        return [TEXTS("shape-is-not-a-table", number=number)]
    wrong = []
    if set(entry) - {"river"} != {"id", "copies", "value", "form"}:
        wrong.append(TEXTS("shape-needs"))
    if not _ID.fullmatch(str(entry.get("id"))):
        wrong.append(TEXTS("shape-id"))
    for key, least, most in (("copies", 1, 9), ("value", 0, 99), ("river", 1, 2)):
        value = entry.get(key, least)
        if type(value) is not int or not least <= value <= most:
            wrong.append(TEXTS("must-be-from-to", key=key, least=least, most=most))
    form = entry.get("form")
    if not _is_drawn(form):
        wrong.append(TEXTS("form-must-be-drawn"))
    return [TEXTS("shape", number=number, wrong=one) for one in wrong]


def _is_drawn(form: object) -> bool:
    if not isinstance(form, list) or not all(isinstance(row, str) for row in form):
        return False
    if set("".join(form)) - set("X.") or "X" not in "".join(form):
        return False
    cells = set(form_of(form))
    piece, edge = set(), [min(cells)]
    while edge:
        x, y = edge.pop()
        piece.add((x, y))
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        edge += (around & cells) - piece
    return piece == cells


def _problems_of_set(
    entries: list[dict[str, Any]], wanted: dict[int, tuple[int, int]], is_bridge: bool
) -> list[Text]:
    """The book counts the shapes by their size; no two kinds may have the same form."""
    what = TEXTS("bridges" if is_bridge else "tiles")
    kinds: Counter[int] = Counter()
    copies: Counter[int] = Counter()
    forms: Counter[Form] = Counter()
    for entry in entries:
        if ("river" in entry) == is_bridge:
            form = form_of(entry["form"])
            kinds[len(form)] += 1
            copies[len(form)] += entry["copies"]
            forms[orientations(form)[0]] += 1
    found = []
    for size in sorted({*kinds, *wanted}):
        there, must = (kinds[size], copies[size]), wanted.get(size, (0, 0))
        if there != must:
            found.append(
                TEXTS(
                    "of-size-kinds-copies-must-be",
                    what=what,
                    size=size,
                    there=there[0],
                    there2=there[1],
                    must=must[0],
                    must2=must[1],
                )
            )
    if max(forms.values(), default=1) > 1:
        found.append(TEXTS("two-kinds-of-have-the-same", what=what))
    return found
