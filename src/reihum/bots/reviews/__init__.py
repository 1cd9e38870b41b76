"""The compiled side of reviews: a match taken apart, verdicts on decisions, and the account that adds up."""
