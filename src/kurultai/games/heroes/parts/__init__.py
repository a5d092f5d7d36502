"""What only this game has."""
