#!/bin/sh
# vet.sh CHAPTER SOURCE FOLDER
#
# Checks the object of a submission, FOLDER/student.o, before it runs. Fails,
# and says why, if it must not run. judge.sh calls it as VET.
#
# Code in the tests' own process could write the tests' results by itself. An
# object that calls nothing of the system, defines no name but its own and runs
# nothing before the tests has no easy way to do so. Lines in FOLDER/flags are
# for the instructor.
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
# A helper that is not static must not replace a function of the tests or of a
# library. The tests' own names, and main, stay: the linker and the judge
# explain those.
if [ -s "$3/extra" ]; then
    objcopy --keep-global-symbols="$bundle/names/$1" "$object"
fi
