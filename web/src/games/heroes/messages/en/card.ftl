about = Two sides, eight cities. Surround rival pieces, make heroes in your own cities, and win by taking all eight.
