# Targets are printed by a bare `make`; the text after ## is what a newcomer reads.
PORT ?= 8000
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup run test client check fmt lint types imports laws exact bench docs clean

help: ## print this list
	@grep -hE '^[a-z]+:.*## ' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/.ok: requirements.txt pyproject.toml build_hooks/client.py $(WEB) | .venv/bin/python
	@echo "Installing the house into .venv"
	@$(PIP) --require-hashes -r requirements.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements-dev.txt .venv/.ok
	@echo "Installing what tests and checks need into .venv"
	@$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

setup: .venv/.dev ## install everything into .venv

run: .venv/.ok ## open the house at http://127.0.0.1:8000 (PORT=8000)
	@$(BIN)/squaredeal serve --demo --port $(PORT)

test: .venv/.dev ## run every test
	@$(BIN)/pytest

client: .venv/.ok ## check the types of the web client and run its tests
	@$(BIN)/python build_hooks/client.py

check: fmt-check lint types imports ## format, lint, types and import contracts, changing nothing

.PHONY: fmt-check
fmt-check: .venv/.dev
	@$(BIN)/ruff format --check .

fmt: .venv/.dev ## format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lint: .venv/.dev ## lint the code
	@$(BIN)/ruff check .

types: .venv/.dev ## check types
	@$(BIN)/mypy

imports: .venv/.dev ## check that imports point down
	@$(BIN)/lint-imports

laws: .venv/.dev ## hold every game to the laws
	@$(BIN)/pytest tests/laws

exact: .venv/.dev ## compare exact figures with the references
	@$(BIN)/pytest tests/exact

bench: .venv/.dev ## measure, beside a peer
	@$(BIN)/squaredeal bench --peers

docs: .venv/.dev ## build the documentation into site/
	@$(BIN)/mkdocs build --strict

clean: ## remove what the targets made, but never the database in var/
	@rm -rf .venv site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
