that = cela
cards = Cartes
wagons-taken = Chariots pris
first-die = Premier dé
