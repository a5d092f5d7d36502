"""What a game is: contract, compiled kernel, rulebooks, records, errors."""
