"""The suite of kurultai.testing, for every game that ships and for the toy."""

from __future__ import annotations

from pathlib import Path

from kurultai.testing import Conformance
from tests.conformance.cases import SHIPPED, TOY

PROOFS = {id_: Path(__file__).parents[1] / "games" / id_ for id_ in SHIPPED}


def suite(id_: str) -> type[Conformance]:
    its = {"game": id_, "proofs": lambda self: PROOFS.get(id_)}
    return type(f"Test{id_.title()}", (Conformance,), its)


globals().update({f"Test{id_.title()}": suite(id_) for id_ in (*SHIPPED, *TOY)})
