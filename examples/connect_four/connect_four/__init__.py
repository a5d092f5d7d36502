"""Connect Four, a game for two, as a package of its own."""
