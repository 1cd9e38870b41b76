"""Connections: who may come in, who is asking, how HTTP and WebSockets are read, and the files that are served."""
