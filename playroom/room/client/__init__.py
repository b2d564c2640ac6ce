"""The room's client: connection, sessions, saved rooms, discovery."""
