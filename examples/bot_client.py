"""A bot that plays from outside: ``python examples/bot_client.py URL TOKEN [TABLES]``. Standard library only.

Make a token with POST /api/v1/tokens, seat its person at a table, run this. It plays any legal move: put your own
thoughts into ``choose``. With TABLES it stops after the last move of so many tables.
"""

import json
import random
import sys
import urllib.request


def choose(turn: dict) -> str:
    """The move to play. ``turn["view"]`` is what your seat may know, ``turn["legal"]`` what it may do."""
    return random.choice(turn["legal"])


def call(url: str, token: str, path: str, body: dict | None = None):
    """A request in the name of the token's person."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{url}/api/v1{path}", data, headers))


def main(url: str, token: str, tables: int = 0) -> None:
    """Answer every turn of the stream."""
    seen, over = set(), set()
    for line in call(url, token, "/turns"):
        if line.strip():
            turn = json.loads(line)
            command = {"type": "play", "id": f"{turn['number']}-{turn['seat']}", "seat": turn["seat"]}
            command |= {"at": turn["number"], "moves": [choose(turn)]}
            call(url, token, f"/tables/{turn['table']}/commands", command).close()
            seen.add(turn["table"])
        for table in seen - over if tables else ():
            if json.load(call(url, token, f"/tables/{table}"))["status"] == "finished":
                over.add(table)
        if tables and len(over) >= tables:
            return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 0)
