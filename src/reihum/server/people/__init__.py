"""People beside their tables: other ways to sign in, their devices' names, their ratings."""
