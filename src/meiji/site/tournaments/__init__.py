"""Tournaments: who meets whom (round robin, Swiss, knock-out), standings, and whoever makes and directs them."""
