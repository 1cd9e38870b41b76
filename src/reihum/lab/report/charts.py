"""Charts as inline SVG. Colours come from the page's style sheet, so that one drawing serves light and dark."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from reihum.lab.statistics import Estimate

WIDTH: Final = 480
"""Of a drawing, as wide as it is shown on a large screen: letters keep the size of the text around them."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 48, 12, 16, 44
_ROW: Final = 26  # height of a line of dots
_ROOM: Final = 0.08  # a smaller part of a bar has no room for its number


@dataclass(frozen=True)
class Series:
    """A line of a chart, with or without a band around it."""

    name: str
    values: Sequence[float]
    low: Sequence[float] = field(default=())
    high: Sequence[float] = field(default=())


def _svg(height: float, title: str, body: str) -> str:
    label = escape(title, quote=True)
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{label}" '
        f'preserveAspectRatio="xMidYMid meet">{body}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers that divide a range into about this many parts."""
    if high <= low:
        return [low]
    raw = (high - low) / wanted
    power = 10 ** math.floor(math.log10(raw))
    step = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def _number(value: float, is_share: bool) -> str:
    if is_share:
        return f"{100 * value:.3g} %"
    told = f"{value:,.0f}" if abs(value - round(value)) < 1e-9 else f"{value:,.3g}"
    return told.replace("-", "−")


class _Frame:
    """The area of a chart between its axes."""

    def __init__(self, low: float, high: float, height: float, bottom: float, top: float, is_share: bool) -> None:
        self.low, self.high = low, high
        self.height = height
        self.bottom, self.top = bottom, top if top > bottom else bottom + 1
        self.is_share = is_share

    def x(self, value: float) -> float:
        span = self.high - self.low or 1
        return _LEFT + (value - self.low) / span * (WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        return _TOP + (self.top - value) / (self.top - self.bottom) * (self.height - _TOP - _BOTTOM)

    def grid(self, x_label: str, y_label: str = "") -> str:
        parts = []
        for value in ticks(self.bottom, self.top, 4):
            parts.append(_line(_LEFT, self.y(value), WIDTH - _RIGHT, self.y(value), "grid"))
            parts.append(_text(_LEFT - 7, self.y(value) + 4, _number(value, self.is_share), "end"))
        parts.append(_line(_LEFT, self.y(self.bottom), WIDTH - _RIGHT, self.y(self.bottom), "axis"))
        parts.append(_text((_LEFT + WIDTH - _RIGHT) / 2, self.height - 6, x_label, kind="label"))
        if y_label:
            middle = (_TOP + self.height - _BOTTOM) / 2
            parts.append(
                f'<text class="label" x="13" y="{middle:.1f}" text-anchor="middle" '
                f'transform="rotate(-90 13 {middle:.1f})">{escape(y_label)}</text>'
            )
        return "".join(parts)


def histogram(values: Sequence[float], title: str, x_label: str, height: int = 230, bins: int = 32) -> str:
    """How often which whole number occurs, with the median marked."""
    low, high = math.floor(min(values)), math.ceil(max(values))
    width = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    shares = [count / len(values) for count in counts]
    frame = _Frame(low - 0.5, low + len(counts) * width - 0.5, height, 0, max(shares) * 1.06, True)
    body = [frame.grid(x_label)]
    gap = 1.0
    for place, part in enumerate(shares):
        left = frame.x(low + place * width - 0.5) + gap / 2
        right = frame.x(low + (place + 1) * width - 0.5) - gap / 2
        first, last = low + place * width, low + (place + 1) * width - 1
        name = f"{first}" if width == 1 else f"{first} to {last}"
        body.append(
            f'<rect class="bar" x="{left:.1f}" y="{frame.y(part):.1f}" width="{max(0.5, right - left):.1f}" '
            f'height="{frame.y(0) - frame.y(part):.1f}" rx="1.5"><title>{name}: {100 * part:.1f} %</title></rect>'
        )
    whole = [value for value in ticks(low, high, 8) if abs(value - round(value)) < 1e-9]
    body += [_text(frame.x(value), height - _BOTTOM + 16, f"{value:,.0f}") for value in whole]
    middle = sorted(values)[len(values) // 2]
    x = frame.x(middle)
    body.append(_line(x, _TOP - 4, x, frame.y(0), "mark"))
    side, anchor = (6, "start") if x < 0.75 * WIDTH else (-6, "end")
    body.append(_text(x + side, _TOP + 6, f"median {middle:,.0f}", anchor, "note"))
    return _svg(height, title, "".join(body))


# Eleven parameters: seven of them have defaults and go by name.
def lines(
    series: Sequence[Series],
    title: str,
    x_label: str,
    y_label: str,
    *,
    is_share: bool = False,
    bottom: float | None = None,
    top: float | None = None,
    reference: float | None = None,
    x_values: Sequence[float] | None = None,
    x_is_share: bool = True,
    height: int = 260,
) -> str:
    """Lines over the course of a game (or other ``x_values``), the name of each at its end."""
    length = len(series[0].values)
    xs = [number / (length - 1) for number in range(length)] if x_values is None else list(x_values)
    everything = [value for line in series for part in (line.values, line.low, line.high) for value in part]
    low = min(everything) if bottom is None else bottom
    high = max(everything) * 1.04 if top is None else top
    frame = _Frame(xs[0], xs[-1], height, low, high, is_share)
    body = [frame.grid(x_label, y_label)]
    for value in ticks(xs[0], xs[-1], 5):
        body.append(_text(frame.x(value), height - _BOTTOM + 16, _number(value, x_is_share)))
    if reference is not None:
        body.append(_line(_LEFT, frame.y(reference), WIDTH - _RIGHT, frame.y(reference), "reference"))
    for number, line in enumerate(series):
        if line.low:
            upper = [f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in zip(xs, line.high, strict=True)]
            lower = [f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in zip(xs, line.low, strict=True)]
            body.append(f'<polygon class="band s{number}" points="{" ".join([*upper, *reversed(lower)])}"/>')
    for number, line in enumerate(series):
        points = " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in zip(xs, line.values, strict=True))
        body.append(f'<polyline class="line s{number}" points="{points}"/>')
        for x, y in zip(xs, line.values, strict=True):
            told = f"{escape(line.name)}, {_number(x, x_is_share)}: {_number(round(y, 3), is_share)}"
            body.append(
                f'<circle class="spot s{number}" cx="{frame.x(x):.1f}" cy="{frame.y(y):.1f}" r="2.6">'
                f"<title>{told}</title></circle>"
            )
    legend = "" if len(series) == 1 else _legend([line.name for line in series])
    return _svg(height, title, "".join(body)) + legend


def _legend(names: Sequence[str]) -> str:
    items = "".join(f'<li><span class="key s{number}"></span>{escape(name)}</li>' for number, name in enumerate(names))
    return f'<ul class="legend">{items}</ul>'


def dots(
    rows: Sequence[tuple[str, Estimate]],
    title: str,
    x_label: str,
    *,
    is_share: bool = True,
    reference: float | None = None,
    label_width: int = 150,
    digits: int = 1,
) -> str:
    """Means with their intervals, one a line, beside a line of reference."""
    ends = [end for _, found in rows for end in (found.low, found.high, found.mean) if math.isfinite(end)]
    if reference is not None:
        ends.append(reference)
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.06 or 0.05
    low, high = low - pad, high + pad
    if is_share:
        low, high = max(0.0, low), min(1.0, high)
    height = _ROW * len(rows) + 54
    value_width = 64
    span = WIDTH - label_width - value_width - 16

    def x(value: float) -> float:
        return label_width + 8 + (min(max(value, low), high) - low) / (high - low) * span

    floor = 8 + _ROW * len(rows)
    body = []
    for value in ticks(low, high, 5):
        body.append(_line(x(value), 8, x(value), floor, "grid"))
        body.append(_text(x(value), floor + 16, _number(value, is_share)))
    if reference is not None:
        body.append(_line(x(reference), 4, x(reference), floor + 3, "reference"))
    for number, (label, found) in enumerate(rows):
        y = 8 + _ROW * (number + 0.5)
        mean = f"{100 * found.mean:.{digits}f} %" if is_share else f"{found.mean:,.{digits}f}".replace("-", "−")
        ends_told = (
            f"{100 * found.low:.1f}–{100 * found.high:.1f} %" if is_share else f"{found.low:,.2f}–{found.high:,.2f}"
        )
        body.append(_text(label_width, y + 4, label, "end", "row"))
        body.append(f"<g><title>{escape(label)}: {mean} ({ends_told})</title>")
        if math.isfinite(found.low):
            body.append(_line(x(found.low), y, x(found.high), y, "whisker"))
        body.append(f'<circle class="dot" cx="{x(found.mean):.1f}" cy="{y:.1f}" r="4.6"/></g>')
        body.append(_text(WIDTH - 2, y + 4, mean, "end", "row"))
    body.append(_text(label_width + 8 + span / 2, height - 4, x_label, kind="label"))
    return _svg(height, title, "".join(body))


def stack(parts: Sequence[tuple[str, float]], title: str) -> str:
    """One bar, divided into shares that add up to 1."""
    told = ", ".join(f"{name} {100 * part:.0f} %" for name, part in parts)
    pieces = "".join(
        f'<span class="s{number}" style="flex-grow: {1000 * part:.0f}" title="{escape(name)}: {100 * part:.0f} %">'
        f"{f'{100 * part:.0f} %' if part >= _ROOM else ''}</span>"
        for number, (name, part) in enumerate(parts)
    )
    bar = f'<div class="stack" role="img" aria-label="{escape(f"{title}: {told}", quote=True)}">{pieces}</div>'
    return bar + _legend([f"{name} ({100 * part:.0f} %)" for name, part in parts])
