#!/bin/sh
# bench.sh: what grading a class costs. Complete submissions; made-up
# classes of 10 and of 100 (right, half done, wrong and hostile, no two files
# the same); and a class of 1,000 with one chapter, which is killed with
# "kill -9" on the way, and graded on by three machines of which one dies.
# measure.py says what is measured. Seconds of the processor don't depend on
# what else the machine does; those by the clock do.
#
#   COMPLETE=20  how many complete submissions
#   SIZES="10"   other made-up classes
#   LARGE=0      without the class of 1,000; LARGE=N with N in it
set -u

. tests/verbs/common.sh
use_gcc
complete=${COMPLETE:-20}
large=${LARGE:-1000}
room=$(mktemp -d)
chmod 755 "$room"
trap 'rm -rf "$room"' EXIT
out=$room/out

measure() { # NAME FOLDER
    SUBMISSIONS=$2 OUT=$out python3 -B tests/proof/grader/measure.py \
        tests/grader/grade.sh >"$room/measured" || exit 1
    n=$(find "$2" -mindepth 1 -maxdepth 1 | wc -l)
    awk -v name="$1" -v n="$n" '{
        printf "%-24s %8d %9.1f %9.2f %9.1f %8d %8d\n", name, n, $1, $1 / n,
            $2, $3, $4 }' "$room/measured"
}

# Whatever is built once is built.
mkdir -p "$room/warm/one"
cp solutions/*/*.c "$room/warm/one/"
SUBMISSIONS=$room/warm OUT=$out tests/grader/grade.sh >/dev/null || exit 1
printf '%-24s %8s %9s %9s %9s %8s %8s\n' "" students processor each \
    "by clock" "MB, all" "MB, one"
k=0
mkdir "$room/complete"
while [ $k -lt "$complete" ]; do
    k=$((k + 1))
    mkdir -p "$room/complete/$k"
    for solution in solutions/*/*.c; do
        { cat "$solution" && echo "/* by student $k */"; } \
            >"$room/complete/$k/${solution##*/}"
    done
done
rm -rf "$out"
[ "$complete" = 0 ] || measure "all chapters solved" "$room/complete"
for number in ${SIZES-10 100}; do
    rm -rf "$room/class" "$out"
    tests/proof/grader/make_class.sh "$number" "$room/class"
    measure "a mixed class" "$room/class"
done
[ "$large" != 0 ] || exit 0

# --- a large class, with all that can happen

# What parallel takes for ssh: a shell that knows none of this one's variables.
# The machine alpha dies at one of its commands.
death=$((large / 10))
cat >"$room/ssh" <<END
#!/bin/sh
while [ "\$1" != alpha ] && [ "\$1" != beta ]; do shift; done
host=\$1
shift
[ "\$1" != -- ] || shift
set -- env -i HOME="\$HOME" PATH="\$PATH" SHELL=/bin/sh sh -c "\$*"
[ "\$host" = alpha ] || exec "\$@"
echo >>"$room/commands"
count=\$(wc -l <"$room/commands")
[ "\$count" -ge $death ] || exec "\$@"
[ "\$count" -gt $death ] || timeout -s KILL 0.2 "\$@"
exit 255
END
chmod +x "$room/ssh"
printf '1/alpha\n1/beta\n1/:\n' >"$room/hosts"
PARALLEL_SSH=$room/ssh HOSTS=$room/hosts CH=05
export PARALLEL_SSH HOSTS CH
class=$room/large
tests/proof/grader/make_class.sh "$large" "$class"
large=$(find "$class" -mindepth 1 -maxdepth 1 | wc -l)
rm -rf "$out"
graded() {
    find "$out" -maxdepth 2 \( -name '*.tar' -o -path '*/students/*' \) \
        2>/dev/null | wc -l
}
SUBMISSIONS=$class OUT=$out setsid tests/grader/grade.sh >/dev/null 2>&1 &
group=$!
while [ "$(graded)" -lt $((large / 3)) ] && kill -0 $group 2>/dev/null; do
    sleep 0.2
done
/bin/kill -9 -- "-$group" # the whole session that it leads, and nothing else
wait $group 2>/dev/null
before=$(graded)
measure "the rest, one of 3 died" "$class"
echo "Killed when $before of $large were graded; in the end" \
    "$(($(wc -l <"$out/grades.csv") - 1)) have a mark, and" \
    "$(awk '$7 == 0 { print $NF }' "$out/joblog" | sort | uniq -d | wc -l)" \
    "had to be graded again. alpha refused" \
    "$(($(wc -l <"$room/commands") - death)) commands."
