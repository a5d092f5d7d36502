"""The whole suite for one game."""

from __future__ import annotations

from kurultai.testing.contract import Contract
from kurultai.testing.modes import Modes
from kurultai.testing.players import Players
from kurultai.testing.rulebooks import Rulebooks


class Conformance(Contract, Players, Modes, Rulebooks):
    """Subclass it in a test file, under a name that begins with Test, and say which game."""
