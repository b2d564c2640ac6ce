"""The protocol between client and server: messages, addresses, room info, trust."""
