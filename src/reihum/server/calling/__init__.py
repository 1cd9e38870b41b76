"""Calling people to their tables: by Web Push, by mail, by webhook.

`reasons` says what is called for and whom; a call is written with the entry that it is for (`store/calls.py`), so that
none is lost. `service` looks whether it is still true, wanted and not quiet time, and puts a message for each way into
the outbox; `outbox` sends them, off the path of moves. `messages` has the words. `addresses` and `posting` let nobody
reach the host's own network through a webhook. Nothing is sent to anybody who has not asked for it.
"""
