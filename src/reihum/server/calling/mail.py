"""Mail through the host's SMTP server. Every message can be ended with one tap: by its link, or by the mail program."""

import asyncio
import contextlib
import email.message
import email.policy
import email.utils
import re
import smtplib
import ssl
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote, urlsplit

from reihum.protocol.refusals import Refused
from reihum.server.calling.posting import NotSent
from reihum.server.settings import Settings

_TIME_S: Final = 15.0
_LONGEST: Final = 254
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
_PORTS: Final = {"smtp": 587, "smtps": 465, "smtp-plain": 25}


def checked_address(text: str) -> str:
    """A mail address to which something may be sent."""
    address = text.strip()
    if len(address) > _LONGEST or not _ADDRESS.fullmatch(address):
        raise Refused("bad_request", "This is not an e-mail address.")
    return address


class Mail:
    """Sends mail."""

    def __init__(self, settings: Settings) -> None:
        self._url = urlsplit(settings.smtp)
        self._from = settings.mail_from
        self._password = settings.smtp_password or unquote(self._url.password or "")

    @property
    def is_possible(self) -> bool:
        return bool(self._url.hostname)

    async def send(self, to: str, subject: str, body: str, name: str, end_url: str, home: str) -> None:
        """Send a mail; ``name`` makes its id, so that one sent twice is known for the same. Raises `NotSent`."""
        mail = email.message.EmailMessage(policy=email.policy.SMTP)
        mail["Subject"] = subject
        mail["From"] = self._from
        mail["To"] = to
        mail["Date"] = email.utils.localtime()
        mail["Message-ID"] = f"<{name}@{urlsplit(home).hostname or 'reihum'}>"
        mail["Auto-Submitted"] = "auto-generated"
        if end_url:
            mail["List-Unsubscribe"] = f"<{end_url}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(body, charset="utf-8")
        try:
            await asyncio.to_thread(self._send, mail)
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise NotSent(f"The mail server refuses this address ({code}).", is_final=code >= 500) from None
        except smtplib.SMTPResponseException as error:
            raise NotSent(f"The mail server answers with {error.smtp_code}.") from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"The mail server cannot be used: {type(error).__name__}.") from None

    def _send(self, mail: email.message.EmailMessage) -> None:
        """In a thread."""
        with self._server() as server:
            server.send_message(mail)

    def reach(self) -> None:
        """Go as far as to sending, and send nothing."""
        with self._server():
            pass

    @contextlib.contextmanager
    def _server(self) -> Iterator[smtplib.SMTP]:
        scheme, host = self._url.scheme, self._url.hostname or ""
        port = self._url.port or _PORTS[scheme]
        security = ssl.create_default_context()
        server: smtplib.SMTP
        if scheme == "smtps":
            server = smtplib.SMTP_SSL(host, port, timeout=_TIME_S, context=security)
        else:
            server = smtplib.SMTP(host, port, timeout=_TIME_S)
        try:
            if scheme == "smtp":
                server.starttls(context=security)
            if self._url.username:
                server.login(unquote(self._url.username), self._password)
            yield server
        finally:
            with contextlib.suppress(smtplib.SMTPException, OSError):
                server.quit()
