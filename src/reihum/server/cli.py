"""``reihum serve`` and ``reihum site``."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from reihum.server.settings import BadSetting, Settings, from_environment, has_password


def _fail(text: str) -> typer.Exit:
    typer.echo(f"reihum: {text}", err=True)
    return typer.Exit(1)


# Long, and with many parameters: they are the options of the command.
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at. [default: 127.0.0.1; with --lan all]")] = None,
    port: Annotated[int | None, typer.Option(help="Port. [default: 8080; 0: any free one]")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///path or postgresql://… [default: sqlite:///reihum.db]")
    ] = None,
    broker: Annotated[str | None, typer.Option(help="valkey://host:6379, needed with several workers.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes. [default: 1]")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="Let phones in the same network join.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address that people use, with a proxy in front.")] = None,
    trust_proxy: Annotated[
        bool | None, typer.Option("--trust-proxy", help="Believe X-Forwarded-Proto and X-Forwarded-For.")
    ] = None,
    bot_delay: Annotated[
        float | None, typer.Option(help="Seconds that a bot's turn takes at least. [default: 0.7]")
    ] = None,
    bot_processes: Annotated[int | None, typer.Option(help="Bot processes per worker. [default: cores − 1]")] = None,
    thinkers: Annotated[int | None, typer.Option(hidden=True)] = None,
    smtp: Annotated[
        str | None, typer.Option(help="Mail server: smtps://user@host; its password in REIHUM_SMTP_PASSWORD(_FILE).")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="The address that mail comes from.")] = None,
    webhooks_private: Annotated[
        bool | None, typer.Option("--webhooks-private", help="Let webhooks reach this machine's own network.")
    ] = None,
    keep_guests_days: Annotated[
        int | None, typer.Option(help="Delete people who have not been here for this many days. [default: 0, never]")
    ] = None,
    keep_tables_days: Annotated[
        int | None, typer.Option(help="Delete tables that have been over for this many days. [default: 0, never]")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the home page in the browser.")] = False,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error. [default: info]")] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json. [default: text]")] = None,
) -> None:
    """Start the game server. Every option can also be set by an environment variable (REIHUM_PORT, …), and
    whatever is secret by a file (REIHUM_DATABASE_FILE, …). `reihum doctor` checks the set-up.
    """
    from reihum.server.supervisor import Supervisor, open_port

    if thinkers is not None:
        typer.echo("--thinkers is now called --bot-processes; please rename it.", err=True)
        bot_processes = thinkers if bot_processes is None else bot_processes
    try:
        settings = from_environment(
            host=host,
            port=port,
            database=database,
            broker=broker,
            workers=workers,
            lan=lan,
            public_url=public_url,
            trust_proxy=trust_proxy,
            bot_delay_s=bot_delay,
            bot_processes=bot_processes,
            smtp=smtp,
            mail_from=mail_from,
            webhooks_private=webhooks_private,
            keep_guests_days=keep_guests_days,
            keep_tables_days=keep_tables_days,
            log_level=log_level,
            log_format=log_format,
        )
        if settings.lan and host is None and settings.host == Settings().host:
            settings = msgspec.structs.replace(settings, host="0.0.0.0")
        listening = open_port(settings)
    except BadSetting as error:
        raise _fail(str(error)) from None
    for warning in warnings_of(settings, sys.argv[1:]):
        typer.echo(f"reihum: {warning}", err=True)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    if settings.lan:
        settings = msgspec.structs.replace(settings, lan_url=settings.lan_url or _lan_url(settings.port))

    def announce() -> None:
        _announce(settings)
        if open_browser:
            _open_browser(f"http://localhost:{settings.port}")

    raise typer.Exit(Supervisor(settings, listening, announce).run())


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; an older site in it is replaced.")],
) -> None:
    """Write a static site for any web host: all games against bots or passed round one device, rules and replays."""
    from reihum.server.site import write_site

    write_site(folder, lambda name: typer.echo(f"writing {name}"))
    typer.echo(
        f"The site is in {folder}. Serve that folder with anything, for example: "
        f"python3 -m http.server --directory {folder}"
    )


def warnings_of(settings: Settings, arguments: Sequence[str]) -> list[str]:
    """What is allowed but hardly meant; `reihum doctor` looks closer."""
    found = []
    if settings.public_url.startswith("https:") and not settings.trust_proxy:
        found.append(
            "--public-url is https://…, but --trust-proxy is not set: everybody will seem to come from the proxy's "
            "address and share its limits, and cookies will not be marked as secure. Set --trust-proxy."
        )
    if any(map(has_password, arguments)):
        found.append(
            "there is a password on the command line, which everybody on this machine can read. Put the address into "
            "a file and name that in REIHUM_DATABASE_FILE or REIHUM_BROKER_FILE."
        )
    return found


def _open_browser(url: str) -> None:
    """Open the home page; the address is printed for where no browser is."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers keep who opens them


def _lan_url(port: int) -> str:
    """Where phones in the same network find the server; empty if there is no network."""
    from reihum.server.operations.lan import lan_address

    address = lan_address()
    return "" if address is None else f"http://{address}:{port}"


def _announce(settings: Settings) -> None:
    """Say where the server is found, on paper and as a QR code."""
    from reihum.server.operations.lan import qr_text

    shown = "localhost" if settings.host in ("0.0.0.0", "127.0.0.1", "::", "::1") else settings.host
    typer.echo(f"Reihum is at {settings.public_url or f'http://{shown}:{settings.port}'}")
    if not settings.lan:
        return
    if not settings.lan_url:
        typer.echo("This machine is in no network, so phones cannot join.")
        return
    url = settings.lan_url
    typer.echo(f"Phones in the same network join at {url} (not encrypted; for a network you trust)\n{qr_text(url)}")
