# Tells which verdicts of the course may be other ones now (judge_course in
# tests/verbs/common.sh).
#
#   awk -v build=BUILD -f kept.awk INPUTS
#       prints each chapter that has to be judged
#   awk -v build=BUILD -v keep="NN_name ..." -f kept.awk INPUTS NOW
#       notes, of these chapters, that the verdict belongs to the inputs, unless
#       NOW, their own files afterwards, lacks a line or has another one, or the
#       text that was judged, BUILD/check/NN_name/source.c, is not that of now
#
# INPUTS has a line for each file that a verdict depends on; the last word is
# its path. A path in chapters/NN_name or tests/NN_name concerns this chapter,
# any other all of them. What a verdict belongs to is in
# BUILD/check/NN_name/kept; judge.sh removes it with the verdict.
#
# A verdict is not kept if anything failed: a crash may be another crash next
# time. Nor is it if the exercise can see more than its arguments: a file, the
# clock, chance.

NR != FNR && $NF ~ /\/source\.c$/ { judged[$NF] = $1 " " $2; next }
NR != FNR { if ($0 in listed) again++; else saved = 1; next }
{
    listed[$0]
    chapter = $NF
    if (sub(/^(chapters|tests)\//, "", chapter) && chapter ~ /^[0-9][0-9]_/) {
        sub(/\/.*/, "", chapter)
        if (!(chapter in lines_of)) name[++names] = chapter
        lines_of[chapter] = lines_of[chapter] $0 "\n"
        if ($NF ~ /^chapters/) texts[chapter]++
        if ($NF ~ exercise_of(chapter) "$") text[chapter] = $1 " " $2
    } else common = common $0 "\n"
}

END {
    split(keep, wanted, " ")
    for (k in wanted) {
        wants[wanted[k]]
        again -= texts[wanted[k]]
    }
    for (k = 1; k <= names; k++) {
        chapter = name[k]
        folder = build "/check/" chapter
        inputs = common lines_of[chapter]
        if (keep == "") {
            if (content(folder "/verdict") == "" || \
                content(folder "/kept") != inputs) print chapter
        } else if (!saved && !again && chapter in wants && \
            is_of_this_text(chapter, folder "/source.c") && \
            may_stay(folder "/verdict") && sees_only_arguments(chapter))
            printf "%s", inputs >(folder "/kept")
    }
}

function exercise_of(chapter) {
    return "chapters/" chapter "/" substr(chapter, 4) ".c"
}

# An empty exercise is not compiled, and has no copy.
function is_of_this_text(chapter, copy) {
    return !(copy in judged) || judged[copy] == text[chapter]
}

function content(path,    line, all) {
    while ((getline line < path) > 0) all = all line "\n"
    close(path)
    return all
}

function may_stay(path,    line, field, claims, other) {
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        claims += field[1] == "claim"
        other += field[1] !~ /^(text|todo)$/ && \
            (field[1] != "claim" || field[4] !~ /^(passed|open)$/)
    }
    close(path)
    return claims && !other
}

# The headers of C that are named here declare nothing that looks outside, but
# for the words of stdlib.h below. A name with __ may be the compiler's clock.
function sees_only_arguments(chapter,    name, path, line, odd) {
    name = substr(chapter, 4)
    path = exercise_of(chapter)
    while ((getline line < path) > 0) {
        if (line ~ /__|%:|\?\?|rand|getenv|system|extern/) odd++
        if (line !~ /^[ \t]*#/ || line ~ /^#(define|undef) /) continue
        if (line == "#include \"todo.h\"") continue
        if (line == "#include \"" name ".h\"") continue
        if (!sub(/^#include </, "", line) || !sub(/\.h>$/, "", line) || \
            !index(" assert complex ctype errno float iso646 limits math " \
                "stdalign stdbool stddef stdint stdlib string tgmath ", \
                " " line " ")) odd++
    }
    close(path)
    return !odd
}
