#!/bin/sh
# forbidden.sh [LIST]: says which rules of forbidden.tsv can't be read, or are
# about a chapter that is not there, and which references (of the chapters in
# LIST) use what is forbidden. The status is 1 if a rule can't be read.

. tests/verbs/common.sh
. tests/judge/steps.sh
rules=$judge/forbidden.tsv
unread=$(awk -F '\t' '/^[^#]/ && (NF < 2 || NF > 3 || $1 !~ /^[0-9][0-9]$/ ||
    $2 !~ /^[A-Za-z_0-9<>.\/ ]+$/) { print FNR }' $rules)
for line in $unread; do
    words_of rule "$rules" "$line"
done
sed -n 's/^\([0-9][0-9]\)	.*/\1/p' $rules | sort -u | while read -r number; do
    chapter=$(tests/verbs/chapter.sh "$number" 2>/dev/null) ||
        words_of rule_without_chapter "$rules" "$number"
    grep -qsx "$chapter" "${1:-/dev/null}" || [ $# = 0 ] || continue
    reference=solutions/$chapter/${chapter#??_}.c
    [ ! -f "$reference" ] || forbidden_in "$number" "$reference" |
        while IFS='	' read -r _ name line _; do
            words_of rule_of_reference "$reference" "$name" "$line" "$number"
        done
done
[ -z "$unread" ]
