# Reads what a sanitizer has reported, and finds one name for it. A part of
# judge.awk's program; takes source.
#
# read_report(path, report) fills report:
#
#   error     the first error that is named, or "". "ub ..." is of UBSan
#   place     the first line of the exercise under it: "FILE:LINE"
#   function  the function of the exercise that this is in, and how often it
#             is among the callers: depth
#   caller    the outermost function of the exercise, and from_place, where
#             that one calls
#   column    of the error in its line, if UBSan names it
#   access    a line READ or WRITE of size
#   region    where the memory beside it lies: size, the bytes that it has, and
#             distance, of the access from its first byte. from_test is 0 if
#             the exercise has allocated it
#   variable  a local variable that was left
#   bytes     of all that was read

function read_report(path, report,    line, name, times) {
    split("", report)
    report["from_test"] = 1
    while ((getline line < path) > 0) {
        report["bytes"] += length(line) + 1
        if (report["error"] == "") read_error(line, report)
        if (report["access"] == "" && line ~ /^(READ|WRITE) of size/)
            report["access"] = line
        if (report["region"] == "" && \
            line ~ /bytes (to the (right|left) of|after|before|inside of)/)
            read_region(line, report)
        if (line ~ /Memory access at offset/) read_variable(line, report)
        if (line !~ /^ +#[0-9]+ / || !index(line, source ":")) continue
        if (report["region"] != "") {
            # A frame below "allocated by".
            report["from_test"] = 0
            continue
        }
        name = line
        sub(/.* in /, "", name)
        sub(/ .*/, "", name)
        times[name]++
        report["caller"] = name
        report["from_place"] = place_in(line)
        if (report["function"] == "") report["function"] = name
        if (report["place"] == "") report["place"] = place_in(line)
    }
    close(path)
    report["depth"] = times[report["function"]]
}

function read_error(line, report) {
    if (line ~ /runtime error: /) {
        if (index(line, source ":")) {
            report["place"] = place_in(line)
            report["column"] = after_source(line)
            sub(/^[0-9]+:/, "", report["column"])
            sub(/[^0-9].*/, "", report["column"])
        }
        sub(/.*runtime error: /, "ub ", line)
        report["error"] = line
    } else if (line ~ /ERROR: (Address|Leak)Sanitizer/) {
        sub(/.*ERROR: /, "", line)
        report["error"] = line
    }
}

# "0x... is located 0 bytes to the right of 48-byte region", or "after".
function read_region(line, report,    bytes, size) {
    report["region"] = bytes = size = line
    sub(/.*located /, "", bytes)
    sub(/ .*/, "", bytes)
    sub(/-byte region.*/, "", size)
    sub(/.* /, "", size)
    report["size"] = size
    report["distance"] = line ~ /left of|before/ ? -bytes : \
        line ~ /inside of/ ? bytes : size + bytes
}

# "[32, 64) 'local' (line 8) <== Memory access at offset 64 overflows ..."
function read_variable(line, report) {
    if (line !~ /'[A-Za-z_0-9]+'/) return
    sub(/^[^']*'/, "", line)
    sub(/'.*/, "", line)
    report["variable"] = line
}

function after_source(line) {
    return substr(line, index(line, source ":") + length(source) + 1)
}

function place_in(line) {
    line = after_source(line)
    sub(/[^0-9].*/, "", line)
    return source ":" line
}

# Returns one name for what a sanitizer found. A report may contain several of
# these words; the first match here counts.
function kind_of(report,    error) {
    error = report["error"]
    if (error == "") return report["bytes"] < 65536 ? "ended" : "drowned"
    if (error ~ /^ub .*division by zero/) return "division"
    if (error ~ /^ub .*out of bounds/) return "bounds"
    if (error ~ /^ub .*null pointer/) return "null"
    if (error ~ /^ub .*(unsigned offset|pointer index expression)/)
        return "far"
    if (error ~ /^ub /) return "undefined"
    if (error ~ /stack-overflow/)
        return report["depth"] > 1 ? "recursion" : "stack"
    if (error ~ /buffer-overflow|buffer-underflow|container-overflow/)
        return report["access"] ~ /^WRITE/ ? "overrun" : "overread"
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
