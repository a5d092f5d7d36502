"""Faults that are known and not mended yet. The list may only shrink.

A fault that is found and not listed fails; so does a line of the list that nothing matches any more.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from tests.browser.inspection import Fault
from tests.browser.pictures.shots import Shot

FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Known:
    """Where ``*`` stands for anything."""

    kind: str
    page: str  # as "huns-middle"
    what: str
    why: str
    sizes: list[str] = field(default_factory=list)  # none: all

    def covers(self, shot: Shot, fault: Fault) -> bool:
        return (
            fault.kind == self.kind
            and (not self.sizes or shot.size in self.sizes)
            and fnmatchcase(shot.subject.name, self.page)
            and fnmatchcase(fault.what, self.what)
        )


def known() -> list[Known]:
    return [Known(**one) for one in tomllib.loads(FILE.read_text()).get("fault", [])]


def unknown(shot: Shot, faults: list[Fault]) -> list[Fault]:
    listed = known()
    return [fault for fault in faults if not any(one.covers(shot, fault) for one in listed)]


def gone(found: list[tuple[Shot, Fault]]) -> list[Known]:
    """Lines of the list that no longer say anything, once everything was photographed."""
    return [one for one in known() if not any(one.covers(*where) for where in found)]
