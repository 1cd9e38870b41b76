"""How much is luck and how much is skill."""

import itertools

import numpy as np

from reihum.bots import LEVELS
from reihum.lab.arena import Arena
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid, table
from reihum.lab.report.study import Study
from reihum.lab.statistics import Parts, variance_parts

_PARTS = ("who plays: skill", "the deal and who starts", "luck on the way")


def skill(study: Study) -> Section:
    """The field of bots, every pairing on the same deals."""
    arena = Arena(study.field, study.found()["field"], study.found().seconds)
    parts = parts_of(arena, arena.bots)
    ranking = arena.ranking()
    rows = []
    for better, worse in itertools.pairwise(ranking):
        met = arena.against(better, worse)
        assert met is not None, "in the field everybody meets everybody"
        pair = parts_of(arena, (better, worse))
        rows.append(
            [
                f"{better} – {worse}",
                f"{100 * met.mean:.0f} %<small>{100 * met.low:.0f}–{100 * met.high:.0f} %</small>",
                *(f"{100 * part:.0f} %" for part in pair),
            ]
        )
    lead = (
        f"Between players as different as {', '.join(ranking[:-1])} and {ranking[-1]}, {100 * parts.players:.0f} % of "
        f"what decides a game is who plays; {100 * parts.deal:.0f} % is the deal, "
        f"{100 * parts.rest:.0f} % luck on the way."
    )
    shares = list(zip(_PARTS, parts, strict=True))
    body = grid(
        figure(
            "Where results come from", charts.stack(shares, "Parts of the variance of results"), _EXPLAINED, wide=True
        ),
        figure(
            "Strength",
            charts.dots(
                [(bot, arena.rating(bot)) for bot in ranking],
                "Ratings of the field",
                "rating (Elo's scale, mean of the field 0)",
                is_share=False,
                reference=0,
                label_width=80,
                digits=0,
            ),
            "; ".join(f"<b>{bot}</b> {LEVELS[bot]}" for bot in ranking if bot in LEVELS) + ".",
        ),
        figure("Who beats whom", _matrix(arena, ranking), "How often the bot of the line finishes before the other."),
        figure(
            "Neighbours in strength",
            table(["Pair", "Better bot wins", *_PARTS], rows),
            "The closer two players are, the more luck decides between them.",
            wide=True,
        ),
    )
    note = (
        f'<p class="small">{len(arena.games):,} games: every ordered pair of the field on the same '
        f"{study.scale.field_deals} deals.</p>"
    )
    return Section("skill", "Luck and skill", lead, body + note)


_EXPLAINED = (
    "The variance of who wins, divided. <b>Skill</b>: what stays when the same bots meet on other deals. <b>Deal</b>: "
    "what stays when other bots play the same deal. <b>On the way</b>: the rest; after another move the same deal "
    "brings other draws. The part of skill depends on how different the players are."
)


def parts_of(arena: Arena, bots: tuple[str, ...]) -> Parts:
    """The parts of the variance of the first seat's result, over the pairings among these bots."""
    pairings = [seating for seating in arena.experiment.seatings if set(seating) <= set(bots)]
    place = {seating: number for number, seating in enumerate(pairings)}
    results = np.zeros((len(pairings), arena.experiment.deals))
    for game in arena.games:
        if game.seats in place:
            results[place[game.seats], game.deal] = game.wins[0]
    return variance_parts(results)


def _matrix(arena: Arena, ranking: list[str]) -> str:
    rows = []
    for bot in ranking:
        cells = []
        for rival in ranking:
            met = None if bot == rival else arena.against(bot, rival)
            cells.append(
                "<td></td>"
                if met is None
                else f'<td class="heat" style="--warm: {met.mean:.2f}">{100 * met.mean:.0f} %'
                f"<small>{100 * met.low:.0f}–{100 * met.high:.0f}</small></td>"
            )
        rows.append([bot, *cells])
    return table(["", *ranking], rows)
