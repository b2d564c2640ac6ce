"""People together: the tables of a room, who sits and who watches, what they agree on, and what
brings them from other machines.

Everything here is free of language; each listener's own shell tells it.
"""
