"""The doors of a room: each carries keys and lines between a member and the shell that the room
runs for them (SSH, browser).
"""
