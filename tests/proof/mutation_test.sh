#!/bin/sh
# mutation_test.sh [CHAPTER ...]: every misconception must compile, be rejected,
# and be recognised as itself and nothing else. Every alternative must pass.
# Every unnamed mistake, a wrong answer without a name, must be rejected and not
# be named. The script prints a line for each file that does otherwise, and the
# totals.
# shellcheck disable=SC2016,SC2046,SC2086 # awk, and words

. tests/proof/count.sh
[ $# -gt 0 ] || set -- $(tests/verbs/chapter.sh)

# Judges wrong answers of a chapter, whose facts are in folders of FOLDER, and
# prints of each its name; how its claims have ended: passed, failed (some of
# them, or all), or what stopped the first; a colon; the names of what has
# failed, in order.
program=$(cat tests/judge/program)
ends_and_names() { # CHAPTER FOLDER FILE ...
    known=$BUILD/fingerprints/$1 ends=$2
    shift 2
    [ -f "$1" ] || return
    for file; do
        id=${file##*/} id=${id%.c}
        awk -v folder="$ends/$id" -v source="$file" $program part=facts \
            "$ends/$id/facts" part=known "$known" >"$ends/$id/verdict"
        set -- "$@" "$ends/$id/facts" "$ends/$id/verdict"
        shift
    done
    awk -F'\t' '
        FNR == 1 {
            n = split(FILENAME, part, "/")
            if (part[n] == "facts") put()
            id = part[n - 1]
        }
        $1 == "broken" { end = $1 }
        $1 != "claim" { next }
        part[n] == "verdict" {
            if ($4 == "failed" && $5 != last) names = names " " (last = $5)
            next
        }
        $4 != "passed" && (!end || $4 != "failed" && end == "failed") {
            end = $4 == "failed" ? $4 : "in " $2 " it ends as " $4
        }
        END { put() }
        function put() {
            if (id != "") print id, (end ? end : "passed") ":" names
            end = names = last = ""
        }' "$@"
}

# Prints which other mistakes of the chapter give the same numbers in every
# test, to nine digits: none of them is ever named.
same_as() { # CHAPTER ID
    awk -F'\t' -v id="$2" '
        $1 == "misconception" { at = $2 }
        $1 == "seen" {
            saw[at] = saw[at] FS $2 FS $3
            for (k = 5; k < NF; k += 3) saw[at] = saw[at] sprintf(" %.9g", $k)
        }
        END { for (k in saw) if (k != id && saw[k] == saw[id]) print k }' \
        "$BUILD/fingerprints/$1" | xargs
}

misconception() { # CHAPTER ID END:NAMES
    found=$3
    names=${found#*: }
    case $found in
    broken:*) bad "$1/$2 does not build" ;;
    passed:*)
        bad "$1/$2 is accepted: no test rejects it. Add a claim that does;" \
            "or does it define no exercise? tests/proof/formats.sh says so"
        ;;
    "failed: wrong")
        same=$(same_as "$1" "$2")
        if [ -n "$same" ]; then
            bad "$1/$2 is rejected, but not named, since its numbers in every" \
                "test are also those of: $same. Keep one, or add a test that" \
                "tells them apart"
        else
            bad "$1/$2 is rejected, but not named, though no other mistake" \
                "has its numbers: recognise() in tests/judge/recognise.awk" \
                "found none that fits, or several"
        fi
        ;;
    failed:*)
        # Its first failure is named; a later one must not be misnamed.
        other=
        for name in $names; do
            [ "$name" = "$2" ] || [ "$name" = wrong ] || other=$name
        done
        if [ "${names%% *}" = "$2" ] && [ -z "$other" ]; then
            good
        else
            bad "$1/$2 is taken for: $names"
        fi
        ;;
    *)
        bad "$1/$2: ${found%%:*}, and only wrong numbers are recognised. Let" \
            "each call come to its end, or put it into tests/proof/gallery"
        ;;
    esac
}

alternative() { # CHAPTER FILE
    name=${2##*/}
    folder=$BUILD/home/$1/${name%.c}
    if [ -s "$folder/verdict" ] &&
        ! grep -qv '	passed	passed	' "$folder/verdict"; then
        good
    else
        bad "$1/${name%.c}, a right answer, is rejected"
        grep -v '	passed	passed	' "$folder/verdict" | cut -f2- | head -12
    fi
}

unnamed() { # CHAPTER NAME END:NAMES
    case $3 in
    "failed: wrong") good ;;
    *) bad "$2.c, a wrong answer without a name, is taken for $3" ;;
    esac
}

build -f tests/proof/apart.mk chapters="$*" right numbers fingerprints || exit 2
all=0
# each KIND FOLDER FILE ...: calls KIND for each of these wrong answers.
each() {
    kind=$1 folder=$2
    shift 2
    [ ! -f "$1" ] || all=$((all + $#))
    while read -r id found; do
        [ -z "$id" ] || $kind "$chapter" "$id" "$found"
    done <<END
$(ends_and_names "$chapter" "$folder" "$@")
END
}
for chapter; do
    each misconception "$BUILD/misconceptions/$chapter" \
        tests/"$chapter"/misconceptions/*.c
    each unnamed "$BUILD/kept/$chapter" \
        tests/proof/unnamed/"${chapter%%_*}"_*.c
    for file in tests/"$chapter"/alternatives/*.c; do
        [ -f "$file" ] || continue
        all=$((all + 1))
        alternative "$chapter" "$file"
    done
done
judged=$((passed + failed))
[ $judged = $all ] || bad "$judged of $all were judged"

# A claim that describes no call, or compares nothing, proves nothing.
room=$BUILD/silent
mkdir -p "$room/guesses"
for chapter; do
    facts=$BUILD/misconceptions/$chapter/facts
    [ -f "$facts" ] || stop "tests/$chapter/misconceptions is empty: write one."
    holds "each claim of $chapter is whole" awk -F'\t' '
        $1 == "mistake" { exit }
        $1 == "claim" { look(); claim = $2 " " $3; at = $5 $6; call = seen = 0 }
        $1 == "call" { call = $2 != "" }
        $1 == "seen" { seen = 1 }
        END { look(); exit faults > 0 }
        function look() {
            if (claim == "" || at !~ /[(]null[)]/ && call && seen) return
            print claim " lacks .description, .data, a describe_call() or an " \
                "expect()"
            faults++
        }' "$facts"
done
# No guess decides what is wrong: with functions that do nothing in place of
# tests/guesses the first chapter's reference passes, and no mistake does.
cp -Rp "$BUILD/tools.mk" "$BUILD/harness" "$BUILD/tests" "$room"
nm -gP "$BUILD/harness/structure.o" "$BUILD/harness/suggestions.o" \
    "$BUILD/harness/general.o" |
    awk '$2 == "T" { print "int " $1 "(void) { return 0; }" }' \
        >"$room/guesses/structure.c"
: >"$room/guesses/suggestions.c"
: >"$room/guesses/general.c"
BUILD=$room
build guesses="$room/guesses" chapters="$1" fingerprints || exit 2
holds "the guesses do not decide what is wrong" awk -F'\t' '
    $1 == "mistake" { judge(); id = $2 }
    $1 == "claim" { claims++; passed += $4 == "passed" }
    END { judge(); exit id == "" || wrong }
    function judge() {
        if (!claims || (id == "") != (passed == claims)) {
            print (id ? id : "the reference") ": " passed " of " claims " pass"
            wrong = 1
        }
        claims = passed = 0
    }' "$room/misconceptions/$1/facts"
sum_up
