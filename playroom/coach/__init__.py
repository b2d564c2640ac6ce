"""The coach: what the strongest level thinks of one's own turn, made of what the seat knows."""
