"""Huns, by Fneup: two to four players, five dice, sixty cards, wagons to fill with valuables."""
