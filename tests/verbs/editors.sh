#!/bin/sh
# The files that editors read about the C of the course.
#
#   editors.sh          BUILD/compile_commands.json, for those that read it;
#                       does nothing if it is there, and the course still is
#                       where it was. make check calls it
#   editors.sh --flags  prints .editor/compile_flags.txt, which clangd reads
#                       before any verb has run: the flags of make check, and
#                       each folder that has headers. make sync calls it

. tests/verbs/common.sh

if [ "${1-}" = --flags ]; then
    printf '%s\n' -xc -std=c11 -D_DEFAULT_SOURCE= -Wall -Wextra \
        -Wno-unused-parameter -Wno-sign-compare -Wno-unused-const-variable \
        -Werror=return-type -Werror=implicit-function-declaration
    for header in chapters/*/*.h chapters/*/*/*.h solutions/*/*/*.h \
        tests/*/*.h tests/grader/*/*.h; do
        [ ! -f "$header" ] || echo "-I../${header%/*}"
    done | uniq
    echo -I../tests/harness/stand_in
    exit
fi

flags=.editor/compile_flags.txt
commands=$BUILD/compile_commands.json
folder=$(pwd -P | sed 's/[\\"]/\\&/g')/.editor
[ -f $flags ] && ! grep -qsF "\"$folder\"" "$commands" || exit 0
printf '%s\n' chapters/*/*.c chapters/*/*/*.c solutions/*/*.c tests/*/*.c \
    tests/[0-9]*/*/*.c docs/figures/data/*.c | CC=${CC:-cc} FOLDER=$folder awk '
    FNR == NR { flags = flags ", \"" $0 "\""; next }
    /\*/ { next } # a pattern that fits nothing
    {
        printf "%s\n{\"directory\": \"%s\", \"file\": \"../%s\", ", \
            listed++ ? "," : "[", ENVIRON["FOLDER"], $0
        printf "\"arguments\": [\"%s\"%s%s, \"-c\", \"../%s\"]}", \
            ENVIRON["CC"], flags, \
            /\/15_it_writes\// ? ", \"-DSTORIES\"" : "", $0
    }
    END { print "\n]" }' $flags - >"$commands.new" &&
    mv "$commands.new" "$commands"
