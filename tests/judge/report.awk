# Why a claim was stopped: by records of the facts where the code under test ran
# in a browser, and else by what a sanitizer has reported, whose English is read
# here alone (patterns.tsv). A part of judge.awk's program; takes source.
#
# read_report(path, report) and note_stop(report, fields), for one record after
# the other, fill report:
#
#   kind      one name for what was found, or ""
#   says      the sanitizer's words, or
#   found     a row of undefined in sentences.tsv, and the values in it
#   line      the first line of the exercise under it
#   function  the function of the exercise that this is in, and how often it
#             is among the callers: depth
#   caller    the outermost function of the exercise, and from_line, where
#             that function calls
#   column    of the error in its line, if UBSan names it
#   index     that left the bounds of a type
#   access    how many bytes were read or, if writes is 1, written
#   size      the bytes that the memory beside it has, and distance, of the
#             access from its first byte; allocated is 1 if the exercise has
#             allocated it
#   variable  a local variable that was left

BEGIN {
    sanitizer_text = "(=======|==[0-9]+==|    #[0-9]|(Address|Leak)" \
        "Sanitizer:|(" source ")?:[0-9:]* runtime error:).*"
    read_patterns("tests/judge/patterns.tsv")
}

# A record "stopped NAME VALUE" or "frame FUNCTION LINE".
function note_stop(report, f) {
    if (f[1] == "frame") note_frame(report, f[2], f[3])
    else report[f[2]] = f[3]
}

# The innermost frame of the exercise comes first.
function note_frame(report, name, line) {
    report["caller"] = name
    report["from_line"] = line
    if (report["function"] == "") report["function"] = name
    if (report["line"] == "") report["line"] = line
    if (report["function"] == name) report["depth"]++
}

function read_report(path, report,    line, bytes) {
    while ((getline line < path) > 0) {
        bytes += length(line) + 1
        if (report["says"] == "") read_error(line, report)
        if (report["access"] == "" && line ~ /^(READ|WRITE) of size/)
            read_access(line, report)
        if (report["size"] == "" && \
            line ~ /bytes (to the (right|left) of|after|before|inside of)/)
            read_region(line, report)
        if (line ~ /Memory access at offset/) read_variable(line, report)
        if (line ~ /^ +#[0-9]+ / && index(line, source ":"))
            read_frame(line, report)
    }
    close(path)
    report["kind"] = kind_of(report, bytes)
    sub(/^ub /, "", report["says"])
}

# A frame below "allocated by", or of the calls; or another #0, in which a
# variable is.
function read_frame(line, report,    name) {
    if (report["size"] != "") {
        report["allocated"] = 1
        return
    }
    if (line ~ /^ +#0 / && report["caller"] != "") return
    name = line
    sub(/.* in /, "", name)
    sub(/ .*/, "", name)
    note_frame(report, name, line_in(line))
}

function read_error(line, report) {
    if (line ~ /runtime error: /) {
        if (index(line, source ":")) {
            report["line"] = line_in(line)
            report["column"] = after_source(line)
            sub(/^[0-9]+:/, "", report["column"])
            sub(/[^0-9].*/, "", report["column"])
        }
        sub(/.*runtime error: /, "ub ", line)
        report["says"] = line
        if (sub(/^ub index /, "", line)) {
            report["type"] = line
            sub(/ .*/, "", line)
            report["index"] = line
        }
    } else if (line ~ /ERROR: (Address|Leak)Sanitizer/) {
        sub(/.*ERROR: /, "", line)
        report["says"] = line
    }
}

# "READ of size 8 at 0x..."
function read_access(line, report) {
    report["writes"] = line ~ /^WRITE/
    sub(/.* of size /, "", line)
    sub(/ .*/, "", line)
    report["access"] = line
}

# "0x... is located 0 bytes to the right of 48-byte region", or "after".
function read_region(line, report,    bytes, size) {
    bytes = size = line
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

function line_in(line) {
    line = after_source(line)
    sub(/[^0-9].*/, "", line)
    return line
}

# The name of what a sanitizer found. A report, of so many bytes, may contain
# several of the words; the first row that fits counts.
function kind_of(report, bytes,    k) {
    if (report["says"] == "") return bytes < 65536 ? "ended" : "drowned"
    for (k = 1; k <= patterns && (pattern_table[k] != "sanitizer" || \
        report["says"] !~ pattern_text[k]); k++) continue
    return pattern_name[k] == "overread" && report["writes"] ? "overrun" : \
        pattern_name[k]
}

# Reads the rows of the table of patterns.
function read_patterns(path,    line, f) {
    while ((getline line < path) > 0) {
        if (line ~ /^#/ || split(line, f, "\t") != 3) continue
        pattern_table[++patterns] = f[1]
        pattern_name[patterns] = f[2]
        pattern_text[patterns] = f[3]
    }
    close(path)
}
