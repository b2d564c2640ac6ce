"""What may be done, and what follows from it.

Pure sums: `play` and `show`, what cards are worth. Questions asked of a view: `check`, `silence`.
Changes of a state, on a `Flow`: `deal`, `apply`, `scoring`. `requests` tells whom the table waits
for. Rule ids are those of the rules of cribbage (CRB-001 to CRB-139).
"""
