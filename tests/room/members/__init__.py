"""Members: their keys, names and invitations."""
