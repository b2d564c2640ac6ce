"""How the house stands: measures that must not get worse, and the door for other people's games."""
