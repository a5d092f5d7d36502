"""What a browser may see of a table, and what is sent of it."""
