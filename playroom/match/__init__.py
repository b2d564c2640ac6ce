"""One table being run: whose turn it is to think, which clock runs out, what is kept before it is
told, and the chairs that all of it is seen from. No terminal and no network here.
"""
