"""Rating every level."""
