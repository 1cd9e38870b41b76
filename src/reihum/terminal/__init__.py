"""Play in a shell."""
