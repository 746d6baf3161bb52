# Counts what passes and fails, for the tests of the scripts. A script reads
# this file with ".", from the top folder, and has a folder of its own in $room.
# shellcheck shell=sh

. tests/verbs/common.sh
installer=setup-dev
passed=0 failed=0

# True if none of the course's own chapters, 00 to 17, was removed. Of a small
# course that a test makes WHOLE says so.
whole() {
    [ -z "${WHOLE-}" ] || return 0
    set -- chapters/0[0-9]_* chapters/1[0-7]_*
    [ $# -eq 18 ]
}

# How many commits there are: a sample moves on with them.
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}

# Prints one of the lines that it reads, at each commit the next one.
at_its_turn() {
    awk -v turn="$turn" '{ all[NR] = $1 } END { print all[turn % NR + 1] }'
}

good() { passed=$((passed + 1)); }

bad() {
    failed=$((failed + 1))
    printf '  ✗ %s\n' "$*"
}

# Prints the first lines of a file, below the test that they explain.
shown_below() { sed 's/^/      /' "$1" | head -n 20; }

# holds "what" COMMAND ...: passes if COMMAND succeeds. The output of COMMAND is
# in $room/printed.
holds() {
    what=$1
    shift
    if "$@" >"${room:?}/printed" 2>&1; then
        good
    else
        bad "$what"
        shown_below "$room/printed"
    fi
}

# says STATUS "words" COMMAND ...: passes if COMMAND ends with this status and
# prints something that the pattern "words" matches. The output is in
# $room/output. A script may set $where to name the course that it is in. make
# ends with 1 after a red board, and else with 2: it tells in its last line what
# its script has ended with.
says() {
    status=$1 words=$2
    shift 2
    "$@" >"$room/output" 2>&1 </dev/null
    got=$?
    [ $got != 2 ] || got=$(sed -n '$s/^g*make: .* Error //p' "$room/output")
    got=${got:-2}
    if [ "$got" = "$status" ] && grep -qE -e "$words" "$room/output"; then
        good
    else
        bad "$*${where-}: status $got for $status, should say \"$words\""
        shown_below "$room/output"
    fi
}

# shows "what" PATTERN, lacks "what" PATTERN: passes if a line of what says has
# seen last matches, or none does.
shows() { holds "$1" grep -E -e "$2" "$room/output"; }
# shellcheck disable=SC2016 # the inner shell expands these
lacks() { holds "$1" sh -c '! grep -E -e "$1" "$2"' - "$2" "$room/output"; }

# has FILE "what" PATTERN: passes if a line of this file in $room matches.
has() { holds "$2" grep -e "$3" "$room/$1"; }

# session FILE: what is typed, one after the other, and what is seen. A line of
# FILE has fields between tabs:
#
#   STATUS  PATTERN  COMMAND    as says has them; COMMAND is for this shell
#   shows   PATTERN  what       of what was seen last
#   lacks   PATTERN  what
#   has     PATTERN  FILE what  of a file in $room
#   holds   what     COMMAND
#   do      COMMAND             which is no test
session() {
    [ -r "$1" ] || { bad "there is no $1"; return; }
    while IFS='	' read -r kind seen typed <&3; do
        case $kind in
        '' | '#'*) ;;
        do) eval "$seen" ;;
        shows | lacks) $kind "$typed" "$seen" ;;
        has) has "${typed%% *}" "${typed#* }" "$seen" ;;
        holds) holds "$seen" typed "$typed" ;;
        [0-9]*) says "$kind" "$seen" typed "$typed" ;;
        *) bad "$1: no row of a session, by its first field: $kind" ;;
        esac
    done 3<"$1"
}
typed() { eval "$1"; }

# Runs a script that counts its own tests, and adds its numbers. The last line
# of the script is "N passed, N failed"; its status is 0 if none has failed.
counted() {
    "$@" >"$room/output" 2>&1
    ended=$?
    counts=$(tail -n 1 "$room/output")
    case $counts in
    *" passed, "*" failed")
        sed '$d' "$room/output"
        passed=$((passed + ${counts%% *}))
        counts=${counts#*, }
        failed=$((failed + ${counts%% *}))
        [ $ended = 0 ] || [ "${counts%% *}" != 0 ] ||
            bad "$* counts no failure, and ends with status $ended"
        ;;
    *)
        bad "$* did not come to its end"
        tail -n 30 "$room/output"
        ;;
    esac
}

# Makes a program of standard input.
program() { # FILE
    cat >"$1" && chmod +x "$1"
}

# Prints CHAPTER FILE HOW for each file of the gallery (kept.awk).
kept() { # FILE ...
    awk -v headers="$(echo chapters/*/*.h)" -f tests/proof/kept.awk "$@"
}

# Copies the course, as it is in the work tree, to a folder, and goes there.
copy_course() { # FOLDER
    original=$PWD built=$(cd "${BUILD:-build}" 2>/dev/null && pwd)
    git ls-files -coz --exclude-standard | tar -cf - --null -T - |
        tar -xf - -C "$1" && cd "$1" || exit 2
    unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH EX ON FORCE AGAIN NAMED
}

# Takes along to this copy what BUILD had before: the tests, the references, the
# fingerprints. A folder that is newer than what was built of it would have it
# built again.
bring_built() {
    mkdir -p build
    for part in tools.mk unseen harness harness.o tests \
        reference plain fingerprints; do
        cp -Rp "$built/$part" build || exit 2
    done
    for folder in tests/*/misconceptions; do
        touch -r "$original/$folder" "$folder"
    done
}

# The script's folder $room, which stays in BUILD; empty; or a new one, which is
# removed in the end and where every user may look; and a copy of the course in
# such a folder, and there.
use_room() { # NAME
    room=$BUILD/$1
    mkdir -p "$room" || exit 2
}
new_room() { rm -rf "${BUILD:?}/$1" && use_room "$1"; }
temporary_room() {
    room=$(mktemp -d) || exit 2
    trap 'chmod -R u+w "$room"; rm -rf "$room"' EXIT
    chmod 755 "$room"
}
temporary_copy() { temporary_room && copy_course "$room"; }

# without PROGRAM ...: from here on PATH has links to all but these. (Where /bin
# is a link itself, its programs are those of /usr/bin.)
everywhere=$PATH
without() {
    PATH=$everywhere
    mkdir -p "$room/path" "$room/hidden"
    [ -e "$room/path/sh" ] || for folder in /usr/bin /bin /usr/sbin; do
        [ -L $folder ] || ln -s $folder/* "$room/path" 2>/dev/null
    done
    find "$room/hidden" -type l -exec mv {} "$room/path" \;
    for hidden; do
        mv "$room/path/$hidden" "$room/hidden/" 2>/dev/null
    done
    # shellcheck disable=SC2123 # the path is meant
    PATH=$room/path
}

# From here on there is only what make setup installs. A verb that asks for what
# contributors have works on their machines alone.
as_for_students() {
    # shellcheck disable=SC2046 # one word for each program
    without $(
        awk '!/^#/ && $1 != "student" { print $2 }' tests/verbs/packages.tsv
        awk '!/^#/ && $1 != "student" { print $3 }' tests/verbs/packages.tsv |
            xargs dpkg -L 2>/dev/null | sed -n 's,.*/s*bin/,,p'
    )
}

# Makes every exercise the empty one.
empty_exercises() {
    for folder in chapters/[0-9]*; do
        stub=$folder/${folder##*/??_}.c
        awk -f tests/judge/stub.awk "${stub%c}h" >"$stub" || exit 2
    done
}

# Puts these references, or all, in the place of the exercises.
solve_exercises() { # [FOLDER ...]
    [ $# -gt 0 ] || set -- solutions/*
    for folder; do
        cp "$folder"/*.c "chapters/${folder##*/}/"
    done
}

# Fewer rounds, on a table of fewer rows.
shorten_race() {
    race=chapters/12_fast_table/race/race.c
    sed 's/ROWS = 8192, LONG = 131072,/ROWS = 256, LONG = 512,/
        s/ROUNDS = 9/ROUNDS = 3/' $race >race.c && mv race.c $race
}

# Prints the last line in the form that test.sh reads. Fails if a test failed.
sum_up() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
