"""Opponents: random, greedy, search; their levels; what a good position is."""
