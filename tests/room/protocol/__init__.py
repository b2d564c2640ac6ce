"""What goes over the wire: addresses, bounds, packages, hostile text."""
