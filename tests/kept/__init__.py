"""Games that were kept by the playroom as it was before, and what it said of them."""
