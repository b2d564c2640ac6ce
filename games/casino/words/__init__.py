"""Casino at the keyboard and for the ear, as notes; the sentences are in the message files."""
