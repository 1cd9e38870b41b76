"""The sign-in provider: in reach, and what it says of itself."""

import asyncio
from collections.abc import Iterator

from reihum.protocol.refusals import Refused
from reihum.server.doctor.finding import Finding, bad, good, skipped, unsure
from reihum.server.people.provider import Provider
from reihum.server.settings import Settings


def check(settings: Settings) -> Iterator[Finding]:
    """Look at the provider."""
    if not settings.oidc_issuer:
        yield skipped("There is no sign-in provider: people are guests.")
        return
    try:
        metadata = asyncio.run(Provider(settings).metadata())
    except Refused:
        yield bad(
            f"{settings.oidc_issuer} cannot be reached, or calls itself otherwise.",
            "Write REIHUM_OIDC_ISSUER as the provider does, and see that this machine reaches it.",
        )
        return
    yield good(f"The sign-in provider answers. It must lead back to {settings.public_url.rstrip('/')}/signed-in.")
    if "S256" not in metadata.get("code_challenge_methods_supported", ["S256"]):
        yield unsure("The provider does not know PKCE (S256).", "Update it: codes could be used by others.")
    if not settings.oidc_client_secret:
        yield unsure(
            "There is no secret between the provider and this server.",
            "Make this server a confidential client there, and name the secret's file in "
            "REIHUM_OIDC_CLIENT_SECRET_FILE.",
        )
