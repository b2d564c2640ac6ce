"""The doors of a room: wire, SSH, page."""
