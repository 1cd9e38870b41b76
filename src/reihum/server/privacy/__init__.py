"""How long people and tables are kept, and how they are deleted without leaving a byte."""
