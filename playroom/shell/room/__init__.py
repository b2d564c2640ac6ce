"""Tables with other people, as their guests have them: the list of a table before and after a
match, the match with the room around it, and talk.
"""
