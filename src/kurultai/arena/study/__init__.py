"""What many games say about a game."""
