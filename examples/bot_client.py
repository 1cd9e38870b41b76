"""A bot that plays a whole match from outside: ``python examples/bot_client.py URL TOKEN``, standard library only."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


def choose(turn: Any) -> Any:
    """Your own thoughts go here: ``turn["view"]`` is what your seat may know, ``turn["legal"]`` what it may do."""
    return random.choice(turn["legal"])


def call(path: str, body: Any = None) -> Any:
    """A request in the name of the token's person. One that came too soon is sent again; its id makes that harmless."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(f"{url}/api/v1{path}", data, headers))
    except urllib.error.HTTPError as error:
        if error.code != 429:
            raise
        time.sleep(float(error.headers["Retry-After"]))
        return call(path, body)


url, token = sys.argv[1:] if len(sys.argv) == 3 else sys.exit(__doc__)
turn = None
for line in call("/turns"):  # one line a turn; empty ones keep the connection open
    if line.strip():
        turn = json.loads(line)
        move = {"type": "play", "id": str(turn["number"]), "seat": turn["seat"], "at": turn["number"]}
        call(f"/tables/{turn['table']}/commands", move | {"moves": [choose(turn)]}).close()
    if turn and json.load(call(f"/tables/{turn['table']}"))["status"] == "finished":
        break
