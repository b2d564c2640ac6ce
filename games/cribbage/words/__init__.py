"""How the game is handled and heard: what the keys do and answer, and every line that is told."""
