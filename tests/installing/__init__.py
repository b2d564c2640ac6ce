"""Optional packages: who needs which, and how they get here."""
