# Finds out which array an access outside its array was meant for, and its
# sizes. Read together with judge.awk.
#
# The sanitizers tell the line of the source, the memory (address) or the column
# (undefined behaviour), never the array. The header tells the sizes of each
# parameter, in terms of others, and the call that the claim has described tells
# the values of these. A name is found only if it is the only one that fits.
#
# look_up(call) sets
#   array    its name, or ""
#   rows     its number of rows, 0 if it has none, or ""
#   columns  how many numbers it has, or each row of it has, or ""
#   asked    what the code asked for: "[3]", "[3][0]", "column 3", or ""

function look_up(call,    line) {
    array = rows = columns = asked = ""
    line = line_of(place)
    if (line == "") return
    read_parameters()
    read_values(call, inner_function)
    if (error ~ /^ub index /) from_column(line, error_column)
    else if (variable != "") array = variable
    else if (lent && size_in_bytes != "") from_memory(line)
}

# --- an index outside the bounds of its type: gcc tells the column of its [,
# clang that of the array

function from_column(line, column,    part, which, bound) {
    part = substr(line, column)
    if (match(part, /^[A-Za-z_][A-Za-z_0-9]*\[/)) {
        array = substr(part, 1, RLENGTH - 1)
        # Only the last index of a parameter has bounds.
        which = dimensions[inner_function, array] - 1
        if (which < 0 && part ~ /^[A-Za-z_0-9]*\[[^]]*\]\[/) which = 1
        if (which < 0) which = 0
    } else if (part ~ /^\[/) {
        part = substr(line, 1, column - 1)
        while (part ~ /\][ \t]*$/) {
            part = without_index(part)
            if (part == "") return
            which++
        }
        if (!match(part, /[A-Za-z_][A-Za-z_0-9]*[ \t]*$/)) return
        array = substr(part, RSTART)
        sub(/[ \t]+$/, "", array)
    } else return
    asked = error
    sub(/^ub index /, "", asked)
    sub(/ .*/, "", asked)
    bound = error
    if (!sub(/.*\[/, "", bound)) bound = ""
    sub(/\].*/, "", bound)
    read_sizes(array)
    # A size that the index does not exceed is not that of this array.
    if (columns != "" && asked ~ /^[0-9]+$/ && length(asked) < 16 &&
        asked + 0 < (which || !rows ? columns : rows)) rows = columns = ""
    if (columns == "" && which == 0 && bound ~ /^[0-9]+$/) {
        rows = 0
        columns = bound
    }
    if (columns == "") asked = "index " asked
    else if (!rows) asked = "[" asked "]"
    else asked = (which ? "column " : "row ") asked
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
# memory. An array on the stack is not one of them.
function from_memory(line,    names, n, k, name, known, others, found) {
    n = split(arrays_in(line), names, " ")
    if (n > 20) return # nobody could tell which of them is meant
    for (k = 1; k <= n; k++) {
        name = names[k]
        if (is_local(name)) continue
        read_sizes(name)
        if (columns == "") { others++; found = name }
        else if (8 * columns * (rows ? rows : 1) == size_in_bytes) {
            known++
            found = name
        }
    }
    rows = columns = ""
    if (known + others != 1) return
    array = found
    if (!known) return
    read_sizes(array)
    asked = element(distance)
}

# The names with an index after them: those that are assigned to if the access
# writes, the others if it reads.
function arrays_in(line,    rest, name, names, seen_name, plain, changed, at) {
    sub(/\/\/.*/, "", line)
    gsub(/\/\*[^*]*\*\//, "", line)
    find_ends(line)
    for (at = 1; match(substr(line, at), /[A-Za-z_][A-Za-z_0-9]*\[/);) {
        name = substr(line, at + RSTART - 1, RLENGTH - 1)
        at += RSTART + RLENGTH - 1
        rest = after_index(line, at - 1)
        plain = rest ~ /^[ \t]*=[^=]/
        changed = plain || rest ~ /^[ \t]*([-+*\/]=|\+\+|--)/
        if ((access ~ /^WRITE/ ? changed : !plain) && !(name in seen_name)) {
            seen_name[name]
            names = names " " name
        }
    }
    return names
}

# Finds, for each [ of a line, the place of its ].
function find_ends(line,    k, c, depth, open) {
    delete end_of
    for (k = 1; k <= length(line); k++) {
        c = substr(line, k, 1)
        if (c == "[") open[++depth] = k
        if (c == "]" && depth) end_of[open[depth--]] = k
    }
}

# What follows "[k][order[k]]", which begins at this place.
function after_index(line, at) {
    while (at in end_of && substr(line, at, 1) == "[") at = end_of[at] + 1
    return substr(line, at)
}

# True if the source declares an array of this name inside a function.
function is_local(name,    n) {
    for (n = lines_of_source(); n > 0; n--)
        if (source_line[n] ~ ("^[ \t]+(const |static )*" \
            "(double|float|int|long|unsigned|size_t) ([^*=(]*[ ,])?" name \
            "\\[.*;[ \t]*$"))
            return 1
    return 0
}

# The element that lies so many bytes from the first.
function element(bytes,    n, before) {
    n = bytes / 8
    if (n != int(n)) return ""
    if (!rows) return "[" n "]"
    before = int(n / columns)
    if (before * columns > n) before--
    return "[" before "][" n - before * columns "]"
}

# --- the header, the call, and the source

function read_parameters(    reader, line, f, n, k, sizes) {
    if (header == "" || parameters_read++) return
    reader = "awk -v arrays=1 -f tests/judge/header.awk '" header "'"
    while ((reader | getline line) > 0) {
        n = split(line, f, "\t")
        parameter[f[1], f[2]] = f[3]
        dimensions[f[1], f[3]] = n - 3
        for (k = 4; k <= n; k++) dimension[f[1], f[3], k - 3] = f[k]
    }
    close(reader)
}

# "encode_sequence(20, 50), ...": the values of the first parameters. A number
# among them counts, anything else is left out.
function read_values(call, name,    rest, k, depth, c, word) {
    delete value
    if (index(call, name "(") != 1) return
    rest = substr(call, length(name) + 2)
    k = 1
    while (rest != "") {
        c = substr(rest, 1, 1)
        rest = substr(rest, 2)
        if (c ~ /[({]/) depth++
        if (depth == 0 && c ~ /[,)]/) {
            gsub(/ /, "", word)
            if (word ~ /^[0-9]+$/ && (name, k) in parameter)
                value[parameter[name, k]] = word
            k++
            word = ""
            if (c == ")") return
        } else word = word c
        if (c ~ /[)}]/) depth--
    }
}

# The sizes of a parameter of the function, or "".
function read_sizes(name,    key, n) {
    rows = columns = ""
    key = inner_function SUBSEP name
    n = dimensions[key]
    if (n != 1 && n != 2) return
    columns = amount(dimension[key, n])
    rows = n == 2 ? amount(dimension[key, 1]) : 0
    if (rows == "" || columns == "") rows = columns = ""
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
            if (v in value) v = value[v]
            if (v !~ /^[0-9]+$/) return ""
            product *= v
        }
        sum += product
    }
    return n ? sum : ""
}

# A line of the source; of a very long one nothing is told.
function line_of(place,    number) {
    number = place
    if (!sub(/.*, line /, "", number) || number + 0 > lines_of_source() ||
        length(source_line[number + 0]) > 1000) return ""
    return source_line[number + 0]
}

# Reads the source, once, and returns how many lines it has.
function lines_of_source(    line) {
    if (source_read++) return source_lines
    while ((getline line < source) > 0) source_line[++source_lines] = line
    close(source)
    return source_lines
}
