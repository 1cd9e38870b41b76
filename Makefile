# Two commands matter: `make play` and `make test`. Both prepare the environment from the lock files first.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
READY := .venv/.ready

.PHONY: help setup play test lint test-long bench lock clean

help:
	@echo "make play       play (prepares everything it needs)"
	@echo "make test       every check: linters, types, tests (under 10 minutes on 2 cores)"
	@echo "make test-long  the long proofs"
	@echo "make bench      the benchmarks, beside their peers"
	@echo "make setup      prepare the environment only"
	@echo "make lock       renew the lock files"

setup: $(READY)

$(READY): requirements/uv.txt requirements/dev.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	$(UV) --require-hashes -r requirements/dev.txt
	$(UV) --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/reihum play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint
	$(BIN)/reihum warm
	$(BIN)/pytest -n auto -m "not long"

test-long: setup
	$(BIN)/reihum warm
	$(BIN)/pytest -n auto -m long

bench: setup
	$(BIN)/python -m bench engine

lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt requirements/bench.in -o requirements/bench.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache dist
