that = cela
    .first = Cela
    .of = de cela
cards = Cartes
wagons-taken = Chariots pris
first-die = Premier dé
