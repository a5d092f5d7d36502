"""Changes to a JSON value, as small as they are.

``patch(before, after)`` is what has to change; ``patched(before, it)`` is ``after`` again. A patch
is one of these:

    {"key": patch, …}         an object: these keys change, the others stay
    [SET, value]              another value
    [CUT]                     (of a key) it is gone
    [ITEMS, {"3": patch, …}]  a list of the same length: these items change
    [SPLICE, at, drop, […]]   a list: from ``at`` on ``drop`` items go, these come
    [LINES, {"3": "…", …}]    a text of as many lines: these lines are others

web/src/table/session/patch.ts applies them; both are tested with the same examples
(tests/server/tables/patches.json).
"""

from __future__ import annotations

from typing import Any

SET, CUT, ITEMS, SPLICE, LINES = range(5)

Json = Any
Patch = Any

_FEW = 0.5  # of a list's items; with more changed they are sent as a whole


def patch(before: Json, after: Json) -> Patch | None:
    """What makes ``after`` of ``before``; None if nothing does."""
    if before is after:
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after) or None
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after)
    if before == after and type(before) is type(after):
        return None
    if isinstance(before, str) and isinstance(after, str) and "\n" in after:
        return _of_texts(before, after)
    return [SET, after]


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Patch:
    made: dict[str, Patch] = {key: [CUT] for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            made[key] = [SET, value]
        elif (changed := patch(before[key], value)) is not None:
            made[key] = changed
    return made


def _of_lists(before: list[Json], after: list[Json]) -> Patch | None:
    if len(before) == len(after):
        changed = ((i, patch(*each)) for i, each in enumerate(zip(before, after, strict=True)))
        few = {str(i): each for i, each in changed if each is not None}
        if not few:
            return None
        return [ITEMS, few] if len(few) <= max(1, _FEW * len(after)) else [SET, after]
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and _same(before[start], after[start]):
        start += 1
    end = 0
    while end < shorter - start and _same(before[-1 - end], after[-1 - end]):
        end += 1
    if not start and not end:
        return [SET, after]
    return [SPLICE, start, len(before) - start - end, after[start : len(after) - end]]


def _same(one: Json, other: Json) -> bool:
    return one is other or bool(one == other)


def _of_texts(before: str, after: str) -> Patch:
    old, new = before.split("\n"), after.split("\n")
    if len(old) != len(new):
        return [SET, after]
    return [LINES, {str(i): line for i, line in enumerate(new) if line != old[i]}]


def patched(before: Json, it: Patch | None) -> Json:
    """``before`` after a patch, as a new value that shares what did not change."""
    if it is None:
        return before
    if isinstance(it, dict):
        made = dict(before)
        for key, each in it.items():
            if each == [CUT]:
                del made[key]
            else:
                made[key] = patched(made.get(key), each)
        return made
    kind, *rest = it
    if kind == SET:
        return rest[0]
    if kind == SPLICE:
        at, drop, items = rest
        return [*before[:at], *items, *before[at + drop :]]
    parts = before.split("\n") if kind == LINES else list(before)
    for i, each in rest[0].items():
        parts[int(i)] = each if kind == LINES else patched(parts[int(i)], each)
    return "\n".join(parts) if kind == LINES else parts
