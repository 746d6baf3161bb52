# --- For contributors

test: ## test the course: solutions, stubs, galleries, prose, style
	@tests/proof/test.sh

sync: ## update contracts, the lessons' numbers, code, tables and pictures
	@tests/verbs/pages.sh docs/pages/contract.py
	@tests/verbs/pages.sh docs/pages/reduced.py
	@tests/verbs/pages.sh docs/pages/sync.py
	@tests/verbs/pages.sh docs/pages/tables.py
	@docs/figures/figures.sh
	@docs/board/board.sh >docs/board/board.svg
	@tests/judge/forbidden.sh
	@tests/verbs/editors.sh --flags >.editor/compile_flags.txt

bench-grade: ## what grading a class costs, from 10 to 1,000 submissions
	@tests/proof/grader/bench.sh

term: ## a term with a class that is made up (STUDENTS=150 WEEKS=8)
	@tests/proof/grader/term.sh

.PHONY: test sync bench-grade term
