"""The conformance suite: what every game promises, as tests for anybody's game.

    from kurultai.testing import Conformance

    class TestConnectFour(Conformance):
        game = "connect-four"

It needs pytest, which nothing else in Kurultai does.
"""

import pytest

pytest.register_assert_rewrite(
    *(f"kurultai.testing.{name}" for name in ("contract", "modes", "players", "rulebooks"))
)

from kurultai.testing.conformance import Conformance  # noqa: E402  (its asserts are rewritten)

__all__ = ["Conformance"]
