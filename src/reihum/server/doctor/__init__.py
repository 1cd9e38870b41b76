"""``reihum doctor``: looks a set-up over and says what to mend. It changes nothing."""
