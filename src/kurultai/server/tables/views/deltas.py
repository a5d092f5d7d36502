"""Telling those who listen: a snapshot first, then only what has changed since.

A listener is told the same things in the same order as everybody else: the table as it may see it,
once, and from then on patches to that (patches.py). Several moves that belong together (a throw of
dice, a forced answer) are several patches of one message, so that each can be shown.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from kurultai.core.text import Reader, reading
from kurultai.server.tables.live import Listener, LiveTable, Viewer
from kurultai.server.tables.views import choices
from kurultai.server.tables.views.content import Content, content, frame, snapshot
from kurultai.server.tables.views.patches import Patch, patch

PROTOCOL = 4  # of what goes over the socket; a browser that knows another is told to load anew
SNAPSHOTS_ONLY = 3  # for simple programs: they are told everything each time


def tell(table: LiveTable, are_moves: bool = False) -> None:
    """Send everyone who listens what has changed since they were last told.

    ``are_moves``: nothing but moves, which are told one by one. Who sees the same is told the same
    bytes.
    """
    contents: dict[tuple[Viewer, Reader], Content] = {}
    written: dict[tuple[Viewer, Reader, int], str] = {}
    for listener in table.listeners:
        viewer, before = listener.viewer, listener.content
        if before is None or listener.protocol == SNAPSHOTS_ONLY:
            tell_all(table, listener)
            continue
        reader = table.reader(viewer, listener.to)
        seen = (viewer, listener.to)
        if seen not in contents:
            contents[seen] = content(table, viewer, reader)
        now = contents[seen]
        key = (*seen, id(before))
        if key not in written:
            patches = _patches(table, viewer, reader, before, now, are_moves)
            written[key] = _written({"type": "delta", "patches": patches}) if patches else ""
        listener.content = now
        if written[key] and not listener.put(written[key]):
            tell_all(table, listener)
    table.forget()


def tell_all(table: LiveTable, listener: Listener) -> None:
    """Send one listener the whole table as it may see it."""
    message: dict[str, Any] = {"type": "snapshot"}
    reader = table.reader(listener.viewer, listener.to)
    if listener.protocol == SNAPSHOTS_ONLY:
        with reading(reader):
            message["table"] = snapshot(table, listener.viewer).model_dump(mode="json")
    else:
        listener.content = content(table, listener.viewer, reader)
        message |= {"protocol": PROTOCOL, "table": listener.content}
    listener.forget_changes()
    listener.put(_written(message))


def _patches(
    table: LiveTable,
    viewer: Viewer,
    reader: Reader,
    before: Content,
    now: Content,
    are_moves: bool,
) -> list[Patch]:
    patches: list[Patch] = []
    if are_moves:
        for n in range(len(before["moves"]) + 1, len(now["moves"])):
            between = _between(before, now, n)
            between["frame"] = frame(table, viewer.mine, reader, n)
            patches.append(patch(before, between))
            before = between
    last = patch(before, now)
    return patches if last is None else [*patches, last]


def _between(before: Content, now: Content, n: int) -> Content:
    """The table after the n-th move, when others followed at once; its frame is to be put in."""
    more = len(now["moves"]) - n
    return {
        **before,
        "version": now["version"] - more,
        "moves": now["moves"][:n],
        "choices": choices.NONE,
        "asking": None,
        "thinking": None,
        "queued": None,
    }


def _written(message: dict[str, Any]) -> str:
    return to_json(message).decode()
