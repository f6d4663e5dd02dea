"""The areas whose actions need rules of their own, one file each."""
