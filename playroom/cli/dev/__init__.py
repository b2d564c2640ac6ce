"""`playroom dev GAME`: a table for makers of a game, which goes on with the code as it is saved."""
