#!/bin/sh
# gallery.sh [FILE ...]: the gallery of hostile submissions, graded as a class
# together with honest ones, or these files alone. Each file of gallery/ is
# chapter 05 of one student; what it lacks of the exercise is the reference's.
# It says in the comment on top
#
#   points: what it honestly earns; all: every point of the chapter
#   flag:   what the instructor must be shown (a pattern; empty: nothing)
#
# A file that gets through the sandbox prints REACHED. None of them is looked at
# before it runs: what stops them is that the tests are in another process.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
chapter=05_full_formula
name=full_formula
room=$(mktemp -d)
chmod 755 "$room"
trap 'rm -rf "$room"' EXIT
class=$room/class out=$room/out
alone=${1+yes}
[ $# -gt 0 ] || set -- tests/proof/grader/gallery/*.c

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
    CH=05 SUBMISSIONS=$class OUT=$1 tests/grader/grade.sh >"$1.said" 2>&1 ||
        bad "the class is not graded to the end: $(cat "$1.said")"
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
submit honest
cp "$right" "$folder/"
submit honest_helper # not static, and the tests know no such name
sed 's/^#include "full.*/&\ndouble helper(double x);\
double helper(double x) { return x; }/
    s/pe\[index\] = \(.*\);/pe[index] = helper(\1);/' \
    "$right" >"$folder/$name.c"
submit a_hundred_megabytes
{
    cat "$right"
    head -c 104857600 /dev/zero | tr '\0' ' '
} >"$folder/$name.c"
submit link_to_a_file
ln -s "$class/honest/chapters/$chapter/$name.c" "$folder/$name.c"
mkdir -p "$class/link_to_a_folder"
ln -s "$class/honest/chapters" "$class/link_to_a_folder/chapters"
submit a_folder_in_its_place
mkdir "$folder/$name.c"
submit a_pipe_in_its_place
mkfifo "$folder/$name.c"
submit "it's a \"name\" \$(touch $(basename "$room")) ; with spaces"
cp "$class/honest/chapters/$chapter/$name.c" "$folder/"
submit 'a
line end'
cp "$class/honest/chapters/$chapter/$name.c" "$folder/"
mkdir -p "$class/renamed/my work"
cp "$class/honest/chapters/$chapter/$name.c" \
    "$class/renamed/my work/Full-Formula (2).c"
mkdir -p "$class/without_its_underscore" "$class/line_ends_inside/x
y"
cp "$class/honest/chapters/$chapter/$name.c" \
    "$class/without_its_underscore/FullFormula.C"
cp "$class/honest/chapters/$chapter/$name.c" "$class/line_ends_inside/x
y/"
mkdir -p "$class/nothing_at_all"
honest=$class/honest/chapters/$chapter/$name.c
stub=$room/stub.c
awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$stub"
mkdir -p "$class/only_an_archive" "$class/in_another_folder/solutions" \
    "$class/as_text" "$class/stub_and_answer" "$class/stub_in_its_place"
echo PK >"$class/only_an_archive/exercises.zip"
cp "$honest" "$class/in_another_folder/solutions/"
cp "$honest" "$class/as_text/$name.c.txt"
cp "$stub" "$class/stub_and_answer/$name.c"
cp "$honest" "$class/stub_and_answer/$name (1).c"
submit stub_in_its_place
cp "$stub" "$folder/$name.c"
cp "$honest" "$class/stub_in_its_place/"
submit zero_before_hash
{
    printf '\0#pragma GCC poison nothing\n'
    cat "$honest"
} >"$folder/$name.c"
submit line_of_brackets # and a forged report that names this line
{
    echo '#include <unistd.h>'
    echo "#if 0"
    head -c 160000 /dev/zero | sed 's/\x00\x00/a[/g'
    printf '\n#endif\nstatic const char said[] = "==2==ERROR: '
    printf 'AddressSanitizer: heap-buffer-overflow\\nREAD of size 8\\n    #0 '
    printf '0x1 in pair_frequency chapters/%s/%s.c:3:1\\n' $chapter $name
    printf '0x1 is located 0 bytes to the right of 48-byte region\\n";\n'
    sed '/^double pair_frequency/,/^}/s/^{/&\
_exit((int)write(2, said, sizeof said - 1));/' "$right"
} >"$folder/$name.c"
submit blank_lines # above the code of an exercise that is not finished
{
    head -c 180000 /dev/zero | tr '\0' '\n'
    cat "$stub"
} >"$folder/$name.c"
submit not_text
head -c 5000 /dev/urandom >"$folder/$name.c"
submit its_own_rules # tests, headers and Makefile are the instructor's
cp "chapters/$chapter/$name.h" "$folder/"
sed 's/encode_position(pos, \(.*\) pe\[/encode_position(pos + 1, \1 pe[/' \
    "$right" >"$folder/$name.c"
mkdir -p "$class/its_own_rules/tests/judge"
echo 'exit 0' >"$class/its_own_rules/tests/judge/judge.sh"
echo 'all: ; touch harm' >"$class/its_own_rules/Makefile"

# --- with everything that make grade does

grade_class "$@"
earns honest all ''
earns honest_helper all ''
earns a_hundred_megabytes 0 'the file is too large'
earns link_to_a_file 0 'symbolic link'
earns link_to_a_folder 0 'symbolic link'
earns a_folder_in_its_place 0 ''
earns a_pipe_in_its_place 0 'neither a file nor a folder'
earns renamed all ''
earns without_its_underscore all ''
earns line_ends_inside 0 'names with line ends'
earns nothing_at_all 0 ''
earns only_an_archive 0 'no exercise was found; there are: exercises.zip'
earns only_an_archive 0 'an archive was not opened: exercises.zip'
earns in_another_folder 0 'no exercise was found; there are: solutions'
earns as_text all ''
earns stub_and_answer all ''
earns stub_in_its_place all ''
earns zero_before_hash all ''
earns not_text 0 ''
earns line_of_brackets 0 ''
earns blank_lines 0 ''
earns its_own_rules 11 '' # all but encode_sequence
holds "a name with quotes and spaces is graded" \
    grep -q '^"it.s a ""name"" .*with spaces",'"$all," "$out/grades.csv"
holds "a name with a line end is graded" \
    grep -q "^a?line end,$all," "$out/grades.csv"
holds "no name was run as a command" \
    test ! -e "$(basename "$room")"
# Bytes of more than one are fine, but for U+0080 to U+009F, controls too.
controls() {
    cat "$out"/students/*/report.* | tr -d '\n\t' |
        LC_ALL=C sed "s/$(printf '\302')[$(printf '\200-\237')]/\a/g" |
        LC_ALL=C grep -aq '[[:cntrl:]]'
}
if controls; then
    bad "a report has control characters in it"
else
    good
fi
holds "nothing printed becomes part of a page" \
    grep -q '&lt;script&gt;' "$out/students/escapes_in_output/report.html"
if have xmllint; then
    holds "JUnit files are well formed" \
        xmllint --noout "$out"/students/*/junit.xml
fi

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
    some="stops_and_kills_all fork_bomb reads_the_launcher files_in_memory
        forges_answers table_of_functions"
    class=$room/user.class out=$room/user
    mkdir "$class"
    for student in $some; do
        cp -R "$room/class/$student" "$class/"
    done
    GRADE_SANDBOX=user GRADE_UID=64997
    export GRADE_SANDBOX GRADE_UID
    grade "$out"
    unset GRADE_SANDBOX GRADE_UID
    for student in $some; do
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
cat >"$room/tools/awk" <<END
#!/bin/sh
case \$PWD,\$* in
*/course-grade.*recognise.awk*) while :; do :; done ;;
esac
exec $(command -v awk) "\$@"
END
chmod +x "$room/tools/awk"
class=$room/judged out=$room/judged.out
submit honest
cp "$right" "$folder/"
submit broken
echo '{' >"$folder/$name.c"
GRADE_JUDGE_SECONDS=1 PATH=$room/tools:$PATH grade "$out"
earns honest all 'took too long to judge'
earns broken 0 'took too long to judge'
unset GRADE_SECONDS

# --- a grading that is killed while a worker waits leaves nothing behind

class=$room/killed out=$room/killed.out
mkdir -p "$class/one"
cp "$room/class/deaf_and_asleep/chapters/$chapter/$name.c" "$class/one/"
CH=05 SUBMISSIONS=$class OUT=$out setsid tests/grader/grade.sh \
    >"$out.said" 2>&1 &
group=$!
# The launcher, and what it has started: bwrap names the folder of the work.
inside() {
    ps -e -o pid=,ppid=,args= | awk -v work="$(cat "$out/work")/" '
        { parent[$1] = $2; name[$1] = $3; line[$1] = $0 }
        END {
            for (p in name) {
                q = parent[p]
                r = parent[q]
                if (name[p] == "/launcher" && (index(line[q], work) ||
                    index(line[r], work))) print p
            }
        }'
}
launcher=
until [ -n "$launcher" ] || ! kill -0 $group 2>/dev/null; do
    sleep 0.1
    launcher=$(inside 2>/dev/null)
done
/bin/kill -9 -- "-$group" # the session that it leads, and nothing else
wait $group 2>/dev/null
still_there() {
    for process in $launcher; do
        ! kill -0 "$process" 2>/dev/null || return 0
    done
    return 1
}
tries=0
while still_there && [ $tries -lt 6000 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
holds "there was a worker to kill" test -n "$launcher"
holds "killed while it runs: no launcher and no worker is left" \
    sh -c "! ps -o pid= -p '$(echo "$launcher" | paste -sd, -)' | grep -q ."

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
) 2>"$room/said"
awk '{ print $2, substr($4, 1, 2) }' "$room/said" >"$room/mounts"
for place in "/ ro" "/usr ro" "/launcher ro" "/libraries ro"; do
    holds "in the sandbox there is $place" grep -qx "$place" "$room/mounts"
done
grep -vxE \
"/(usr|usr/lib/debug|lib|lib64|bin|launcher|libraries)? ro|\
/dev/(null|zero|urandom) r[ow]|/proc(/.*)? r[ow]" "$room/mounts" >"$room/more"
holds "and nothing else: $(tr '\n' ' ' <"$room/more")" test ! -s "$room/more"

sum_up
