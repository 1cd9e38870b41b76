"""Mail through a server that speaks as mail servers on the internet do: encrypted by STARTTLS, and not for anybody."""

import datetime
import ipaddress
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from reihum.server.calling.mail import Mail
from reihum.server.calling.posting import NotSent
from reihum.server.settings import Settings
from tests.server.harness import free_port
from tests.server.receivers import Mailbox

pytestmark = pytest.mark.anyio
USER, PASSWORD = "reihum", "hush hush"


def certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key in the same file."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string("CN=mail")
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    built = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    this_machine = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    signed = built.add_extension(this_machine, critical=False).sign(key, hashes.SHA256())
    file = folder / "mail.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + signed.public_bytes(Encoding.PEM))
    return file


class StrictMailbox(Mailbox):
    """Takes nothing unencrypted, and nothing from strangers."""

    def __init__(self, certificate: Path) -> None:
        super().__init__(free_port())
        self.encrypted: list[bool] = []
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
        self._controller = Controller(
            self,
            hostname="127.0.0.1",
            port=self.port,
            tls_context=context,
            require_starttls=True,
            auth_required=True,
            authenticator=self._knows,
        )

    def _knows(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, who: object) -> AuthResult:
        is_ours = isinstance(who, LoginPassword) and who == LoginPassword(USER.encode(), PASSWORD.encode())
        return AuthResult(success=is_ours, handled=False)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.encrypted.append(session.ssl is not None)
        return await super().handle_DATA(server, session, envelope)


@pytest.fixture
def trusted(tmp_path: Path) -> Path:
    return certificate(tmp_path)


@pytest.fixture
def strict(trusted: Path) -> Iterator[StrictMailbox]:
    box = StrictMailbox(trusted)
    box.start()
    yield box
    box.stop()


def mail_through(port: int, password: str = PASSWORD) -> Mail:
    smtp = f"smtp://{USER}@127.0.0.1:{port}"
    return Mail(Settings(smtp=smtp, smtp_password=password, mail_from="reihum@example.org"))


async def send(mail: Mail) -> None:
    await mail.send("ada@example.org", "Your turn in Bloom", "Come.", "name", "", "https://play.example")


async def test_mail_goes_encrypted_and_signed_in(
    strict: StrictMailbox, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    await send(mail_through(strict.port))
    assert strict.encrypted == [True]
    assert strict.mails[0]["Subject"] == "Your turn in Bloom"
    with pytest.raises(NotSent, match="answers with 535") as wrong:
        await send(mail_through(strict.port, "guessed"))
    assert PASSWORD not in str(wrong.value)
    assert len(strict.mails) == 1


async def test_a_server_that_cannot_prove_who_it_is_gets_no_password(strict: StrictMailbox) -> None:
    with pytest.raises(NotSent, match="SSLCertVerificationError"):
        await send(mail_through(strict.port))
    assert strict.mails == []


async def test_nothing_goes_unencrypted_where_encryption_was_asked_for() -> None:
    plain = Mailbox(free_port())
    plain.start()
    try:
        with pytest.raises(NotSent, match="SMTPNotSupportedError"):
            await send(mail_through(plain.port))
        assert plain.mails == []
    finally:
        plain.stop()
