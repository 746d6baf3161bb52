# Names the mistake behind a wrong answer, if its numbers are exactly those of
# one known mistake. A part of judge.awk's program; takes the claims.
#
# All numbers that the claims of one exercise saw, right or wrong, are compared,
# to 1e-9 of their size. If no known mistake fits, or several do and none of
# them can be chosen, no name is given. Mistakes with the same explanation are
# one here: they differ in how many exercises they spoil.
#
# A mistake in one of several parallel lines has no name of its own. If all that
# is wrong agrees with a known mistake, and the rest is right where that mistake
# is wrong, too, then the mistake is in a part of the exercise.
#
# It gives
#   known_says[id], known_section[id], known_links[id]   of a mistake
#   recognise(exercise)        the mistake that it has, or ""
#   recognise_part(exercise)   the mistake that it has in a part, or ""
#
# It keeps, for itself
#   known_mistake[1 to known_mistakes], known_changes[id]: exercises
#   [id, claim] in known_listed    the mistake saw anything in it
#                  known_agrees    and saw the same, right and wrong, as mine
#                  known_partly    and may be in a part of the exercise
#   known_shared_with[id, exercise]  how many wrong numbers they share
#   known_apart_from[id, exercise]   how many numbers differ
# and, while one claim of the mistake known_id is compared: known_shared,
# known_apart, known_wrong and known_right, of its numbers so far; known_same and
# known_in_part, if still so.

# Reads a record of build/fingerprints/NN_name (fingerprints.sh). The facts have
# been read before, so that numbers are compared at once and not kept. What the
# reference gives comes first, as a mistake without a name: of each mistake only
# the claims follow that saw anything else.
function learn() {
    if ($1 == "misconception") {
        end_of_mistake()
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

# A record has all COUNT numbers that a claim saw. Most mistakes differ from
# mine in the first: what comes behind is not even read. A claim agrees if it
# has seen as many numbers, and the same ones; and not if all that is wrong in
# mine is right in the mistake's. Where the exercise is right, no part of it can
# be a mistake.
function compare_claim(claim, count,    n, whole) {
    known_same = known_in_part = count > 0
    known_apart = !known_same
    known_shared = known_wrong = known_right = 0
    whole = claim_exercise[claim] in exercise_fails
    for (n = 1; n <= count && known_in_part && (known_same || whole); n++)
        compare(claim, n, $(3 * n + 2), $(3 * n + 3), $(3 * n + 4) == "wrong")
    if (count != claim_seen[claim]) known_same = known_in_part = 0
    conclude(claim, known_same && (known_wrong || !known_right), \
        known_in_part || claim_status[claim] == "passed", \
        known_apart, known_shared)
}

function compare(claim, n, sum, size, wrong) {
    if (!is_mine(claim, n, sum, size)) {
        known_same = 0
        known_apart++
        if (claim_wrong[claim, n] || n > claim_seen[claim]) known_in_part = 0
    } else if (claim_wrong[claim, n] && wrong) {
        known_shared += is_telling(size)
        known_wrong++
    } else if (claim_wrong[claim, n]) {
        # The mistake is right here, and mine is off by less than is compared.
        known_in_part = 0
        known_right++
    }
}

# Whole numbers agree by chance, and so does what stands for nan or infinity.
function is_telling(size,    whole) {
    whole = int(size + .5)
    return size < 1e4 && (size - whole > 1e-6 || whole - size > 1e-6)
}

function is_mine(claim, n, sum, size) {
    return n <= claim_seen[claim] && \
        !apart(sum - claim_sum[claim, n], size + claim_size[claim, n])
}

# Keeps the outcome for the mistake, and the reference's for all that follow.
function conclude(claim, agrees, partly, apart_from, shared,    of) {
    if (known_id == "") {
        right_agrees[claim] = agrees; right_partly[claim] = partly
        right_apart[claim] = apart_from; right_shared[claim] = shared
        return
    }
    known_listed[known_id, claim]
    if (agrees) known_agrees[known_id, claim]
    if (!partly) return
    known_partly[known_id, claim]
    of = known_id SUBSEP claim_exercise[claim]
    known_apart_from[of] += apart_from
    known_shared_with[of] += shared
}

function end_of_mistake(    k) {
    if (known_id != "")
        for (k in right_agrees) if (!((known_id, k) in known_listed))
            conclude(k, right_agrees[k], right_partly[k], right_apart[k], \
                right_shared[k])
}

# A mistake is named in an exercise if it fits there and also in the exercises
# that it changes itself: a wrong distance may give the same wrong answer to
# "after how many positions". If several mistakes are left, the one that fits
# every exercise of the chapter is named, if there is exactly one.
function recognise(exercise,    m, n, found, other, left) {
    if (!tried(exercise)) return ""
    for (m = 1; m <= known_mistakes; m++)
        if (fits(known_mistake[m], exercise) && fits_its_own(known_mistake[m]))
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

# The mistake of which this exercise has a part: of several the one that is
# wrong in the fewest other places, if there is exactly one.
function recognise_part(exercise,    m, id, least, found, tie) {
    for (m = 1; m <= known_mistakes; m++) {
        id = known_mistake[m]
        if (!fits_in_part(id, exercise)) continue
        if (found == "" || known_apart_from[id, exercise] < least) {
            found = id
            least = known_apart_from[id, exercise]
            tie = 0
        } else if (known_apart_from[id, exercise] == least && \
            known_says[id] != known_says[found]) tie = 1
    }
    return tie ? "" : found
}

function fits_in_part(id, exercise,    k, n, i) {
    if ((" " known_changes[id] " ") !~ (" " exercise " ") || \
        known_shared_with[id, exercise] < 2) return 0
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++)
        if (claim_seen[k[i]] && !((id, k[i]) in known_partly)) return 0
    return 1
}

function fits_its_own(id,    own, n, i, any) {
    n = split(known_changes[id], own, " ")
    for (i = 1; i <= n; i++) {
        if (!(own[i] in claims_of) || !tried(own[i])) continue
        any = 1
        if (!fits(id, own[i])) return 0
    }
    return any
}

# True if the claims of an exercise left any numbers to compare.
function tried(exercise,    k, n, i) {
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++) if (claim_seen[k[i]] > 0) return 1
    return 0
}

function fits(id, exercise,    k, n, i) {
    n = split(claims_of[exercise], k, " ")
    for (i = 1; i <= n; i++)
        if (claim_seen[k[i]] && !((id, k[i]) in known_agrees)) return 0
    return 1
}

function apart(difference, scale) {
    if (difference < 0) difference = -difference
    return difference > 1e-9 * (scale + 1e-3)
}
