# Names the mistake behind a wrong answer, if its numbers are exactly those of
# one known mistake. A part of judge.awk's program; takes the claims.
#
# All numbers that the claims of one exercise saw, right or wrong, are compared:
# to 1e-9 of their size (AGREEMENT in claim.c), near 0 to 1e-12. If no known
# mistake fits, or several do and none of them can be chosen, no name is given.
# Mistakes with the same explanation are one: they spoil different exercises.
#
# A mistake in one of several parallel lines has no name. If all that
# is wrong agrees with a known mistake, and the rest is right where that mistake
# is wrong, too, then the mistake is in a part of the exercise.
#
# It gives
#   known_says[id], known_section[id], known_links[id]   of a mistake
#   recognise(exercise)        the mistake that it has, or ""
#   recognise_part(exercise)   the mistake that it has in a part, or ""
#   recognise_claim(k)         the mistake that claim k alone shows, or ""
#   total(known_apart, id, exercise)  how many numbers differ from the mistake's
#
# It keeps, for itself
#   known_mistake[1 to known_mistakes], known_changes[id]: exercises
#   of [id, claim], if the mistake saw anything else there than the reference:
#     known_same     it saw the same as the exercise, right and wrong
#     known_in_part  it may be in a part of the exercise
#     known_shared   how many wrong numbers they share
#     known_apart    how many numbers differ
#   known_beyond[id, exercise]: it is wrong where the exercise is right
# and, while a claim is compared, known_wrong and known_right, of its numbers,
# and known_last, the last number that both have wrong.

# Reads a record of build/fingerprints/NN_name (fingerprints.sh). The facts have
# been read before, so that numbers are compared at once and not kept. What the
# reference gives comes first, as a mistake without a name: of each mistake only
# the claims follow that saw anything else.
function learn() {
    if ($1 == "misconception") {
        known_id = $2
        known_mistake[++known_mistakes] = known_id
        known_section[known_id] = $3
    } else if ($1 == "text") known_says[known_id] = $2
    else if ($1 == "link") known_links[known_id] = known_links[known_id] " " $2
    else if ($1 == "changes")
        known_changes[known_id] = known_changes[known_id] " " $2
    else if ($1 == "seen" && (($2, $3) in claim_at))
        compare_claim(claim_at[$2, $3], $4)
}

# A record has all COUNT numbers that a claim saw. Most mistakes differ from the
# exercise in the first number: the others are not even read. A claim agrees if
# it has seen as many numbers, and the same numbers; and not if all that is
# wrong in the exercise is right in the mistake. Where the exercise is right, no
# part of it can be a mistake.
function compare_claim(claim, count,    n, key, fails) {
    key = known_id SUBSEP claim
    known_same[key] = known_in_part[key] = count > 0
    known_apart[key] = count == 0
    known_wrong = known_right = 0
    fails = claim_exercise[claim] in exercise_fails
    for (n = 1; n <= count && (fails || known_in_part[key]); n++)
        if (fails || known_same[key]) compare(key, claim, n, 3 * n + 2)
    if (count != claim_seen[claim]) known_same[key] = known_in_part[key] = 0
    if (known_right && !known_wrong) known_same[key] = 0
    if (claim_status[claim] == "passed") known_in_part[key] = 1
}

# Compares number N of a claim with the mistake's, which begins at FIELD.
function compare(key, claim, n, field) {
    if ($(field + 2) == "wrong" && n <= claim_seen[claim] && \
        !claim_wrong[claim, n]) known_beyond[known_id, claim_exercise[claim]]
    if (n > claim_seen[claim] || apart($field - claim_sum[claim, n], \
        $(field + 1) + claim_size[claim, n])) {
        known_same[key] = 0
        known_apart[key]++
        if (claim_wrong[claim, n] || n > claim_seen[claim])
            known_in_part[key] = 0
    } else if (claim_wrong[claim, n] && $(field + 2) == "wrong") {
        # A number that is repeated counts once.
        known_shared[key] += is_telling($(field + 1)) && $field != known_last
        known_last = $field
        known_wrong++
    } else if (claim_wrong[claim, n]) {
        # The mistake is right here, and the exercise differs by less than
        # is compared.
        known_in_part[key] = 0
        known_right++
    }
}

# Whole numbers agree by chance; from 10,000 on, a number may stand for nan.
function is_telling(size,    whole) {
    whole = int(size + .5)
    return size < 1e4 && (size - whole > 1e-6 || whole - size > 1e-6)
}

# What a mistake sees in a claim: what the reference does, unless it is listed.
function seen_by(id, claim) {
    return (((id, claim) in known_same) ? id : "") SUBSEP claim
}

# A mistake is named in an exercise if it fits there and also in the exercises
# that it changes itself: a wrong distance may give the same wrong answer to
# "after how many positions". If several mistakes are left, the mistake that
# fits every exercise of the chapter is named, if there is exactly one.
function recognise(exercise,    m, n, found, other, left) {
    if (!tried(exercise)) return ""
    for (m = 1; m <= known_mistakes; m++)
        if (fits(known_mistake[m], exercise) && fits_changed(known_mistake[m]))
            found[++n] = known_mistake[m]
    if (n <= 1) return n == 1 ? found[1] : ""
    for (other in claims_of)
        for (m = 1; m <= n; m++)
            if (found[m] != "" && !fits(found[m], other)) found[m] = ""
    for (m = 1; m <= n; m++) if (found[m] != "") {
        if (left && known_says[found[m]] != known_says[left]) return ""
        left = found[m]
    }
    return left
}

# The mistake of which this exercise has a part: of several the mistake that is
# wrong in the fewest other places, if there is exactly one.
function recognise_part(exercise,    m, id, off, least, found, tie) {
    for (m = 1; m <= known_mistakes; m++) {
        id = known_mistake[m]
        if ((" " known_changes[id] " ") !~ (" " exercise " ") || \
            !in_all(known_in_part, id, exercise) || \
            total(known_shared, id, exercise) < 2) continue
        off = total(known_apart, id, exercise)
        if (found == "" || off < least) {
            found = id
            least = off
            tie = 0
        } else if (off == least && known_says[id] != known_says[found]) tie = 1
    }
    return tie ? "" : found
}

# The mistake that claim K alone shows, where another claim shows something
# else: all its numbers are the mistake's, at least three of them no whole
# numbers, and whatever the mistake spoils in the exercise is wrong.
function recognise_claim(k,    m, id, found) {
    for (m = 1; m <= known_mistakes; m++) {
        id = known_mistake[m]
        if ((" " known_changes[id] " ") !~ (" " claim_exercise[k] " ") || \
            ((id, claim_exercise[k]) in known_beyond) || \
            fits(id, claim_exercise[k]) || !known_same[seen_by(id, k)] || \
            known_shared[seen_by(id, k)] < 3) continue
        if (found != "" && known_says[found] != known_says[id]) return ""
        found = id
    }
    return found
}

function total(of, id, exercise,    k, n, i, key, sum) {
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++) {
        key = seen_by(id, k[i])
        if (known_in_part[key]) sum += of[key]
    }
    return sum
}

function fits_changed(id,    exercise, n, i, any) {
    n = split(known_changes[id], exercise, " ")
    for (i = 1; i <= n; i++) {
        if (!(exercise[i] in claims_of) || !tried(exercise[i])) continue
        any = 1
        if (!fits(id, exercise[i])) return 0
    }
    return any
}

# True if the claims of an exercise left any numbers to compare.
function tried(exercise,    k, n, i) {
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++) if (claim_seen[k[i]] > 0) return 1
    return 0
}

function fits(id, exercise) { return in_all(known_same, id, exercise) }

function in_all(set, id, exercise,    k, n, i) {
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++)
        if (claim_seen[k[i]] && !set[seen_by(id, k[i])]) return 0
    return 1
}

function apart(difference, scale) {
    if (difference < 0) difference = -difference
    return difference > 1e-9 * (scale + 1e-3)
}
