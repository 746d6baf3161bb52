#!/bin/sh
# grade_test.sh: grading as a whole. An invented class, graded, killed half way
# and continued; the same words and points as at home; full points for right
# answers; no grading without a sandbox; points files; late submissions; the
# course's own faults; another machine.

. tests/proof/count.sh
BUILD=$(mkdir -p "$BUILD" && cd "$BUILD" && pwd)
temporary_room
# grade CLASS OUT [VARIABLE=VALUE ...]: CLASS and OUT are folders in $room. With
# again=regrade it is make regrade.
grade() {
    submissions=$room/$1 out=$room/$2
    shift 2
    env SUBMISSIONS="$submissions" OUT="$out" "$@" tests/grader/grade.sh \
        "${again-}"
}

# --- what can't be graded, and says so

no_sandbox() { # [VARIABLE=VALUE ...]: where bubblewrap does not work
    grade one out ENCLOSE="$room/sandbox.sh" "$@"
}
session tests/proof/sessions/ungraded.tsv

# --- a class, graded in one go and graded with interruptions

class=$room/class
CH="00 04 05 10" tests/proof/grader/make_class.sh 7 "$class"
mkdir -p "$class/all-right" "$class/other-words"
for solution in solutions/*/*.c; do
    cp "$solution" "$class/all-right/"
    chapter=${solution#solutions/}
    chapter=${chapter%/*}
    for file in tests/"$chapter"/alternatives/*.c; do
        [ ! -f "$file" ] || awk \
            -f tests/proof/grader/merge_source.awk "$file" "$solution" \
            >"$class/other-words/${solution##*/}"
    done
done
chapter=05_full_formula
right=solutions/$chapter/full_formula.c
# Once three have a result, no job goes on until the gate is open. Each job
# calls df.
mkdir "$room/gate" && touch "$room/closed"
graded() { find "$room/again/students" -name result 2>/dev/null | wc -l; }
program "$room/gate/df" <<END
#!/bin/sh
while [ -e "$room/closed" ] &&
    [ "\$(find "$room/again/students" -name result | wc -l)" -ge 3 ]; do
    sleep 0.1
done
exec $(command -v df) "\$@"
END
kill_half_way() {
    (
        exec setsid env SUBMISSIONS="$class" OUT="$room/again" JOBS=2 \
            PATH="$room/gate:$PATH" tests/grader/grade.sh
    ) >/dev/null 2>&1 &
    group=$!
    until [ "$(graded)" -ge 3 ] || ! kill -0 $group 2>/dev/null; do
        sleep 0.1
    done
    /bin/kill -9 -- "-$group" # the session that it leads, and nothing else
    wait $group 2>/dev/null
    rm "$room/closed"
}
session tests/proof/sessions/class.tsv

# --- the same at home: verdict for verdict, word for word

mkdir -p "$room/home/x" "$room/home/no_c" "$room/a copy"
echo 'double pair(' >"$room/home/no_c/full_formula.c"
slips=tests/proof/gallery
for file in tests/$chapter/misconceptions/integer_division.c \
    tests/$chapter/misconceptions/all_sines_first.c \
    $slips/write_past_the_end.c $slips/leak.c $slips/exit_0.c \
    $slips/not_a_number.c $slips/prints.c; do
    folder=$room/home/$(basename "$file" .c)
    mkdir "$folder"
    awk -f tests/proof/grader/merge_source.awk "$file" "$right" \
        >"$folder/full_formula.c"
done
says 0 'submissions?, ' grade home graded CH=05
cp -Rp chapters tests solutions "$room/a copy/"
chmod -R go= "$room/a copy/solutions" # as umask 077 leaves a clone
without_addresses() { sed '/0x[0-9a-f]/d'; }
for file in "$room"/home/*/full_formula.c; do
    student=$(basename "${file%/*}")
    cp "$file" "$room/a copy/chapters/$chapter/"
    (cd "$room/a copy" && CH=05 tests/verbs/check.sh) >"$room/log" 2>&1
    awk -v detailed=1 -f tests/judge/wrap.awk -f tests/judge/board.awk \
        "$BUILD/check/$chapter/verdict" | without_addresses >"$room/home.txt"
    # What the report says below the line is what make check CH=05 says.
    sed '1,/^-------/d' "$room/graded/students/$student/report.txt" |
        without_addresses >"$room/graded.txt"
    holds "$student: at home and graded, the same words" \
        diff -B "$room/home.txt" "$room/graded.txt"
done

# --- what is no student's fault

original=$PWD
in_copy() ( # the copy's own build folder
    cd "$room/a copy" && BUILD=copy-build grade one mine CH=05
)
session tests/proof/sessions/course_files.tsv

# --- another machine beside this one, or what parallel takes for one: its ssh
# is a shell here, which knows nothing of this one's variables. No job ends
# before each machine has begun one. A third one dies in the middle of its own.

if have rsync; then
    for student in ann "it's remote" carl; do
        mkdir -p "$room/three/$student"
        cp "$right" "$room/three/$student/"
    done
    mkdir "$room/both"
    program "$room/both/df" <<END
#!/bin/sh
case "\$*" in
*/dev/shm) exec $(command -v df) "\$@" ;; # not from a job
esac
case \$GRADE_OUT in
*/trial/out) exec $(command -v df) "\$@" ;; # the course's own files
*/course-grade-remote*) here=remote there=local ;;
*) here=local there=remote ;;
esac
touch "$room/\$here.begun"
tries=0
until [ -e "$room/\$there.begun" ] || [ \$tries = 6000 ]; do
    sleep 0.1
    tries=\$((tries + 1))
done
exec $(command -v df) "\$@"
END
    program "$room/ssh" <<'END'
#!/bin/sh
until [ "$1" = remote ] || [ "$1" = mortal ]; do shift; done
host=$1
shift
[ "$1" != -- ] || shift
set -- env -i HOME="$HOME" PATH="${OTHER-}$PATH" SHELL=/bin/sh sh -c "$*"
[ "$host" = mortal ] || exec "$@"
[ ! -e "$0.dead" ] || exit 255
case $* in
*"exec perl"*) touch "$0.dead" && timeout -s KILL 0.2 "$@" ;;
*) exec "$@" ;;
esac
exit 255
END
    printf '1/mortal\n1/remote\n1/:\n' >"$room/hosts"
    session tests/proof/sessions/machines.tsv
fi

# --- for sessions/grade.tsv: a machine in trouble, points, some chapters alone,
# one student again, the roster, who is alike, and everything odd that students
# hand in

week() { # [VARIABLE=VALUE ...]
    grade week week-out CH="05 6" ROSTER="$room/roster.csv" "$@"
}
points_in() { cut -d, -f1-5 "$room/$1/grades.csv"; }
odd_files() { python3 -B tests/proof/grader/gallery/odd_files.py "$@"; }
odd() { grade odd/class odd/out CH=05 ROSTER="$room/odd/roster.csv" \
    LATE='10 % a day' COMMENTS="$room/odd/comments"; }
session tests/proof/sessions/grade.tsv

# --- the pages

session tests/proof/sessions/reports.tsv
GRADED=$room/graded counted tests/proof/pages/test.sh reports.mjs
sum_up
