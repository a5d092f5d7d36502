"""A turn, heading by heading, and what can happen in it."""
