#!/bin/sh
# make starter DIR=folder: a repository to hand out. It has the course without
# solutions, misconceptions and the course's own tests; what is known of
# mistakes comes along as numbers and explanations. Called again with the same
# folder, it adds what is new as one more commit, and leaves every exercise
# alone, so that students can merge it.
#
#   KIT=1   a grading kit instead: no repository, and the grader besides
set -u

. tests/support/common.sh
[ -n "${DIR-}" ] || stop "Where to?  make starter DIR=folder"
need_tools cc criterion git
if [ -e "$DIR" ] && [ -z "${KIT-}" ] && [ ! -d "$DIR/.git" ] &&
    [ -n "$(ls -A "$DIR" 2>/dev/null)" ]; then
    stop "$DIR is there already, and is no starter. Nothing was changed."
fi
mkdir -p "$DIR" || stop "$DIR can't be written."
DIR=$(cd "$DIR" && pwd)
chapters=$(tests/support/chapter.sh)

# shellcheck disable=SC2046,SC2086 # one word for each chapter
build tests $(printf "$BUILD/fingerprints/%s " $chapters) || exit 2
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

# What git knows, as it stands, but for what gives answers away and what only
# the course itself needs.
kept() {
    git ls-files -z | tr '\n\0' '\001\n' | grep -vE \
        '^(solutions|tests/(gallery|strangers|test\.sh|verbs\.sh)|\.ci)(/|$)' |
        grep -vE '^tests/[0-9][0-9]_[^/]*/(misconceptions|alternatives)/' |
        grep -vE '^tests/support/(bench|count|gallery|matrix)\.sh' |
        grep -vE '^tests/support/misconceptions\.sh' |
        grep -vE '^docs/(instructor|sync|board\.sh|lessons\.|ansi2svg)' |
        grep -vE '^docs/notes/(teaching|browser|check|misc|.*_test)' |
        grep -vE '^\.github/workflows/' |
        if [ -n "${KIT-}" ]; then
            grep -vE '^tests/grade/gallery(/|\.sh)|^docs/'
        else
            grep -vE '^tests/grade/'
        fi
}
kept | tr '\n' '\0' | xargs -0 tar -cf - 2>/dev/null | tar -xf - -C "$new"
for chapter in $chapters; do
    name=${chapter#??_}
    cp "$BUILD/fingerprints/$chapter" "$new/tests/$chapter/fingerprints"
    awk -f tests/support/stub.awk "chapters/$chapter/$name.h" \
        >"$new/chapters/$chapter/$name.c"
done

# The verbs whose scripts have stayed at home go too, and what heads them.
awk -v folder="$new" '
    function there(line,    word, n, i, file, found) {
        n = split(line, word, /[ \t@;&|]+/)
        for (i = 1; i <= n; i++) {
            file = word[i]
            sub(/^\$\(support\)/, "tests/support", file)
            if (file !~ /^(tests|docs)\/.*\.sh$/) continue
            found = (getline line < (folder "/" file)) >= 0
            close(folder "/" file)
            if (!found) return 0
        }
        return 1
    }
    function put() {
        if (rule == "") return
        if (keep && name != "clean" && head != "") {
            print head "\n"
            head = ""
        }
        if (keep) printf "%s", rule
        rule = ""
    }
    /^# ---/ { put(); head = $0; getline; next }
    /^[a-z-]+:.*##/ { put(); rule = $0 "\n"
        name = $1; sub(/:.*/, "", name)
        keep = name != "setup-dev"; if (!keep) gone[name] = 1
        next }
    /^\t/ && rule != "" {
        rule = rule $0 "\n"
        if (!there($0)) { keep = 0; gone[name] = 1 }
        next
    }
    /^$/ && rule != "" { rule = rule "\n"; put(); next }
    { put() }
    /^\.PHONY/ { phony = 1 }
    phony {
        line = " " $0 " "
        more = $0 ~ /\\$/
        for (g in gone) gsub(" " g " ", " ", line)
        sub(/^ /, "", line); sub(/ +$/, "", line)
        if (line != "") print ($0 ~ /^ / ? " " : "") line
        phony = more
        next
    }
    { print }
    END { put() }' Makefile >"$new/Makefile"

if [ -n "${KIT-}" ]; then
    GRADE_KIT=$new/desk
    tests/grade/desk.sh "$GRADE_KIT" || exit 2
    for chapter in $chapters; do
        cp "$GRADE_KIT/chapters/$chapter/traces" "$new/tests/$chapter/traces"
    done
    rm -rf "$GRADE_KIT"
    cp -R "$new/." "$DIR/"
    exit
fi

# --- the repository

at() { git -C "$DIR" -c user.name="The course" \
    -c user.email="course@invalid" -c commit.gpgsign=false "$@"; }
if [ -d "$DIR/.git" ]; then
    [ -z "$(at status --porcelain)" ] ||
        stop "$DIR has changes of its own. Commit them first, or take them out."
    message="The course, brought up to date"
    # An exercise that has been handed out is the students'.
    for chapter in $chapters; do
        file=chapters/$chapter/${chapter#??_}.c
        [ ! -f "$DIR/$file" ] || cp "$DIR/$file" "$new/$file"
    done
    at rm -rqf --ignore-unmatch . >/dev/null
else
    at init -q -b main
    message="The course"
fi
cp -R "$new/." "$DIR/"
at add -A
if at diff --cached --quiet 2>/dev/null && at rev-parse -q --verify HEAD \
    >/dev/null; then
    echo "$DIR is up to date already."
    exit
fi
at commit -qm "$message" || exit 1
echo "$DIR: $message, $(at ls-files | wc -l) files, without solutions."
echo "Push it to where your students clone from."
