"""Notices to members of a room when it is their turn and they are away."""
