"""Chances beside what came of them, as a drawing that stands alone (a file that a document shows)."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from typing import Final

from reihum.lab.statistics import Z

_SIDE: Final = 300
"""Of a panel."""
_LEFT, _TOP, _GAP, _BOTTOM = 52, 34, 56, 78
_STEPS: Final = 5
_STYLE: Final = (
    ".chart { width: auto; } .paper { fill: var(--paper); } "
    ".interval { stroke: var(--own); stroke-width: 2; opacity: 0.5; }"
)
_APART: Final = 4
"""How far judges of the same tenth stand beside each other."""


@dataclass(frozen=True)
class Judged:
    """What one judge told, by tenths: the mean chance, what came of it, and the standard error of that."""

    name: str
    chances: Sequence[float]
    won: Sequence[float]
    errors: Sequence[float]


@dataclass(frozen=True)
class Panel:
    """What several judges told of the same games."""

    title: str
    judges: Sequence[Judged]


def reliability(title: str, panels: Sequence[Panel], told: str, came: str) -> str:
    """Panels beside each other; who tells the truth lies on the diagonal. Whiskers are 95 %."""
    width = _LEFT + len(panels) * (_SIDE + _GAP)
    height = _TOP + _SIDE + _BOTTOM
    body = "".join(
        _panel(panel, _LEFT + number * (_SIDE + _GAP), told, came if number == 0 else "")
        for number, panel in enumerate(panels)
    )
    names = [judge.name for judge in panels[0].judges]
    keys = "".join(
        f'<circle class="spot s{number}" cx="{_LEFT + 6 + 150 * number}" cy="{height - 14}" r="5"/>'
        f"{_text(_LEFT + 17 + 150 * number, height - 9.5, name, 'start')}"
        for number, name in enumerate(names)
    )
    label = escape(title, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width} {height}" width="{width}" '
        f'role="img" aria-label="{label}"><title>{label}</title><style>{_style()}</style>'
        f'<rect class="paper" width="{width}" height="{height}" rx="10"/>{body}{keys}</svg>\n'
    )


def _panel(panel: Panel, left: float, told: str, came: str) -> str:
    bottom = _TOP + _SIDE
    parts = [_text(left + _SIDE / 2, _TOP - 12, panel.title, kind="note")]
    for step in range(_STEPS + 1):
        share = step / _STEPS
        x, y = left + share * _SIDE, bottom - share * _SIDE
        parts.append(_line(left, y, left + _SIDE, y, "grid"))
        parts.append(_line(x, _TOP, x, bottom, "grid"))
        parts.append(_text(x, bottom + 17, f"{share:.0%}".replace("%", " %")))
        parts.append(_text(left - 7, y + 4, f"{share:.0%}".replace("%", " %"), "end"))
    parts.append(_line(left, bottom, left + _SIDE, _TOP, "reference"))
    parts.append(_text(left + _SIDE / 2, bottom + 38, told))
    if came:
        middle = _TOP + _SIDE / 2
        parts.append(
            f'<text x="12" y="{middle}" text-anchor="middle" transform="rotate(-90 12 {middle})">{escape(came)}</text>'
        )
    for number, judge in enumerate(panel.judges):
        shift = _APART * (number - (len(panel.judges) - 1) / 2)
        for chance, won, error in zip(judge.chances, judge.won, judge.errors, strict=True):
            x = left + chance * _SIDE + shift
            low, high = (bottom - min(1.0, max(0.0, won + sign * Z * error)) * _SIDE for sign in (-1, 1))
            parts.append(f'<g class="s{number}">{_line(x, low, x, high, "interval")}')
            parts.append(
                f'<circle class="spot" cx="{x:.1f}" cy="{bottom - won * _SIDE:.1f}" r="4"><title>{escape(judge.name)}: '
                f"{chance:.1%}, {won:.1%} ± {Z * error:.1%}</title></circle></g>"
            )
    return "".join(parts)


def _style() -> str:
    """What of the report's style a drawing needs."""
    sheet = resources.files("reihum.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    colours = sheet[: sheet.index("}") + 1]
    rules = [line for line in sheet.splitlines() if line.startswith((".chart", ".s0 "))]
    return escape("\n".join([colours, *(line.replace(".chart ", "") for line in rules), _STYLE]), quote=False)


def _text(x: float, y: float, text: str, anchor: str = "middle", kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
