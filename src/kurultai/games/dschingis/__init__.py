"""Dschingis Khan, by Leo Colovini: 38 villages, two countries, a wall that moves."""
