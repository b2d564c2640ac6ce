"""What may be done (`check`), who is asked (`requests`), what follows (`deal`, `apply`,
`scoring`), and what cards are worth (`play`, `show`).
"""
