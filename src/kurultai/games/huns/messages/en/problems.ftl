that = that
cards = Cards
wagons-taken = Wagons taken
first-die = First die
