#!/bin/sh
# subsets_test.sh [--all]: removes chapters from a copy of the course, as the
# instructor's guide says, and adds the one of CONTRIBUTING.md. That must be a
# course without a dead link or a message that is no sentence: pages, board,
# verbs, and a starter or the site. One choice at each commit, every other time
# a random choice; --all tries each that is named here, and all of that.
# shellcheck disable=SC2034 # what seems unused is for sessions/subsets.tsv

. tests/proof/count.sh
mode=${1-}
build tests references fingerprints || exit 2
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x@invalid
export GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x@invalid
temporary_room
tree=$PWD tables=$PWD/tests/proof/sessions

# The numbers of the chapters that stay, as patterns.
choices() {
    [ "$mode$((turn % 2))" != 0 ] || {
        for chapter in $(tests/verbs/chapter.sh); do
            sum=$(echo "$turn $chapter" | cksum)
            [ $((${sum%% *} / 8 % 2)) = 0 ] || printf '%.2s|' "$chapter"
        done
        echo 18
        return
    }
    printf '%s\n' '0[0-7]' '0[0-7]|11' 05 '0.|1[0-3]' '09|1[01]' |
        awk -v all="$mode" -v k=$((turn / 2)) \
            '{ choice[NR] = $0; if (all) print }
            END { if (!all) print choice[k % NR + 1] }'
}

# The blocks of CONTRIBUTING.md as the files that it names.
write_example() {
    PYTHONPATH=docs/pages python3 -c '
import os
from course import write
from page import Page, walk
for node in walk(Page("docs/CONTRIBUTING.md").blocks):
    if "file" in node.marks:
        os.makedirs(os.path.dirname(node.marks["file"]), exist_ok=True)
        write(node.marks["file"], node.text)'
    cp chapters/05_*/Makefile chapters/05_*/todo.h chapters/18_*/
    python3 docs/pages/contract.py 18_clock_face >/dev/null &&
        make -s reset CH=18
}

make_course() {
    mkdir "$room/course" && copy_course "$room/course" && bring_built
    git init -q && git add -A && git commit -qm all
    write_example || bad "CONTRIBUTING.md's chapter was not written"
    for chapter in $(tests/verbs/chapter.sh | grep -vE "^($choice|18)_"); do
        git rm -rqf "chapters/$chapter" "solutions/$chapter" "tests/$chapter"
    done
    git add -A
    empty_exercises
}

# A program that failed shows itself, and not a sentence.
nothing_raw() {
    ! grep -E 'Traceback|: error|: not found|No such file|ld: ' "$room/output"
}
links_of_site() {
    PYTHONPATH=$tree/tests/proof python3 -c 'from site_test import Built
for fault in Built("student").links(): print(fault)'
}
# Those that need a missing chapter are not listed, and say so if called.
known() { # VERB
    make help | grep -q "^  $1 " && return
    says 2 'needs chapters that this course does not have: [0-9 ]*\.$' \
        make "$1" ROW=1
    [ -n "$(lacking "tests/verbs/$1.sh")" ]
}

choices >"$room/choices"
while read -r choice <&4; do
    where=" with the chapters $choice"
    make_course
    session "$tables/subsets.tsv"
    [ "$mode$((turn / 4 % 2))" = 1 ] || session "$tables/subsets_starter.tsv"
    [ "$mode$((turn / 4 % 2))" = 0 ] || session "$tables/subsets_site.tsv"
    [ -z "$mode" ] || session "$tables/subsets_all.tsv"
    cd "$tree" && rm -rf "$room/course" "$room/starter" || exit 2
done 4<"$room/choices"
sum_up
