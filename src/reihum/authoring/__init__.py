"""Tools for authors of games: a skeleton to begin with (`new`), and a judge of what became of it (`judge`)."""
