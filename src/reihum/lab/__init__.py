"""The lab: many games played by bots, and what they tell about bots and games.

Experiments are split into tasks that any process can play (`tasks`, `play`), run on this machine's cores or on a Ray
cluster with the same results (`executors`, `ray_cluster`), kept as they finish (`ledger`), and told as the ranking of
an arena (`arena`), as a comparison of settings (`sweep`) or as a page about a game (`report`). Nothing in it knows a
rule.
"""
