# Says what the verdicts on files of the gallery lack of what the comments on
# their tops ask for (gallery.sh), a line for each fault, and then the totals.
#
#   awk -v folder=BUILD/gallery -f gallery.awk LIST
#
# LIST has a line for each: CHAPTER FILE.

{
    name = $2
    gsub(/.*\/|\.c$/, "", name)
    faulty = claims = right = reported = other_fails = 0
    split("", wanted)
    split("", met)
    read_wanted($2)
    exercise = "of" in wanted ? wanted["of"] : "encode_position"
    place = "line" in wanted ? $2 ", line " wanted["line"] "$" : "^$"
    read_verdict(folder "/" name "/verdict")
    if (claims) compare()
    else fault("no verdict")
    failed += faulty
}

END {
    printf "%d passed, %d failed\n", NR - failed, failed
    exit failed > 0
}

function fault(text) {
    faulty = 1
    print "  ✗ " name ": " text
}

function read_wanted(file,    line, field) {
    while ((getline line < file) > 0)
        if (match(line, /^[ \/]\*  *(kind|say|never|row|line|of): /)) {
            field = substr(line, 1, RLENGTH - 2)
            sub(/.* /, "", field)
            wanted[field] = substr(line, RLENGTH + 1)
            sub(/ *(\*\/)?$/, "", wanted[field])
        }
    close(file)
}

function read_verdict(file,    line, part) {
    while ((getline line < file) > 0) {
        split(line, part, "\t")
        if (part[1] == "claim") {
            claims++
            if (part[2] == exercise) {
                right += part[4] == "passed"
                reported += part[4] == "failed" && \
                    part[5] ~ ("^(" wanted["kind"] ")$")
            } else if (part[2] == "pair_frequency")
                other_fails += part[5] != "passed"
        } else if (part[1] == "text") {
            meets("say", part[2])
            meets("never", part[2])
        } else if (part[1] == "row") meets("row", part[2])
        if (line ~ place) met["line"] = 1
    }
    close(file)
}

function meets(field, text) {
    if (field in wanted && text ~ wanted[field]) met[field] = 1
}

# Without "of:" a file breaks encode_position, and pair_frequency is right.
function compare() {
    if (!("of" in wanted) && right)
        fault("a claim of " exercise " passes")
    if (!("of" in wanted) && other_fails && wanted["kind"] != "lost")
        fault("the other exercise does not pass any more")
    if (!reported) fault("not reported as \"" wanted["kind"] "\"")
    if ("say" in wanted && !("say" in met))
        fault("does not say \"" wanted["say"] "\"")
    if ("never" in met)
        fault("says \"" wanted["never"] "\", which is not true")
    if ("row" in wanted && !("row" in met))
        fault("does not show \"" wanted["row"] "\"")
    if ("line" in wanted && !("line" in met))
        fault("does not name line " wanted["line"])
}
