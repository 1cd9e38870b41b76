"""The bots that search: the tree, the thinking that grows it, the mind that remembers it, and what is told of it."""
