# Turns what a chapter's test binary left behind into verdicts, in words.
#
#   awk -v folder=DIR -v source=FILE -f words.awk CLAIMS TAP
#
# CLAIMS lists the claims in the order of the test file ("exercise sentence").
# TAP is Criterion's report, and DIR has what each claim wrote (claim.c). Out
# come lines of tab-separated fields, and under each the explanation, indented
# by a tab:
#
#   claim  exercise  sentence  verdict  kind  document  section
#
# verdict: held, open (not started) or failed; kind: wrong, or what stopped it.
# A claim has held only if Criterion and the claim itself both say so.

BEGIN {
    OFS = "\t"
    sub(/^\.\//, "", source)
    sanitizers_error = "ERROR: (Address|Leak)Sanitizer|" \
        "Sanitizer: hard rss limit"
    which_region = "bytes (to the (right|left) of|after|before|inside of)"
}

FNR == NR { exercise[++claims] = $1; sentence[claims] = $2; next }
/^ok - / { passed[$3] = 1 }

END { for (k = 1; k <= claims; k++) judge(k) }

function judge(k,    name, verdict) {
    name = exercise[k] "." sentence[k]
    said = ""
    read_state(folder "/" name ".state")
    if (status == "held" && passed[exercise[k] "::" sentence[k]])
        verdict = kind = "held"
    else if (status == "todo") {
        verdict = kind = "open"
        say(call)
    } else {
        verdict = "failed"
        explain(folder "/" name)
    }
    print "claim", exercise[k], sentence[k], verdict, kind, document, section
    printf "%s", said
}

function read_state(path,    line, n) {
    status = call = document = section = ""
    while ((getline line < path) > 0) {
        sub(/ +$/, "", line)
        n++
        if (n == 1) status = line
        if (n == 2) call = line
        if (n == 3) document = line
        if (n == 4) section = line
    }
    close(path)
}

# Escape sequences of a student's making must not reach a terminal: not those
# that begin with a byte, and not those that begin with U+0080 to U+009F.
function say(text) {
    gsub(/\t/, " ", text)
    gsub(/[[:cntrl:]]|\302[\200-\237]/, "?", text)
    said = said "\t" text "\n"
}

function explain(stem) {
    kind = "wrong"
    if (status == "failed") quote(stem ".says", 40)
    else {
        read_report(stem ".err")
        if (status == "") not_run()
        else if (status == "skipped") not_tried()
        else if (status ~ /^(endless|idle|flood|exit)$/) stopped()
        else if (error != "") sanitizer()
        else told("ended", "ended the whole program: no result came back",
            "_exit and its relatives, or a signal sent to oneself, do this; " \
            "a function here returns to its caller.")
    }
    debug_output(stem)
}

function not_run() {
    kind = "lost"
    say("This test did not run at all. Something stopped the program before " \
        "it,")
    say("or ended the run from outside.")
}

function not_tried() {
    kind = "skipped"
    say("Not tried: this exercise kept the tests waiting before.")
}

# What claim.c itself had to end.
function stopped() {
    if (status == "endless")
        told("endless",
            "does not come to an end: stopped after 2 seconds of computing",
            "Does every loop, or recursion, move towards its last round?")
    else if (status == "idle")
        told("idle", "waits for something: stopped after 5 seconds",
            "Nothing here needs to sleep, to wait or to read from the " \
            "keyboard.")
    else if (status == "flood")
        told("flood", "prints without end: stopped after a megabyte",
            "Is there a printf in a loop that does not end?")
    else
        told("exit", "called exit() in the middle of a test",
            "A function here returns to its caller, and leaves the program " \
            "running.")
}

function quote(path, most,    line, n) {
    while ((getline line < path) > 0 && n++ < most) say(line)
    close(path)
}

# What the student printed to standard error, without the sanitizers' part.
function debug_output(stem,    line, n, path) {
    path = stem ".err"
    while ((getline line < path) > 0) {
        if (line ~ /^=====|runtime error:|AddressSanitizer|^    #[0-9]/) break
        if (line == "") continue
        if (!n++) say("It printed to stderr:")
        if (n > 6) { say("  ..."); break }
        say("  " substr(line, 1, 70))
    }
    close(path)
}

# A call, what became of it, the lines if known, and what to look for.
function told(what, happened, advice) {
    kind = what
    say_wrapped((call == "" ? "The code" : call) " " happened ".")
    if (place != "") say("  " place)
    if (outer_function != inner_function) say("  called from " outer)
    say_wrapped(advice)
}

function say_wrapped(text,    line, n, i) {
    n = split(wrapped(text, 74, ""), line, "\n")
    for (i = 1; i < n; i++) say(line[i])
}

# The first error that a sanitizer names, and the first line of the student's
# file under it.
function read_report(path,    line) {
    error = place = access = region = ""
    outer = outer_function = inner_function = ""
    while ((getline line < path) > 0) {
        if (error == "" && line ~ /runtime error: /) {
            error = line
            if (index(line, source ":")) place = at(line)
            sub(/.*runtime error: /, "ub ", error)
        } else if (error == "" && line ~ sanitizers_error) {
            error = line
            sub(/.*ERROR: /, "", error)
        }
        if (access == "" && line ~ /^(READ|WRITE) of size/) access = line
        if (region == "" && line ~ which_region) region = line
        if (line ~ /^ +#[0-9]+ / && index(line, source ":")) {
            outer = at(line)
            outer_function = called(line)
            if (inner_function == "") inner_function = outer_function
            if (place == "") place = outer
        }
    }
    close(path)
}

function called(line) {
    sub(/.* in /, "", line)
    sub(/ .*/, "", line)
    return line
}

function at(line,    number) {
    number = substr(line, index(line, source ":") + length(source) + 1)
    sub(/[^0-9].*/, "", number)
    return source ", line " number
}

# What a sanitizer found. A report may have two of these words: the first
# that is looked for counts.
function sanitizer() {
    if (error ~ /^ub /) undefined(substr(error, 4))
    else if (error ~ /stack-overflow/)
        told("recursion", "calls itself until the stack is full",
            "What ends the recursion? Or is a local array very large?")
    else if (error ~ /buffer-overflow|buffer-underflow|container-overflow/)
        told(reads_or_writes("overread", "overrun"),
            reads_or_writes("reads", "writes") " outside its array", where())
    else if (error ~ /use-after-free|stack-use-after/) used_after()
    else if (error ~ /double-free|not malloc|bad-free|LeakSanitizer/) freeing()
    else if (error ~ /hard rss|allocation-size-too-big|out-of-memory/ ||
        error ~ /exceeds maximum/)
        told("memory", "asks for more memory than this course will ever need",
            "Is a size negative, or a malloc in a loop that does not end?")
    else if (error ~ /SEGV|BUS/)
        told("segfault",
            "touches memory that is not its own (segmentation fault)",
            "Is a pointer NULL, never set, or an index far outside?")
    else if (error ~ /FPE/) by_zero()
    else if (error ~ /ABRT/)
        told("abort", "called abort(), or an assert() did not hold",
            "The line above an abort usually knows why.")
    else if (error ~ /memcpy-param-overlap/)
        told("overlap", "copies between two places that overlap",
            "memmove allows that, memcpy does not.")
    else
        told("crash", "crashed: " substr(error, 1, 60), "")
}

function reads_or_writes(read, written) {
    return access ~ /^WRITE/ ? written : read
}

function used_after() {
    if (error ~ /use-after-free/)
        told("freed",
            reads_or_writes("reads", "writes") " memory that was already freed",
            "What is freed must not be used again.")
    else
        told("gone", reads_or_writes("reads", "writes") \
            " a local variable that no longer exists",
            "An address of a local variable is good only while its block runs.")
}

function freeing() {
    if (error ~ /double-free/)
        told("double_free", "frees the same memory twice",
            "One free for each malloc, and none for what others gave you.")
    else if (error ~ /not malloc|bad-free/)
        told("bad_free", "frees memory that it did not allocate",
            "free takes only what malloc, calloc or realloc gave, and only " \
            "its start.")
    else
        told("leak", "is right, but leaks: memory it allocated was never freed",
            "Give back with free what malloc, calloc or realloc gave.")
}

function by_zero() {
    told("division", "divides a whole number by zero",
        "Which divisor can be zero, and for which n or d?")
}

function undefined(text) {
    if (text ~ /division by zero/) by_zero()
    else if (text ~ /out of bounds/)
        told("bounds", "uses an index outside its array", "(" text ")")
    else if (text ~ /null pointer/)
        told("null", "uses a null pointer", "(" text ")")
    else
        told("undefined", "does what C leaves undefined", "(" text ")")
}

# "0 bytes to the right of 48-byte region": in numbers of eight bytes.
function where(    n, size) {
    if (region == "") return "Does an index run from 0 to n - 1?"
    size = region
    sub(/.*(right of|left of|after|before|inside of) /, "", size)
    sub(/-byte.*/, "", size)
    if (region ~ /left of|before/)
        return "It lies before the first element: is an index negative? " \
            "Remember that a size_t below zero becomes very large."
    n = size / 8
    if (n >= 1 && n == int(n))
        return "The array has room for " n " numbers, so the last index is " \
            n - 1 "."
    return "Does an index run from 0 to n - 1?"
}
