about = Two sides, eight cities. Surround what stands in your way, make heroes in your towns, take the other side's.
