# Small changes of an exercise and of the helpers that it calls, each in one
# line, for where no cause of its wrong answers is known (blame.sh).
#
#   awk -v exercise=NAME -v source=FILE -v left_out=" 3 17 " -v list=LIST
#       -f source.awk -f edits.awk edits.tsv CONTRACT
#                                      prints one program that has them all
#   awk ... -v only=3 ...              prints the file with change 3 made
#
# CONTRACT is tests/NN_name/contract.tsv. LIST gets the number and the line of
# each change, and behind it "started" if it begins a sum where a number is
# changed, "reset" if it does so where a block begins. In the one program a
# function stands many times, and what has its name calls the CHOSEN one. A
# change that is LEFT_OUT is not in it.
#
# C is not parsed here: a function begins and ends at the margin, and a change
# that does not compile is left out. edit[k] has, with SUBSEP between them, the
# function, and of each place that changes line, column, size and new text.

BEGIN { FS = "\t"; MOST = 600; LEVELS = 9 }

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

END {
    code_lines()
    for (k = 1; k <= source_lines(); k++) find_function(k, code_line[k])
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
    else for (k = 1; k <= source_lines(); k++)
        print changed_line(k, edit[only])
}

# Function name[f] is in the lines begins to ends, its body behind line opens.
function find_function(n, code,    caller) {
    caller = function_of_line[n]
    begins[caller] = definition_line[caller]
    if (n < begins[caller]) return
    if (code ~ /[{]/ && !(caller in opens)) opens[caller] = n
    if (code ~ /^}/ && caller != "" && !(caller in ends)) {
        name[++functions] = caller
        ends[caller] = n
    }
}

# Notes that a function is changed, and so are the helpers that it calls.
function reach(caller,    n, f) {
    wanted[caller]
    for (f = 1; f <= functions; f++)
        for (n = opens[caller]; n <= ends[caller]; n++)
            if (!(name[f] in is_exercise) && !(name[f] in wanted) && \
                code_line[n] ~ "[^A-Za-z_0-9]" name[f] "\\(") reach(name[f])
}

# Adds: SIZE characters of line n, from column AT, become NEW. A helper is to
# blame less often than the exercise itself.
function add(level, n, at, size, new,    old, place, texts) {
    if (current != exercise) level += 2
    old = substr(source_line[n], at, size)
    place = n SUBSEP at SUBSEP size SUBSEP new
    if (new == old || (place in has_place)) return
    has_place[place]
    at_level[level, ++added_at[level]] = current SUBSEP place
    group(level, "all" SUBSEP current SUBSEP old SUBSEP new, place)
    group(level, "near" SUBSEP current SUBSEP old SUBSEP new SUBSEP \
        substr(source_line[n], at > 4 ? at - 4 : 1, size + 8), place)
    texts = old > new ? new SUBSEP old : old SUBSEP new
    group(level, "exchange" SUBSEP current SUBSEP texts, place)
    group(level, n SUBSEP current SUBSEP texts, place)
}

# A mistake stands in parallel lines, too: the same change wherever the function
# has this text, or this and what is beside it; and two texts in each other's
# place, in it or in line n. KEY says which.
function group(level, key, place) {
    if (!(key in members)) group_at[level, ++groups_at[level]] = key
    member[key, ++members[key]] = place
}

# Adds a group of several places as one change, if they are in two lines at
# most, and apart, and if an exchange has both of its texts.
function add_group(key,    k, part, n, end, lines_changed, new, places, about) {
    split(key, about, SUBSEP)
    for (k = 1; k <= members[key]; k++) {
        split(member[key, k], part, SUBSEP)
        if (part[1] != n) {
            n = part[1]
            end = 0
            if (++lines_changed > 2) return
        }
        if (part[2] < end) return
        end = part[2] + part[3]
        new[part[4]]
        places = places SUBSEP member[key, k]
    }
    if (members[key] == 1 || (places in has_place) || \
        about[1] !~ /^(all|near)$/ && \
        !((about[3] in new) && (about[4] in new))) return
    has_place[places]
    edit[++edits] = about[2] places
}

function change_function(which,    n) {
    current = which
    split("", is_array)
    split("", is_sum)
    names = 0
    for (n = begins[which]; n <= ends[which]; n++) read_names(code_line[n])
    for (n = opens[which] + 1; n < ends[which]; n++)
        change_line(n, code_line[n])
}

function read_names(text,    word) {
    while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        if (index(value["names"], " " word " ") || word ~ /^[A-Z0-9_]+$/ || \
            text ~ /^\(/) continue
        if (!(word in is_array)) variable[++names] = word
        is_array[word] = is_array[word] || text ~ /^\[/
        if (text ~ /^ *[+]=/) is_sum[word]
    }
}

function change_line(n, text,    at, rest, size, before, r) {
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

# True if the text before a place sets a variable that is compared. With its
# values turned round, a search for the largest becomes one for the smallest,
# where the comparison is to blame.
function is_compared(before,    name, n) {
    if (!sub(/[ \t]*=[ \t]*$/, "", before)) return 0
    name = before
    sub(/.*[^A-Za-z_0-9]/, "", name)
    for (n = opens[current]; n <= ends[current]; n++)
        if (code_line[n] ~ ("(^|[^A-Za-z_0-9])" name " *[<>]|[<>]=? *" name \
            "([^A-Za-z_0-9]|$)")) return 1
    return 0
}

# Adds what rule r makes of OLD.
function change(r, n, at, old,    k, field, count, part, new) {
    count = split(rule[r], field, "\t")
    for (k = 1; k <= names; k++) {
        if (field[4] ~ /VARIABLE$/ && !is_array[variable[k]])
            add(field[1], n, at, length(old), \
                (field[4] ~ /^#/ ? old " * " : "") variable[k])
        if (field[4] == "SUM" && (variable[k] in is_sum))
            add(field[1], n, at, length(old), old " " variable[k] " = 0;")
    }
    for (k = 4; k <= count && field[4] !~ /VARIABLE$|^SUM$/; k++) {
        new = field[k] == "nothing" ? "" : field[k]
        if (new ~ /^(-|1 [-\/] )[(]#[)]$/ && \
            is_compared(substr(code_line[n], 1, at - 1))) continue
        if (new == "SWAPPED") new = swapped(old)
        if (new == "INSIDE" || new == "OUTSIDE") new = bracketed(old, new)
        if (new == "STARTED") {
            if (current != exercise) continue # who calls it begins the sum
            split(old, part, / *[-+]=/)
            new = part[1] " = " part[1] " == " part[1] " || !((union { " \
                "__typeof__(" part[1] ") x; unsigned long long n; }){" \
                part[1] "}.n << 13) ? " part[1] " : 0, " old
        }
        if (new == "TAKEN") {
            split(old, part, /[^A-Za-z0-9_]+/)
            new = old " " part[3] " = " part[2] ";"
        }
        if (split(new, part, /#-?/) > 1)
            new = part[1] (new ~ /#-/ ? substr(old, 2, length(old) - 2) : old) \
                part[2]
        add(field[1], n, at, length(old), new)
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

# A call with its bracket closed behind the operation that follows, or before
# the operation at its end.
function bracketed(text, where) {
    match(text, "^[a-z_0-9]+" (where == "INSIDE" ? value["BRACKETS"] : \
        "[(]" value["OPERAND"]))
    if (where == "INSIDE")
        return substr(text, 1, RLENGTH - 1) substr(text, RLENGTH + 1) ")"
    return substr(text, 1, RLENGTH) ")" \
        substr(text, RLENGTH + 1, length(text) - RLENGTH - 1)
}

# Adds the other names that may stand in place of this one, and its neighbours.
function change_name(n, at, word, behind,    k) {
    if (!(word in is_array) || behind ~ /^ *([-+*\/]?=[^=]|[+][+]|--)/) return
    for (k = 1; k <= names; k++)
        if (is_array[variable[k]] == is_array[word])
            add(is_array[word] ? 5 : 7, n, at, length(word), variable[k])
    if (is_array[word]) return
    add(5, n, at, length(word), "(" word " + 1)")
    add(5, n, at, length(word), "(" word " - 1)")
}

# --- from changes to a program

# Line N with a change, from the right to the left. part[1] is the function.
function changed_line(n, places,    part, k, text) {
    text = source_line[n]
    for (k = split(places, part, SUBSEP) - 3; k > 1; k -= 4)
        if (part[k] == n)
            text = substr(text, 1, part[k + 1] - 1) part[k + 3] \
                substr(text, part[k + 1] + part[k + 2])
    return text
}

function print_all(    n, f) {
    print "extern unsigned long chosen;"
    for (n = f = 1; n <= source_lines(); n++) {
        while (f <= functions && !(name[f] in wanted)) f++
        if (n == begins[name[f]]) {
            print_function(name[f])
            n = ends[name[f++]]
        } else print source_line[n]
    }
    printf "const unsigned long edits = %d;\n", edits
}

# A function with each change, and in its place one that calls the CHOSEN.
function print_function(which,    k, n, part, versions, head, given) {
    print_version(which, 0, "")
    for (k = 1; k <= edits; k++) {
        n = split(edit[k], part, SUBSEP)
        if (part[1] != which) continue
        print k, part[2] (part[n - 3] != part[2] ? "," part[n - 3] : \
            edit[k] ~ /__typeof__/ ? " started" : \
            edit[k] ~ /[{] [A-Za-z_0-9]+ = 0;$/ ? " reset" : "") >list
        if (index(left_out, " " k " ")) continue
        print_version(which, k, edit[k])
        versions = versions ", [" k "] = edit_" k "_" which
    }
    for (k = begins[which]; k <= opens[which]; k++) head = head " " code_line[k]
    sub(/ *([{].*)?$/, "", head)
    given = head
    gsub(/[[][^][]*[]]/, "", given)
    gsub(/^[^(]*[(]|[)][^)]*$|[^,(]*[ *]/, "", given)
    sub(/^void$/, "", given)
    printf "%s;\nstatic __typeof__(%s) *const each_%s[] = {[0 ... %d] = " \
        "edit_0_%s%s};\n%s\n{\n    return each_%s[chosen](%s);\n}\n", head, \
        which, which, edits, which, versions, head, which, given
}

function print_version(which, k, places,    n) {
    printf "#define %s edit_%d_%s\n#line 1 \"edit %d\"\n", which, k, which, k
    for (n = begins[which]; n <= ends[which]; n++) print changed_line(n, places)
    printf "#undef %s\n", which
}
