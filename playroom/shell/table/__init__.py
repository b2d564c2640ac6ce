"""The table screen: what a chair shows and asks."""
