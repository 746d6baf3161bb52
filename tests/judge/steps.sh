# shellcheck shell=sh disable=SC2034,SC2119,SC2120,SC2154
# The steps between what a compiler, a linker and the tests have left behind and
# a verdict. Read with ".", by judge.sh at home and by grade_submission.sh in a
# grading job, where the compiler and the code under test run in a sandbox.
# These are set before a step is called:
#
#   chapter  NN_name             source  the exercise
#   folder   for all results     BUILD   the tests' build folder

judge=tests/judge guesses=tests/guesses
judge_program=
while read -r option; do
    judge_program="$judge_program $option"
done <$judge/program

# The sanitizers' exit codes and limits. The zones around memory are wide, so
# that an index that is off by a row is found beside its array.
asan_limits="exitcode=99:handle_abort=1:handle_sigfpe=1\
:allocator_may_return_null=1:max_allocation_size_mb=512\
:detect_stack_use_after_return=0:redzone=1024"
ubsan_limits=exitcode=98:print_stacktrace=1

# Leaks are looked for only if the source allocates memory: that takes as long
# as the tests themselves.
allocates='alloc|strn?dup|memalign|free|fopen|fmemopen'
no_leaks=detect_leaks=0:malloc_context_size=0

# print_verdict [part=known FILE]
print_verdict() {
    # shellcheck disable=SC2086 # words
    awk -v folder="$folder" -v source="$source" \
        -v contract="$BUILD/tests/$chapter.contract" \
        -v header="chapters/$chapter/${chapter#??_}.h" \
        -v contracts="$(echo tests/*/contract.tsv)" $judge_program \
        part=facts "$folder/facts" "$@"
}
write_verdict() { print_verdict "$@" >>"$folder/verdict.new" && publish; }

# A verdict is there whole, or not at all. Not every awk reports that it could
# not write. So 64 KB are written first: where the disk is full, that fails.
publish() {
    printf '%65536s' '' >"$folder/room" && : >"$folder/room" &&
        mv -f "$folder/verdict.new" "$folder/verdict"
} 2>/dev/null

# The verdict if every claim has passed, as judge.awk has it, without all that a
# failure needs. False: one has not passed, or was not run.
write_passed() {
    awk -F'\t' -v OFS='\t' '
        FILENAME == ARGV[1] { wanted++ }
        $1 == "claim" && $4 != "passed" { wanted = -1 }
        $1 == "claim" { passed[++n] = $2 OFS $3 OFS $4 OFS $4 OFS $5 OFS $6 }
        END {
            for (k = 1; k <= n && n == wanted; k++) print "claim", passed[k]
            exit n != wanted
        }' "$BUILD/tests/$chapter.claims" "$folder/facts" 2>/dev/null \
        >"$folder/verdict.new" && publish
}

# Records that nothing could be run. The reasons, one record each, come from
# standard input.
broken() {
    { printf 'broken\t%s\n' "$1" && cat; } >"$folder/facts"
    write_verdict
}

# Says why the compiler refused the source: its first errors without the
# warnings around them. If it reported no error, the beginning of what it said.
say_compiler() {
    sed "s|$PWD/||g" "$folder/compiler" >"$folder/log"
    awk -f $judge/errors.awk "$folder/log" >"$folder/errors"
    [ -s "$folder/errors" ] || mv "$folder/log" "$folder/errors"
    case $(head -c 2 "$source" | od -An -tx1) in
    *'ff fe' | *'fe ff') printf 'utf16\n' ;;
    esac >"$folder/utf16"
    { cat "$folder/utf16" && head -n 12 "$folder/errors" | cut -b 1-400 |
        sed 's/	/    /g; s/^/row	/'; } | broken compile
}

# Says what the source has of what its chapter forbids; false if it has nothing.
# Where NO_RULES is set, the course tries a file of its own.
say_forbidden() {
    [ -z "${NO_RULES-}" ] && forbidden_in "${chapter%%_*}" "$source" \
        >"$folder/forbidden" && broken banned <"$folder/forbidden"
}
forbidden_in() { # NUMBER SOURCE
    awk -v chapter="$1" -v source="$2" -f $judge/source.awk \
        -f $judge/forbidden.awk $judge/forbidden.tsv
}

# Says why it could not be linked, or loaded: what FILE has of it.
say_linker() { # FILE
    awk -f $judge/linker.awk "$1" | broken link
}

# The program ended before its tests, or instead of them, or could not write.
# The status is 1 if the facts have every claim, and 2 if they can't be counted.
fill_in_lost() {
    [ -f "$folder/facts" ] || : >"$folder/facts"
    wanted=$(grep -c . "$BUILD/tests/$chapter.claims") || return 2
    counted=$(grep -c '^claim	' "$folder/facts")
    [ $? -le 1 ] || return 2
    [ "$counted" != "$wanted" ] || return 1
    awk '{ print "claim\t" $1 "\t" $2 "\tlost\t\t" }' \
        "$BUILD/tests/$chapter.claims" >"$folder/facts.new" &&
        mv -f "$folder/facts.new" "$folder/facts" || return 2
}

# A variable that is read before it has a value may be right by luck: what the
# compiler fills it with (tools.sh) is a good start for the largest number. So
# the claims run again with other values in it. What fails then fails here, too.
# Few exercises have such a variable (unset.awk); the others lose no time.
other_values='2000000000 -2000000000'

# Writes a source with this value in such variables. The status is 1 if there is
# none.
fill_unset() { # VALUE SOURCE FILE
    awk -v start="$1" -v source="$2" -f $judge/source.awk \
        -f $guesses/unset.awk >"$3" 2>"$folder/unset"
}

# Marks what has passed, and failed with other values in FOLDER.
mark_luck() { # FOLDER
    awk -v names="$folder/unset" -f $judge/statuses.awk -f $guesses/luck.awk \
        "$1/facts" "$folder/facts" >"$folder/facts.new" &&
        mv -f "$folder/facts.new" "$folder/facts"
}

# The flags with which a source is compiled once more, for what the compiler
# notices only when it optimises, and for fractions that are lost. What it says
# goes into FOLDER/warned.
warning_flags="-g0 -O1 -fno-sanitize=all -Wshadow -Wfloat-conversion"
warning_flags="$warning_flags ${FLOAT_WARNING-}"

say_warnings() {
    awk -v source="$source" -f $judge/source.awk \
        -f $guesses/warnings.awk "$folder/warned"
}
