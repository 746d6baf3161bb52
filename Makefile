# The verbs of the course. `make` alone lists them.
#
# A verb for one chapter takes CH=05 or CH=full_formula. Each target runs the
# script named in its recipe. tests/judge/build.mk builds, and has every flag.
# Needs GNU make.

MAKEFLAGS += --no-print-directory

# A red board ends with status 1, and so does a solution that is not shown. For
# status 1 make prints no line of its own if it was asked a question (-q), and a
# command with + runs all the same. GNU make 3 does not know this.
others = $(filter-out check clean setup setup-dev solution,$(MAKECMDGOALS)) \
  $(filter 3.%,$(MAKE_VERSION))
ifeq ($(if $(filter check solution,$(MAKECMDGOALS)),$(strip $(others)),no),)
MAKEFLAGS += -q
run = +
endif

# What is given to make reaches the scripts by itself. A name in this list is
# there, but empty, if it is not given: so the rules of grading are not in it.
export EX ON FORCE AGAIN ROW POS EDITION BUILD DRY_RUN DIR KIT FOR OUT
export SUBMISSIONS JOBS HOSTS GRADE_SANDBOX UNSAFE WHO
export TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP OPTIMISER
export WITH PROMPT LENGTH SEED MODEL MISTAKE PORT

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 } \
	    /^# ---/ { print "\n" substr($$0, 7) }' Makefile

# --- For students: make VERB; a verb with (CH) takes CH=05

setup: ## install what these verbs need; does nothing if all is there
	@$(run) tests/verbs/setup.sh

check: ## the board: build your exercises and test them (CH)
	@$(run) tests/verbs/check.sh

watch: ## the board again at every save (CH)
	@tests/verbs/watch.sh

hint: ## the next hint, one step at a time (CH)
	@tests/verbs/hint.sh

run: ## a chapter's worked example on your own code (CH)
	@tests/verbs/run.sh

solution: ## the reference beside yours, once yours passes (CH)
	@$(run) tests/verbs/solution.sh

reset: ## the empty exercise back, your version kept (CH)
	@tests/verbs/reset.sh

walkthrough: ## lessons, numbers and quiz, read in the terminal (CH)
	@tests/verbs/walkthrough.sh

race: ## chapter 12: how fast your table is filled, beside others
	@tests/verbs/race.sh

train: ## chapter 14: train small models on your gradient (TASK, SCHEME)
	@tests/verbs/train.sh

write: ## chapter 15: small models write stories (SCHEME, LENGTH, MISTAKE)
	@tests/verbs/write.sh

quiz: ## a few questions, with explanations (CH)
	@tests/verbs/quiz.sh

explore: ## the live page: the course's C, and yours, in the browser
	@docs/explorer/explorer.sh

setup-explore: ## install what the live page needs
	@tests/verbs/setup.sh explore

tab: ## the course in a browser: write and check there (PORT)
	@docs/tab/tab.sh

setup-tab: ## install what building the tab needs
	@docs/tab/tab.sh --setup

whose: ## which public program made a row of a table (ROW, POS)
	@tests/verbs/whose.sh

clean: ## remove what was built; your work and kept versions stay
	@$(run) rm -rf build

# --- To read and to print

setup-dev: setup ## install what the verbs below need
	@$(run) tests/verbs/setup.sh dev

notes: ## the lessons as a site, offline (EDITION=student or instructor)
	@tests/verbs/pages.sh docs/pages/notes.py

pdf: ## the lessons as a book (EDITION=student or instructor)
	@tests/verbs/pages.sh docs/pages/book.py

# --- For instructors

starter: ## a repository to hand out, without solutions (DIR=folder)
	@tests/starter/starter.sh

grade: ## grade a class, in a sandbox (SUBMISSIONS=folder OUT=folder)
	@tests/grader/grade.sh

regrade: ## grade one student again (WHO=name SUBMISSIONS=folder OUT=folder)
	@tests/grader/regrade.sh

similar: ## which students' files are alike (OUT=folder)
	@tests/grader/similar.sh

gradescope: ## an autograder to upload (OUT=file.zip)
	@tests/grader/platforms/gradescope.sh

misconceptions: ## the wrong answers that the board knows by name (CH)
	@tests/grader/misconceptions.sh

# --- For contributors

test: ## test the course: solutions, stubs, galleries, prose, style
	@tests/proof/test.sh

sync: ## update the lessons' numbers, code, tables and pictures
	@tests/verbs/pages.sh docs/pages/sync.py
	@tests/verbs/pages.sh docs/pages/tables.py
	@docs/figures/figures.sh
	@docs/board/board.sh >docs/board/board.svg

bench: ## how long a student waits, as medians and ratios
	@tests/proof/bench.sh

bench-grade: ## what grading a class costs, from 10 to 1,000 submissions
	@tests/proof/grader/bench.sh

.PHONY: help setup check watch hint run solution reset walkthrough race train \
  write explore setup-explore tab setup-tab quiz whose clean setup-dev notes \
  pdf starter grade regrade similar gradescope misconceptions test sync bench \
  bench-grade
