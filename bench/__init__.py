"""Benchmarks: programs that measure Reihum beside its peers in the same run."""
