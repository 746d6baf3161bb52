# --- For instructors

starter: ## a repository to hand out, without solutions (DIR=folder)
	@tests/starter/starter.sh

grade: ## grade a class, in a sandbox (SUBMISSIONS=folder OUT=folder)
	@tests/grader/grade.sh

regrade: ## grade one student again (WHO=name SUBMISSIONS=folder OUT=folder)
	@tests/grader/grade.sh regrade

similar: ## which students' files are alike (OUT=folder LAST=folder)
	@python3 -B tests/grader/desk/similar.py

gradescope: ## an autograder to upload (OUT=file.zip)
	@tests/grader/platforms/gradescope.sh

slides: ## the lessons as slides, in the site for teachers
	@EDITION=instructor tests/verbs/pages.sh docs/pages/notes.py
	@echo "$(or $(BUILD),build)/notes/instructor/html/slides"

misconceptions: ## the wrong answers that the board knows by name (CH)
	@tests/grader/misconceptions.sh

.PHONY: starter grade regrade similar gradescope slides misconceptions
