# Finds out which array an access outside its array was meant for, and its
# sizes. A part of judge.awk's program; takes the source's lines, and
# contract, the chapter's table.
#
# The sanitizers report the line of the source, the memory (address) or the
# column (undefined behaviour), never the array. The contract has the sizes of
# each parameter, in terms of other parameters, and the described call has the
# values of these. A name is found only if no other name fits.
#
# find_array(call, report, found) fills found:
#   name     the array's, or ""
#   rows     its number of rows, 0 if it has none, or ""
#   columns  how many numbers it has, or each row of it has, or ""
#   each     how many bytes a number of it takes, or ""
#   asked    what the code asked for: "[3]", "[3][0]", "column 3", or ""

function find_array(call, report, found,    line) {
    split("", found)
    found["name"] = "" # gawk 5.2 can't pass on what is not there
    line = line_at(report["line"])
    if (line == "") return
    read_parameters()
    read_values(call, report["function"])
    if (report["index"] != "") from_column(line, report, found)
    else if (report["variable"] != "") found["name"] = report["variable"]
    else if (!report["allocated"] && report["size"] != "")
        from_memory(line, report, found)
    found["each"] = bytes_each(report, found["name"])
}

# How many bytes a number takes: by its type in the header, or else as many as
# were read or written. A function such as memcpy takes many at once.
function bytes_each(report, name,    type, bytes) {
    type = array_type[report["function"], name]
    if (type == "double") return 8
    if (type == "float") return 4
    bytes = report["access"]
    return bytes ~ /^[1248]$/ ? bytes : ""
}

# --- an index outside the bounds of its type: gcc tells the column of its [,
# clang that of the array

function from_column(line, report, found,    which, bound, asked) {
    which = index_at(line, report, found)
    if (which == "") return
    asked = report["index"]
    bound = report["type"]
    if (!sub(/.*\[/, "", bound)) bound = ""
    sub(/\].*/, "", bound)
    read_sizes(report["function"], found["name"], found)
    # A size that the index does not exceed is not that of this array.
    if (found["columns"] != "" && asked ~ /^[0-9]+$/ && length(asked) < 16 &&
        asked + 0 < found[which || !found["rows"] ? "columns" : "rows"])
        found["rows"] = found["columns"] = ""
    if (found["columns"] == "" && which == 0 && bound ~ /^[0-9]+$/) {
        found["columns"] = bound
        found["rows"] = match(report["type"], /\[[0-9]+\]\[/) ? \
            substr(report["type"], RSTART + 1, RLENGTH - 3) : 0
    }
    if (found["columns"] == "") found["asked"] = "index " asked
    else if (!found["rows"]) found["asked"] = "[" asked "]"
    else found["asked"] = (which ? "column " : "row ") asked
}

# Sets the name of the array at a column. Returns which of its indices stands
# there, from 0, or "" if there is no name.
function index_at(line, report, found,    part, which) {
    part = substr(line, report["column"])
    if (match(part, /^[A-Za-z_][A-Za-z_0-9]*\[/)) {
        found["name"] = substr(part, 1, RLENGTH - 1)
        # Only the last index of a parameter has bounds.
        which = array_sizes[report["function"], found["name"]] - 1
        if (which < 0 && part ~ /^[A-Za-z_0-9]*\[[^]]*\]\[/ && \
            report["type"] !~ /\]\[/) which = 1
        if (which < 0) which = 0
    } else if (part ~ /^\[/) {
        part = substr(line, 1, report["column"] - 1)
        while (part ~ /\][ \t]*$/) {
            part = without_index(part)
            if (part == "") return ""
            which++
        }
        if (!match(part, /[A-Za-z_][A-Za-z_0-9]*[ \t]*$/)) return ""
        found["name"] = substr(part, RSTART)
        sub(/[ \t]+$/, "", found["name"])
    } else return ""
    return which + 0
}

# "x[order[r]]" without its last index.
function without_index(part,    depth, c) {
    sub(/[ \t]+$/, "", part)
    do {
        c = substr(part, length(part), 1)
        if (c == "]") depth++
        if (c == "[") depth--
        part = substr(part, 1, length(part) - 1)
    } while (depth > 0 && part != "")
    sub(/[ \t]+$/, "", part)
    return part
}

# --- an address outside the memory of an array that the tests have made

# The arrays of a line that are read, or written, and have the size of the
# memory. An array on the stack is not among them.
function from_memory(line, report, found,    names, n, k, name, known, others) {
    n = split(arrays_in(line, report["writes"]), names, " ")
    if (n > 20) return # nobody could tell which of them is meant
    for (k = 1; k <= n; k++) {
        if (is_local(names[k])) continue
        read_sizes(report["function"], names[k], found)
        if (found["columns"] == "") others++
        else if (bytes_each(report, names[k]) * found["columns"] * \
            (found["rows"] ? found["rows"] : 1) == report["size"]) known++
        else continue
        name = names[k]
    }
    found["rows"] = found["columns"] = ""
    # A test may keep more behind an array, which is none of its numbers.
    if (n && !known && !others) report["size"] = ""
    if (known + others != 1) return
    found["name"] = name
    if (!known) return
    read_sizes(report["function"], name, found)
    found["asked"] = \
        element(report["distance"] / bytes_each(report, name), found)
}

# The names with an index after them: those that are assigned to if the access
# writes, the others if it reads.
function arrays_in(line, writes,    rest, name, names, is_in, plain, \
    changed, at, end_of) {
    sub(/\/\/.*/, "", line)
    gsub(/\/\*[^*]*\*\//, "", line)
    find_ends(line, end_of)
    for (at = 1; match(substr(line, at), /[A-Za-z_][A-Za-z_0-9]*\[/);) {
        name = substr(line, at + RSTART - 1, RLENGTH - 1)
        at += RSTART + RLENGTH - 1
        rest = after_index(line, at - 1, end_of)
        plain = rest ~ /^[ \t]*=[^=]/
        changed = plain || rest ~ /^[ \t]*([-+*\/]=|\+\+|--)/
        if ((writes ? changed : !plain) && !(name in is_in)) {
            is_in[name]
            names = names " " name
        }
    }
    return names
}

# Finds, for each [ of a line, the place of its ].
function find_ends(line, end_of,    k, c, depth, open) {
    split("", end_of)
    for (k = 1; k <= length(line); k++) {
        c = substr(line, k, 1)
        if (c == "[") open[++depth] = k
        if (c == "]" && depth) end_of[open[depth--]] = k
    }
}

# What follows "[k][order[k]]", which begins at this place.
function after_index(line, at, end_of) {
    while (at in end_of && substr(line, at, 1) == "[") at = end_of[at] + 1
    return substr(line, at)
}

# True if the source declares an array of this name inside a function.
function is_local(name,    n) {
    for (n = source_lines(); n > 0; n--)
        if (source_line[n] ~ ("^[ \t]+(const |static )*" \
            "(double|float|int|long|unsigned|size_t) ([^*=(]*[ ,])?" name \
            "\\[.*;[ \t]*$"))
            return 1
    return 0
}

# The element that lies so many numbers from the first.
function element(n, found,    before, columns) {
    if (n != int(n)) return ""
    if (!found["rows"]) return "[" n "]"
    columns = found["columns"]
    before = int(n / columns)
    if (before * columns > n) before--
    return "[" before "][" n - before * columns "]"
}

# --- the header, the call, and the source

function read_parameters(    line, f, n, k) {
    if (array_read++ || contract == "") return
    while ((getline line < contract) > 0) {
        n = split(line, f, "\t")
        if (f[1] != "parameter") continue
        array_parameter[f[2], f[3]] = f[4]
        array_type[f[2], f[4]] = f[5]
        array_sizes[f[2], f[4]] = n - 7
        for (k = 8; k <= n; k++) array_size[f[2], f[4], k - 7] = f[k]
    }
}

# "encode_sequence(20, 50), ...", "embed(n = 3, ...", "attend_kept(past 2, ...":
# the values of the first parameters. A number among them counts, anything else
# is left out.
function read_values(call, name,    rest, k, depth, c, word) {
    split("", array_value)
    if (index(call, name "(") != 1) return
    rest = substr(call, length(name) + 2)
    k = 1
    while (rest != "") {
        c = substr(rest, 1, 1)
        rest = substr(rest, 2)
        if (c ~ /[({]/) depth++
        if (depth == 0 && c ~ /[,)]/) {
            sub("^ *" array_parameter[name, k] "( =)? ", "", word)
            gsub(/ /, "", word)
            if (word ~ /^[0-9]+$/ && array_parameter[name, k] != "")
                array_value[array_parameter[name, k]] = word
            k++
            word = ""
            if (c == ")") return
        } else word = word c
        if (c ~ /[)}]/) depth--
    }
}

# Sets rows and columns to the sizes of a parameter, or to "".
function read_sizes(caller, name, found,    n, rows, columns) {
    n = array_sizes[caller, name]
    if (n == 1 || n == 2) {
        columns = amount(array_size[caller, name, n])
        rows = n == 2 ? amount(array_size[caller, name, 1]) : 0
    }
    if (rows == "" || columns == "") rows = columns = ""
    found["rows"] = rows
    found["columns"] = columns
}

# The value of "n", "2", "d + 1" or "2 * m", or "".
function amount(formula,    term, factor, n, m, i, j, sum, product, v) {
    gsub(/ /, "", formula)
    n = split(formula, term, "+")
    for (i = 1; i <= n; i++) {
        product = 1
        m = split(term[i], factor, "*")
        for (j = 1; j <= m; j++) {
            v = factor[j]
            if (v in array_value) v = array_value[v]
            if (v !~ /^[0-9]+$/) return ""
            product *= v
        }
        sum += product
    }
    return n ? sum : ""
}

# A line of the source; a very long line is not looked at.
function line_at(number) {
    number += 0
    if (number > source_lines() || length(source_line[number]) > 1000) return ""
    return source_line[number]
}
