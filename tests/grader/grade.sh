#!/bin/sh
# make grade SUBMISSIONS=folder OUT=folder: grades a class. SUBMISSIONS has one
# folder for each student, or is a platform's download (desk/collect.py). Into
# OUT go grades.csv, class.html, and a folder for each student. After a stop,
# the same command continues where it was. make regrade WHO=NAME grades one
# student again. OUT remembers the rules, from CH to POINTS: a rule that is not
# given holds as the last time, and ROSTER= without a value ends it.
#
#   CH="05 06"   these chapters alone: marks, pages and reports have no others
#   ROSTER=file  who is in the class. DEADLINE, LATE, ADJUSTMENTS, ATTEMPTS,
#                RUBRIC, BY_HAND: what turns points into marks (desk/rules.py)
#   COMMENTS=folder  what you write beside the code (desk/comments.py)
#   POINTS=file  other points than tests/grader/points
#   JOBS=4       how many at once; otherwise three for every two processors
#   HOSTS=file   machines that share the work: GNU parallel's --sshloginfile
#   UNSAFE=...   see find_sandbox.sh

. tests/verbs/common.sh
case ${1-} in
regrade) [ -n "${WHO-}" ] || stop_with whom ;;
*) unset WHO ;;
esac
need_build_folder
usage="make grade SUBMISSIONS=folder OUT=folder"
if [ -z "${SUBMISSIONS-}" ] || [ -z "${OUT-}" ]; then
    stop "SUBMISSIONS and OUT are required." "" "  $usage"
fi
case $SUBMISSIONS in
*.zip) [ -f "$SUBMISSIONS" ] || stop "There is no file $SUBMISSIONS." ;;
*) [ -d "$SUBMISSIONS" ] ||
    stop "There is no folder $SUBMISSIONS." "" "  $usage" ;;
esac
case ${JOBS:-1} in
*[!0-9%]* | *%?* | 0* | %) stop_with jobs ;;
esac
need_tools cc
installer=setup-dev
need_tools parallel timeout flock iconv python3
mkdir -p "$OUT/students" "$OUT/submissions" || stop "$OUT can't be written."
SUBMISSIONS=$(realpath "$SUBMISSIONS")
GRADE_OUT=$(cd "$OUT" && pwd)
export GRADE_OUT
case $GRADE_OUT/ in
"$SUBMISSIONS"/*)
    rmdir "$OUT/students" "$OUT/submissions" "$OUT" 2>/dev/null
    stop_with out_inside "$OUT"
    ;;
esac

# What is about students gets into no repository by accident.
[ -e "$GRADE_OUT/.gitignore" ] || echo '*' >"$GRADE_OUT/.gitignore"

rules="CH ROSTER DEADLINE LATE ASSIGNMENT ADJUSTMENTS ATTEMPTS RUBRIC BY_HAND
    COMMENTS POINTS"

# What was not given holds as the last time, and is named.
recall_rules() {
    recalled=
    [ -f "$GRADE_OUT/rules" ] || return 0
    while IFS= read -r line; do
        case " $rules " in *[[:space:]]"${line%%=*}"[[:space:]]*) ;;
        *) continue ;;
        esac
        ! printenv "${line%%=*}" >/dev/null || continue
        export "${line?}"
        recalled="$recalled  $line
"
    done <"$GRADE_OUT/rules"
    [ -z "$recalled" ] || printf '%s\n%s\n' "As the last time (to end a rule, \
give it without a value, as in LATE=):" "$recalled"
}

remember_rules() {
    for rule in $rules; do
        eval "value=\${$rule-}"
        [ -n "$value" ] || continue
        case $rule in
        ROSTER | ADJUSTMENTS | BY_HAND | COMMENTS | POINTS)
            value=$(realpath "$value") ;;
        esac
        printf '%s\n' "$rule=$(printf %s "$value" | tr '\n' ' ')"
    done >"$GRADE_OUT/rules.new"
    mv "$GRADE_OUT/rules.new" "$GRADE_OUT/rules"
}

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
recall_rules
use_memory
GRADE_WORK=$(mktemp -d "${TMPDIR:-/tmp}/course-grade.XXXXXX") || exit 2
echo "$GRADE_WORK" >"$GRADE_OUT/work"
trap 'rm -rf "$GRADE_WORK" "$GRADE_OUT/work"' EXIT
trap 'exit 130' INT TERM
umask 022
chmod 711 "$GRADE_WORK"
GRADE_BUNDLE=$GRADE_WORK/bundle
export GRADE_WORK GRADE_BUNDLE
tests/grader/bundle.sh "$GRADE_BUNDLE" && tests/grader/course_files.sh || exit 2

# --- the class: every student, whatever the name

# A folder of marks belongs to some chapters.
sort "$GRADE_BUNDLE/chapters.list" >"$GRADE_WORK/chapters"
if [ -f "$GRADE_OUT/chapters" ]; then
    cmp -s "$GRADE_WORK/chapters" "$GRADE_OUT/chapters" ||
        stop_with other_chapters "$OUT" "$(tr '\n' ' ' <"$GRADE_OUT/chapters")"
fi
desk=tests/grader/desk
# What is wrong with points, roster or rules is printed before anything is
# graded.
python3 $desk/begin.py class "$SUBMISSIONS" "$GRADE_OUT" "$GRADE_WORK" \
    "$GRADE_BUNDLE" || stop "Nothing was graded."
[ -s "$GRADE_WORK/all" ] ||
    stop "$SUBMISSIONS has no folders. It must have one for each student."
cp "$GRADE_WORK/chapters" "$GRADE_OUT/chapters" || exit 2
remember_rules

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
# sweep FOLDER: it goes from all machines that still answer.
sweep() {
    parallel --will-cite --nonall --timeout 60 \
        --sshloginfile "$GRADE_WORK/hosts" rm -rf "$1" 2>>"$GRADE_OUT/errors"
}
unpack
while read -r key; do
    [ -d "$GRADE_OUT/students/$key" ] || echo "$key"
done <"$GRADE_WORK/all" >"$GRADE_WORK/todo"

# --- the work. Not --resume: its numbers mean other students once there are
# late submissions. Whoever has a folder in OUT/students is done.

if [ -s "$GRADE_WORK/todo" ]; then
    # What the jobs say is kept, and what parallel says where no terminal is:
    # there it shows how many are graded, and how long the rest will take.
    errors=$GRADE_OUT/errors
    : >"$errors"
    exec 4>>"$errors"
    # More seconds than all limits of one submission together.
    set -- --will-cite --joblog "+$GRADE_OUT/joblog" --timeout 7200
    if [ -t 2 ]; then
        set -- "$@" --bar
        exec 4>&2
    fi
    # More than there are processors: a sandbox that starts partly waits.
    set -- "$@" -j "${JOBS:-150%}"
    if [ -n "${HOSTS-}" ]; then
        mkdir -p "$GRADE_OUT/remote"
        tar -cf "$GRADE_OUT/remote/bundle.tar" -C "$GRADE_BUNDLE" .
        cp tests/grader/remote_job.sh "$GRADE_OUT/remote/"
        cp "$HOSTS" "$GRADE_WORK/hosts" || stop "$HOSTS can't be read."
        # What a machine that dies had begun, another does. (":" among the
        # hosts is this machine. Only its jobs have this variable.)
        export GRADE_LOCAL="$GRADE_BUNDLE/tests/grader/grade_submission.sh"
        remote=/tmp/course-grade-remote.$$
        [ ! -f "$GRADE_OUT/remote/folder" ] ||
            sweep "$(cat "$GRADE_OUT/remote/folder")" # of a run that was killed
        echo "$remote" >"$GRADE_OUT/remote/folder"
        # shellcheck disable=SC2016 # expanded where the job runs
        (cd "$GRADE_OUT" && parallel "$@" --sshloginfile "$GRADE_WORK/hosts" \
            --workdir "$remote" --cleanup \
            --basefile remote/bundle.tar --basefile remote/remote_job.sh \
            --transferfile submissions/{} --return {}.tar \
            --retries 3 \
            '2>&1 sh "${GRADE_LOCAL:-remote/remote_job.sh}"' \
            :::: "$GRADE_WORK/todo") >>"$errors" 2>&4
        unpack
        sweep "$remote"
    else
        # shellcheck disable=SC2016 # likewise
        parallel "$@" '2>&1 "$GRADE_BUNDLE/tests/grader/grade_submission.sh"' \
            :::: "$GRADE_WORK/todo" >>"$errors" 2>&4
    fi
    exec 4>&-
    grep -m 1 -A 1 '^Leaks are not' "$errors"
fi

if [ -s "$GRADE_WORK/changed" ]; then
    words_of changed_since
    sed 's/^/  /' "$GRADE_WORK/changed"
    echo
fi
python3 $desk/report.py class "$GRADE_OUT" "$GRADE_WORK" \
    "$GRADE_BUNDLE/points" "$GRADE_BUNDLE/build/fingerprints"
