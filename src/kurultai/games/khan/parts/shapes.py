"""Contents: the shape file. 29 conquer tiles and 9 bridges, and what they are worth (§values)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from kurultai.core.text import Text, text

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
        text(f"unknown entry {key!r}", f"entrée inconnue {key!r}")
        for key in document
        if key not in ("title", "reconstruction", "shapes")
    ]
    entries = document.get("shapes")
    if not isinstance(entries, list):
        return [*found, text("there are no [[shapes]]", "il n'y a pas de [[shapes]]")]
    for number, entry in enumerate(entries, 1):
        found += _problems_of_shape(number, entry)
    if found:
        return found
    ids = [entry["id"] for entry in entries]
    found += [
        text(f"two shapes are called {id_}", f"deux formes s'appellent {id_}")
        for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1})
    ]
    if any(
        "river" in entry and not all("river" in e for e in entries[i:])
        for i, entry in enumerate(entries)
    ):
        found.append(
            text("bridges must come after the tiles", "les ponts viennent après les tuiles")
        )
    return (
        found + _problems_of_set(entries, TILES, False) + _problems_of_set(entries, BRIDGES, True)
    )


def _problems_of_shape(number: int, entry: object) -> list[Text]:
    if not isinstance(entry, dict):
        return [text(f"shape {number} is not a table", f"la forme {number} n'est pas une table")]
    wrong = []
    if set(entry) - {"river"} != {"id", "copies", "value", "form"}:
        wrong.append(("it needs id, copies, value, form", "il faut id, copies, value, form"))
    if not _ID.fullmatch(str(entry.get("id"))):
        wrong.append(("id must be 1 to 8 letters or digits", "id : 1 à 8 lettres ou chiffres"))
    for key, least, most in (("copies", 1, 9), ("value", 0, 99), ("river", 1, 2)):
        value = entry.get(key, least)
        if type(value) is not int or not least <= value <= most:
            wrong.append((f"{key} must be {least} to {most}", f"{key} : de {least} à {most}"))
    form = entry.get("form")
    if not _is_drawn(form):
        wrong.append(
            (
                "form must be rows of X and ., in one piece",
                "form : des lignes de X et ., d'un seul tenant",
            )
        )
    return [text(f"shape {number}: {en}", f"forme {number} : {fr}") for en, fr in wrong]


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
    what = ("bridges", "ponts") if is_bridge else ("tiles", "tuiles")
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
                text(
                    f"{what[0]} of size {size}: {there[0]} kinds, {there[1]} copies, "
                    f"must be {must[0]} and {must[1]}",
                    f"{what[1]} de taille {size} : {there[0]} sortes, {there[1]} exemplaires, "
                    f"il en faut {must[0]} et {must[1]}",
                )
            )
    if max(forms.values(), default=1) > 1:
        found.append(
            text(
                f"two kinds of {what[0]} have the same form",
                f"deux sortes de {what[1]} ont la même forme",
            )
        )
    return found
