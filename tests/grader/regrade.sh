#!/bin/sh
# make regrade WHO=NAME SUBMISSIONS=folder OUT=folder: grades one student again,
# whose files have changed or whose marks have gone wrong. NAME is a folder's
# name. All others keep their marks.
set -u

. tests/verbs/common.sh
[ -n "${WHO-}" ] || stop "Whom? WHO is the name of a student's folder." "" \
    "  make regrade WHO=ann SUBMISSIONS=folder OUT=folder"
exec tests/grader/grade.sh regrade
