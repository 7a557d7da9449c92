# One entry for people and machines. `make` alone lists the targets.
PYTHON ?= python3
VENV := .venv
BENCH_VENV := .bench-venv
BIN := $(VENV)/bin
PACKAGES := bot $(wildcard cogs) tests
PINS := .ci/constraints.txt
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --constraint $(PINS)
NEEDS_311 := import sys; sys.exit("Duskbid needs Python 3.11 or newer: make PYTHON=python3.11 …" if sys.version_info < (3, 11) else 0)

.DEFAULT_GOAL := help
.PHONY: help play run test check format torture bench pictures clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/make \1	\2/p' Makefile

play: $(VENV)/.playing  ## the whole bot in the browser, without Discord; ARGS="--autoplay --language zh-CN" and the like
	@$(BIN)/duskbid play $(ARGS)

run: $(VENV)/.running  ## the bot on Discord: settings from config.yaml, the token from DISCORD_TOKEN; ARGS="--config FILE"
	@$(BIN)/duskbid run $(ARGS)

test: check  ## everything: set up .venv where needed, all checks, all tests
	HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -n auto --dist loadgroup

check: $(VENV)/.installed  ## format, lint, types, import contracts, sizes
	$(BIN)/ruff format --check $(PACKAGES)
	$(BIN)/ruff check $(PACKAGES)
	$(BIN)/mypy --strict $(PACKAGES)
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q tests/architecture/test_sizes.py

format: $(VENV)/.installed  ## write the format, mend what the linter can mend
	$(BIN)/ruff format $(PACKAGES)
	$(BIN)/ruff check --fix $(PACKAGES)

torture: $(VENV)/.installed  ## the full figures of the promises under kills and races; ARGS="--only P1,P2 --scale 0.01" for less
	$(BIN)/python -m tests.torture $(ARGS)

bench: $(BENCH_VENV)/.installed  ## speed beside other engines, in one run
	$(BENCH_VENV)/bin/python -m tests.bench

pictures: $(VENV)/.installed  ## make the documents' pictures anew; needs Debian's chromium
	$(BIN)/python -m tests.rehearsal.pictures docs/pictures

clean:  ## remove the environments and everything generated
	rm -rf $(VENV) $(BENCH_VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(PACKAGES) -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp is written last, so an interrupted installation is taken up again.
$(VENV)/.installed: pyproject.toml $(PINS)
	@$(PYTHON) -c '$(NEEDS_311)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP_INSTALL) --editable '.[dev,postgres]'
	@touch $@

$(VENV)/.playing: pyproject.toml $(PINS)
	@$(PYTHON) -c '$(NEEDS_311)'
	@echo 'Installing what the rehearsal needs into $(VENV) …'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP_INSTALL) --editable '.[play]'
	@touch $@

$(VENV)/.running: pyproject.toml $(PINS)
	@$(PYTHON) -c '$(NEEDS_311)'
	@echo 'Installing what the bot needs into $(VENV) …'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP_INSTALL) --editable '.[postgres]'
	@touch $@

$(BENCH_VENV)/.installed: pyproject.toml $(PINS)
	@$(PYTHON) -c '$(NEEDS_311)'
	$(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python $(PIP_INSTALL) --editable '.[bench]'
	@touch $@
