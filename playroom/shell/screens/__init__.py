"""Everything else that can be in front of the player."""
