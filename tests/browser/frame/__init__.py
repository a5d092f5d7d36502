"""The frame around every game: pages, seats, talk, people far apart."""
