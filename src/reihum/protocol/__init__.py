"""What the server shares with those who speak with it: messages, routes, refusals, the fairness check, bot processes.

Server, terminal and programs that play all use it; PROTOCOL.md, the OpenAPI document and the TypeScript types are
generated from it.
"""
