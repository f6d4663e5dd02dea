"""The nine actions (rulebook p. 6 to 10), one file each or a pair where the rules are twins."""
