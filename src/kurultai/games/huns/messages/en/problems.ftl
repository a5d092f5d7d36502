that = that
    .first = That
cards = Cards
wagons-taken = Wagons taken
first-die = First die
