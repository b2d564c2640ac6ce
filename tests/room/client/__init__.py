"""The client of a room: sessions, reconnecting, directories, latency."""
