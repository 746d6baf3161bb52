# Names the mistake behind a wrong answer, if its numbers are exactly those of
# one known mistake.
#
#   awk -v folder=DIR -f wrap.awk -f recognise.awk \
#       part=1 FINGERPRINTS part=2 DIR/verdict
#
# Everything that the claims of one exercise saw is compared, right or wrong,
# to rounding: 1e-9 of the size of the numbers. If two known mistakes fit, or
# none does, nothing is said; it never guesses. The verdicts come out again;
# where a mistake is named, the kind "wrong" has become its name, and its
# explanation follows.

BEGIN { FS = OFS = "\t" }

part == 1 {
    split($0, word, " ")
    if (word[1] == "misconception") {
        id = word[2]; known[++mistakes] = id
        section[id] = word[3]; shipped[id] = word[4]
    } else if (word[1] == "says") says[id] = says[id] " " substr($0, 6)
    else if (word[1] == "changes") changes[id] = substr($0, 9)
    else {
        name = id " " word[2] "." word[3]
        n = ++length_of[name]
        sum[name, n] = word[4]; size[name, n] = word[5]
    }
    next
}

{ verdict[++lines] = $0 }
$1 == "claim" {
    claims[$2] = claims[$2] " " $2 "." $3
    if ($5 == "wrong") wrong[$2] = 1
}

END {
    for (exercise in wrong) name_of[exercise] = recognise(exercise)
    for (k = 1; k <= lines; k++) {
        split(verdict[k], field, "\t")
        if (field[1] == "claim") { finish(); pending = "" }
        if (field[1] == "claim" && field[5] == "wrong" &&
            name_of[field[2]] != "") {
            id = pending = name_of[field[2]]
            if (section[id] != "-") field[7] = section[id]
            print field[1], field[2], field[3], field[4], id, field[6], field[7]
        } else print verdict[k]
    }
    finish()
}

# The explanation, behind what the claim itself had to say.
function finish(    link, n, i) {
    if (pending == "") return
    print "\t"
    printf "%s", wrapped(says[pending], 74, "\t")
    if (shipped[pending] == "-") return
    n = split(shipped[pending], link, ",")
    for (i = 1; i <= n; i++) {
        sub(/^https:\/\//, "", link[i])
        if (i == 1) print "\tIt has happened in public:"
        print "\t  " link[i]
    }
}

# A mistake is named in an exercise if it fits there, and in those exercises
# that are its own: a wrong distance may well give the right wrong answer to
# "after how many positions". Where several are left, the one that explains
# every exercise of the chapter is meant, if it is one.
function recognise(exercise,    m, n, found, other, left) {
    if (!tried(exercise)) return ""
    for (m = 1; m <= mistakes; m++)
        if (fits(known[m], exercise) && fits_its_own(known[m]))
            found[++n] = known[m]
    if (n <= 1) return n == 1 ? found[1] : ""
    for (other in claims)
        for (m = 1; m <= n; m++)
            if (found[m] != "" && !fits(found[m], other)) found[m] = ""
    for (m = 1; m <= n; m++) if (found[m] != "") { left++; found[0] = found[m] }
    return left == 1 ? found[0] : ""
}

function fits_its_own(id,    own, n, i, any) {
    n = split(changes[id], own, " ")
    for (i = 1; i <= n; i++) {
        if (!(own[i] in claims) || !tried(own[i])) continue
        any = 1
        if (!fits(id, own[i])) return 0
    }
    return any
}

# True if the claims of an exercise left any numbers to compare.
function tried(exercise,    name, n, i, k, line, path, pair) {
    if (exercise in was_tried) return was_tried[exercise]
    n = split(claims[exercise], name, " ")
    was_tried[exercise] = 0
    for (i = 1; i <= n; i++) {
        path = folder "/" name[i] ".trace"
        k = 0
        while ((getline line < path) > 0) {
            split(line, pair, " ")
            k++
            my_sum[name[i], k] = pair[1]
            my_size[name[i], k] = pair[2]
        }
        close(path)
        seen[name[i]] = k
        if (k > 0) was_tried[exercise] = 1
    }
    return was_tried[exercise]
}

function fits(id, exercise,    name, n, i, k, one) {
    if (!tried(exercise)) return 1
    n = split(claims[exercise], name, " ")
    for (i = 1; i <= n; i++) {
        one = id " " name[i]
        if (seen[name[i]] == 0) continue
        if (length_of[one] != seen[name[i]]) return 0
        for (k = 1; k <= seen[name[i]]; k++)
            if (apart(sum[one, k] - my_sum[name[i], k],
                size[one, k] + my_size[name[i], k])) return 0
    }
    return 1
}

function apart(difference, scale) {
    if (difference < 0) difference = -difference
    return difference > 1e-9 * (scale + 1e-3)
}
