"""Compiling games and thinking for bots, away from those who wait."""
