"""What both ends of a wire share: messages, addresses, what a room tells about itself, trust."""
