"""Ratings of players by game and pace, made from the results of finished matches."""
