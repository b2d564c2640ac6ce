"""The room's server: listening, admission, connections, limits, health."""
