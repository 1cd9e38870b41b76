"""What can go wrong in the lab, beside bad options."""

from reihum.core.errors import ReihumError


class LabError(ReihumError):
    """An experiment that cannot be run here, or a file that does not belong to it."""


class Stopped(ReihumError):
    """The person stopped the run; what was finished is kept."""
