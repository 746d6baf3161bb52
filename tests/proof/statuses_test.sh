#!/bin/sh
# statuses_test.sh: tests/harness/statuses.h is the one list of a claim's
# statuses. C has the names from it, so a name that it lacks does not compile.
# Here the other languages are compared with it.
set -u

. tests/proof/count.sh
use_room statuses_test
list=tests/harness/statuses.h
words=tests/judge/sentences.tsv

sed -n 's/^    IS(\([a-z_]*\),.*/\1/p' $list | sort >"$room/statuses"
# What report.awk finds where a sanitizer has said why, and a verdict's own.
{
    sed -e '1,/^function kind_of/d' -e 's/\["[a-z]*"\]//g' \
        tests/judge/report.awk | grep -o '"[a-z_]*"' | tr -d '"'
    printf '%s\n' absent open printed wrong
} | sort -u - "$room/statuses" >"$room/kinds"

# only_known LIST WHERE: the names in $room/said are of the list.
only_known() {
    sort -u "$room/said" | comm -23 - "$room/$1" >"$room/unknown"
    holds "$2 says something" test -s "$room/said"
    holds "$2 knows no other: $(xargs <"$room/unknown")" \
        test ! -s "$room/unknown"
}

grep -E '^(happened|advice|alone)( steps)?	' $words | cut -f2 >"$room/said"
only_known kinds $words
sed -n 's/^kind	\([a-z_]*\)	.*/\1/p' tests/grader/desk/words.tsv \
    >"$room/said"
only_known kinds words.tsv
grep -ho '\(status\|kind\) == "[a-z]*"' tests/judge/judge.awk \
    tests/grader/result.awk | cut -d'"' -f2 >"$room/said"
only_known kinds awk
# In a browser C refuses other names; these do not go by way of it.
grep -ho "\(setStatus(run, \|record(name, \|status() === \)'[a-z]*" \
    docs/tab/claims.js | cut -d"'" -f2 >"$room/said"
only_known statuses claims.js

# Of each status something is said.
while read -r status; do
    case $status in
    # The numbers say it, or a sanitizer; or there is no verdict.
    passed | failed | todo | begun | unsound | unloaded | no_worker) continue ;;
    esac
    printf 'claim\tf\tg\t%s\t\t\ncall\tf(1)\nunset\tx\t1\n' "$status" \
        >"$room/facts"
    # shellcheck disable=SC2046 # words
    awk -v folder="$room" -v source=f.c $(cat tests/judge/program) part=facts \
        "$room/facts" >"$room/verdict"
    holds "$status: it is the kind of the failure" \
        grep -q "^claim	f	g	failed	$status	" "$room/verdict"
    holds "$status: something is said" \
        grep -q '^text	[^.]* [^.]' "$room/verdict"
done <"$room/statuses"

# is_said TABLE: its rows are those that scripts say; $room/said has these.
is_said() {
    sed -n 's/^\([a-z][a-z0-9_]*\)	.*/\1/p' "$1" | sort >"$room/rows"
    sort -u "$room/said" | comm -3 - "$room/rows" >"$room/unknown"
    holds "each row of $1 is said, and no other: $(xargs <"$room/unknown")" \
        test ! -s "$room/unknown"
}

grep -rhoE '(stop_with|words_of) [a-z_][a-z0-9_]*' tests docs \
    --include='*.sh' | cut -d' ' -f2 >"$room/said"
is_said tests/verbs/words.tsv
grep -o 'fail([^)]*)' tests/judge/misconception.awk | grep -o '"[a-z_]*"' |
    tr -d '"' >"$room/said"
is_said tests/judge/misconception.tsv
sum_up
