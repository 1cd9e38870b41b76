"""The command ``reihum doctor``."""

from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from reihum.server.doctor.finding import Verdict
from reihum.server.settings import BadSetting, from_environment

_SIGNS: Final[dict[Verdict, tuple[str, str]]] = {
    "good": ("ok", "green"),
    "unsure": ("hm", "yellow"),
    "bad": ("NO", "bold red"),
    "skipped": ("--", "dim"),
}


def doctor(
    database: Annotated[str | None, typer.Option(help="sqlite:///path or postgresql://…")] = None,
    broker: Annotated[str | None, typer.Option(help="valkey://host:6379")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address people use.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Check a server's set-up and say what to mend. Settings are read as by `reihum serve`.

    Exit code 1 if something must be mended.
    """
    from reihum.server.doctor.examining import examine

    try:
        settings = from_environment(database=database, broker=broker, public_url=public_url)
    except BadSetting as error:
        typer.echo(f"reihum: {error}", err=True)
        raise typer.Exit(1) from None
    found = examine(settings)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    else:
        console = Console(highlight=False)
        for finding in found:
            sign, style = _SIGNS[finding.verdict]
            console.print(Text.assemble((sign, style), f"  {finding.check}: {finding.text}"), soft_wrap=True)
            if finding.mend:
                console.print(Text(f"      {finding.mend}"), soft_wrap=True)
    raise typer.Exit(int(any(finding.verdict == "bad" for finding in found)))
