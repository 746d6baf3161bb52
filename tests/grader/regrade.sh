#!/bin/sh
# make regrade WHO=NAME SUBMISSIONS=folder OUT=folder: grades one student again,
# whose files have changed or whose marks have gone wrong. NAME is what a
# column of grades.csv calls the student: student, name, id, e-mail or folder.
# All others keep their marks, and the rules are those of the last make grade.
set -u

. tests/verbs/common.sh
[ -n "${WHO-}" ] || stop_with whom
exec tests/grader/grade.sh regrade
