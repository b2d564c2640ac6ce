"""What goes over the wire between a room and its clients, and whose certificate is trusted."""
