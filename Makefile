# Everything a person does with this checkout. `make` alone lists it.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
ARGS   ?=
# Test files that run at the same time.
WORKERS ?= 2

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run setup tools test lint fmt bench torture shots walk bundle lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- setting up
# The stamps are newer than the locks they were made from, so nothing is installed twice,
# and once they are there nothing here needs the network.

$(VENV)/run.stamp: requirements/run.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Companion needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | head -n 1)." >&2; \
	  echo "Name another one with:  make PYTHON=/path/to/python3.12 ..." >&2; exit 1; }
	@if [ ! -x $(PY) ]; then \
	  echo "Setting up $(VENV) (first time, about a minute)..."; \
	  $(PYTHON) -m venv --clear $(VENV); \
	else echo "Bringing $(VENV) up to date..."; fi
	@$(PY) -m pip install -qq -r requirements/run.lock
	@$(PY) -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.lock $(VENV)/run.stamp
	@echo "Adding the tools for tests and checks to $(VENV)..."
	@$(PY) -m pip install -qq -r requirements/dev.lock
	@touch $@

setup: $(VENV)/dev.stamp ## Make .venv with everything for development

tools: ## Find or install the browser, PostgreSQL and Tesseract that tests use
	@echo "== Tools: browser, PostgreSQL, Tesseract"
	@build/ensure_chromium.sh
	@build/ensure_postgres.sh
	@build/ensure_tesseract.sh

# ---------------------------------------------------------------- using it

run: $(VENV)/run.stamp ## Start Companion; options in ARGS, e.g. make run ARGS="serve --port 8550"
	@$(PY) -m companion $(ARGS)

# ---------------------------------------------------------------- checking it

# The tests come last, so that the output ends with their closing line. Two files run at a time, in the order of their
# kind: a browser test waits half of the time, and the other one uses the processor meanwhile.
test: setup tools lint ## Lint, then run every test: unit, slow, fault and browser
	@echo "== Tests"
	@$(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

lint: setup ## Check style, types, import directions and content
	@echo "== Style (ruff)"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@echo "== Types (mypy --strict)"
	@$(PY) -m mypy
	@echo "== Import directions (import-linter)"
	@$(VENV)/bin/lint-imports --no-cache
	@echo "== Content"
	@$(PY) -m companion.games.lint

fmt: setup ## Format the code and fix what can be fixed by itself
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

bench: setup ## Measure; figures go to the terminal and to dist/
	@mkdir -p dist
	@$(PY) -m tests.bench $(ARGS)

torture: setup tools ## Attack what keeps evenings; e.g. make torture ARGS="--kills 2000 --seed 1"
	@$(PY) -m tests.torture $(ARGS)

shots: setup tools ## Photograph the screens into docs/images
	@mkdir -p docs/images
	@$(PY) -m tests.browser.shots $(ARGS)

walk: setup tools ## Touch screens at random and compare; e.g. make walk ARGS="--seed 7 --steps 2000"
	@$(PY) -m tests.browser.walk $(ARGS)

# ---------------------------------------------------------------- the rest

bundle: ## Package the server as one folder in dist/ (see build/README.md)
	@build/server_bundle.sh

lock: setup ## Renew requirements/*.lock from pyproject.toml; ARGS=--upgrade takes newer versions
	@build/lock.sh $(ARGS)

clean: ## Remove what was built, keep .venv
	@rm -rf dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info
	@find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
