"""Step a game from Python: legal moves, a refusal with its rule, a record."""

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Illegal
from kurultai.core.playing import random_record
from kurultai.core.registry import game

heroes = game("heroes")
p = heroes.new(seats=2)

try:
    p.check(p.parse("d1-d5"))
except Illegal as refusal:
    print(f"{refusal} (rule {refusal.rule})")

p.play(p.parse("d1-d3"))
print(heroes.drawing(heroes.view(p, seat=0)))

whole = random_record(record.new(heroes, seats=2), rng(seed=1))
end = record.check(whole)
print(len(whole.moves), "moves, winners", end.winners())
