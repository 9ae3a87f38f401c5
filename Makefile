# Two commands do everything: `make run` and `make test`. Both set up what they need; a second call starts at once.
.DEFAULT_GOAL := help
.PHONY: help run game test test-client test-rules check check-python check-client check-style client-packages fmt bench soak locks release mutants monsters shots docs setup setup-dev setup-bench

# The tests start some hundred Python processes. Without bytecode files each compiles all it imports: two seconds each.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# The long tests, and the files of `make test` that leave cases out for its sake.
PARTS ?= soak $(shell grep -lrEi 'thorough|axe_day_or_night' tests --include='test_*.py')
PYTEST := $(BIN)/python -m pytest
# Tests often wait: for pages, for clocks, for processes that start. So more of them run at a time than a small machine
# has cores. With more browsers, simulated people at their tables would have too little time to play.
BROWSERS ?= 3
WORKERS ?= 4
# Coverage is slow, so only the tests of the rules run under it, without the long ones. The long ones have a run of their
# own. If one called a cached function without the tracer, no later test of that process would cover the function.
RULE_TESTS := tests/core tests/laws tests/bots tests/games
RULES := src/ludotheque/core/*,src/ludotheque/games/*/*.py
UNCOVERED := $(shell grep -lr no_cover $(RULE_TESTS) --include='test_*.py')

# Where the documentation goes: the server looks for it here.
SITE ?= src/ludotheque/site

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup:
	@tools/setup run

setup-dev:
	@tools/setup dev

setup-bench:
	@tools/setup bench

run: setup ## Set up, build the client, start the server, print its address and a QR code
	@tools/web build
	@$(BIN)/ludotheque serve $(ARGS)

CHECKS := check-style check-python check-client

check: setup-dev ## Formatting, lint, types, import rules, the client's checks
	@$(MAKE) --no-print-directory -j 2 $(CHECKS)

check-python:
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@cd examples/high_card && ../../$(BIN)/mypy --strict --explicit-package-bases --cache-dir ../../.mypy_cache/example .
	@$(BIN)/lint-imports --no-cache > .cache-imports.log 2>&1 || { cat .cache-imports.log; rm -f .cache-imports.log; exit 1; }
	@rm -f .cache-imports.log

client-packages:
	@tools/web install

check-style: client-packages
	@tools/web style

check-client: client-packages
	@tools/web check

fmt: setup-dev ## Format, and fix the lint findings that can be fixed automatically
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .
	@tools/web fmt

test: setup-dev ## All checks and all tests
	@$(MAKE) --no-print-directory -j 2 $(CHECKS) test-client test-rules
	@$(PYTEST) -q -n $(BROWSERS) --dist load --maxschedchunk 1 tests/e2e
	@$(PYTEST) -q -n $(WORKERS) --dist load --maxschedchunk 1 tests $(addprefix --ignore=,$(RULE_TESTS) tests/e2e)

test-client: client-packages
	@tools/web test
	@tools/web build
	@tools/web browser > /dev/null # once, before several workers ask for it

test-rules:
	@rm -f .coverage .coverage.*
	@$(PYTEST) -q -n 2 --dist worksteal -m 'not no_cover' --cov=ludotheque.core --cov=ludotheque.games --cov-report= $(RULE_TESTS)
	@$(BIN)/coverage report --include='$(RULES)' --fail-under=100 --skip-covered --show-missing
	@$(PYTEST) -q -n 2 --dist worksteal -m no_cover $(UNCOVERED)

docs: ## Build the documentation site, served under /docs
	@tools/setup docs
	@rm -rf $(SITE)
	@.venv-docs/bin/sphinx-build -q -W --keep-going -E -d $(SITE).doctrees docs $(SITE)
	@rm -rf $(SITE).doctrees $(SITE)/.buildinfo $(SITE)/objects.inv
	@echo "$(SITE)/index.html"

game: setup-dev ## Check one game in about 20 s: make game KEY=matryoshka, or KEY=the folder of a package
	@$(BIN)/python -m tools.game "$(KEY)"

bench: setup-bench ## Compare the speed with other systems, as ratios within one run
	@.venv-bench/bin/python -m bench $(ARGS)

soak: setup-dev ## Long fuzzing and network tests
	@LUDOTHEQUE_THOROUGH=1 $(PYTEST) -q -p no:cacheprovider $(PARTS) $(ARGS)

mutants: setup-dev ## Mutation testing of the rules: at least 90 % must be killed
	@$(BIN)/python -m tools.mutants

monsters: setup-dev ## Draw the 30 monsters, check their circles, make the contact sheet
	@$(BIN)/python -m tools.monsters

shots: setup-dev ## Screenshots of every page and board state, into out/shots
	@tools/web build
	@$(BIN)/python -m tools.shots

locks: setup-dev ## Refresh the locks (hashes, no hosts)
	@tools/locks

release: setup-dev ## Build, check and describe a release in dist/; ARGS=--tag tags it, ARGS=--draft is for a version that is not ready
	@$(BIN)/python -m tools.release $(ARGS)
