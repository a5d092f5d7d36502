"""The games that ship, in the order in which they are shown.

Games from elsewhere are found by the entry-point group ``kurultai.games`` (see core/registry.py).
"""

SHIPPED = {
    "heroes": "kurultai.games.heroes.game:Heroes",
    "khan": "kurultai.games.khan.game:Khan",
    "dschingis": "kurultai.games.dschingis.game:Dschingis",
    "huns": "kurultai.games.huns.game:Huns",
}
