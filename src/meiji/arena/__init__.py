"""Many games between computer players: simulations, tournaments, studies, the ladder, reviews, benchmarks."""
