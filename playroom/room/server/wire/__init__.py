"""Wire: the listener for the playroom's own program (protocol messages over WebSocket and TLS)."""
