"""What holds in every game, with all its options. A game meets these laws by being registered; none is named here."""
