# The verbs of the course. `make` alone lists them.
#
# A verb for one chapter takes CH=05 or CH=full_formula. Each target runs the
# script named in its recipe. tests/judge/build.mk builds, and has every flag.
# The verbs of instructors and contributors stand beside their scripts, which a
# course that was handed out does not have. Needs GNU make.

MAKEFLAGS += -r --no-print-directory

# What is given to make reaches the scripts by itself. A name in this list is
# there, but empty, if it is not given: so the rules of grading are not in it.
export ARGS EX ON FORCE AGAIN ROW POS EDITION BUILD DRY_RUN DIR KIT FOR OUT
export SUBMISSIONS JOBS HOSTS GRADE_SANDBOX UNSAFE WHO
export TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP OPTIMISER
export WITH PROMPT LENGTH SEED MODEL MISTAKE PORT

help: ## this list
	@sh tests/verbs/help.sh $(MAKEFILE_LIST)

# --- For students: make VERB; a verb with (CH) takes CH=05

setup: ## install what these verbs need; does nothing if all is there
	@sh tests/verbs/setup.sh

# Asked whether something is left to do (-q), make says no word of its own when
# it ends with 1: the board has said all. A + has a line run all the same.
ifeq ($(MAKECMDGOALS),check)
MAKEFLAGS += -q
endif

check: ## the board: build your exercises and test them (CH)
	+@sh tests/verbs/check.sh

criterion: ## a chapter's tests in Criterion's own runner (CH, ARGS=--help)
	@tests/verbs/criterion.sh

debug: ## the debugger, stopped at the call that fails (CH, EX, FOR=vscode)
	@sh tests/verbs/debug.sh

watch: ## the board again at every save (CH)
	@sh tests/verbs/watch.sh

hint: ## the next hint, one step at a time (CH)
	@sh tests/verbs/hint.sh

run: ## a chapter's worked example on your own code (CH)
	@sh tests/verbs/run.sh

solution: ## the reference beside yours, if it is here and yours passes (CH)
	@sh tests/verbs/solution.sh

reset: ## the empty exercise back, your version kept (CH)
	@sh tests/verbs/reset.sh

walkthrough: ## lessons, numbers and quiz, read in the terminal (CH)
	@sh tests/verbs/walkthrough.sh

race: ## chapter 12: how fast your table is filled, beside others
	@sh tests/verbs/race.sh

train: ## chapter 14: train small models on your gradient (TASK, SCHEME)
	@sh tests/verbs/train.sh

write: ## chapter 15: small models write stories (SCHEME, LENGTH, MISTAKE)
	@sh tests/verbs/write.sh

quiz: ## a few questions, with explanations (CH)
	@sh tests/verbs/quiz.sh

explore: ## the live page: the course's C, and yours, in the browser
	@sh docs/explorer/explorer.sh

setup-explore: ## install what the live page needs
	@sh tests/verbs/setup.sh explore

whose: ## which public program made a row of a table (ROW, POS)
	@sh tests/verbs/whose.sh

clean: ## remove what was built; your work and kept versions stay
	@rm -rf build

# --- To read and to print

setup-dev: setup ## install what the verbs below need
	@sh tests/verbs/setup.sh dev

notes: ## the lessons as a site, offline
	@sh tests/verbs/pages.sh docs/pages/notes.py

pdf: ## the lessons as a book
	@sh tests/verbs/pages.sh docs/pages/book.py

include $(wildcard docs/tab/verbs.mk tests/grader/verbs.mk tests/proof/verbs.mk)

.PHONY: help setup check criterion debug watch hint run solution reset \
  walkthrough race train \
  write explore setup-explore quiz whose clean setup-dev notes pdf
