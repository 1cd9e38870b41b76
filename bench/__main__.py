"""``python -m bench engine [--json]``: run a benchmark, print it, and keep it under bench/results."""

import argparse
import importlib
import json
import sys

from bench.stamp import keep, stamp

BENCHMARKS = {
    "engine": "playouts, Python loop, batches, copies and first prompt, beside OpenSpiel and PGX",
    "search": "playouts of the searching bots, beside the IS-MCTS of OpenSpiel in C++",
    "browser": "size, playouts and search of the WebAssembly modules, beside the compiled build",
    "server": "durable moves a second, time until all see them, memory and recovery, beside boardgame.io",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    commands = parser.add_subparsers(dest="benchmark", required=True)
    for name, description in BENCHMARKS.items():
        command = commands.add_parser(name, help=description, description=description)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        command.add_argument("--rounds", type=int, default=5, help="interleaved rounds; medians are reported")
    chosen = parser.parse_args()
    result = importlib.import_module(f"bench.{chosen.benchmark}").run(chosen.rounds)
    result["stamp"] = stamp()
    path = keep(chosen.benchmark, result)
    if chosen.json:
        print(json.dumps(result))
    else:
        json.dump(result, sys.stdout, indent=2)
        print(f"\nkept in {path}")


main()
