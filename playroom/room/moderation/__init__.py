"""Moderation of a room: bans, mutes, kicks, moderators, its log, and the house rules."""
