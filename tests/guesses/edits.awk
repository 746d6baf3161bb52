# Small changes of an exercise and of the helpers that it calls, each in one
# line, for where no cause of its wrong answers is known (blame.sh).
#
#   awk -v exercise=NAME -v left_out=" 3 17 " -v list=FILE -f edits.awk
#       edits.tsv CONTRACT SOURCE      prints one program that has them all
#   awk -v exercise=NAME -v only=3 -f edits.awk edits.tsv CONTRACT SOURCE
#       prints SOURCE with change 3 made
#
# CONTRACT is tests/NN_name/contract.tsv. FILE gets the number and the line of
# each change. In the one program a function stands many times, and what
# has its name calls the CHOSEN one. A change that is LEFT_OUT is not in it.
#
# C is not parsed here: a function begins and ends at the margin, and a change
# that does not compile is left out.

BEGIN { FS = "\t"; MOST = 600; LEVELS = 7 }

FNR == 1 { file++ }
file == 1 && NF == 2 {
    gsub(/BRACKETS/, value["BRACKETS"], $2)
    value[$1] = $2
}
file == 1 && NF > 3 {
    rule[++rules] = $0
    after[rules] = $2 == "" ? "" : "(" $2 ")$"
    gsub(/OPERAND/, value["OPERAND"], $3)
    gsub(/BRACKETS/, value["BRACKETS"], $3)
    pattern[rules] = "^(" $3 ")"
}
file == 2 && $1 == "function" { is_exercise[$2] }
file == 3 { line[++lines] = $0; find_function($0) }

END {
    if (!(exercise in ends)) exit 1
    reach(exercise)
    for (f = 1; f <= functions; f++)
        if (name[f] in wanted) change_function(name[f])
    for (level = 1; level <= LEVELS; level++) {
        for (k = 1; k <= added_at[level] && edits < MOST; k++)
            edit[++edits] = at_level[level, k]
        for (k = 1; k <= groups_at[level] && edits < MOST; k++)
            add_group(group_at[level, k])
    }
    if (only == "") print_all()
    else for (k = 1; k <= lines; k++) print changed_line(k, edit[only])
}

# Function name[f] is in the lines begins to ends, its body behind line opens.
function find_function(text) {
    if (text ~ /^[A-Za-z_][^=;]*\(/) {
        current = text
        sub(/ *\(.*/, "", current)
        sub(/.*[ *]/, "", current)
        begins[current] = lines
        delete opens[current]
    }
    if (text ~ /[{]/ && !(current in opens)) opens[current] = lines
    if (text ~ /^}/ && begins[current] > ends[name[functions]]) {
        name[++functions] = current
        ends[current] = lines
    }
}

# Notes a function and the helpers that it calls.
function reach(its,    n, f) {
    wanted[its]
    for (f = 1; f <= functions; f++)
        for (n = opens[its]; n <= ends[its]; n++)
            if (!(name[f] in is_exercise) && !(name[f] in wanted) && \
                line[n] ~ "[^A-Za-z_0-9]" name[f] "\\(") reach(name[f])
}

# Adds: SIZE characters of line n, from column AT, become NEW.
function add(level, n, at, size, new,    old, place) {
    old = substr(line[n], at, size)
    place = n SUBSEP at SUBSEP size SUBSEP new
    if (new == old || (place in has_place)) return
    has_place[place]
    at_level[level, ++added_at[level]] = current SUBSEP place
    group(level, "all" SUBSEP current SUBSEP old SUBSEP new, place)
    group(level, "near" SUBSEP current SUBSEP old SUBSEP new SUBSEP \
        substr(line[n], at > 4 ? at - 4 : 1, size + 8), place)
    if (old > new) old = new SUBSEP old
    else old = old SUBSEP new
    group(level, "each" SUBSEP current SUBSEP old, place)
    group(level, n SUBSEP current SUBSEP old, place)
}

# A mistake stands in parallel lines, too: the same change wherever the function
# has this text, or this and what is beside it; and two texts in each other's
# place, in it or in line n.
function group(level, its, place) {
    if (!(its in members)) group_at[level, ++groups_at[level]] = its
    member[its, ++members[its]] = place
}

# Adds a group of changes, if they are several, of two lines at most, and none
# is in another one.
function add_group(its,    k, part, n, on, end, all, found, as) {
    split(its, as, SUBSEP)
    for (k = 1; k <= members[its]; k++) {
        split(member[its, k], part, SUBSEP)
        if (part[1] != n) {
            n = part[1]
            end = 0
            if (++on > 2) return
        }
        if (part[2] < end) return
        end = part[2] + part[3]
        found[part[4]]
        all = all SUBSEP member[its, k]
    }
    if (members[its] == 1 || (all in has_place) || as[1] !~ /^(all|near)$/ && \
        !((as[3] in found) && (as[4] in found))) return
    has_place[all]
    edit[++edits] = as[2] all
}

function change_function(its,    n) {
    current = its
    split("", is_array)
    split("", is_sum)
    names = 0
    for (n = begins[its]; n <= ends[its]; n++) read_names(line[n])
    for (n = opens[its] + 1; n < ends[its]; n++) change_line(n, line[n])
}

function read_names(text,    its) {
    while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
        its = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        if (index(value["names"], " " its " ") || its ~ /^[A-Z0-9_]+$/ || \
            text ~ /^\(/) continue
        if (!(its in is_array)) variable[++names] = its
        is_array[its] = is_array[its] || text ~ /^\[/
        if (text ~ /^ *[+]=/) is_sum[its]
    }
}

function change_line(n, text,    at, rest, size, before, r) {
    sub(/(\/[\/*]|^ *[*] ).*/, "", text)
    before = ";"
    for (at = 1; at <= length(text); at += size) {
        rest = substr(text, at)
        match(rest, /^([A-Za-z0-9_.]+|[+][+]|--|->|[-+*\/%<>=!]=|&&|[|][|]|.)/)
        size = RLENGTH
        if (rest ~ /^[ \t]/) continue
        for (r = 1; r <= rules; r++)
            if (before ~ after[r] && match(rest, pattern[r]) && \
                RLENGTH >= size) change(r, n, at, substr(rest, 1, RLENGTH))
        change_name(n, at, substr(rest, 1, size), substr(rest, size + 1))
        before = before substr(rest, 1, size)
    }
}

function change(r, n, at, old,    k, of, count, part, new) {
    count = split(rule[r], of, "\t")
    for (k = 1; k <= names; k++) {
        if (of[4] == "VARIABLE" && !is_array[variable[k]])
            add(of[1], n, at, length(old), variable[k])
        if (of[4] == "SUM" && (variable[k] in is_sum))
            add(of[1], n, at, length(old), old " " variable[k] " = 0;")
    }
    for (k = 4; k <= count && of[4] !~ /^(VARIABLE|SUM)$/; k++) {
        new = of[k] == "nothing" ? "" : of[k]
        if (new == "SWAPPED") new = swapped(old)
        if (new == "STARTED") {
            split(old, part, / *[-+]=/)
            new = part[1] " = " part[1] " == " part[1] " ? " part[1] " : 0, " \
                old
        }
        if (new == "TAKEN") {
            split(old, part, /[^A-Za-z0-9_]+/)
            new = old " " part[3] " = " part[2] ";"
        }
        if (split(new, part, /#-?/) > 1)
            new = part[1] (new ~ /#-/ ? substr(old, 2, length(old) - 2) : old) \
                part[2]
        add(of[1], n, at, length(old), new)
    }
}

# Two operands in each other's place.
function swapped(text,    first, sign) {
    match(text, "^(" value["OPERAND"] ")")
    first = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    match(text, /^( *[-+*\/%,] *|\]\[)/)
    sign = substr(text, 1, RLENGTH)
    return substr(text, RLENGTH + 1) sign first
}

function change_name(n, at, its, behind,    k) {
    if (!(its in is_array) || behind ~ /^ *([-+*\/]?=[^=]|[+][+]|--)/) return
    for (k = 1; k <= names; k++)
        if (is_array[variable[k]] == is_array[its])
            add(is_array[its] ? 5 : 7, n, at, length(its), variable[k])
    if (is_array[its]) return
    add(5, n, at, length(its), "(" its " + 1)")
    add(5, n, at, length(its), "(" its " - 1)")
}

# --- from changes to a program

# Line N with a change, from the right to the left. part[1] is the function.
function changed_line(n, its,    part, k, text) {
    text = line[n]
    for (k = split(its, part, SUBSEP) - 3; k > 1; k -= 4)
        if (part[k] == n)
            text = substr(text, 1, part[k + 1] - 1) part[k + 3] \
                substr(text, part[k + 1] + part[k + 2])
    return text
}

function print_all(    n, f) {
    print "extern unsigned long chosen;"
    for (n = f = 1; n <= lines; n++) {
        while (f <= functions && !(name[f] in wanted)) f++
        if (n == begins[name[f]]) {
            print_function(name[f])
            n = ends[name[f++]]
        } else print line[n]
    }
    printf "const unsigned long edits = %d;\n", edits
}

function print_function(its,    k, n, part, each, heading, given) {
    print_version(its, 0, "")
    for (k = 1; k <= edits; k++) {
        n = split(edit[k], part, SUBSEP)
        if (part[1] != its) continue
        print k, part[2] (part[n - 3] != part[2] ? "," part[n - 3] : "") >list
        if (index(left_out, " " k " ")) continue
        print_version(its, k, edit[k])
        each = each ", [" k "] = edit_" k "_" its
    }
    for (k = begins[its]; k <= opens[its]; k++) heading = heading " " line[k]
    sub(/ *([{].*)?$/, "", heading)
    given = heading
    gsub(/[[][^][]*[]]/, "", given)
    gsub(/^[^(]*[(]|[)][^)]*$|[^,(]*[ *]/, "", given)
    sub(/^void$/, "", given)
    printf "%s;\nstatic __typeof__(%s) *const each_%s[] = {[0 ... %d] = " \
        "edit_0_%s%s};\n%s\n{\n    return each_%s[chosen](%s);\n}\n", heading, \
        its, its, edits, its, each, heading, its, given
}

function print_version(its, k, its_change,    n) {
    printf "#define %s edit_%d_%s\n#line 1 \"edit %d\"\n", its, k, its, k
    for (n = begins[its]; n <= ends[its]; n++) print changed_line(n, its_change)
    printf "#undef %s\n", its
}
