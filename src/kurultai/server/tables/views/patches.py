"""Changes to a JSON value, as small as they are.

``patch(before, after)`` is what has to change; ``patched(before, it)`` is ``after`` again. A patch
is one of these:

    {"key": patch, …}         an object: these keys change, the others stay
    [SET, value]              another value
    [CUT]                     (of a key) it is gone
    [ITEMS, {"3": patch, …}]  a list of the same length: these items change
    [SPLICE, at, drop, […]]   a list: from ``at`` on ``drop`` items go, these come
    [LINES, {"3": "…", …}]    a text: these lines are others; one of them may become several

web/src/table/session/wire/patch.ts applies them; both are tested with the same examples
(tests/server/tables/patches.json).
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

SET, CUT, ITEMS, SPLICE, LINES = range(5)

Json = Any
Patch = Any


def patch(before: Json, after: Json) -> Patch | None:
    """What makes ``after`` of ``before``; None if nothing does."""
    if _is_same(before, after):
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after)
    if isinstance(before, str) and isinstance(after, str) and "\n" in after:
        return _of_texts(before, after)
    return [SET, after]


def _is_same(one: Json, other: Json) -> bool:
    """Equal as JSON, where 1, 1.0 and true are three values."""
    return one is other or (one == other and to_json(one) == to_json(other))


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Patch | None:
    made: dict[str, Patch] = {key: [CUT] for key in before if key not in after}
    is_small = not made
    for key, value in after.items():
        if key not in before:
            made[key] = [SET, value]
        elif (changed := patch(before[key], value)) is not None:
            made[key] = changed
    if is_small and 2 * len(made) <= len(after):
        return made or None
    return _smallest(made, [SET, after])


def _of_lists(before: list[Json], after: list[Json]) -> Patch | None:
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and _is_same(before[start], after[start]):
        start += 1
    end = 0
    while end < shorter - start and _is_same(before[-1 - end], after[-1 - end]):
        end += 1
    stop = len(after) - end
    splice = [SPLICE, start, len(before) - start - end, after[start:stop]]
    if len(before) != len(after):
        return _smallest(splice, [SET, after])
    each = {str(i): patch(before[i], after[i]) for i in range(start, stop)}
    changed = {i: one for i, one in each.items() if one is not None}
    return _smallest([ITEMS, changed], splice, [SET, after]) if changed else None


def _of_texts(before: str, after: str) -> Patch:
    old, new = before.split("\n"), after.split("\n")
    if len(old) > len(new):
        return [SET, after]
    return _smallest([LINES, _other_lines(old, new)], [SET, after])


def _other_lines(old: list[str], new: list[str]) -> dict[str, str]:
    """The lines that changed; where there are more than before, one of them became several."""
    more = len(new) - len(old)
    above = [line != new[i] for i, line in enumerate(old)]
    below = [line != new[i + more] for i, line in enumerate(old)]
    grown = min(range(len(old)), key=lambda at: sum(above[:at]) + sum(below[at + 1 :]))
    made = {i: new[i] for i in range(grown) if above[i]}
    if more or above[grown]:
        made[grown] = "\n".join(new[grown : grown + more + 1])
    made |= {i: new[i + more] for i in range(grown + 1, len(old)) if below[i]}
    return {str(i): line for i, line in made.items()}


def _smallest(*patches: Patch) -> Patch:
    sizes = [len(to_json(each)) for each in patches]
    return patches[sizes.index(min(sizes))]


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
