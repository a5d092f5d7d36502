"""The cases of every game that ships, and of the toy."""

from __future__ import annotations

from unittest.mock import patch

from kurultai.core import registry
from kurultai.games import SHIPPED as PLACES
from kurultai.testing.cases import INTERPRETED, Case, cases, sampled, walk

__all__ = ["CASES", "INTERPRETED", "SHIPPED", "TOY", "Case", "sampled", "walk"]

SHIPPED = list(PLACES)
TOY = {"toy": "tests.toy.game:Toy"}  # chance and secrets, in a hundred lines

with patch.dict(registry._places(), TOY):  # its name stays known here, but it is in nobody's list
    CASES = [case for id_ in (*SHIPPED, *TOY) for case in cases(id_)]
