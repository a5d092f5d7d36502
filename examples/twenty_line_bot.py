"""An engine in twenty lines: any program that reads and writes lines of JSON can take a seat.

kurultai arena heroes --bots "foal,engine:python3 examples/twenty_line_bot.py" --games 10
"""

import json
import random
import sys


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


say(type="hello", protocol=1, name="Twenty lines")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "position":
        moves = message["moves"]  # all that are legal; message["view"] is what the seat sees
    elif message["type"] == "think":
        say(type="bestmove", move=random.choice(moves))
