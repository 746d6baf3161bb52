#!/bin/sh
# make grade SUBMISSIONS=folder OUT=folder: grades a class. SUBMISSIONS has one
# folder for each student. Into OUT go grades.csv, class.html, and a folder for
# each student. After a stop, the same command continues where it was.
#
#   JOBS=4       how many at once; otherwise three for every two processors
#   HOSTS=file   machines that share the work: GNU parallel's --sshloginfile
#   POINTS=file  other points than tests/grader/points
#   UNSAFE=...   see find_sandbox.sh
set -u

. tests/verbs/common.sh
BUILD=$(mkdir -p "$BUILD" && cd "$BUILD" && pwd) || exit 2
export BUILD
usage="make grade SUBMISSIONS=folder OUT=folder"
if [ -z "${SUBMISSIONS-}" ] || [ -z "${OUT-}" ]; then
    stop "SUBMISSIONS and OUT are required." "" "  $usage"
fi
[ -d "$SUBMISSIONS" ] || stop "There is no folder $SUBMISSIONS." "" "  $usage"
case ${JOBS:-1} in
*[!0-9%]* | *%?* | 0* | %) stop "JOBS is a whole number, or a percentage of \
the processors: JOBS=4, JOBS=50%." ;;
esac
need_tools cc criterion
for tool in parallel timeout flock iconv; do
    have $tool || stop "$tool is not installed. This installs what is" \
        "missing:" "" "  make setup-dev"
done
mkdir -p "$OUT/students" "$OUT/submissions" || stop "$OUT can't be written."
SUBMISSIONS=$(cd "$SUBMISSIONS" && pwd)
GRADE_OUT=$(cd "$OUT" && pwd)
export GRADE_OUT
case $GRADE_OUT/ in
"$SUBMISSIONS"/*)
    rmdir "$OUT/students" "$OUT/submissions" "$OUT" 2>/dev/null
    stop "OUT=$OUT lies in the folder of the submissions, and" \
        "would be graded as one of them. Choose a folder elsewhere."
    ;;
esac

# --- the sandbox, or none

. tests/grader/find_sandbox.sh
find_sandbox
# In a container all steps run as one user, and all processes of that user are
# ended after each step: two jobs at once would end each other. That user must
# not read the other submissions.
if [ "$GRADE_SANDBOX" = user ]; then
    JOBS=1
    chmod 700 "$GRADE_OUT"
fi

# --- one run at a time: jobs of a run that was killed may still be at work

exec 9>"$GRADE_OUT/lock"
flock -n 9 || {
    echo "Waiting for the jobs of an earlier run to end."
    flock 9
}
if [ -f "$GRADE_OUT/work" ]; then
    old=$(cat "$GRADE_OUT/work")
    case $old in
    */course-grade.*) rm -rf "$old" ;;
    esac
fi
rm -rf "$GRADE_OUT"/students/.[!.]* "$GRADE_OUT"/submissions/.[!.]*
GRADE_WORK=$(mktemp -d "${TMPDIR:-/tmp}/course-grade.XXXXXX") || exit 2
echo "$GRADE_WORK" >"$GRADE_OUT/work"
trap 'rm -rf "$GRADE_WORK" "$GRADE_OUT/work"' EXIT
trap 'exit 130' INT TERM
umask 022
chmod 711 "$GRADE_WORK"
GRADE_BUNDLE=$GRADE_WORK/bundle
export GRADE_WORK GRADE_BUNDLE
tests/grader/bundle.sh "$GRADE_BUNDLE" || exit 2

# --- the class: every folder, whatever its name

. tests/grader/encode_name.sh
: >"$GRADE_WORK/all"
: >"$GRADE_WORK/names"
: >"$GRADE_WORK/changed"
# Names KEY if its files are not those that were graded.
note_a_change() { # FOLDER KEY
    [ -d "$GRADE_OUT/students/$2" ] || return
    again=$GRADE_WORK/again/$2
    tests/grader/collect.sh "$1" "$2" "$again" &&
        ! diff -rq "$GRADE_OUT/submissions/$2" "$again" >/dev/null &&
        echo "  $2" >>"$GRADE_WORK/changed"
    rm -rf "$again"
}
for folder in "$SUBMISSIONS"/*/; do
    folder=${folder%/}
    [ -d "$folder" ] || continue
    [ ! -L "$folder" ] || continue
    key=$(key_of "${folder##*/}")
    echo "$key" >>"$GRADE_WORK/all"
    case $key in
    *+5F*) # shortened; grades.csv has the whole name
        printf '%s\t%s\n' "$key" "$(encoded "${folder##*/}")" \
            >>"$GRADE_WORK/names" ;;
    esac
    if [ -d "$GRADE_OUT/submissions/$key" ]; then
        note_a_change "$folder" "$key"
    else
        tests/grader/collect.sh "$folder" "$key" ||
            echo "The files of $key could not be copied to $OUT." >&2
    fi
done
[ -s "$GRADE_WORK/all" ] ||
    stop "$SUBMISSIONS has no folders. It must have one for each student."

# Results that other machines sent back, now or before an earlier stop.
unpack() {
    for file in "$GRADE_OUT"/*.tar; do
        [ -f "$file" ] || continue
        key=${file##*/}
        key=${key%.tar}
        new=$GRADE_OUT/students/.$key
        rm -rf "$new"
        mkdir "$new" && tar -xf "$file" -C "$new" --no-same-owner &&
            { [ -d "$GRADE_OUT/students/$key" ] ||
                mv -T "$new/$key" "$GRADE_OUT/students/$key"; } &&
            rm -rf "$file" "$new"
    done
}
unpack
while read -r key; do
    [ -d "$GRADE_OUT/students/$key" ] || echo "$key"
done <"$GRADE_WORK/all" >"$GRADE_WORK/todo"

# --- the work. Not --resume: its numbers mean other students once there are
# late submissions. Whoever has a folder in OUT/students is done.

if [ -s "$GRADE_WORK/todo" ]; then
    # More seconds than all limits of sandbox_run.sh together.
    set -- --will-cite --joblog "+$GRADE_OUT/joblog" --timeout 21600
    if [ -t 2 ]; then
        set -- "$@" --bar
    fi
    # More than there are processors: a sandbox that starts partly waits.
    set -- "$@" -j "${JOBS:-150%}"
    if [ -n "${HOSTS-}" ]; then
        mkdir -p "$GRADE_OUT/remote"
        tar -cf "$GRADE_OUT/remote/bundle.tar" -C "$GRADE_BUNDLE" .
        cp tests/grader/remote_job.sh "$GRADE_OUT/remote/"
        cp "$HOSTS" "$GRADE_WORK/hosts" || stop "$HOSTS can't be read."
        # ":" among the hosts is this machine. Only its jobs have this variable.
        export GRADE_LOCAL="$GRADE_BUNDLE/tests/grader/grade_one.sh"
        # shellcheck disable=SC2016 # expanded where the job runs
        (cd "$GRADE_OUT" && parallel "$@" --sshloginfile "$GRADE_WORK/hosts" \
            --workdir "/tmp/course-grade-remote.$$" --cleanup \
            --basefile remote/bundle.tar --basefile remote/remote_job.sh \
            --transferfile submissions/{} --return {}.tar \
            'sh "${GRADE_LOCAL:-remote/remote_job.sh}"' \
            :::: "$GRADE_WORK/todo") 2>"$GRADE_OUT/errors"
        unpack
        parallel --will-cite --nonall --sshloginfile "$GRADE_WORK/hosts" \
            rm -rf "/tmp/course-grade-remote.$$" 2>>"$GRADE_OUT/errors"
    else
        parallel "$@" "$GRADE_BUNDLE/tests/grader/grade_one.sh" \
            :::: "$GRADE_WORK/todo" 2>"$GRADE_OUT/errors"
    fi
fi

if [ -s "$GRADE_WORK/changed" ]; then
    echo "These submissions have changed since they were graded. To grade one"
    echo "again, delete OUT/students/NAME and OUT/submissions/NAME first:"
    cat "$GRADE_WORK/changed"
    echo
fi
not_folders=$(find -P "$SUBMISSIONS" -mindepth 1 -maxdepth 1 \
    \( ! -type d -o -name '.*' \) -printf '  %f\n' |
    LC_ALL=C awk -f tests/grader/reports/text.awk \
        -f tests/grader/reports/printable.awk |
    head -n 20)
[ -z "$not_folders" ] || {
    echo "Only folders are graded. These are none, or are hidden:"
    printf '%s\n\n' "$not_folders"
}
tests/grader/reports/write_summary.sh "$GRADE_WORK/all"
