"""Whole games in readable text, one a game and number of seats: a change of the rules is a change of these files."""
