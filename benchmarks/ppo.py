"""sb3-contrib's MaskablePPO as it comes, on our Gymnasium environments: steps a second, end to end.

    pip install torch==2.13.0 sb3-contrib     (nothing else of ours needs them)
    python -m benchmarks.ppo huns
    python -m benchmarks.ppo huns --flat --tables 2 --steps 16 --batch 32

A step is one action: with factors, one part of a move. What is counted is all of it: playing,
opponents, observations, masks and learning.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from time import perf_counter, process_time

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import kurultai.rl.gymnasium  # noqa: F401  (registers the games)


class Clock(BaseCallback):
    """Notes when the second round begins: the first one compiles and warms up."""

    def __init__(self) -> None:
        super().__init__()
        self.began: tuple[int, float, float] | None = None
        self.rounds = 0

    def _on_rollout_start(self) -> None:
        self.rounds += 1
        if self.rounds == 2:
            self.began = self.num_timesteps, perf_counter(), process_time()

    def _on_step(self) -> bool:
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="huns")
    parser.add_argument("--flat", action="store_true", help="every move is an action")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--tables", type=int, default=128, help="environments")
    parser.add_argument("--steps", type=int, default=32, help="of each, between two lessons")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=4)
    asked = parser.parse_args()
    made = partial(
        gymnasium.make,
        f"kurultai/{asked.game}-v0",
        opponents=asked.opponents,
        factored=not asked.flat,
    )
    tables = DummyVecEnv([made] * asked.tables)
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=asked.steps,
        batch_size=asked.batch,
        n_epochs=asked.epochs,
        seed=1,
    )
    clock = Clock()
    learner.learn((1 + asked.rounds) * asked.steps * asked.tables, callback=clock)
    assert clock.began is not None
    steps, at, worked = clock.began
    done = learner.num_timesteps - steps
    print(
        f"{asked.game}, {tables.action_space.n:,} actions, {asked.tables} tables: "
        f"{done / (perf_counter() - at):,.0f} steps a second by the clock, "
        f"{done / (process_time() - worked):,.0f} of processor time, "
        f"load {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
