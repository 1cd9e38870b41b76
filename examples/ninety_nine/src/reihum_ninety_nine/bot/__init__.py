"""What the bots know of Ninety-nine."""
