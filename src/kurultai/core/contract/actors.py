"""Who decides when no seat does."""

from __future__ import annotations

CHANCE = -1
OVER = -2
