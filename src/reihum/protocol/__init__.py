"""What server and clients agree on: messages, routes, refusals, and how luck is checked.

The server, the terminal and programs that play all use it; PROTOCOL.md, the OpenAPI document and the TypeScript types
are generated from it.
"""
