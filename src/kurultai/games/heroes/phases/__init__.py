"""A turn, heading by heading: moving, then its consequences."""
