"""Help for people: what was better, and how much of it was luck."""
