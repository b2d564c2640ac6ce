"""Moderation: bans, mutes, kicks, the rules of the house, abuse."""
