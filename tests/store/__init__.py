"""What is kept: the database of games, games in files, settings."""
