"""The server of a room: admission, limits, health, its command, and being killed."""
