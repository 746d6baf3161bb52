#!/bin/sh
# portable_test.sh: systems that this machine is not. One after the other stands
# in for them: each awk, each shell, other compilers, compilers whose sanitizers
# are missing or hang, and a PATH without what only some systems have.
#
# The awk programs are compared on the same files. The commands of a student run
# in a copy of the course, whose scripts name the shell in question.
# shellcheck disable=SC2046,SC2086 # words

. tests/proof/count.sh
case $BUILD in /*) ;; *) BUILD=$PWD/$BUILD ;; esac
new_room portable
chapters=$(tests/verbs/chapter.sh)
unset CH EX ON FORCE AGAIN MAKEFLAGS MAKELEVEL MFLAGS NAMED SANITIZE
build tests fingerprints || exit 2

# --- every awk reads, recognises and says the same

# verdict AWK CHAPTER FACTS KNOWN
verdict() {
    LC_ALL=C $1 -v folder="${3%/*}" -v source="chapters/$2/${2#??_}.c" \
        -v header="chapters/$2/${2#??_}.h" $(cat tests/judge/program) \
        part=facts "$3" part=known "$4"
}

# A line for each that is judged: CHAPTER FACTS KNOWN. The first mistake of a
# chapter is looked for among all of them, the others among two, itself and the
# next mistake.
awk -F'\t' -f tests/proof/chosen.awk "$BUILD"/misconceptions/*/*/facts |
    while read -r chapter facts; do
        known=$BUILD/fingerprints/$chapter
        if [ -d "$room/known/$chapter" ]; then
            id=${facts%/facts} id=${id##*/}
            known=$room/known/$chapter/$id
            awk -F'\t' -v id="$id" -v left=1 '
                $1 == "misconception" { left = $2 == id ? 2 : left - 1 }
                left > 0' "$BUILD/fingerprints/$chapter" >"$known"
        fi
        mkdir -p "$room/known/$chapter" "$room/$chapter"
        echo "$chapter $facts $known"
    done >"$room/judged"

# Numbers of all mistakes, as this awk reads and writes them.
awk '/^seen/ && n++ % 8 == 0' "$BUILD"/misconceptions/*/*/facts >"$room/seen"
# shellcheck disable=SC2016 # awk's, not the shell's
numbers() { # AWK
    LC_ALL=C $1 -F'\t' '{ printf "%.12g %.9g\n", $2, $3 }' "$room/seen"
}

verdicts() { # AWK
    while read -r chapter facts known; do
        echo "== $chapter $facts"
        verdict "$1" "$chapter" "$facts" "$known"
    done <"$room/judged"
}

# What reads headers, lessons and lists.
readings() { # AWK
    for chapter in $chapters; do
        name=${chapter#??_}
        table=tests/$chapter/contract.tsv lesson=chapters/$chapter/README.md
        {
            echo "== $chapter"
            $1 -f tests/judge/stub.awk chapters/"$chapter"/"$name.h"
            $1 -v to="$room/of" -v header="$name.h" \
                -f tests/judge/contract.awk "$table"
            cat "$room"/of.*
            for end in worker proxy; do
                $1 -v end=$end -v header="$name.h" -f tests/judge/calls.awk \
                    "$table"
            done
            $1 -f tests/judge/misconception.awk \
                tests/"$chapter"/misconceptions/*.c
            verdict "$1" $(grep "^$chapter " "$room/judged" | tail -n 1) \
                >"$room/$chapter/verdict"
            LC_ALL=C $1 -f tests/judge/wrap.awk -f tests/judge/board.awk \
                "$room/$chapter/verdict"
            reader="$1 -f tests/verbs/reader.awk"
            $reader -f tests/verbs/plain.awk "$lesson" | tee "$room/plain"
            LC_ALL=C $reader -f tests/judge/wrap.awk -f tests/verbs/quiz.awk \
                "$room/plain" </dev/null
        }
    done
}

for what in numbers verdicts readings; do
    $what mawk >"$room/$what.mawk" 2>&1
done
holds "the numbers are there" \
    test "$(wc -l <"$room/numbers.mawk")" -gt 9999
holds "mistakes are named" sh -c "
    [ \$(grep -c '^== ' '$room/verdicts.mawk') -gt 50 ] &&
    [ \$(grep -c '^claim.*failed	[a-z0-9]*_' '$room/verdicts.mawk') -gt 50 ]"
# gawk sees characters in one locale, bytes in another.
while read -r each; do
    have "${each%% *}" || continue
    for what in numbers verdicts readings; do
        LC_ALL=C.UTF-8 $what "$each" >"$room/$what.other" 2>&1
        holds "$each: the same $what as mawk's" \
            diff "$room/$what.mawk" "$room/$what.other"
    done
done <<'END'
gawk
gawk --posix
original-awk
busybox awk
END

# --- a student's commands elsewhere

copy=$room/course
mkdir -p "$copy" && cp -R Makefile chapters solutions tests docs "$copy" ||
    exit 2
cd "$copy" || exit 2
empty_exercises

# --- for sessions/elsewhere.tsv

name=full_formula
file=chapters/05_$name/$name.c
solution=solutions/05_$name/$name.c

# uses SHELL AWK: from here on the scripts run in this shell, with this awk.
uses() {
    find . -name '*.sh' -exec sed -i "1s,.*,#!$1," {} +
    rm -f "$room/path/awk" "$room/path/sh"
    printf '#!/bin/sh\nexec %s "$@"\n' "$1" | program "$room/path/sh"
    printf '#!/bin/sh\nexec %s "$@"\n' "$2" | program "$room/path/awk"
}

# put LINE: the reference, with LINE at the beginning of encode_position.
put() {
    {
        printf '#include <%s>\n' assert.h stdlib.h string.h
        line=$1 awk '{ print } /^void encode_position/ { on = 1 }
            on && /^[{]/ { print ENVIRON["line"]; on = 0 }' "$solution"
    } >$file
}

# The commands, in any system.
tour() {
    where=" ($1)"
    BUILD=$room/build
    rm -rf "$BUILD" chapters/05_$name/*.kept-*
    awk -f tests/judge/stub.awk chapters/05_$name/$name.h >$file
    session tests/proof/sessions/tour.tsv
}

# Every header of C11 and POSIX that is there may be included, in < > and in
# quotes: headers.tsv. A helper named as one of the C library's stays in the
# exercise.
everything_included() {
    while read -r header; do
        printf '#if __has_include(<%s>)\n#include <%s>\n#include "%s"\n' \
            "$header.h" "$header.h" "$header.h"
        echo '#endif'
    done <tests/proof/headers.tsv
    printf '%s\n' '#undef I' 'static int most = INT_MAX < CHAR_BIT;'
    sed 's/return pow(/return most + (pow)(/' $solution
}

helper_named_pow() {
    sed 's/(double)pos \*/0.01 + &/' $solution
    echo 'double pow(double x, double y)'
    echo '{ return x == 10 ? 1 : exp(y * log(x)); }'
}

# hanging NAME STATEMENT: a compiler whose programs do STATEMENT before main if
# AddressSanitizer is linked in. It can be called $room/NAME.
hanging() {
    echo "int pause(void); __attribute__((constructor))" \
        "static void hang(void) { $2; }" >"$room/$1.c"
    program "$room/$1" <<END
#!/bin/sh
case " \$* " in
*" -c "* | *-fsyntax-only*) ;;
*=address*) set -- "\$@" "$room/$1.c" ;;
esac
exec gcc "\$@"
END
}

# A hang that sleeps is waited for half a minute, beside all the rest.
hanging sleeps 'for (;;) pause()'
mkdir -p "$room/asleep"
CC=$room/sleeps BUILD=$room/asleep tests/judge/tools.sh >"$room/asleep/tools" &

session tests/proof/sessions/elsewhere.tsv
PATH=$everywhere
sum_up
