about = Five dice, five decks, wagons to load. Pillage, hire mercenaries, curse your rivals: whoever's wagons and cards are worth most wins.
