# The verbs of the course. `make` alone lists them.
#
# A verb that means one chapter takes it as CH=05 or CH=full_formula. What a
# verb does stands in the script beside its name; how things are built, and
# every flag, in tests/support/build.mk. GNU make.

MAKEFLAGS += --no-print-directory
export CH EX ON FORCE AGAIN EDITION BUILD DRY_RUN FORMAT

support := tests/support

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { \
	    printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# --- for everyone who takes the course

setup: ## install what the verbs need (nothing to do: nothing done)
	@$(support)/setup.sh

check: ## build your exercises, run the tests, show the board      [CH=05]
	@$(support)/check.sh

watch: ## the same again at every save                             [CH=05]
	@$(support)/watch.sh

hint: ## the next hint, one step at a time                         [CH=05]
	@$(support)/hint.sh

run: ## a chapter's worked example on your own code                CH=05
	@$(support)/run.sh

solution: ## the reference beside yours, once yours passes         CH=05
	@$(support)/solution.sh

reset: ## put an empty exercise back, and keep your version        CH=05
	@$(support)/reset.sh

walkthrough: ## read the lessons and their numbers in the terminal [CH=05]
	@$(support)/walkthrough.sh

quiz: ## the questions of the lessons, with explanations          [CH=05]
	@$(support)/quiz.sh

# --- for instructors

misconceptions: ## the wrong answers that are recognised, as a table    [CH=05]
	@$(support)/misconceptions.sh

# --- for those who work on the course itself

setup-dev: setup ## install what make test needs besides
	@$(support)/setup.sh dev

test: ## prove the course: solutions, stubs, galleries, prose, style
	@tests/test.sh

sync: ## put the numbers and the code of the lessons up to date
	@docs/sync.sh

bench: ## how long a check takes, as medians and ratios
	@$(support)/bench.sh

clean: ## remove what was built; your work and kept versions stay
	@rm -rf build

.PHONY: help setup check watch hint run solution reset walkthrough quiz \
  misconceptions setup-dev test sync bench clean
