#!/bin/sh
# vet.sh CHAPTER SOURCE FOLDER
#
# Looks at a submission that has been compiled and has not run: FOLDER has its
# object, student.o. Fails, and says why, if it must not run. Called by
# judge.sh in the place of VET.
#
# What it is for: code in the tests' own process could write the tests'
# results by itself. An object that asks nothing of the system, defines no
# name but its own and runs nothing before the tests has no easy way to that.
# What it leaves in FOLDER/flags is for the instructor to look at.
set -u

bundle=${GRADE_BUNDLE:?}
object=$3/student.o
{
    readelf -SsrW "$object"
    objdump -d --no-show-raw-insn "$object"
} 2>/dev/null | awk -v chapter="$1" -v bundle="$bundle" -v folder="$3" \
    -f "$bundle/tests/grader/vet_object.awk" >"$3/reasons" || exit 1
if [ -s "$3/reasons" ]; then
    awk -f "$bundle/tests/grader/refusal.awk" "$3/reasons"
    exit 1
fi
if grep -q qsort "$object"; then
    {
        readelf -sW "$object"
        objdump -dr --no-show-raw-insn "$object"
    } 2>/dev/null | awk -f "$bundle/tests/grader/vet_sort.awk" >>"$3/flags"
fi
# A helper that was not made static must not take the place of somebody
# else's function. Names of the tests, and main, are left for the linker and
# the judge, who have words for them.
if [ -s "$3/extra" ]; then
    objcopy --keep-global-symbols="$bundle/names/$1" "$object"
fi
