"""For programs that learn: the usual libraries' environments, and thousands of games at once."""
