"""Let two opponents of different levels play each other."""

from kurultai.bots.levels import levels, make
from kurultai.core.registry import game

heroes = game("heroes")
print("levels:", ", ".join(level.id for level in levels("heroes")))

p = heroes.new(seats=2)
sitting = [make(heroes, level, seed=1, seats=2) for level in ("herder", "foal")]
while not p.is_over:
    thought = sitting[p.actor].choose(p)
    p.play(thought.move)
print("cities:", p.scores(), "winners:", p.winners())
