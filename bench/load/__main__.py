"""``python -m bench.load reihum|boardgame URL --tables N [--rate R] --seconds S``: prints what was measured, as JSON.

With ``--rate 0`` the server is saturated; several rates are driven one after the other. ``--pid`` names the server's
process, whose processor time is noted too; ``--core`` the core on which the load program stays.
"""

import argparse
import json
import os
import time
from typing import Any

import psutil
import uvloop

from bench.load import boardgame_tables, reihum_tables
from bench.load.drive import Drive

SERVERS = {"reihum": reihum_tables.opened, "boardgame": boardgame_tables.opened}


async def load(chosen: argparse.Namespace) -> dict[str, Any]:
    opened = SERVERS[chosen.server]
    more = {"games": tuple(chosen.games.split(","))} if chosen.games else {}
    tables = await opened(chosen.url, chosen.tables, **more)
    process = psutil.Process(chosen.pid) if chosen.pid else None
    results = []
    for rate in chosen.rate:
        drive = Drive(tables)
        before, own = process.cpu_times() if process else None, time.process_time()
        if rate:
            measured = await drive.paced(rate, chosen.seconds)
        else:
            measured = await drive.saturated(chosen.seconds)
        if process and before:
            after = process.cpu_times()
            spent = after.user + after.system - before.user - before.system
            measured["cpu_us_a_move"] = round(spent / drive.shown * 1e6)
        measured["load_us_a_move"] = round((time.process_time() - own) / drive.shown * 1e6)
        results.append({"rate": rate, **measured})
    connected = sum(len(table.seats) for table in tables)
    return {"tables": len(tables), "clients": connected, "refused": reihum_tables.ReihumSeat.refused, "runs": results}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("server", choices=list(SERVERS))
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, action="append", required=True, help="moves a second; 0: all it can")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", default="")
    parser.add_argument("--pid", type=int, default=0)
    parser.add_argument("--core", type=int)
    chosen = parser.parse_args()
    if chosen.core is not None:
        os.sched_setaffinity(0, {chosen.core})
    print(json.dumps(uvloop.run(load(chosen))))


main()
