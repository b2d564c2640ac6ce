"""What a terminal is: keys and lines in, lines out."""
