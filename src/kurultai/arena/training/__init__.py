"""Learning what a good position is."""
