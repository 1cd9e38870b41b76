"""The checks of ``reihum doctor``, a module each: what to look at, and what to mend."""
