"""Commands about many games: bots against bots, studies, training."""
