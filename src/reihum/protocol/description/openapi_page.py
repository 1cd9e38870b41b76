"""The OpenAPI document as a page to read: no script, so that it needs no exception from the content security policy."""

import html
from typing import Any, Final

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-top: 1px solid #8886; padding: .5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code { font: .9em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid #8883; padding: .25rem .75rem .25rem 0; vertical-align: top; }
b.method { display: inline-block; min-width: 4.5em; }
"""


def page(document: dict[str, Any], stylesheet: str, source: str) -> str:
    """The page; ``stylesheet`` and ``source`` say where its style and the document itself are found."""
    operations = [
        _operation(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = [_schema(name, schema) for name, schema in document["components"]["schemas"].items()]
    info = document["info"]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{_text(info['title'])}: the protocol</title>"
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f'<link rel="stylesheet" href="{_text(stylesheet)}"></head><body>'
        f"<h1>{_text(info['title'])}: the protocol, version {_text(info['version'])}</h1>"
        f'<p>{_text(info["description"])} For programs: <a href="{_text(source)}">the OpenAPI document</a>.</p>'
        f"<h2>Requests</h2>{''.join(operations)}<h2>Messages</h2>{''.join(schemas)}</body></html>"
    )


def _text(value: object) -> str:
    return html.escape(str(value))


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [
        *(
            (f"{found['name']} ({found['in']})", _kind(found["schema"]), found.get("description", ""))
            for found in operation["parameters"]
        ),
        *(("body", _content(body), "") for body in [operation.get("requestBody")] if body),
        *((status, _content(answer), answer["description"]) for status, answer in operation["responses"].items()),
    ]
    return (
        f'<details><summary><b class="method">{_text(method.upper())}</b> <code>{_text(path)}</code> '
        f"{_text(operation['summary'])}</summary>{_table(rows)}</details>"
    )


def _schema(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    rows = [
        (field, _kind(kind), "" if field in required else "may be left out")
        for field, kind in schema.get("properties", {}).items()
    ]
    rows += [("one of", _kind(schema), "")] if "oneOf" in schema else []
    return (
        f'<details id="{_text(name)}"><summary><b>{_text(name)}</b> {_text(schema.get("description", ""))}</summary>'
        f"{_table(rows)}</details>"
    )


def _table(rows: list[tuple[str, str, str]]) -> str:
    """Rows of a name, what it is (as HTML), and a remark."""
    cells = (f"<tr><td>{_text(name)}</td><td>{kind}</td><td>{_text(more)}</td></tr>" for name, kind, more in rows)
    return f"<table>{''.join(cells)}</table>"


def _content(holder: dict[str, Any]) -> str:
    return ", ".join(_kind(media["schema"]) for media in holder.get("content", {}).values())


def _kind(schema: dict[str, Any]) -> str:
    """What kind of value a schema allows, as HTML."""
    if "$ref" in schema:
        name = _text(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(map(_kind, schema[several]))
    if "enum" in schema:
        return f"<code>{_text(' | '.join(map(str, schema['enum'])))}</code>"
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return f"list of {_kind(schema['items'])}"
    return _text(schema.get("description") or schema.get("type", "anything"))
