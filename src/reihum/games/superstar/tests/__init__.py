"""Superstar: its clauses, its secrets, its words."""
