"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

# The first example may compile rules: no deadlines.
settings.register_profile("kurultai", deadline=None)
settings.load_profile("kurultai")
