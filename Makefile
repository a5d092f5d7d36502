# Every target sets up what it needs; nothing but git, make and Python 3.11 or newer must be there.

SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never

# The first Python that is new enough; `make PYTHON=/path/to/python` chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON = $(or $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done), \
	$(error Python 3.11 or newer is needed and was not found: install it, or say where it is with PYTHON=))
SETUP = $(PYTHON) -m tools.setup

.PHONY: help play setup dev test test-long pictures pictures-approve gallery screenshots fuzz fault abuse load check format types fonts provenance lessons sentences bench outsiders strength train calibration ladder puzzles-check walls lock wheel clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Start the table and open it in the browser (ARGS="--port 9000"); games compile meanwhile
	@$(SETUP) client
	@$(BIN)/kurultai serve --open $(ARGS)

setup: ## Install what playing needs: packages, web client, compiled games
	@$(SETUP) client games

dev: ## Install what working on the project needs, without running anything
	@$(SETUP) dev rl ray bench client games chromium postgres

test: ## Run every check and every test (ARGS="tests/games -k scoring")
	@$(SETUP) dev rl ray client games chromium postgres
	@$(MAKE) --no-print-directory check
	$(BIN)/python -m pytest -n 2 --dist loadscope $(ARGS)

test-long: ## Run the tests that take minutes (whole games in the browser, random files of cards)
	@$(SETUP) dev rl ray client games chromium postgres
	$(BIN)/python -m pytest -n 2 --dist loadscope -m long $(ARGS)

pictures: ## Photograph every page and compare with the approved pictures (ARGS="--only khan-*")
	@$(SETUP) dev client games chromium
	$(BIN)/python -m tests.browser.pictures $(ARGS)

pictures-approve: ## Photograph every page: what is new becomes the approved picture (ARGS="--only khan-*")
	@$(SETUP) dev client games chromium
	$(BIN)/python -m tests.browser.pictures --approve $(ARGS)

gallery: ## Write docs/gallery.md from what `make pictures` photographed
	$(BIN)/python -m tests.browser.pictures.gallery

screenshots: ## Take the README's pictures anew (docs/screenshots)
	@$(SETUP) dev client games chromium
	$(BIN)/python -m tests.browser.pictures.readme

fault: ## Kill, stop, fill and upgrade servers while games are played: nothing may be lost (ARGS="--only upgrade")
	@$(SETUP) dev games postgres
	$(BIN)/python -m tests.server.stress.faults $(ARGS)

abuse: ## Attack a fresh server as one hostile client can: the others must not wait (ARGS="--only thinking")
	@$(SETUP) dev games postgres
	$(BIN)/python -m tests.server.stress.abuse $(ARGS)

load: ## Measure live tables and moves a second, beside boardgame.io (ARGS="--tables 200")
	@$(SETUP) dev games postgres
	$(BIN)/python -m benchmarks.load $(ARGS)

fuzz: ## A million requests and messages that make no sense; goes on where it stopped (ARGS="--seconds 600")
	@$(SETUP) dev games
	$(BIN)/python -m tests.server.stress.fuzzing $(ARGS)

check: ## Format, lint, types, layers, web client; no tests
	@$(SETUP) dev npm
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PYTHON) -m tools.web run check

format: ## Format the code and fix what can be fixed
	@$(SETUP) dev npm
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(PYTHON) -m tools.web run format

types: ## Write the web client's types from the server's messages and the games' views
	@$(SETUP) dev npm
	$(PYTHON) -m tools.web run types

fonts: ## Cut the letters of our faces to those that our languages use (web/src/fonts)
	@$(SETUP) dev npm
	$(PYTHON) -m tools.fonts

lessons: ## Write docs/lessons.md: which rule is taught where
	@$(SETUP) dev
	$(BIN)/python -m tools.lessons

sentences: ## Write docs/sentences.md: every sentence in every language
	@$(SETUP) dev
	$(BIN)/python -m tools.sentences

provenance: ## Write docs/provenance.md from the games' own files
	@$(SETUP) dev
	$(BIN)/python -m tools.provenance

bench: ## Measure speed against peer libraries
	@$(SETUP) bench games
	$(BIN)/python benchmarks/run.py $(ARGS)

walls: ## Lay a million random walls in Dschingis Khan and check each (ARGS=10000)
	@$(SETUP) dev
	$(BIN)/python -m tests.games.dschingis.random_builds $(ARGS)

outsiders: ## Our strongest level against OpenSpiel's searches (ARGS="--games 10 --only huns")
	@$(SETUP) rl games
	$(BIN)/python benchmarks/outsiders.py $(ARGS)

strength: ## Greedy against random, search against greedy, every game and seats (ARGS="huns --number 20")
	@$(SETUP) games
	$(BIN)/python -m tools.strength $(ARGS)

train: ## Learn anew what a good position is, by the commands that the weights' files name
	@$(SETUP) games
	$(BIN)/kurultai train dschingis --games 1200 --generations 3 --monotone
	$(BIN)/kurultai train huns --games 1000 --generations 3 --monotone
	$(BIN)/kurultai train khan --games 1000 --generations 3
	$(BIN)/kurultai train heroes --games 400 --generations 3 --bot search:20it
	$(BIN)/kurultai train dschingis --belief --games 24 --generations 1 --bot search:30it

calibration: ## Whether bots win as often as they claim: docs/calibration.md; stopped, it goes on (ARGS="khan --number 50")
	@$(SETUP) games
	$(BIN)/python -m tools.calibration $(ARGS)

ladder: ## Rate every level: docs/ladder.md and the ratings that ship; stopped, it goes on (ARGS="khan")
	@$(SETUP) games
	$(BIN)/kurultai ladder --out docs/ladder.md --ratings $(ARGS)

puzzles-check: ## Prove every puzzle that ships again, with three seeds: minutes (ARGS="khan")
	@$(SETUP) games
	@for game in $(or $(ARGS),heroes khan dschingis huns); do \
		echo "$$game:"; $(BIN)/kurultai puzzles $$game --check || exit 1; done

wheel: ## Build dist/*.whl with the web client inside
	@$(SETUP) dev client
	$(BIN)/python -m build --wheel --no-isolation

lock: ## Choose package versions anew (ARGS=--upgrade: the newest)
	@$(SETUP) dev
	$(PYTHON) -m tools.lock $(ARGS)

clean: ## Remove all that was installed or built here; keeps games and records
	rm -rf .venv .setup.lock dist web/node_modules src/kurultai/server/client
	rm -rf .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
