"""The game, heading by heading: preparing, the steps of a turn, the end phase."""
