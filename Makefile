# The verbs of the course. `make` alone lists them.
#
# A verb that means one chapter takes it as CH=05 or CH=full_formula. What a
# verb does stands in the script beside its name; how things are built, and
# every flag, in tests/support/build.mk. GNU make.

MAKEFLAGS += --no-print-directory
export CH EX ON FORCE AGAIN EDITION BUILD DRY_RUN FORMAT DIR KIT FOR OUT
export SUBMISSIONS JOBS HOSTS POINTS GRADE_SANDBOX UNSAFE

support := tests/support

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 } \
	    /^# ---/ { print "\n" substr($$0, 7) }' Makefile

# --- For everyone who takes the course: make VERB; those with (CH) take CH=05

setup: ## install what these verbs need; costs nothing once it is there
	@$(support)/setup.sh

check: ## the board: build your exercises and test them (CH)
	@$(support)/check.sh

watch: ## the board again at every save (CH)
	@$(support)/watch.sh

hint: ## the next hint, one step at a time (CH)
	@$(support)/hint.sh

run: ## a chapter's worked example on your own code (CH)
	@$(support)/run.sh

solution: ## the reference beside yours, once yours passes (CH)
	@$(support)/solution.sh

reset: ## the empty exercise back, your version kept (CH)
	@$(support)/reset.sh

walkthrough: ## lessons, numbers and quiz, read in the terminal (CH)
	@$(support)/walkthrough.sh

quiz: ## a few questions, with explanations (CH)
	@$(support)/quiz.sh

clean: ## remove what was built; your work and kept versions stay
	@rm -rf build

# --- To read and to print

setup-dev: setup ## install what this, and all below, needs besides
	@$(support)/setup.sh dev

notes: ## the lessons as a site, offline (EDITION=student or instructor)
	@docs/notes/notes.sh

pdf: ## the lessons as a book (EDITION=student or instructor)
	@docs/notes/pdf.sh

# --- For instructors

starter: ## a repository to hand out, without solutions (DIR=folder)
	@tests/grade/starter.sh

grade: ## a class, in a sandbox (SUBMISSIONS=folder OUT=folder)
	@tests/grade/grade.sh

gradescope: ## an autograder to upload (OUT=file.zip)
	@tests/grade/gradescope.sh

misconceptions: ## the wrong answers that the board knows by name (CH)
	@$(support)/misconceptions.sh

# --- For those who work on the course itself

test: ## prove the course: solutions, stubs, galleries, prose, style
	@tests/test.sh

sync: ## bring the lessons' numbers, code and pictures up to date
	@docs/sync.sh
	@docs/figures.sh
	@docs/board.sh >docs/board.svg

bench: ## how long a student waits, as medians and ratios
	@$(support)/bench.sh

bench-grade: ## how fast a class is graded, from 10 to 1,000 submissions
	@tests/grade/bench.sh

.PHONY: help setup check watch hint run solution reset walkthrough quiz \
  clean setup-dev notes pdf starter grade gradescope misconceptions test sync \
  bench bench-grade
