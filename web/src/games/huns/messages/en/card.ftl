about = Five dice, five decks, wagons to load. Pillage, hire mercenaries, lay curses on your rivals, and ship more riches than they do.
