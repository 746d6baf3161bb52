#!/bin/sh
# starter_test.sh: hands the course out, lives in the copy as a student does,
# and brings an update. Nothing that gives an answer away may be in it.
set -u

. tests/support/common.sh
. tests/support/count.sh
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
starter=$room/starter
where=" in a starter"

stub=chapters/05_full_formula/full_formula.c
right=$PWD/solutions/05_full_formula/full_formula.c
says 2 'Where to' tests/grade/starter.sh
mkdir "$room/full" && touch "$room/full/thesis.tex"
says 2 'no starter' env DIR="$room/full" tests/grade/starter.sh
says 0 'without solutions' env DIR="$starter" tests/grade/starter.sh
says 0 'up to date' env DIR="$starter" tests/grade/starter.sh
holds "no folder with answers in it" sh -c "! git -C '$starter' ls-files |
    grep -E 'solutions/|misconceptions/|alternatives/|tests/grade|instructor'"
holds "a clean history: one commit" \
    test "$(git -C "$starter" rev-list --all --count)" = 1
# Not one solution, in any file, whatever it is called there.
tree=$PWD
gives_away() { # FOLDER
    (cd "$1" && git ls-files -z -- '*.[ch]' '*.md' | xargs -0 \
        awk -f "$tree/tests/grade/leaks.awk" \
        part=1 "$tree"/solutions/*/*.c part=2) || return
    echo "nothing is given away"
}
says 0 'nothing' gives_away "$starter"
git clone -q "$starter" "$room/leaky"
sed 's/pair_frequency/helper/' "$right" \
    >>"$room/leaky/chapters/07_add_vs_concat/worked.c"
says 123 'worked.c:.* as in .*full_formula.c' gives_away "$room/leaky"

# A student's life.
git clone -q "$starter" "$room/student"
cd "$room/student" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH
says 0 'check  ' make
holds "no verb in the list that has no script" \
    sh -c "! grep -E '  (test|grade|starter|sync|bench|setup-dev) ' \
        '$room/output'"
says 0 'Begin here' make check
says 0 'pair_frequency: hint 1 of' make hint CH=05
says 2 'is not started yet' make run CH=05
says 2 'no solutions' make run CH=05 ON=reference
says 2 'no solutions' make solution CH=05 FORCE=1
says 0 'Your turn' make walkthrough CH=05
sed 's/-2\.0/-1.0/' "$right" >$stub
says 2 'you get with|misses|forget|exponent' make check CH=05
holds "a mistake is named, from numbers alone" grep -qE \
    'where the formula has|too slowly|half' "$room/output"
cp "$right" $stub
says 0 'This chapter is done' make check CH=05
says 0 '## river_bank' make run CH=05
says 0 'kept-1' make reset CH=05
# shellcheck disable=SC2016 # the inner shell and awk expand these
holds "make help lists nothing that is not here" sh -c \
    'make help | awk "/^    ?[a-z]+ /{ print \$1 }" | xargs -n 1 make -n'

# An update reaches a student who has been at work.
cp "$right" $stub
git add -A && git -c user.name=S -c user.email=s@invalid commit -qm "Mine"
cd "$tree" || exit 2
echo "A sentence more." >"$starter/LICENSE"
says 2 'changes of its own' env DIR="$starter" tests/grade/starter.sh
git -C "$starter" checkout -q LICENSE
echo "/* an older stub */" >>"$starter/$stub"
echo "An older lesson." >"$starter/chapters/05_full_formula/README.md"
echo "Gone since." >"$starter/docs/old.md"
git -C "$starter" add -A
git -C "$starter" -c user.name=C -c user.email=c@invalid commit -qm "Older"
git -C "$room/student" -c user.name=S -c user.email=s@invalid \
    pull -q --no-rebase >/dev/null 2>&1
git -C "$room/student" checkout -q --ours . 2>/dev/null
cp "$right" "$room/student/$stub"
git -C "$room/student" add -A
git -C "$room/student" -c user.name=S -c user.email=s@invalid \
    commit -qm "Mine" >/dev/null 2>&1
says 0 'brought up to date' env DIR="$starter" tests/grade/starter.sh
holds "an update does not touch an exercise" \
    sh -c "git -C '$starter' show --stat | grep -qv '$stub' &&
        tail -n 1 '$starter/$stub' | grep -q older"
holds "an update takes out what is gone" test ! -e "$starter/docs/old.md"
holds "a student merges an update without a conflict" \
    git -C "$room/student" -c user.name=S -c user.email=s@invalid \
    pull -q --no-rebase
holds "and keeps the work" cmp "$right" "$room/student/$stub"
holds "and has the new lesson" cmp chapters/05_full_formula/README.md \
    "$room/student/chapters/05_full_formula/README.md"

sum_up
