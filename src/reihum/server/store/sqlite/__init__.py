"""The store on SQLite: one thread that writes, readers beside it, and how a back-up is put back."""
