"""What every game shares: records, rules that run plain or compiled, decisions, chance, games, saves."""
