"""The page around the sections: one file, nothing loaded from anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from typing import Final

_FROM_RIGHT: Final = ("he",)


@dataclass(frozen=True)
class Section:
    """A part of the page: a heading, a sentence with what was found, and the drawings that show it."""

    anchor: str
    title: str
    lead: str
    body: str

    def html(self) -> str:
        return (
            f'<section id="{self.anchor}"><h2>{escape(self.title)}</h2>'
            f'<p class="lead">{self.lead}</p>{self.body}</section>'
        )


def figure(title: str, chart: str, caption: str = "", wide: bool = False) -> str:
    """A drawing with its heading and what it shows."""
    told = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure{' class=wide' if wide else ''}><h3>{escape(title)}</h3>{chart}{told}</figure>"


def grid(*figures: str) -> str:
    """Drawings beside each other where there is room."""
    return f'<div class="grid">{"".join(figures)}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; cells are given as HTML, with their ``<td>`` where they carry a class."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = []
    for row in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row[1:])
        lines.append(f'<tr><th scope="row">{row[0]}</th>{cells}</tr>')
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def facts(found: Sequence[tuple[str, str]]) -> str:
    """The few numbers to remember."""
    items = "".join(f"<li><b>{escape(number)}</b><span>{escape(meaning)}</span></li>" for number, meaning in found)
    return f'<ul class="facts">{items}</ul>'


def page(title: str, pitch: str, how: str, sections: Sequence[Section], foot: str, language: str = "en") -> str:
    """The whole page."""
    direction = "rtl" if language in _FROM_RIGHT else "ltr"
    style = resources.files("reihum.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    links = "".join(f'<li><a href="#{part.anchor}">{escape(part.title)}</a></li>' for part in sections)
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{style}</style></head><body>"
        f'<header><h1>{escape(title)}</h1><p class="pitch">{escape(pitch)}</p><p class="how">{how}</p>'
        f'<nav aria-label="Sections"><ul>{links}</ul></nav></header><main>'
        + "\n".join(part.html() for part in sections)
        + f"</main><footer>{foot}</footer></body></html>\n"
    )
