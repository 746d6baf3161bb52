# Judges a chapter: turns the facts of the tests into verdicts.
#
#   awk -v folder=DIR -v source=FILE -v header=FILE -f words.awk \
#       -f recognise.awk -f array.awk -f judge.awk \
#       part=facts DIR/facts [part=known FINGERPRINTS]
#
# The runner (tests/harness/runner.c) writes DIR/facts. If nothing could be run,
# DIR/facts has a record "broken" and its reasons. DIR also has what each claim
# wrote to standard error. The output is the verdicts. All of these are records;
# docs/design.md describes them. The sentences about a failure are in words.awk.

BEGIN {
    FS = OFS = "\t"
    sub(/^\.\//, "", source)
    sanitizers_error = "ERROR: (Address|Leak)Sanitizer"
    which_region = "bytes (to the (right|left) of|after|before|inside of)"
}

part == "known" { learn(); next }

$1 == "claim" {
    exercise[++claims] = $2; sentence[claims] = $3; status[claims] = $4
    document[claims] = $5; section[claims] = $6
    claims_of[$2] = claims_of[$2] " " claims
    claim_at[$2, $3] = claims
    next
}
$1 == "call" { call[claims] = $2; next }
$1 == "seen" {
    n = ++seen[claims]
    my_sum[claims, n] = $2; my_size[claims, n] = $3
    my_wrong[claims, n] = $4 == "wrong"
    next
}
$1 == "broken" { print; broken = $2; next }
broken ~ /^(link|main)$/ { say_link($1, $2); next }
broken {
    rows_said = rows_said $1 "\t" printable($2) "\n"
    if (/: error: /) errors++
    if (/: control reaches end of non-void|: non-void function does not ret/)
        no_returns++
    if (/: error: expected (.* at end of input|'\}')/) no_brace = 1
    # gcc names the operator; clang shows the line below its message.
    if (/: error: invalid operands to binary \^/) power = 1
    if (operands && /\^/) power = 1
    operands = /: error: invalid operands to binary expression/
    if (/: error: .*(implicit|undeclared).*'abs'/) no_abs = 1
    next
}
{ fact[claims, ++facts[claims]] = $0 }

END {
    end_of_claim()
    if (broken) {
        say_broken(broken, rows_said, why_not_compiled())
        say_after_broken(broken)
    }
    for (k = 1; k <= claims; k++)
        if (status[k] == "failed") wrong[exercise[k]] = 1
    for (name in wrong) {
        known_as[name] = recognise(name)
        if (known_as[name] == "") in_part[name] = recognise_part(name)
    }
    for (k = 1; k <= claims; k++) judge(k)
}

# The name of a sentence in words.awk, or nothing.
function why_not_compiled() {
    if (no_brace) return "no_brace"
    if (errors && errors == no_returns) return "no_return"
    return power ? "power" : no_abs ? "abs" : ""
}

function judge(k,    verdict) {
    said = ""
    id = ""
    verdict = "failed"
    if (status[k] == "passed") verdict = kind = "passed"
    else if (status[k] == "todo") { verdict = kind = "open"; say_todo(k) }
    else explain(k, folder "/" exercise[k] "." sentence[k] ".err")
    print "claim", exercise[k], sentence[k], verdict, kind, document[k],
        (id != "" && section_of[id] != "" ? section_of[id] : section[k])
    printf "%s", said
}

function explain(k, path) {
    kind = status[k]
    if (kind == "failed") {
        id = known_as[exercise[k]]
        kind = id == "" ? "wrong" : id
        say_wrong(k)
        if (id != "") say_known(id)
        else if (!has_cause(k)) say_known_in_part(in_part[exercise[k]])
    } else if (kind == "skipped" || kind == "lost") say_kind(kind)
    else if (kind == "luck") say_luck(k)
    else {
        read_report(path)
        if (kind ~ /^(begun|unsound)$/) kind = kind_of(error)
        say_stopped(kind, call[k])
        say_elsewhere(known_as[exercise[k]])
    }
    say_printed("It printed to stderr:", path)
    sub(/err$/, "out", path)
    say_printed("It printed:", path)
}

# Reads the first error that a sanitizer names, and the first line of the
# student's file under it.
function read_report(path,    line) {
    error = place = access = region = variable = error_column = ""
    size_in_bytes = distance = ""
    lent = 1
    outer = outer_function = inner_function = ""
    delete frames
    while ((getline line < path) > 0) {
        if (error == "" && line ~ /runtime error: /) {
            error = line
            if (index(line, source ":")) {
                place = at(line)
                error_column = column_of(line)
            }
            sub(/.*runtime error: /, "ub ", error)
        } else if (error == "" && line ~ sanitizers_error) {
            error = line
            sub(/.*ERROR: /, "", error)
        }
        if (access == "" && line ~ /^(READ|WRITE) of size/) access = line
        if (region == "" && line ~ which_region) read_region(line)
        if (line ~ /Memory access at offset/) read_variable(line)
        if (region != "" && line ~ /^ +#[0-9]+ /) {
            # A frame below "allocated by".
            if (index(line, source ":")) lent = 0
            continue
        }
        if (line ~ /^ +#[0-9]+ / && index(line, source ":")) {
            outer = at(line)
            outer_function = called(line)
            frames[outer_function]++
            if (inner_function == "") inner_function = outer_function
            if (place == "") place = outer
        }
    }
    close(path)
}

# "0x... is located 0 bytes to the right of 48-byte region", or "after".
function read_region(line,    bytes) {
    region = line
    bytes = line
    sub(/.*located /, "", bytes)
    sub(/ .*/, "", bytes)
    size_in_bytes = line
    sub(/-byte region.*/, "", size_in_bytes)
    sub(/.* /, "", size_in_bytes)
    distance = line ~ /left of|before/ ? -bytes : \
        line ~ /inside of/ ? bytes : size_in_bytes + bytes
}

# "[32, 64) 'local' (line 8) <== Memory access at offset 64 overflows ..."
function read_variable(line) {
    if (line !~ /'[A-Za-z_0-9]+'/) return
    variable = line
    sub(/^[^']*'/, "", variable)
    sub(/'.*/, "", variable)
}

function column_of(line,    number) {
    number = substr(line, index(line, source ":") + length(source) + 1)
    sub(/^[0-9]+:/, "", number)
    sub(/[^0-9].*/, "", number)
    return number
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

# Returns one name for what a sanitizer found. A report may contain several of
# these words; the first match here counts.
function kind_of(error) {
    if (error == "") return "ended"
    if (error ~ /^ub .*division by zero/) return "division"
    if (error ~ /^ub .*out of bounds/) return "bounds"
    if (error ~ /^ub .*null pointer/) return "null"
    if (error ~ /^ub .*(unsigned offset|pointer index expression)/)
        return "far"
    if (error ~ /^ub /) return "undefined"
    if (error ~ /stack-overflow/)
        return frames[inner_function] > 1 ? "recursion" : "stack"
    if (error ~ /buffer-overflow|buffer-underflow|container-overflow/)
        return access ~ /^WRITE/ ? "overrun" : "overread"
    if (error ~ /use-after-free/) return "freed"
    if (error ~ /stack-use-after/) return "gone"
    if (error ~ /double-free/) return "double_free"
    if (error ~ /not malloc|bad-free/) return "bad_free"
    if (error ~ /LeakSanitizer/) return "leak"
    if (error ~ /allocation-size-too-big|out-of-memory|exceeds maximum/)
        return "memory"
    if (error ~ /SEGV|BUS/) return "segfault"
    if (error ~ /FPE/) return "division"
    if (error ~ /ABRT/) return "abort"
    if (error ~ /memcpy-param-overlap/) return "overlap"
    return "crash"
}
