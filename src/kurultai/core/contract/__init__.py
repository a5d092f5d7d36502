"""What a game brings: its functions by name, and what it has that brings none."""
