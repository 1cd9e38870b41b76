"""``python -m bench engine [--json]``: run a benchmark, print it, and keep it under bench/results."""

import argparse
import importlib
import json
import sys

from bench.stamp import keep, stamp

BENCHMARKS = {
    "engine": "playouts, Python loop, batches, copies and first prompt, beside OpenSpiel and PGX",
    "tricks": "what fetching, marking and Numba's options buy, each left out",
    "search": "playouts of the searching bots, beside the IS-MCTS of OpenSpiel in C++",
    "levels": "ratings of all levels of bots in one field a game, and the tables of docs/bots.md",
    "matches": "the matches that answer the questions of docs/bots.md, with luck taken off",
    "calibration": "whether chances come true, by the evaluation, the search and reviews; tables of docs/review.md",
    "insight": "verdicts of reviews in fresh playouts, and their accounts over many matches",
    "browser": "size, playouts and search of the WebAssembly modules, beside the compiled build",
    "start": "a first start in a fresh clone without caches, until the home page is there",
    "beside": "processor time a move of this tree's server and of other checkouts, saturated in turn",
    "server": "durable moves a second, time until all see them, memory and recovery, beside boardgame.io",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    commands = parser.add_subparsers(dest="benchmark", required=True)
    for name, description in BENCHMARKS.items():
        command = commands.add_parser(name, help=description, description=description)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        command.add_argument("--rounds", type=int, default=5, help="interleaved rounds; medians are reported")
    commands.choices["browser"].add_argument(
        "--compile",
        dest="compiling",
        action="store_true",
        help="also compile_s: processor time of compiling both builds of a game anew",
    )
    commands.choices["beside"].add_argument("folders", nargs="+", help="other checkouts")
    levels = commands.choices["levels"]
    levels.add_argument("games", nargs="*", help="only these games")
    levels.add_argument("--kept", action="store_true", help="play nothing: write down again what is kept")
    for name in ("insight", "calibration"):
        commands.choices[name].add_argument("games", nargs="*", help="only these games")
        commands.choices[name].add_argument("--kept", action="store_true", help="play nothing: tell what is kept")
    matches = commands.choices["matches"]
    matches.add_argument("names", nargs="*", help="only these questions or games")
    matches.add_argument("--kept", action="store_true", help="play nothing: tell what is kept")
    chosen = vars(parser.parse_args())
    benchmark, as_json = chosen.pop("benchmark"), chosen.pop("json")
    result = importlib.import_module(f"bench.{benchmark}").run(**chosen)
    result["stamp"] = stamp()
    path = keep(benchmark, result)
    if as_json:
        print(json.dumps(result))
    else:
        json.dump(result, sys.stdout, indent=2)
        print(f"\nkept in {path}")


main()
