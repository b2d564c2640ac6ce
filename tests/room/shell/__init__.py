"""What the shell says of a room."""
