"""The lobby: tables with free seats, tickets of those who look for one, and the matchmaker."""
