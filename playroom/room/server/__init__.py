"""The room's end: listening, admission, connections, limits, health."""
