# Two commands do everything: `make run` and `make test`. Both set up what they need; a second call starts at once.
.DEFAULT_GOAL := help
.PHONY: help run test check check-python check-client fmt bench soak locks mutants monsters shots setup setup-dev setup-bench

BIN := .venv/bin
PARTS ?= soak
PYTEST := $(BIN)/python -m pytest
# Only what proves the rules is run under the slow eye of coverage.
RULE_TESTS := tests/core tests/laws tests/bots tests/games
RULES := src/ludotheque/core/*,src/ludotheque/games/*/*.py

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup:
	@tools/setup run

setup-dev:
	@tools/setup dev

setup-bench:
	@tools/setup bench

run: setup ## Open the table: sets up, builds the client, prints the address and a QR code
	@tools/web build
	@$(BIN)/ludotheque serve $(ARGS)

check: setup-dev ## Lint, types, import rules, the client's checks
	@$(MAKE) --no-print-directory -j 2 check-python check-client

check-python:
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > .cache-imports.log 2>&1 || { cat .cache-imports.log; rm -f .cache-imports.log; exit 1; }
	@rm -f .cache-imports.log

check-client:
	@tools/web check

fmt: setup-dev ## Format and mend what can be mended
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .

test: check ## Everything: checks, then every test with real parts
	@tools/web test
	@tools/web build
	@rm -f .coverage .coverage.*
	@$(PYTEST) -q -n 2 --dist worksteal --cov=ludotheque.core --cov=ludotheque.games --cov-report= $(RULE_TESTS)
	@$(BIN)/coverage report --include='$(RULES)' --fail-under=100 --skip-covered --show-missing
	@$(PYTEST) -q -n 2 --dist worksteal tests $(addprefix --ignore=,$(RULE_TESTS))

bench: setup-bench ## Speed beside the peers, as ratios from one run
	@.venv-bench/bin/python -m bench $(ARGS)

soak: setup-dev ## Long fuzzing and network tests
	@$(PYTEST) -q -p no:cacheprovider $(PARTS) $(ARGS)

mutants: setup-dev ## Mutation testing of the rules: at least 90 % must be killed
	@$(BIN)/python -m tools.mutants

monsters: setup-dev ## Draw the 30 monsters, check their circles, make the contact sheet
	@$(BIN)/python -m tools.monsters

shots: setup-dev ## Screenshots of every page and board state, into out/shots
	@tools/web build
	@$(BIN)/python -m tools.shots

locks: setup-dev ## Refresh the locks (hashes, no hosts)
	@tools/locks
