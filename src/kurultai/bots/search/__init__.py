"""The search: a tree of what may happen, grown where it looks best."""
