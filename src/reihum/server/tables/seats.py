"""The seats of a table: who sits there, and who plays for them now."""

import copy

from reihum.server.tables.entries import SeatPlan, StandInReason


class TableSeat:
    """One seat."""

    __slots__ = (
        *("bot_level", "commitment", "entropy", "kind", "level", "name", "nameless", "person", "resigned", "stand_in"),
    )

    def __init__(self, plan: SeatPlan, entropy: str = "", commitment: str = "") -> None:
        self.kind = plan.kind
        self.person = plan.person
        self.name = plan.name  # of a bot, or of a second person on somebody's device; else the person's own
        self.nameless = plan.nameless
        self.level = plan.level  # of a bot
        self.entropy = entropy  # what is added to the luck here, as far as it is open
        self.commitment = commitment  # to what is added here; stays, whoever plays here in the end
        self.stand_in: StandInReason | None = None
        self.resigned = False
        self.bot_level = plan.level if plan.kind == "bot" else None  # of whoever plays here now; None: a person does

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def player(self) -> str | None:
        """Whom a result counts for; None for a second person on somebody's device."""
        if self.kind == "bot":
            return f"bot:{self.level}"
        return None if self.name or self.nameless else self.person

    def plan(self) -> SeatPlan:
        """The seat as it could be set up again."""
        return SeatPlan(kind=self.kind, person=self.person, name=self.name, level=self.level, nameless=self.nameless)

    def fork(self) -> "TableSeat":
        """A copy to change."""
        return copy.copy(self)
