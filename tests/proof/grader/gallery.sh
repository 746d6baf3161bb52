#!/bin/sh
# gallery.sh [--all | FILE ...]: the gallery of hostile submissions, and of
# honest ones that look odd, graded as a class; or these files alone. Without
# --all it takes half of them, the other half at the next commit, and those that
# its later steps need. Each file of gallery/ is chapter 05 of one student; what
# it lacks of the exercise is the reference's.
# It says in the comment on top
#
#   points: what it honestly earns; all: every point of the chapter
#   flag:   what the instructor must be shown (a pattern; empty: nothing)
#
# A file that gets through the sandbox prints REACHED. None of them is looked at
# before it runs: what stops them is that the tests are in another process.

. tests/proof/count.sh
chapter=05_full_formula
name=full_formula
temporary_room
class=$room/class out=$room/out
alone=${1+yes}
as_user="stops_and_kills_all fork_bomb reads_the_launcher files_in_memory
    forges_answers table_of_functions"
always="$as_user helpers_that_compute deaf_and_asleep escapes_in_output"
case ${1---half} in
--all) alone='' && set -- tests/proof/grader/gallery/*.c ;;
--half)
    # shellcheck disable=SC2046 # one word for each file
    set -- $(printf '%s\n' tests/proof/grader/gallery/*.c |
        awk -v always="$(echo "$always" | xargs)" -v turn="$turn" '
            { name = $0; gsub(/.*\/|[.]c$/, "", name) }
            NR % 2 == turn % 2 || index(" " always " ", " " name " ")') ;;
esac

submit() { # STUDENT: its folder for chapter 05
    folder=$class/$1/chapters/$chapter
    mkdir -p "$folder"
}

# --- the class

about() { sed -n "s/^[\/ ]\*  *$1: *//p" "$2" | sed 's/ *\*\/$//'; }
mkdir -p "$class" "$room/outside"
echo "a secret" >"$room/secret"
right=solutions/$chapter/$name.c
for file; do
    [ -f "$file" ] || stop "There is no file $file."
    base=${file##*/}
    submit "${base%.c}"
    awk -f tests/proof/grader/merge_source.awk "$file" "$right" |
        sed "s|SECRET\"|$room/secret\"|; s|OUTSIDE|$room/outside|
            s|NETWORK|$(readlink /proc/self/ns/net)|" >"$folder/$name.c"
done

grade() { # OUT: the submissions in $class
    CH=05 SUBMISSIONS=$class OUT=$1 tests/grader/grade.sh >"$1.log" 2>&1 ||
        bad "the class is not graded to the end: $(cat "$1.log")"
}

points() { awk -F, -v who="$1" '$1 == who { print $2 }' "$out/grades.csv"; }
flags() { sed -n 's/^flag	//p' "$out/students/$1/result"; }

# earns STUDENT POINTS FLAG
earns() {
    worth=$2
    [ "$worth" != all ] || worth=$all
    if [ "$(points "$1")" != "$worth" ]; then
        bad "$1 earns $(points "$1") points, not $worth"
    elif [ -n "$3" ] && ! flags "$1" | grep -qE -e "$3"; then
        bad "$1 should be flagged \"$3\", and is: $(flags "$1" | tr '\n' ';')"
    elif [ -z "$3" ] && [ -n "$(flags "$1")" ]; then
        bad "$1 is flagged: $(flags "$1" | tr '\n' ';')"
    else
        good
    fi
}

# grade_class FILE ...: grades $class. Each file earns what it says, and nothing
# gets through the sandbox.
grade_class() {
    before=$(find "$class" "$room/outside" | sort | cksum)
    grade "$out"
    all=$(wc -l <"$BUILD/tests/$chapter.claims")
    for file; do
        base=${file##*/}
        earns "${base%.c}" "$(about points "$file")" "$(about flag "$file")"
    done
    reached=$(grep -rhE 'REACHED' "$out/students" --include=result | head -n 5)
    holds "nothing got through the sandbox: $reached" test -z "$reached"
    holds "nothing was written or deleted outside" \
        test "$before" = "$(find "$class" "$room/outside" | sort | cksum)"
    holds "the secret is still secret" \
        sh -c "! grep -rq 'a secret' '$out/students'"
    holds "the compiler sees no file of this machine, nor complains of one" \
        sh -c "! grep -rq 'root:' '$out/students'"
}

if [ -n "$alone" ]; then
    grade_class "$@"
    sum_up
    exit
fi

# --- with everything that make grade does

grade_class "$@"
counted python3 -B tests/proof/grader/gallery/odd_files.py clean "$out"
holds "nothing printed becomes part of a page" \
    grep -q '&lt;script&gt;' "$out/students/escapes_in_output/report.html"

# An exercise that loops or waits is waited for once: as many of its claims as
# run side by side are stopped, and the others are skipped.
beside=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
[ "$beside" -le 8 ] || beside=8
waited=$(awk -F'\t' '
    $1 == "claim" && $5 ~ /^(endless|idle)$/ { n[FILENAME "," $2]++ }
    END { for (k in n) print n[k], k }' "$out"/students/*/result |
    sort -rn | head -n 1)
holds "some are waited for" test -n "$waited"
holds "nobody keeps the others waiting: ${waited#"$out"}" \
    test "${waited%% *}" -le "$beside"

# --- without bubblewrap, as a user of their own: filter and line are the same

if [ "$(id -u)" = 0 ]; then
    class=$room/user.class out=$room/user
    mkdir "$class"
    for student in $as_user; do
        cp -R "$room/class/$student" "$class/"
    done
    GRADE_SANDBOX=user GRADE_UID=64997
    export GRADE_SANDBOX GRADE_UID
    grade "$out"
    unset GRADE_SANDBOX GRADE_UID
    for student in $as_user; do
        file=tests/proof/grader/gallery/$student.c
        earns "$student" "$(about points "$file")" "$(about flag "$file")"
    done
    holds "nothing was reached there" \
        sh -c "! grep -rl REACHED '$out/students' --include=result"
    holds "and nothing was left running" \
        sh -c "! ps -e -o uid=,stat= | awk '\$2 !~ /^Z/' | grep -w 64997"
fi

# --- time: what is right and slow, what a compiler never finishes, and a judge
# that does not come to its end. Others lose nothing.

export GRADE_SECONDS=2
class=$room/slow out=$room/slow.out
submit sleeps_before_it_is_right
{
    printf '#include <time.h>\n#include <unistd.h>\n__attribute__((%s)) ' \
        constructor
    echo 'static void wait_a_little(void)'
    echo '{ nanosleep(&(struct timespec){3, 0}, NULL); }'
    cat "$right"
} >"$folder/$name.c"
submit computes_before_it_is_right
sed '/^{/a\
for (volatile long k = 0; k < 1000000; k++) continue;' "$right" \
    >"$folder/$name.c"
submit compiles_without_end
{
    printf '#define T(x) x x x x x x x x\n#define M T(T(T(T(T(T(T(+ k)))))))\n'
    echo 'int much(int k); int much(int k) { return k M; }'
    cat "$right"
} >"$folder/$name.c"
submit honest
cp "$right" "$folder/"
grade "$out"
earns honest all ''
earns compiles_without_end 0 'the compiler had to be stopped'
for student in sleeps computes; do
    student=${student}_before_it_is_right
    holds "$student: flagged" sh -c \
        "grep -q 'flag.*used up its time' '$out/students/$student/result'"
    holds "$student: some tests pass, and some are not run" test \
        "$(points $student)" -gt 0 -a "$(points $student)" -lt "$all"
done
mkdir "$room/tools"
program "$room/tools/awk" <<END
#!/bin/sh
case \$PWD,\$* in
*/course-grade.*recognise.awk*) while :; do :; done ;;
esac
exec $(command -v awk) "\$@"
END
cp "$room/tools/awk" "$room/tools/mawk"
class=$room/judged out=$room/judged.out
submit honest
cp "$right" "$folder/"
submit broken
echo '{' >"$folder/$name.c"
GRADE_JUDGE_SECONDS=1 PATH=$room/tools:$PATH grade "$out"
earns honest all 'took too long to judge'
earns broken 0 'took too long to judge'
unset GRADE_SECONDS

# --- what a submission computes is what it is charged, with helpers or without
#
# What grading costs by itself is that of an empty file. It varies with what
# else the machine does, and by less than itself. Helpers would add 8 seconds.

class=$room/charged out=$room/charged.out
charged() { # FILE: sets seconds, what the processor computes to grade it
    rm -rf "$class" "$out"
    submit one
    cp "$1" "$folder/$name.c"
    seconds=$(CH=05 SUBMISSIONS=$class OUT=$out GRADE_SECONDS=2 \
        python3 tests/proof/grader/measure.py tests/grader/grade.sh)
    seconds=${seconds%% *}
}
less() { awk "BEGIN { exit !($1) }"; }
helped=$room/class/helpers_that_compute/chapters/$chapter/$name.c
awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$room/stub.c"
charged "$room/stub.c"
empty=$seconds
sed 's/HELPERS = 4/HELPERS = 0/' "$helped" >"$room/alone.c"
charged "$room/alone.c"
holds "of 2 seconds it has used $seconds, less $empty for an empty file" \
    less "$seconds < 2 + 2 * $empty"
holds "it has used them all, and that is said" \
    grep -q 'flag.*used up its time' "$out/students/one/result"
charged "$helped"
holds "helpers add nothing: $seconds, less $empty" \
    less "$seconds < 2 + 2 * $empty"

# Where the kernel can't count helpers there are none, and that is said.
cc -o "$room/listens" tests/proof/grader/listens.c
class=$room/unasked out=$room/unasked.out
for student in helpers_that_compute leak; do
    submit $student
    cp "$helped" "$folder/$name.c"
done
{
    printf '#include <stdlib.h>\nstatic void *kept;\n__attribute__((%s)) ' \
        constructor
    echo 'static void leak(void) { kept = malloc(9); kept = NULL; }'
    cat "$right"
} >"$folder/$name.c"
grade "$out"
earns leak 0 ''
rm -rf "$out"
says 0 '^Leaks are not looked for' env CH=05 SUBMISSIONS="$class" OUT="$out" \
    "$room/listens" tests/grader/grade.sh
earns leak all ''
earns helpers_that_compute 0 'asked the system'

# --- a grading that is killed while a worker waits leaves nothing behind

class=$room/killed out=$room/killed.out
mkdir -p "$class/one"
cp "$room/class/deaf_and_asleep/chapters/$chapter/$name.c" "$class/one/"
CH=05 SUBMISSIONS=$class OUT=$out TMPDIR=$room setsid tests/grader/grade.sh \
    >"$out.log" 2>&1 &
group=$!
# Lists all processes beside a worker of this grading: the libraries that are
# mounted there are in the folder of its work. (Some end while they are listed.)
inside() {
    grep -ls "$(sed 's|.*/||' "$out/work")/.*/libraries /libraries " \
        /proc/[0-9]*/mountinfo >"$room/inside"
    [ -s "$room/inside" ]
}
until [ -s "$out/work" ] && inside || ! kill -0 $group 2>/dev/null; do
    sleep 0.1
done
/bin/kill -9 -- "-$group" # the session that it leads, and nothing else
wait $group 2>/dev/null
holds "there was a sandbox to kill" test -s "$room/inside"
tries=0
while inside && [ $tries -lt 6000 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
holds "killed while it runs: no launcher and no worker is left" \
    test ! -s "$room/inside"

# --- what the sandbox shows: these places and no other. Instead of the launcher
# there is a script that tells what is mounted.

mkdir -p "$room/build/worker" "$room/work/libraries"
cp "$BUILD/worker/connect" "$room/build/worker/"
printf '#!/bin/sh\ncat /proc/mounts >&2\n' >"$room/build/worker/launcher"
chmod 755 "$room/build/worker/launcher"
grade=$PWD/tests/grader
(
    export BUILD="$room/build" GRADE_SANDBOX=bwrap GRADE_AS='' GRADE_LIMIT='' \
        ASAN_OPTIONS='' UBSAN_OPTIONS=''
    cd "$room/work" && "$grade/sandbox.sh" run "$room/work/libraries" true .
) 2>"$room/log"
awk '{ print $2, substr($4, 1, 2) }' "$room/log" >"$room/mounts"
for place in "/ ro" "/usr ro" "/launcher ro" "/libraries ro"; do
    holds "in the sandbox there is $place" grep -qx "$place" "$room/mounts"
done
grep -vxE \
"/(usr|usr/lib/debug|lib|lib64|bin|launcher|libraries)? ro|\
/dev/(null|zero|urandom) r[ow]|/proc(/.*)? r[ow]" "$room/mounts" >"$room/more"
holds "and nothing else: $(tr '\n' ' ' <"$room/more")" test ! -s "$room/more"

sum_up
