"""Preparing, then a turn heading by heading: drawing, choosing, building or marching, its end."""
