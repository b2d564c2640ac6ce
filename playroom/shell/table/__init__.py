"""What a chair at a table is shown and asked by."""
