"""The rules of rummy: what is legal (`check`), what follows (`apply`), who is asked (`requests`),
and a module for each part of the game. `counting`, `corrections`, `adjourn` and `leaving` matter
only at tables that ask for them.
"""
