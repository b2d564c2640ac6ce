"""Tables at play: who drives a match, and the places at it, in this process and at the other end of
a wire.
"""
