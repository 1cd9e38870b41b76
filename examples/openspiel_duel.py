"""One of our bots against OpenSpiel's IS-MCTS, on our game: every deal from both seats.

python examples/openspiel_duel.py superstar --deals 20 --seconds 0.1

OpenSpiel's bot has so many seconds of processor time for every decision, so that a busy machine is no handicap. How
long ours took is printed beside it.
"""

import argparse
import time
from collections import Counter, defaultdict

import reihum
from reihum.bots import make_bot
from reihum.envs.openspiel.search import OpenSpielBot
from reihum.lab.statistics import share

RIVAL = "OpenSpiel"


def main() -> None:
    """Play the duel and print who won, and how long both thought."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=reihum.GAMES)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    wanted = parser.parse_args()
    game = reihum.game(wanted.game, players=2)
    first = game.start(seed=0)
    for bot in (make_bot(wanted.bot, game.rules), OpenSpielBot(game, simulations=2)):
        bot.choose(first.concealed(first.to_move))  # loads what is compiled, so that no decision waits for it
    thought: defaultdict[str, float] = defaultdict(float)
    asked: Counter[str] = Counter()
    simulations = 0
    won = []
    for deal in range(wanted.deals):
        points = 0.0
        for seat in range(2):
            ours = make_bot(wanted.bot, game.rules, f"{deal}/{seat}")
            theirs = OpenSpielBot(game, seconds=wanted.seconds, seed=2 * deal + seat, clock=time.process_time)
            match = game.start(seed=deal)
            while not match.is_over:
                if len(match.legal()) == 1:
                    match.play(match.legal()[0])  # nobody has to think
                    continue
                name = wanted.bot if match.to_move == seat else RIVAL
                record = match.concealed(match.to_move)
                began = time.process_time()
                match.play(ours.choose(record) if match.to_move == seat else theirs.choose(record))
                thought[name] += time.process_time() - began
                asked[name] += 1
                simulations += theirs.simulations if name == RIVAL else 0
            winners = match.scores().winners
            points += (seat in winners) / len(winners)
        won.append(points / 2)
    found = share(won)
    print(f"{game.name}: {2 * wanted.deals} games, {wanted.deals} deals from both seats")
    print(f"{wanted.bot} wins {found.mean:.1%} (95 %: {found.low:.1%} to {found.high:.1%})")
    print(f"{wanted.bot}: {1e3 * thought[wanted.bot] / asked[wanted.bot]:.1f} ms a decision")
    print(f"{RIVAL}: {1e3 * thought[RIVAL] / asked[RIVAL]:.1f} ms and {simulations / asked[RIVAL]:.0f} simulations")


if __name__ == "__main__":
    main()
