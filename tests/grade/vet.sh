#!/bin/sh
# vet.sh CHAPTER SOURCE FOLDER
#
# Looks at a submission that has been compiled and has not run: FOLDER has
# student.i, what the preprocessor made of it, and student.o. Fails, and says
# why, if it must not run. Called by judge.sh in the place of VET.
#
# What it is for: code in the tests' own process could write the tests'
# results by itself. An object that asks nothing of the system, defines no
# name but its own and runs nothing before the tests has no easy way to that.
# What it leaves in FOLDER/flags is for the instructor to look at.
set -u

chapter=$1 folder=$3
name=${chapter#??_}
desk=${GRADE_DESK:?}
here=$desk/tests/grade

own=$(cat "$desk/names/$chapter")
readelf -SsW "$folder/student.o" >"$folder/elf" || exit 1
{
    awk -v file="$name.c" -f "$here/vet_tokens.awk" "$folder/student.i"
    awk -v allowed="$(cat "$desk/allowed.pattern")" -v own=" $own " \
        -f "$here/vet_object.awk" "$folder/elf" >"$folder/object"
    sed -n 's/^refuse //p' "$folder/object"
    objdump -d --no-show-raw-insn "$folder/student.o" >"$folder/code"
    if grep -qE '	(syscall|sysenter|int +|in |out |svc)' "$folder/code"; then
        echo "has a system call in it"
    fi
} >"$folder/reasons"

grep -qE '	(notrack )?call +\*' "$folder/code" &&
    echo "calls through a pointer" >>"$folder/flags"
sed -n 's/^extra //p' "$folder/object" |
    grep -xF -f "$desk/taken" |
    sed 's/^/defines a name that is taken: /' >>"$folder/flags"
rm -f "$folder/elf" "$folder/code" "$folder/student.i"

if [ -s "$folder/reasons" ]; then
    awk -f "$here/refusal.awk" "$folder/reasons"
    exit 1
fi
# A helper that was not made static must not take the place of somebody
# else's function. A main, and a name of the tests, is left for the judge and
# the linker, who have words for it.
{
    printf '%s\n' "$own" main | tr ' ' '\n'
    cat "$desk/ours"
} >"$folder/keep"
objcopy --keep-global-symbols="$folder/keep" "$folder/student.o"
