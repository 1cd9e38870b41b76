"""``reihum doctor``: checks a set-up and says what to mend. It changes nothing."""
