#!/bin/sh
# chapter.sh [CH]: prints the folders of the chapters that CH means, one on each
# line. CH is a number (05 or 5), a name (full_formula) or both, joined by _; or
# W1, the first of the workshop. Without CH it prints all chapters.
set -u

wanted=${1-}
number=$wanted
case $number in
[0-9]) number=0$number ;;
[Ww][1-9]) number=$(grep -l "^# W${number#?} " chapters/*/README.md |
    sed 's/^chapters\/\(..\).*/\1/') ;;
esac
found=
for folder in chapters/[0-9][0-9]_*; do
    chapter=${folder#chapters/}
    case $chapter in
    "$wanted" | "$number"_* | [0-9][0-9]_"$wanted") found=1 ;;
    *) [ -z "$wanted" ] || continue ;;
    esac
    echo "$chapter"
done
[ -n "$found$([ -z "$wanted" ] && echo all)" ] || {
    {
        echo "There is no chapter \"$wanted\". Give its number or its name:"
        set -- chapters/[0-9][0-9]_*
        chapter=${1#chapters/}
        echo "CH=${chapter%%_*} or CH=${chapter#*_}. The chapters:"
        echo
        for folder in chapters/[0-9][0-9]_*; do
            echo "  ${folder#chapters/}"
        done
    } >&2
    exit 2
}
