"""A table as its log says: entries, the state they lead to, and what it tells. Nothing here waits for anybody."""
