"""The rules of Calatone: what is legal, what follows, what is paid, and what cards are worth."""
