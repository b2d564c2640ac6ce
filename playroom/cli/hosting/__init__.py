"""The commands for a room's host: open a room, check the configuration, drain a node."""
