#!/bin/sh
# make term: a term with a class that is made up (term.py), in a copy of the
# course. STUDENTS are 9 at least; WEEKS, 2 at least, are lines of term.tsv.
# If something is wrong, the copy, with all clones and marks, stays.

. tests/proof/count.sh
use_gcc
build tests references fingerprints && temporary_copy && bring_built || exit 2
export GIT_AUTHOR_NAME=Me GIT_COMMITTER_NAME=Me EMAIL=me@invalid
git init -q && git add -A || exit 2
python3 -B tests/proof/grader/term.py "${STUDENTS:-150}" "${WEEKS:-8}" || {
    trap - EXIT
    echo "The copy of the course stays in $room, to be looked at."
    exit 1
}
