# Two commands matter: `make play` and `make test`. Both prepare the environment from the lock files first.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
READY := .venv/.ready

# Modules are compiled to bytecode when first imported and kept, even if the caller's shell asks Python not to: the
# tests start some hundred processes, and importing everything from source takes each of them two seconds more.
export PYTHONDONTWRITEBYTECODE :=

WEB := src/reihum/web_dist/index.html
NODE := web/node_modules/.ready
BROWSER := web/e2e/node_modules/.ready

.PHONY: help setup warm web play play-terminal site wheel test lint web-test engine-test browser-ready python-test python-measure browser-test browser-play browser-measure screenshots test-long bench generate lock clean

help:
	@echo "make play       play in the browser (prepares everything it needs; LAN=1: phones may join; PORT=8081)"
	@echo "make play-terminal  play in the terminal"
	@echo "make site       write a static site into site/: all games against bots, for any web space"
	@echo "make wheel      build the package, client and modules included, into dist/"
	@echo "make test       every check: linters, types, tests (about twenty minutes on 2 cores)"
	@echo "make browser-test  the browser tests alone"
	@echo "make screenshots  renew the pictures in docs/images"
	@echo "make test-long  the long proofs"
	@echo "make bench      the benchmarks, beside their peers"
	@echo "make setup      prepare the environment only"
	@echo "make generate   write PROTOCOL.md, the client's types and the pictures of the rules anew"
	@echo "make lock       renew the lock files"

setup: $(READY)

$(READY): requirements/uv.txt requirements/dev.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	$(UV) --require-hashes -r requirements/dev.txt
	$(UV) --no-deps --no-build-isolation -e .
	touch $@

$(NODE): web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The browser of the tests comes as a package of its own, so that who only plays need not fetch it.
$(BROWSER): web/e2e/package-lock.json
	cd web/e2e && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(WEB): $(NODE) $(shell find web/src web/public web/index.html web/vite.config.ts -type f; find src/reihum/texts src/reihum/games -name '*.ftl' -o -name '*.json' -o -path '*/web/*' -type f)
	cd web && npm run build --loglevel=error
	touch $@

web: $(WEB)

# LAN=1 lets phones in the same network join; PORT=8081 for where 8080 is taken.
play: setup web
	$(BIN)/reihum serve --open $(if $(LAN),--lan) $(if $(PORT),--port $(PORT))

play-terminal: setup
	$(BIN)/reihum play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

warm: setup
	$(BIN)/reihum warm --proofs

web-test: $(NODE)
	cd web && npm run check --loglevel=error && npm test --loglevel=error

# The page's engine on real modules.
engine-test: warm $(NODE)
	cd web && npm run engine --loglevel=error

browser-ready: web-test
	$(MAKE) web $(BROWSER)

browser-test: browser-play browser-measure

browser-play: setup web $(BROWSER)
	cd web/e2e && npm run check --loglevel=error && npm run play --loglevel=error

browser-measure: setup web $(BROWSER)
	cd web/e2e && npm run measure --loglevel=error

# What failed is tried once more, alone, and both are shown: on a busy machine a process may be starved, but what is wrong
# fails twice. The browser tests do the same (`retry` in vitest.config.ts).
python-test: setup
	$(BIN)/pytest -n 3 --dist worksteal --durations=25 -m "not long and not measured" || { \
	  test $$? -eq 1 && echo "Once more, what failed:" && \
	  $(BIN)/pytest -n 0 --last-failed --last-failed-no-failures none -m "not long and not measured"; }

# What is judged by how long somebody waits. On a machine that is too busy to tell it is skipped, and that is said.
python-measure: setup
	$(BIN)/pytest -n 0 -rs -m "measured and not long"

screenshots: setup web $(BROWSER)
	cd web/e2e && npm run screenshots --loglevel=error

# What waits for the network runs beside what needs the processor. Matches in the browser mostly wait for movement, so
# they run beside the other tests; what measures how quick the page feels, and how long people wait at
# a server that is attacked, comes last and alone. What failed in the browser is said again, below what ran beside it.
test:
	$(MAKE) --jobs=3 lint warm browser-ready
	$(MAKE) --jobs=3 python-test browser-play engine-test || { cat web/e2e/failures.txt; exit 1; }
	$(MAKE) browser-measure python-measure

# All games for any web space, without a server.
site: setup web
	$(BIN)/reihum build-wasm
	$(BIN)/reihum site site

# What a host installs: with the client and the modules in it, so that neither Node nor a compiler is needed there.
wheel: setup web
	$(BIN)/reihum build-wasm --out src/reihum/modules
	$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python

test-long: warm web $(BROWSER)
	$(BIN)/pytest -n auto -m "long and not measured"
	$(BIN)/pytest -n 0 -rs -m "long and measured"
	REIHUM_LONG=1 $(MAKE) engine-test browser-test

bench: setup
	$(BIN)/python -m bench engine
	$(BIN)/python -m bench search
	$(BIN)/python -m bench browser
	$(BIN)/python -m bench server

# What is made from the structs of server and games and from drawn positions, and kept in the repository; a test fails when it is out of date.
generate: setup
	$(BIN)/python -m reihum.protocol.description.typescript > web/src/lib/protocol.ts
	for game in src/reihum/games/*/web; do $(BIN)/python -m reihum.protocol.description.typescript $$(basename $$(dirname $$game)) > $$game/view.ts; done
	$(BIN)/python -m reihum.insight.typescript > web/src/insight/review.ts
	$(BIN)/python -m reihum.protocol.description.markdown > PROTOCOL.md
	REIHUM_JIT=0 $(BIN)/python -m tests.scenes

lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header -c requirements/dev.txt requirements/bench.in -o requirements/bench.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache dist
