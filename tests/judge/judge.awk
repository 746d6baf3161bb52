# Judges a chapter: turns the facts of the tests into verdicts.
#
#   awk -v folder=DIR -v source=FILE -v header=FILE -v contracts="FILE ..." \
#       -v contract=FILE $(cat tests/judge/program) \
#       part=facts DIR/facts [part=known FINGERPRINTS]
#
# With steps=1 the code under test was stopped after a number of steps, and not
# of seconds: there is no clock where it ran (docs/tab).
#
# The program is in several files; tests/judge/program lists them, and each
# says at its head what it takes from the others and gives them.
#
# The runner (tests/harness/runner.c) writes DIR/facts. If nothing could be run,
# DIR/facts has a record "broken" and its reasons. DIR also has what each claim
# wrote to standard error. CONTRACT is the chapter's table (contract.sh),
# CONTRACTS are those of all chapters. The output is the verdicts. All of these
# are records; docs/design.md describes them.
#
# This file keeps the facts, which the other files read. Claim k, of claims:
#
#   claim_exercise[k]  claim_sentence[k]  claim_status[k]  claim_document[k]
#   claim_section[k]   claim_call[k]      claim_fact[k, 1 to claim_facts[k]]
#   claim_stop[k, 1 to claim_stops[k]]: records of why it was stopped
#   claim_output[k]: what it has printed is in DIR/claim_output[k].out and .err
#   claim_sum[k, n]    claim_size[k, n]   claim_wrong[k, n]: what its
#                      expectation n saw, up to claim_seen[k]
#   claims_of[exercise]: the numbers k   claim_at[exercise, sentence]: k
#   exercise in exercise_fails: one of its claims has seen a wrong answer

BEGIN {
    FS = OFS = "\t"
    sub(/^\.\//, "", source)
    # Two mistakes may agree in the few claims that are left where some were
    # stopped. So a name needs most claims to have ended: a claim that was
    # stopped outweighs three that passed. A wrong answer counts twice as much
    # as a right answer, which many mistakes give.
    VOTE_OF_RIGHT = 1; VOTE_OF_WRONG = 2; VOTE_OF_STOPPED = -3
}

part == "known" { learn(); next }

$1 == "claim" {
    claim_exercise[++claims] = $2; claim_sentence[claims] = $3
    claim_status[claims] = $4; claim_document[claims] = $5
    claim_section[claims] = $6
    claims_of[$2] = claims_of[$2] " " claims
    claim_at[$2, $3] = claims
    claim_output[claims] = $2 "." ++claims_in[$2]
    next
}
$1 == "call" { claim_call[claims] = $2; next }
$1 == "seen" {
    n = ++claim_seen[claims]
    claim_sum[claims, n] = $2; claim_size[claims, n] = $3
    claim_wrong[claims, n] = $4 == "wrong"
    if ($4 == "wrong" && claim_status[claims] == "failed")
        exercise_fails[claim_exercise[claims]]
    next
}
$1 == "broken" { print; broken = $2; next }
$1 == "utf16" { compiler_why["utf16"]; next }
broken == "banned" { say_banned($2, $3, $4); next }
broken == "link" { say_link($1, $2); next }
broken { note_compiler_line($1, $2); next }
$1 ~ /^(stopped|frame)$/ {
    claim_stop[claims, ++claim_stops[claims]] = $0
    next
}
{ claim_fact[claims, ++claim_facts[claims]] = $0 }

END {
    if (broken) say_broken(broken)
    for (k = 1; k <= claims; k++) {
        name = claim_exercise[k]
        right = claim_status[k] == "passed" || only_prints(k)
        if (name in exercise_fails) named[name] = ""
        votes_for_naming[name] += right ? VOTE_OF_RIGHT : \
            claim_status[k] == "failed" ? VOTE_OF_WRONG : VOTE_OF_STOPPED
    }
    for (name in votes_for_naming)
        if (votes_for_naming[name] <= 0) delete named[name]
    for (name in named) named[name] = recognise(name)
    for (k = 1; k <= claims; k++) judge(k)
}

function judge(k,    status, kind, id) {
    place_named = 0
    status = claim_status[k]
    unexplained = 0
    id = claim_exercise[k] in named && !only_prints(k) ? \
        named[claim_exercise[k]] : ""
    if (status == "passed") kind = "passed"
    else if (status == "todo") kind = say_todo(k) ? "open" : "absent"
    else kind = explain(k, id)
    print "claim", claim_exercise[k], claim_sentence[k], \
        (kind == "passed" || kind == "open" ? kind : "failed"), kind, \
        claim_document[k], (status == "failed" && known_section[id] != "" ? \
        known_section[id] : claim_section[k])
    if (unexplained) print "unexplained"
    if (!place_named && how_ended[kind] !~ /^(passed|open|unrun|lost)$/)
        say_function(k)
    say_all()
}

# Says why a claim failed, and returns the kind of its failure. ID is the
# mistake that its exercise is known as, or nothing.
function explain(k, id,    kind, part, whole, report) {
    kind = claim_status[k]
    if (kind == "failed") {
        kind = only_prints(k) ? "printed" : id == "" ? "wrong" : id
        if (kind == "wrong" && claim_exercise[k] in named)
            part = recognise_part(claim_exercise[k])
        whole = part != "" && !total(known_apart, part, claim_exercise[k])
        say_wrong(k, id, whole)
        if (id != "") say_known(id, "")
        else if (!say_known_in_part(k, part, whole)) part = ""
        unexplained = kind == "wrong" && part == "" && !static_line(k) && \
            !has_cause(k)
        if (unexplained && claim_exercise[k] in named)
            unexplained = !say_known_in_claim(k)
    } else if (("alone", kind) in phrases_of) text(phrase("alone", kind))
    else if (kind == "luck") say_luck(k)
    else {
        why_stopped(k, report)
        if (kind ~ /^(begun|unsound)$/) kind = report["kind"]
        say_stopped(kind, claim_call[k], report)
        if (id != "") say_known(id, "elsewhere")
    }
    say_printed(k, "err")
    say_printed(k, "out")
    return kind
}

# Where the wrong numbers stand is no cause, nor that they are the same, nor how
# far off they are.
function has_cause(k,    i, place) {
    place = "^structure\t(all_but|only|from_|right_where|wrong_where|" \
        "same |one_|plus_1|minus_1)"
    for (i = 1; i <= claim_facts[k]; i++)
        if (claim_fact[k, i] ~ /^(hint|structure|changed)\t/ && \
            claim_fact[k, i] !~ place) return 1
    return 0
}

# Fills the report on claim K (report.awk).
function why_stopped(k, report,    i, f) {
    split("", report)
    if (!claim_stops[k])
        read_report(folder "/" claim_output[k] ".err", report)
    for (i = 1; i <= claim_stops[k]; i++) {
        split(claim_stop[k, i], f)
        note_stop(report, f)
    }
    if (report["kind"] == "stack" && report["depth"] > 1)
        report["kind"] = "recursion"
}

# A claim has this fact only if all its numbers are right (claim.c).
function only_prints(k) { return has_fact(k, "^printed\t") }
