#!/bin/sh
# grade_test.sh: grading as a whole. An invented class, graded, killed half way
# and continued; the same words and points as at home; full points for right
# answers; no grading without a sandbox; points files; late submissions; another
# machine.
set -u

. docs/notes/browser.sh
. tests/verbs/common.sh
. tests/proof/count.sh
BUILD=$(mkdir -p "$BUILD" && cd "$BUILD" && pwd)
room=$(mktemp -d)
chmod 755 "$room"
trap 'rm -rf "$room"' EXIT
grade() { SUBMISSIONS=$1 OUT=$2 tests/grader/grade.sh; }

# --- what can't be graded, and says so

says 2 'SUBMISSIONS and OUT are required' tests/grader/grade.sh
for jobs in abc 0 -1 1.5 '2 3' 0% %; do
    says 2 'JOBS is a whole number' env JOBS="$jobs" SUBMISSIONS=tests \
        OUT="$room/out" tests/grader/grade.sh
done
says 2 'There is no folder' grade "$room/nobody" "$room/out"
mkdir "$room/empty"
echo PK >"$room/damaged.zip"
says 2 'damaged.zip can.t be read: it is damaged' grade "$room/damaged.zip" \
    "$room/out"
says 2 'has no folders' grade "$room/empty" "$room/out"
mkdir "$room/tools" # where bubblewrap does not work
printf '#!/bin/sh\necho no namespaces here >&2\nexit 1\n' >"$room/tools/bwrap"
chmod +x "$room/tools/bwrap"
mkdir -p "$room/one/ann"
(
    # The sandbox finds its programs by a path of its own: take that, too.
    sed "s|PATH=/usr/bin:/bin|PATH=$room/tools:/usr/bin:/bin|" \
        tests/grader/sandbox.sh >"$room/sandbox.sh"
)
chmod +x "$room/sandbox.sh"
says 2 'no sandbox' env ENCLOSE="$room/sandbox.sh" SUBMISSIONS="$room/one" \
    OUT="$room/out" tests/grader/grade.sh
says 2 'no sandbox' env ENCLOSE="$room/sandbox.sh" UNSAFE=1 \
    SUBMISSIONS="$room/one" OUT="$room/out" tests/grader/grade.sh
says 0 'a submission can do everything that you can' env \
    UNSAFE='yes, run untrusted code without a sandbox' \
    SUBMISSIONS="$room/one" OUT="$room/unsafe" tests/grader/grade.sh

# --- a class, graded in one go and graded with interruptions

class=$room/class
tests/proof/grader/make_class.sh 7 "$class"
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
says 0 'submissions?, ' grade "$class" "$room/once"
holds "the seventh, a hostile one, is flagged" \
    grep -q '^student-0007,.*[^,]$' "$room/once/grades.csv"
students=$(($(wc -l <"$room/once/grades.csv") - 1))
holds "everybody is in grades.csv" \
    test "$students" = "$(find "$class" -mindepth 1 -maxdepth 1 | wc -l)"
of=$(awk -F, '$1 == "all-right" { print $3 }' "$room/once/grades.csv")
for student in all-right other-words; do
    holds "$student: every point" \
        grep -q "^$student,$of,$of," "$room/once/grades.csv"
done

# The others are graded again, with a stop on the way.
rm -r "$class/all-right" "$class/other-words"
grep -vE '^(all-right|other-words),' "$room/once/grades.csv" \
    >"$room/once.csv"
# Once three have a result, no job goes on until the gate is open. Each job
# calls df.
mkdir "$room/gate" && touch "$room/closed"
graded() { find "$room/again/students" -name result 2>/dev/null | wc -l; }
cat >"$room/gate/df" <<END
#!/bin/sh
while [ -e "$room/closed" ] &&
    [ "\$(find "$room/again/students" -name result | wc -l)" -ge 3 ]; do
    sleep 0.1
done
exec $(command -v df) "\$@"
END
chmod +x "$room/gate/df"
(
    SUBMISSIONS=$class OUT=$room/again JOBS=2
    export SUBMISSIONS OUT JOBS
    exec setsid env PATH="$room/gate:$PATH" tests/grader/grade.sh
) >/dev/null 2>&1 &
group=$!
until [ "$(graded)" -ge 3 ] || ! kill -0 $group 2>/dev/null; do
    sleep 0.1
done
/bin/kill -9 -- "-$group" # the whole session that it leads, and nothing else
wait $group 2>/dev/null
rm "$room/closed"
holds "killed half way" sh -c \
    "! [ -f '$room/again/grades.csv' ]"
says 0 'submissions?, ' grade "$class" "$room/again"
holds "killed half way and graded on: the same marks" \
    cmp "$room/once.csv" "$room/again/grades.csv"
holds "no student is graded twice" sh -c \
    "! awk '\$7 == 0 { print \$NF }' '$room/again/joblog' |
        sort | uniq -d | grep ."
says 0 'submissions?, ' grade "$class" "$room/again"
holds "a third run changes nothing" \
    cmp "$room/once.csv" "$room/again/grades.csv"
chapter=05_full_formula
mkdir "$class/too-late"
cp "solutions/$chapter/full_formula.c" "$class/too-late/"
claims=$(wc -l <"$BUILD/tests/$chapter.claims")
says 0 'submissions?, ' grade "$class" "$room/again"
holds "a late submission is graded on its own" sh -c \
    "grep -q '^too-late,$claims,$of,' '$room/again/grades.csv' &&
    grep -v '^too-late' '$room/again/grades.csv' |
        cmp - '$room/once.csv'"
holds "nothing is left behind" sh -c \
    "! ls -d \"\${TMPDIR:-/tmp}\"/course-grade.* 2>/dev/null |
        grep -F \"\$(cat \
    '$room/again/work' 2>/dev/null || echo none)\""

# --- the same at home: verdict for verdict, word for word

mkdir -p "$room/home/x"
for kind in misconceptions/integer_division misconceptions/all_sines_first; do
    file=tests/$chapter/$kind.c
    mkdir -p "$room/home/${kind##*/}"
    awk -f tests/proof/grader/merge_source.awk "$file" \
        solutions/$chapter/full_formula.c \
        >"$room/home/${kind##*/}/full_formula.c"
done
for kind in write_past_the_end leak exit_0 not_a_number endless_loop prints; do
    mkdir -p "$room/home/$kind"
    awk -f tests/proof/grader/merge_source.awk "tests/proof/gallery/$kind.c" \
        solutions/$chapter/full_formula.c >"$room/home/$kind/full_formula.c"
done
mkdir -p "$room/home/no_c" &&
    echo 'double pair(' >"$room/home/no_c/full_formula.c"
says 0 'submissions?, ' grade "$room/home" "$room/graded"
copy=$room/copy
mkdir "$copy"
cp -Rp chapters tests solutions "$copy/"
(
    cd "$copy" || exit
    for folder in "$room"/home/*/; do
        student=$(basename "$folder")
        [ -f "$folder/full_formula.c" ] || continue
        cp "$folder/full_formula.c" chapters/$chapter/
        verdict=$BUILD/check/$chapter/verdict
        CH=05 tests/verbs/check.sh >said 2>&1
        awk -v detailed=1 -f tests/judge/wrap.awk -f tests/judge/board.awk \
            "$verdict" >"$room/home/$student.home"
    done
)
for home in "$room"/home/*.home; do
    student=$(basename "$home" .home)
    # What the report says below the line is what make check CH=05 says.
    sed '1,/^-------/d' "$room/graded/students/$student/report.txt" |
        sed 1d >"$room/graded.txt"
    sed 1d "$home" >"$room/home.txt"
    sed -i '/0x[0-9a-f]/d' "$room/graded.txt" "$room/home.txt"
    # In which line of its loop a program is stopped is chance.
    [ "$student" != endless_loop ] ||
        sed -i 's/, line [0-9]*$//' "$room/graded.txt" "$room/home.txt"
    holds "$student: at home and graded, the same words" \
        diff -B "$room/home.txt" "$room/graded.txt"
done

# --- another machine beside this one, or what parallel takes for one: its ssh
# is a shell here, which knows nothing of this one's variables. No job ends
# before each machine has begun one. A third machine does not answer.

if have rsync; then
    for student in ann "it's remote" carl; do
        mkdir -p "$room/three/$student"
        cp solutions/$chapter/full_formula.c "$room/three/$student/"
    done
    mkdir "$room/both"
    cat >"$room/both/df" <<END
#!/bin/sh
case \$GRADE_OUT in
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
    chmod +x "$room/both/df"
    cat >"$room/ssh" <<'END'
#!/bin/sh
while [ "$1" != remote ]; do
    case $* in
    dead*rsync*) touch "$0.dead" && exit 255 ;;
    dead*) exit 255 ;;
    esac
    shift
done
shift
[ "$1" != -- ] || shift
exec env -i HOME="$HOME" PATH="$PATH" SHELL=/bin/sh sh -c "$*"
END
    chmod +x "$room/ssh"
    printf '1/dead\n1/remote\n1/:\n' >"$room/hosts"
    says 0 'submissions?, ' env PARALLEL_SSH="$room/ssh" HOSTS="$room/hosts" \
        PATH="$room/both:$PATH" SUBMISSIONS="$room/three" \
        OUT="$room/two-machines" tests/grader/grade.sh
    cat "$room/two-machines/errors"
    says 0 'submissions?, ' grade "$room/three" "$room/one-machine"
    holds "graded on another machine: the same marks" \
        cmp "$room/two-machines/grades.csv" "$room/one-machine/grades.csv"
    holds "some were graded there" \
        grep -q '	remote	' "$room/two-machines/joblog"
    holds "and some here" grep -q '	:	' "$room/two-machines/joblog"
    holds "what the dead one did not do, another one has done" \
        test -e "$room/ssh.dead"
fi

# A report calls what was not built or not run by one name, on top and below.
mkdir -p "$room/not-run/refused"
head -c 300000 /dev/zero | tr '\0' ' ' >"$room/not-run/refused/full_formula.c"
says 0 'submissions?, ' env JOBS=100% SUBMISSIONS="$room/not-run" \
    OUT="$room/not-run.graded" tests/grader/grade.sh
report=$room/not-run.graded/students/refused/report
holds "a report says in both places that it was not run" \
    test "$(grep -c 'full_formula .*was not run$' "$report.txt")" = 2 -a \
    "$(grep -c 'does not build' "$report.txt")" = 0
holds "what is missing is not handed in, and nothing to put back" sh -c \
    "grep -q 'order_blind.c not handed in' \
        '$report.html' && ! grep 'make reset' '$report'.* \
        '${report%report}junit.xml'"

# --- what is beside the folders, what has changed, and a machine in trouble

two=$room/two # two students
mkdir -p "$two/ann" "$two/bob"
cp solutions/$chapter/full_formula.c "$two/ann/"
cp solutions/$chapter/full_formula.c "$two/bob/"
touch "$two/late.zip"
says 2 'lies in the folder of the submissions' grade "$two" "$two/marks"
holds "and is not left there" test ! -e "$two/marks"
mkdir "$room/full" # a disk that has no room, or says so
printf '#!/bin/sh\necho; echo disk 1 1 1024 1%% /\n' >"$room/full/df"
chmod +x "$room/full/df"
says 1 'no result yet' env PATH="$room/full:$PATH" SUBMISSIONS="$two" \
    OUT="$room/two-out" tests/grader/grade.sh
holds "for want of room" grep -q 'less than 128 MB' "$room/two-out/errors"
says 0 '^  late.zip$' grade "$two" "$room/two-out"
echo "/* again */" >>"$two/bob/full_formula.c"
says 0 '^  bob$' grade "$two" "$room/two-out"
says 0 '^  bob$' grade "$two" "$room/two-out" # until it is deleted
rm -r "$room/two-out/students/bob" "$room/two-out/submissions/bob"
says 0 'submissions?, ' grade "$two" "$room/two-out"
holds "graded again, and no longer named" \
    sh -c "! grep -q '^  bob' '$room/output'"
says 2 'bwrap, or user' env GRADE_SANDBOX=none SUBMISSIONS="$two" \
    OUT="$room/none" tests/grader/grade.sh
if [ "$(id -u)" = 0 ]; then # a user of its own, as in a container
    says 0 'submissions?, ' env GRADE_SANDBOX=user GRADE_UID=64998 JOBS=2 \
        SUBMISSIONS="$two" OUT="$room/user" tests/grader/grade.sh
    holds "two students, one user: no tests are ended" \
        cmp "$room/two-out/grades.csv" "$room/user/grades.csv"
fi

# --- names: of any length, in any writing, with anything in them

long=$(printf '%0250d' 0 | tr 0 a)
russian=$(printf 'Ж%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)
odd=$(printf 'M\374ller \342\200\256evil\302\205 \342\201\247x')
file=$(printf '\342\200\256full_formula\302\233.c')
for student in "$long" "${long}b" "${russian}_1" "${russian}_2" "$odd"; do
    mkdir -p "$room/names/$student"
    cp solutions/$chapter/full_formula.c "$room/names/$student/$file"
done
says 0 '5 submissions' grade "$room/names" "$room/named"
says 0 '5 submissions' grade "$room/names" "$room/named"
for student in "$long" "${long}b" "${russian}_1" "${russian}_2" \
    'M?ller ?evil? ?x'; do
    holds "the marks have the name $student" \
        grep -q "^$student,[1-9]" "$room/named/grades.csv"
done
holds "no key is too long for a file's name" sh -c \
    "ls '$room/named/students' | awk 'length > 100 { exit 1 }'"
holds "the file's name is in the report" \
    grep -q 'file ?full_formula?\.c' "$room"/named/students/a*/report.txt
# U+0080 to U+009F, marks of direction, and what is no UTF-8
holds "nothing unseen gets into marks, pages and reports" sh -c "
    cd '$room/named' && for file in *.csv *.html students/*/*.html \
        students/*/*.txt students/*/*.xml; do
        iconv -f UTF-8 -t UTF-8 \"\$file\" >/dev/null || exit 1
        LC_ALL=C grep -qE \"$(printf '\302[\200-\237]|\342\200[\252-\256]|')\
$(printf '\342\201[\246-\251]')\" \"\$file\" && exit 1
    done; exit 0"
if have xmllint; then
    holds "JUnit files are well formed, whatever the name" \
        xmllint --noout "$room"/named/students/*/junit.xml
fi

# --- points

cat >"$room/points" <<'END'
* * * 0
05 * * 1
05 encode_sequence * 10
END
# Some are graded with these points from the start. Of all, the reports are
# written again with them; and then again with the points from before.
mkdir "$room/some"
cp -R "$room/home/all_sines_first" "$room/home/leak" "$room/home/no_c" \
    "$room/some/"
says 0 'submissions?, ' env POINTS="$room/points" SUBMISSIONS="$room/some" \
    OUT="$room/fresh" tests/grader/grade.sh
cp -R "$room/graded" "$room/weighed"
says 0 'submissions?, ' env POINTS="$room/points" SUBMISSIONS="$room/home" \
    OUT="$room/weighed" tests/grader/grade.sh
for student in all_sines_first leak no_c; do
    holds "other points are everybody's: the reports of $student" diff -r \
        "$room/fresh/students/$student" "$room/weighed/students/$student"
done
holds "and the marks" sh -c "grep -E '^(student|all_sines_first|leak|no_c),' \
    '$room/weighed/grades.csv' | diff - '$room/fresh/grades.csv'"
holds "nothing is run again for that" \
    cmp "$room/graded/joblog" "$room/weighed/joblog"
cp -R "$room/weighed" "$room/other-points"
says 0 'submissions?, ' env POINTS= SUBMISSIONS="$room/home" \
    OUT="$room/weighed" tests/grader/grade.sh
holds "the first points again: everything is as it was" \
    diff -r "$room/graded" "$room/weighed"
# Reports that are up to date are not written again.
echo "mark" >>"$room/weighed/students/leak/report.html"
says 0 'submissions?, ' grade "$room/home" "$room/weighed"
holds "the same points: no report is written again" \
    grep -q '^mark$' "$room/weighed/students/leak/report.html"
rm -r "$room/weighed"
mv "$room/other-points" "$room/weighed"
long=$(grep -c '^encode_sequence' "$BUILD/tests/$chapter.claims")
holds "the points file decides" grep -q \
    "^[^,]*,[0-9]*,$((claims + 9 * long))," "$room/weighed/grades.csv"

# refused LINE "words": a points file with this line is refused. Grading
# begins with points.sh.
mkdir "$room/bundle"
refused() {
    printf '* * * 1\n%b\n' "$1" >"$room/wrong"
    says 2 "wrong, line 2: $2" env POINTS="$room/wrong" \
        tests/grader/points.sh "$room/bundle"
}
refused '05_ful * * 1' 'there is no chapter 05_ful'
refused '05 encode * 1' 'chapter 05 has no exercise encode'
refused '05 encode_sequence bank 1' '.* encode_sequence has no test bank'
refused '05 * 3' 'a line has four words'
for number in abc -3 1.5 1001 99999999999999999999; do
    refused "* * * $number" ".* from 0 to 1000, not $number"
done
: >"$room/wrong"
says 2 'it gives no points' env POINTS="$room/wrong" \
    tests/grader/points.sh "$room/bundle"
echo '* * * 0' >"$room/wrong"
says 2 'no test is worth any points' env POINTS="$room/wrong" \
    SUBMISSIONS="$room/one" OUT="$room/refused" tests/grader/grade.sh
says 2 'no points file' env POINTS="$room/none" \
    SUBMISSIONS="$room/one" OUT="$room/refused" tests/grader/grade.sh
holds "with such points no submission is graded" \
    test -z "$(ls "$room/refused/students")"
printf '\357\273\277* * * 2 # each\r\n' >"$room/points"
says 0 'submissions?, ' env POINTS="$room/points" SUBMISSIONS="$room/one" \
    OUT="$room/twice" tests/grader/grade.sh
holds "a points file from Windows is read" \
    grep -q "^ann,0,$((2 * of))," "$room/twice/grades.csv"
# Who was graded with other tests than there are now keeps points and reports.
old=$(awk '/encode_position/ { print $2; exit }' "$BUILD/tests/$chapter.claims")
sed -i "s/$old/a_test_of_old/" "$room"/weighed/students/all_sines_first/points \
    "$room"/weighed/students/all_sines_first/result
cp -R "$room/weighed/students/all_sines_first" "$room/kept"
grep '^all_sines_first,' "$room/weighed/grades.csv" >"$room/kept.row"
says 0 'graded with other tests' env POINTS= SUBMISSIONS="$room/home" \
    OUT="$room/weighed" tests/grader/grade.sh
holds "it is named" grep -q '^  all_sines_first$' "$room/output"
holds "and keeps its reports" \
    diff -r "$room/kept" "$room/weighed/students/all_sines_first"
holds "and its points" sh -c \
    "grep '^all_sines_first,' '$room/weighed/grades.csv' |
        cmp - '$room/kept.row'"

# --- some chapters alone, one student again, the roster, who is alike

week=$room/week
mkdir -p "$week/ann" "$week/bob" "$week/cy"
cp solutions/05_*/*.c solutions/06_*/*.c "$week/ann/"
sed 's/pe\[/result[/; s/index/place/g' solutions/05_*/*.c >"$week/bob/a.c"
mv "$week/bob/a.c" "$week/bob/full_formula.c"
printf '%s\n' 'Name,ID,E-mail' 'Ann,1,ann@x' 'Bob,2,bob@x' 'Cy,3,c@x' \
    'Dee,4,d@x' >"$room/roster.csv"
week() { # [VARIABLE=VALUE ...]
    env CH="05 6" ROSTER="$room/roster.csv" SUBMISSIONS="$week" \
        OUT="$room/week-out" "$@" tests/grader/grade.sh "${again-}"
}
says 0 '^  Dee$' week
of=$(cat "$BUILD"/tests/0[56]_*.claims | wc -l)
holds "the marks have two chapters, and ids" grep -qx \
    "student,points,of,05_full_formula,06_offset_identity,name,id,\
e-mail,folder,look at" "$room/week-out/grades.csv"
holds "and points of these alone" \
    grep -q "^ann,$of,$of,.*,1,ann@x,ann," "$room/week-out/grades.csv"
holds "reports have no other chapter" sh -c \
    "! grep -l order_blind '$room'/week-out/students/*/report.*"
holds "who handed in nothing has no points" \
    grep -q '^Dee,0,' "$room/week-out/grades.csv"
holds "the roster comes back with the marks" \
    grep -qx "Ann,1,ann@x,$of" "$room/week-out/upload.csv"
holds "each student has a page to send" cmp \
    "$room/week-out/feedback/ann.html" \
    "$room/week-out/students/ann/report.html"
cp "$room/week-out/joblog" "$room/week.joblog"
printf '%s\n' who,chapter,points,reason 'ann,05,+2,"a slip of ours"' \
    'bob,,EX,ill' >"$room/adjustments.csv"
printf '%s\n' who,talk ann,40 cy,0 dee,40 >"$room/by-hand.csv"
says 0 'Dee' week ADJUSTMENTS="$room/adjustments.csv" \
    RUBRIC='tests 60, talk 40' BY_HAND="$room/by-hand.csv"
holds "other rules are everybody's: adjustments, and parts given by hand" \
    grep -qE "^ann,$((of + 2)),$of,.*,chapter 05: .2 points \(a slip of \
ours\),40,10[0-9.]+,ann," "$room/week-out/grades.csv"
holds "the reason is in the report" \
    grep -q 'chapter 05: +2 points (a slip of ours)' \
    "$room/week-out/students/ann/report.txt"
holds "who is excused has no mark" grep -qx 'Bob,2,bob@x,' \
    "$room/week-out/upload.csv"
holds "who handed in nothing has the parts that were given" \
    grep -qx 'Dee,4,d@x,40' "$room/week-out/upload.csv"
# OUT remembers the rules: none is lost for not being given again.
cp "$room/week-out/upload.csv" "$room/week.upload"
forgetful() { env "$@" SUBMISSIONS="$week" OUT="$room/week-out" \
    tests/grader/grade.sh; }
says 0 'LATE=' forgetful LATE='10 % a day'
says 0 '^  LATE=10 % a day$' forgetful POINTS=
says 0 '^  ROSTER=' make -s grade SUBMISSIONS="$week" OUT="$room/week-out"
holds "rules that are not given again hold, all of them" \
    cmp "$room/week.upload" "$room/week-out/upload.csv"
says 0 'submissions, ' week ROSTER= RUBRIC=
holds "without a roster no old file to upload is left" \
    test ! -e "$room/week-out/upload.csv"
says 0 'Dee' week ADJUSTMENTS= RUBRIC= BY_HAND=
holds "and no test is run for that" \
    cmp "$room/week.joblog" "$room/week-out/joblog"
holds "without the rules the reports are as before" sh -c \
    "! grep -r 'a slip' '$room/week-out/students'"
says 2 'has marks for other chapters' week CH=05
cp solutions/05_*/*.c "$week/cy/"
says 0 'make regrade' week
holds "nobody else changes" grep -q '^cy,0,' "$room/week-out/grades.csv"
again=regrade
says 2 'WHO: nobody.* is "eve"' week WHO=eve
says 2 'Much like it: Dee' week WHO=deee
says 0 'submissions, ' env SUBMISSIONS="$week" OUT="$room/week-out" WHO=c@x \
    tests/grader/grade.sh regrade
unset again
claims=$(wc -l <"$BUILD/tests/05_full_formula.claims")
holds "graded again" grep -q "^cy,$claims," "$room/week-out/grades.csv"
# The machine's fault is no mark, and nobody's zero.
rm -r "$room/week-out/students/cy" "$room/week-out/submissions/cy/notes"
says 1 '^  cy$' week
holds "a fault of the machine leaves the cell as it was" \
    grep -qx 'Cy,3,c@x,' "$room/week-out/upload.csv"
holds "and says so" grep -q '^  Cy: no result yet' "$room/week-out/upload.txt"
rm -r "$room/week-out/submissions/cy"
says 0 'submissions, ' week
# Rules are checked before anything is graded.
printf 'points;rank\n1;2\n' >"$room/no-roster.csv"
for wrong in "ROSTER=$room/no-roster.csv" DEADLINE=soon LATE=much \
    ATTEMPTS=both RUBRIC=all "ADJUSTMENTS=$room/no-roster.csv"; do
    says 2 'no column|is a date|LATE is|best or last|RUBRIC has' \
        week "$wrong" OUT="$room/unruly"
    holds "with $wrong nothing is graded" \
        test -z "$(ls "$room/unruly/students")"
done
holds "and the rules are those of the last time" \
    grep -qx "Ann,1,ann@x,$of" "$room/week-out/upload.csv"
says 0 'submissions, 3 late' week DEADLINE=2020-01-01 LATE='10 % a day'
holds "the report has the mark that goes out" sh -c "
    grep -q ' days late, 100 % less' '$room'/week-out/students/ann/report.txt &&
    grep -q '<li>the mark: 0<' '$room'/week-out/students/ann/report.html"
holds "lateness is taken off" \
    grep -qE "^ann,$of,$of,.*,[0-9]+,0,ann," "$room/week-out/grades.csv"
says 0 'of bob is in' env OUT="$room/week-out" tests/grader/similar.sh
says 2 'OUT is the folder' env OUT="$room/nowhere" tests/grader/similar.sh
(cd "$week" && zip -qr "$room/week.zip" .)
says 0 '^3 submissions' env SUBMISSIONS="$room/week.zip" CH="05 6" \
    OUT="$room/zip-out" tests/grader/grade.sh
says 0 '^3 submissions' week
holds "a zip of the class: the same points" sh -c "
    cut -d, -f1-5 '$room/zip-out/grades.csv' >'$room/zip.csv'
    cut -d, -f1-5 '$room/week-out/grades.csv' | grep -v ^Dee |
        cmp - '$room/zip.csv'"

# --- everything odd that students hand in, in one class

mkdir "$room/odd"
python3 -B tests/proof/grader/odd_files.py "$room/odd"
says 0 'right    perhaps Rihgt' env CH=05 ROSTER="$room/odd/roster.csv" \
    SUBMISSIONS="$room/odd/class" OUT="$room/odd/out" LATE='10 % a day' \
    tests/grader/grade.sh
holds "each earns what it should, and is shown to the instructor if it is odd" \
    python3 -B tests/proof/grader/odd_files.py --check "$room/odd"
holds "who is excused on the platform stays so" \
    grep -q '^Ray, Bob;1002;EX' "$room/odd/out/upload.csv"
holds "late for Canvas is late" \
    grep -q '^raybob_1002,14,14,14,"Ray, Bob",1002,,[^,]*,1,12.6,' \
    "$room/odd/out/grades.csv"
holds "a good class leaves no errors" test ! -s "$room/odd/out/errors"
holds "reports have the names that the platforms take" sh -c "
    unzip -l '$room/odd/out/feedback.zip' >'$room/packed' &&
    grep -q ' leeann_1001_77_report.txt$' '$room/packed' &&
    grep -q ' Di Doe_12_assignsubmission_file_/report.html$' '$room/packed'"

# --- the pages

if have xmllint; then
    holds "JUnit files are well formed" \
        xmllint --noout "$room"/once/students/*/junit.xml
    holds "the pages are well formed enough" xmllint --html --noout \
        --nowarning "$room/once/class.html" \
        "$room/once/students/all-right/report.html"
fi
holds "the class page names a misconception" \
    grep -q '<b>[a-z0-9 ]*</b>' "$room/once/class.html"
# A student with one mistake in three tests is one student.
holds "the class page counts students" sh -c "
    grep '<b>integer division</b>' '$room/graded/class.html' |
        grep -q '^<div class=mistake><span class=n>1</span>'"
holds "and so it does with what else went wrong" \
    grep -q '<td class=n>1<td>writing outside an array' \
    "$room/graded/class.html"
holds "what the compiler says keeps its lines" \
    grep -q '^<pre>full_formula.c:1:' \
    "$room/graded/students/no_c/report.html"
holds "a table of numbers keeps its columns" \
    grep -q '^<pre>  expected  0' \
    "$room/graded/students/integer_division/report.html"
holds "and a sentence does not keep its lines" \
    grep -q 'every pair has frequency 1. Is .* not use i at all?' \
    "$room/graded/students/integer_division/report.html"

# On a phone everything but a table of numbers, which can be moved, is seen.
if browser_start 400 900; then
    for page in class.html students/integer_division/report.html \
        students/no_c/report.html; do
        browser_open "$room/graded/$page"
        holds "$page at a phone's width: nothing is cut off" \
            test "$(browser_ask "
                return [...document.querySelectorAll('body *')]
                    .filter(e => e.tagName != 'PRE' &&
                        e.getBoundingClientRect().right > 400).length")" = 0
    done
else
    bad "no browser to look at the pages with"
fi
holds "no page asks the network for anything" sh -c \
    "! grep -lE '(src|href)=\"(https?:)?//' '$room'/once/*.html \
    '$room'/once/students/*/report.html"

sum_up
