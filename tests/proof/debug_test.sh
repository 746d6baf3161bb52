#!/bin/sh
# debug_test.sh [--all]: make debug in a copy of the course, with gdb or with
# lldb, in turn at each commit; what it says where it stops nowhere; what
# pages show of it.
#
#   --all   with both

. tests/proof/count.sh
need_tools gdb lldb clang jq
hidden_debuggers=$(printf '%s\n' lldb gdb | at_its_turn)
[ "${1-}" != --all ] || hidden_debuggers='lldb gdb'
temporary_room
mkdir "$room/of a student"
copy_course "$room/of a student"
file=chapters/05_full_formula/full_formula.c

# The reference of chapter 05, changed so.
wrong() { sed "$@" solutions/05_full_formula/full_formula.c >$file; }
in_terminal() { script -qc "make check CH=05" /dev/null; }

# With these commands after the stop, in the debugger that is there.
debugged() { # COMMAND:... [WORD=VALUE ...]
    echo "$1" | tr : '\n' >commands
    shift
    from=-x
    have gdb || from=-s
    make debug CH=05 ARGS="--batch $from commands" "$@"
}

if gdb -nx --batch -ex run true 2>&1 | grep -q 'exited normally'; then
    for hidden in $hidden_debuggers; do
        where=", without $hidden"
        without "$hidden"
        session tests/proof/sessions/debug.tsv
    done
    without
    session tests/proof/sessions/debug_gdb.tsv
else
    echo "  skipped: here the system lets no debugger watch a program"
fi
where=
session tests/proof/sessions/debug_words.tsv
sum_up
