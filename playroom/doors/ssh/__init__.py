"""People who come with nothing but an SSH client: the door, the terminal at their end, and the
shell that each of them is given.
"""
