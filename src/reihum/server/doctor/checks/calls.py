"""How people are called to their turn: mail through the host's server, and what push services ask for."""

import smtplib
from collections.abc import Iterator

from reihum.server.calling.mail import Mail
from reihum.server.doctor.finding import Finding, bad, good, skipped, unsure
from reihum.server.settings import Settings


def check(settings: Settings) -> Iterator[Finding]:
    """Look at the ways by which the server calls."""
    yield _mail(settings)
    if settings.public_url and not settings.public_url.startswith("https:"):
        yield unsure(
            "Browsers take push messages only over https://, and not at an address in plain http://.",
            "Set REIHUM_PUBLIC_URL=https://…",
        )


def _mail(settings: Settings) -> Finding:
    if not settings.smtp:
        return skipped("There is no mail server: people are called by push messages and webhooks only.")
    try:
        Mail(settings).reach()
    except smtplib.SMTPAuthenticationError as error:
        return bad(
            f"The mail server does not know user and password ({error.smtp_code}).",
            "Correct the user in REIHUM_SMTP and the password in the file that REIHUM_SMTP_PASSWORD_FILE names.",
        )
    except (OSError, smtplib.SMTPException) as error:
        return bad(
            f"The mail server cannot be used: {error or type(error).__name__}.",
            "Check REIHUM_SMTP: smtps://user@host for TLS from the start, smtp://user@host for STARTTLS.",
        )
    return good("The mail server would take mail.")
