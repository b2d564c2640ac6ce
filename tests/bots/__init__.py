"""Bots at tables where everything happens that the rules know: claims, debts, fines, corrections,
accusations, votes, leaving and coming back.
"""
