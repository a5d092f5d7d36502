"""Each game at its own board."""
