"""A card room for blind and low-vision players."""
