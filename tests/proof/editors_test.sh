#!/bin/sh
# editors_test.sh [--all]: what people bring. In a fresh clone, before any verb
# has run, clangd underlines nothing, exercises compile without options, and a
# program of a student's own says what a TODO() is. Of the mistakes and right
# answers that are kept, clangd opens one in 40, another one at each commit.
#
#   --all   all of them
set -u

. tests/proof/count.sh
installer=setup-dev
need_tools clangd doxygen python3 gcc clang jq
each=40
[ "${1-}" != --all ] || each=1
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
tree=$PWD
own_copy

# clangd can't read what is compiled with a file that another program writes:
# the awk of the tab, the grader's filter and list, narrow.c. The gallery has
# files that no compiler takes.
all_c() { git -C "$tree" ls-files -co --exclude-standard '*.[ch]' |
    grep -vE '/gallery/|awk/missing\.c|worker/filter\.c|/(chosen|narrow)\.c'; }
kept='/(misconceptions|alternatives|unnamed)/'
underlined() { python3 "$tree/tests/proof/clangd.py"; }
nothing_in_files() { all_c | grep -vE "$kept" | underlined; }
# A mistake may be worth a warning.
no_error_in_kept() {
    ! all_c | grep -E "$kept" |
        awk -v each=$each -v k="$turn" 'NR % each == k % each' |
        underlined | grep ': error: '
}

# What a student types, who knows gcc and no flag.
by_hand() { # COMPILER
    for stub in chapters/[0-9]*; do
        stub=$stub/${stub##*/??_}.c
        "$1" -c "$stub" -o stub.o && (cd "${stub%/*}" &&
            "$1" -c "${stub##*/}" -o ../../stub.o) || return
    done
}
of_ones_own() { # COMPILER
    printf '#include "%s"\nint main(void) { encode_position(1, 6, %s); }\n' \
        full_formula.h '(double[6]){0}' >mine.c
    "$1" -Ichapters/05_full_formula mine.c chapters/*/full_formula.c -o mine \
        -lm && ./mine
}
TODO='^encode_position is not finished yet: line 23 of chapters/05.*TODO'

# The flags of make check that decide what is a warning, and what is C.
flags_of_check() {
    ! BUILD=$room/build build flags | sed -n "s/^PLAIN_FLAGS='\(.*\)'/\1/p" |
        tr ' ' '\n' | grep -E '^-(W|std)' |
        grep -vxFf .editor/compile_flags.txt
}
fresh_flags() {
    tests/verbs/editors.sh --flags | diff .editor/compile_flags.txt -
}

# One file of each folder, as an editor compiles it that reads this list.
commands_work() {
    jq -r 'group_by(.file | sub("[^/]*$"; "")) | .[][0] | @sh "cd \(.directory)
        \(.arguments) -fsyntax-only || exit"' build/compile_commands.json |
        sh -s
}
says_where_it_is() { # FOLDER
    (cd "$1" && make check >/dev/null &&
        ! grep directory build/compile_commands.json |
        grep -vF "\"$PWD/.editor\"")
}

# VS Code's task finds the line that the board names; its debugger, a program.
# shellcheck disable=SC2016 # a name of VS Code
code_finds() {
    jq -r '.tasks[0].problemMatcher.pattern.regexp' .vscode/tasks.json \
        >regexp && grep -P -f regexp board | grep 'full_formula\.c:13:' &&
        jq -r '.configurations[0].program' .vscode/launch.json |
        grep -x '${workspaceFolder}/build/worked/${fileDirnameBasename}' &&
        test -x build/worked/05_full_formula
}

# git as it is set on Windows; a zip that keeps no x bits; a folder whose name a
# list of folders can't have.
clone_of_windows() {
    git init -q . && git add -A && git -c user.name=a -c user.email=a@invalid \
        commit -qm "The course" &&
        git clone -q -c core.autocrlf=true . './a:b;c' || return
    ! git -C './a:b;c' ls-files --eol | grep w/crlf || return
    rm -rf .git && cd './a:b;c' && find . -type f -exec chmod -x {} + &&
        wrong 's/10000/1000/' && ! make check CH=05 >board 2>&1 &&
        grep 'with 1000 in place of 10000' board
}

# The reference of chapter 05, with a mistake, by somebody who casts nothing.
wrong() { # SCRIPT
    sed "$1; s/(double)pos/pos/" solutions/05*/full_formula.c \
        >chapters/05_full_formula/full_formula.c
}
in_a_narrow_terminal() {
    script -qc "stty cols 50; make check CH=05" /dev/null |
        sed -n '/This is what/,/in public/p' >board
    grep 'up to ten times' board && ! grep '.\{52\}' board
}

# Each function and field of a header has its words, as Doxygen counts them.
doxygen_by_hand() {
    doxygen docs/notes/Doxyfile && rm build/doxygen/index.html &&
        rm -r build && ! find . -newer before ! -type d ! -name printed | grep .
}

holds "a clone of Windows' git, and without x bits, runs" clone_of_windows
cd "$room" || exit 2
touch before
holds "doxygen by hand warns of nothing, and writes into build" doxygen_by_hand
for cc in gcc clang; do
    holds "$cc -c takes every exercise" by_hand $cc
    says 3 "$TODO" of_ones_own $cc
done
holds "clangd underlines nothing" nothing_in_files
holds "clangd shows no error in mistakes and right answers" no_error_in_kept
holds ".editor/compile_flags.txt is what make sync writes" fresh_flags
holds "an editor warns of what make check warns of" flags_of_check
make check >board 2>&1
holds "build/compile_commands.json compiles" commands_work
mkdir moved && cp -R .editor Makefile chapters tests build moved
holds "a course that has moved gets new ones" says_where_it_is moved
make run CH=05 >/dev/null 2>&1
sed -i '13s/TODO()/return x/' chapters/05_full_formula/full_formula.c
make check CH=05 >board 2>&1
holds "VS Code finds the line and the program" code_finds
wrong 's/10000/1000/'
holds "a board is as narrow as its terminal" in_a_narrow_terminal
wrong 's/index % 2 == 0/index % 2/'
CC=clang BUILD=build/clang says 1 'encode_position: the second word' \
    make check CH=05
lacks "clang warns of nothing that does not matter" 'precision|⚠'
mkdir no && program no/chmod </dev/null
says 2 'lets no program run from the folder elsewhere' \
    env PATH="$PWD/no:$PATH" make check BUILD=elsewhere
sum_up
