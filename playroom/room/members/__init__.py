"""Members of a room: identities, invitations, passphrases, device keys, names."""
