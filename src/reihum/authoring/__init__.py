"""Tools for who writes a game: a skeleton to begin with (`new`), and a judge of what became of it (`judge`)."""
