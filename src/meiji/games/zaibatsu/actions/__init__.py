"""The nine actions (rulebook p. 9 to 16), one file each or a pair where the rules are twins."""
