"""People who come with a browser: the door, the page that it serves, and the shell that each of
them is given.
"""
