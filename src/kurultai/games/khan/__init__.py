"""Khan, by Christwart Conrad, for two to four players."""
