"""Review of one's choices, puzzles: a position, an answer, and what it was worth."""
