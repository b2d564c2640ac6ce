"""The rules of Casino: checks of what is asked for, and what follows from it."""
