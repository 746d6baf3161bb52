# Compares verdicts with what kept files expect of them:
#
#   awk -f expected.awk LIST
#
# LIST has a line for each case: a file, the path of its verdict, and, if it is
# another one, the path that the verdict has for the file. The comment on top of
# the file says what is expected:
#
#   of:     an exercise (encode_position, if there is none). What follows, up to
#           the next exercise, is about its claims
#   kind:   how one of them ends (a pattern): the kind of failure that judge.awk
#           names, a misconception's id, open or passed
#   once:   how one of them ends, and no other (a pattern)
#   broken: why it was not built
#   say:    words of a paragraph (a pattern) of the first claim that fails
#   never:  words that would not be true (a pattern)
#   row:    a line of the numbers, a place or a link (a pattern); @file is the
#           path of the file
#   line:   the line of the file that is named, if it can be known
#
# All faults are printed, and the numbers of expectations.

{
    files[++cases] = $1
    source_of[cases] = $3 == "" ? $1 : $3
    read_expected($1)
    read_verdict($2)
    report(cases)
}

END {
    printf "%d passed, %d failed\n", good, bad
    exit bad > 0
}

function read_expected(path,    line, key, of, field) {
    first_wish[cases] = wishes + 1
    of = "encode_position"
    field = "^[^a-z]+ (of|kind|once|broken|say|never|row|line): "
    while ((getline line < path) > 0 && line ~ /^(\/\*| \*|#)/)
        if (match(line, field)) {
            key = substr(line, 1, RLENGTH - 2)
            line = substr(line, RLENGTH + 1)
            sub(/.* /, "", key)
            sub(/ *(\*\/)?$/, "", line)
            gsub(/@file/, source_of[cases], line)
            if (key == "of") of = line
            if (key == "broken") of = ""
            if (key == "of" || key == "broken") has_of[cases]
            wish[++wishes] = line
            wish_key[wishes] = key
            wish_of[wishes] = of
        }
    close(path)
    last_wish[cases] = wishes
}

# A line of a verdict belongs to the exercise of the claim before it.
function read_verdict(path,    line, field, exercise, failed) {
    first_line[cases] = lines + 1
    exercise = ""
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "claim") exercise = field[2]
        failed[exercise] += field[1] == "claim" && field[4] == "failed"
        line_type[++lines] = field[1] == "text" && failed[exercise] > 1 ? \
            "hidden text" : field[1]
        line_of[lines] = exercise
        line_says[lines] = field[1] == "claim" ? field[4] " " field[5] : \
            field[1] == "place" ? taken(field[3] ":" field[4] ": " field[5]) : \
            field[1] == "link" ? "  " substr(field[2], 9) : \
            taken(substr(line, index(line "\t", "\t") + 1))
    }
    close(path)
    last_line[cases] = lines
}

# How many such lines of a case match. Where OF is "", any exercise counts.
function found(c, types, of, pattern,    k, n) {
    for (k = first_line[c]; k <= last_line[c]; k++)
        n += index(types, line_type[k]) && (of == "" || of == line_of[k]) && \
            (k in other ? other[k] : line_says[k]) ~ pattern
    return n
}

# What is wrong with wish W of a case, or nothing.
function fault(c, w,    key, of, it) {
    key = wish_key[w]
    of = wish_of[w]
    it = wish[w]
    if (key == "broken" && !found(c, "broken", of, "^" it "$"))
        return "not reported as broken: " it
    if (key == "kind" && !found(c, "claim", of, (it ~ /^(open|passed)$/ ? \
        "^" : "^failed ") "(" it ")( |$)"))
        return "no claim of " of " is reported as \"" it "\""
    if (key == "once" && found(c, "claim", of, "^failed (" it ")$") != 1)
        return "not once, and only once, reported as \"" it "\""
    if (key == "say" && !found(c, "text", of, it))
        return "does not say \"" it "\""
    if (key == "never" && found(c, "hidden text", of, it))
        return "says \"" it "\", which is not true"
    if (key == "row" && !found(c, "row place link", of, it))
        return "does not show \"" it "\""
    if (key == "line" && \
        !found(c, "place", of, "^" source_of[c] ":" it ": here$"))
        return "does not name line " it
    return ""
}

# A file that names no exercise breaks encode_position, all of it and only it.
function fault_of_all(c) {
    if (c in has_of) return ""
    if (found(c, "claim", "encode_position", "^passed"))
        return "a claim of encode_position passes"
    if (!found(c, "claim", "pair_frequency", "^failed lost") && \
        found(c, "claim", "pair_frequency", "^(failed|open)"))
        return "the other exercise does not pass any more"
    return ""
}

function report(c,    w) {
    if (last_line[c] < first_line[c]) count(files[c], "has no verdict")
    else if (last_wish[c] < first_wish[c]) count(files[c], "expects nothing")
    else {
        count(files[c], fault_of_all(c))
        for (w = first_wish[c]; w <= last_wish[c]; w++)
            if (wish_key[w] != "of") count(files[c], fault(c, w))
    }
}

function count(file, why) {
    if (why == "") good++
    else {
        bad++
        print "  ✗ " file ": " why
    }
}
