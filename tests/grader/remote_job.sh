#!/bin/sh
# remote_job.sh KEY: grade_submission.sh on another machine, in the folder that
# GNU parallel makes there and removes afterwards. It gets submissions/KEY and
# sends back KEY.tar.
set -u
umask 022

key=$1 here=$PWD
chmod 711 "$here"
if [ ! -d "$here/bundle" ]; then
    mkdir "bundle.$$" && tar -xf remote/bundle.tar -C "bundle.$$" || exit 1
    chmod 755 "bundle.$$"
    mv -T "bundle.$$" bundle 2>/dev/null || rm -rf "bundle.$$"
fi
GRADE_BUNDLE=$here/bundle GRADE_OUT=$here GRADE_WORK=$here/work
export GRADE_BUNDLE GRADE_OUT GRADE_WORK
mkdir -p students work
cd "$GRADE_BUNDLE" || exit 1
# shellcheck source=/dev/null
mine=$(. ./flags && export CC && tests/grader/versions.sh)
[ "$mine" = "$(cat versions)" ] || {
    printf '%s: %s has another compiler or C library:\n%s\n' "$key" \
        "$(uname -n)" "$mine" >&2
    exit 1
}
. tests/verbs/common.sh
. tests/grader/find_sandbox.sh
find_sandbox
tests/grader/grade_submission.sh "$key" || exit 1
cd "$here" && tar -cf "$key.tar" -C students "$key"
