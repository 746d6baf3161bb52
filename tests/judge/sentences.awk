# The sentences about a failure. A part of judge.awk's program, which decides
# what has happened; takes the claims, the report of a sanitizer, the array, the
# mistake, the lines of the source, and headers, the headers of all chapters.
# Gives the functions say_...: what they say is printed by say_all().
#
# The words are in sentences.tsv; here is which of them are printed, with which
# values. A test may name another table: phrases=FILE.
#
# A sentence becomes a record "text": a paragraph, which is wrapped where it is
# shown. Text that must keep its columns becomes a record "row".
#
# In all functions k is a claim, f has the fields of one of its facts, and of
# has the values that a sentence of the table names.

BEGIN {
    # U+0080 to U+009F, for an awk that sees bytes. To an awk that sees
    # characters they are control characters.
    if (length("\302\200") == 2) high_controls = "\302[\200-\237]"
    read_phrases(phrases == "" ? "tests/judge/sentences.tsv" : phrases)
}

# Keeps each row of the table as phrases_of[table, name].
function read_phrases(path,    line, f) {
    while ((getline line < path) > 0) {
        if (line !~ /^[a-z]/ || split(line, f, "\t") != 3) continue
        if (sub(/ steps$/, "", f[1]) && !steps) continue
        phrases_of[f[1], f[2]] = f[3]
    }
    close(path)
}

# The words of a row, with of["name"] in place of <name>.
function phrase(table, name, of,    words, place, out) {
    words = phrases_of[table, name]
    while (match(words, /<[A-Za-z_]+>/)) {
        place = substr(words, RSTART + 1, RLENGTH - 2)
        out = out substr(words, 1, RSTART - 1) \
            (place ~ /^[A-Z]/ ? limit(place) : of[place])
        words = substr(words, RSTART + RLENGTH)
    }
    return out words
}

# The same with one value.
function phrase_with(table, name, place, value,    of) {
    of[place] = value
    return phrase(table, name, of)
}

# A limit of the code under test, from the header that sets it.
function limit(name,    path, line, value) {
    path = "tests/harness/code_limits.h"
    value = "some"
    while ((getline line < path) > 0)
        if (sub("^enum { " name " = ", "", line)) value = line + 0
    close(path)
    return value
}

function text(words) { say("text", words) }
function row(line) { say("row", line) }
function say(type, words) { record(type OFS printable(words)) }
function record(fields) { sentence_records = sentence_records fields "\n" }
function say_all() { printf "%s", sentence_records; sentence_records = "" }

# Names a line of the exercise: what is "here" or "caller", or where a function
# "begins".
function say_place(role, line, name) {
    place_named = line
    record("place" OFS role OFS source OFS line OFS \
        phrase_with("stopped", role, "function", name))
}

# Replaces control characters, so that no escape sequence of a student reaches a
# terminal: neither those that begin with a control byte nor those that begin
# with U+0080 to U+009F.
function printable(words) {
    gsub(/\t/, " ", words)
    gsub(/[[:cntrl:]]/, "?", words)
    if (high_controls != "") gsub(high_controls, "?", words)
    return words
}

# Says what happened to a call, where, and what to look for.
function say_stopped(kind, call, report,    of, found) {
    of["call"] = call
    of["happened"] = phrase("happened", kind)
    text(phrase("stopped", call == "" ? "code" : call ~ /: / ? "remark" : \
        "call", of))
    if (report["line"] != "") say_place("here", report["line"])
    if (report["caller"] != report["function"])
        say_place("caller", report["from_line"])
    if (("advice", kind) in phrases_of) text(phrase("advice", kind))
    else if (kind ~ /^(overread|overrun|bounds)$/) {
        find_array(call, report, found)
        text(which_element(kind, report, found))
    } else
        text(phrase_with("stopped", "report", "report", report["says"] != "" ? \
            report["says"] : phrase("undefined", report["found"], report)))
}

# Names the array, its sizes, and what was asked for, as far as they are known
# (array.awk).
function which_element(kind, report, found,    words, below, asked) {
    asked = found["asked"]
    below = report["distance"] + 0 < 0 || asked ~ /-/ || length(asked) > 20
    if (found["columns"] != "")
        words = sizes_of_array(found) " " asked_of_array(kind, found, below)
    else {
        if (found["name"] != "")
            words = phrase("array", asked == "" ? "name" : "asked", found)
        if (!below) words = words " " room_in_array(report, found)
    }
    if (below) words = words " " phrase("array", "below")
    sub(/^ /, "", words)
    return words
}

# "x has 3 rows of 2 numbers: rows 0 to 2, columns 0 to 1."
function sizes_of_array(found,    rows, columns, of) {
    rows = found["rows"]
    columns = found["columns"]
    of["name"] = found["name"]
    of["columns"] = columns
    of["last"] = columns - 1
    if (!rows) return phrase("array", columns == 1 ? "number" : "numbers", of)
    of["rows"] = counted("amount", "row", rows)
    of["numbers"] = counted("amount", "number", columns)
    of["which_rows"] = counted("which", "row", rows)
    of["which_columns"] = counted("which", "column", columns)
    return phrase("array", "rows", of)
}

# "1 row" or "3 rows"; "row 0" or "rows 0 to 2".
function counted(table, name, n,    of) {
    of["n"] = n
    of["last"] = n - 1
    return phrase(table, n == 1 ? name : name "s", of)
}

function asked_of_array(kind, found, below) {
    if (found["asked"] == "") return ""
    return phrase("asked", found["asked"] !~ /^\[/ ? "part" : \
        kind (below ? "_below" : ""), found)
}

# What is known of the memory alone.
function room_in_array(report, found,    n, of) {
    of["bytes"] = report["size"]
    of["each"] = found["each"]
    if (of["bytes"] == "")
        return found["name"] == "" ? phrase("room", "unknown") : ""
    if (of["each"] == "") return phrase("room", "in_all", of)
    n = of["bytes"] / of["each"]
    if (n < 1 || n != int(n))
        return phrase("room", report["allocated"] ? "bytes" : "in_all", of)
    of["numbers"] = counted("amount", "number", n)
    of["last"] = n - 1
    return phrase("room", report["allocated"] ? "own" : "of_test", of)
}

# The claim passes, and with other values in variables that were never set it
# does not.
function say_luck(k,    i, f, of, names, n) {
    for (i = 1; i <= claim_facts[k]; i++) {
        split(claim_fact[k, i], f, "\t")
        if (f[1] != "unset") continue
        of["name"] = f[2]
        of["line"] = f[3]
        names = names (n++ ? ", " : "") phrase("luck", "name", of)
    }
    text(phrase_with("luck", n > 1 ? "several" : "one", "names", names))
    text(phrase("luck", "start"))
}

# Says which numbers are wrong, from the facts of claim K
# (tests/harness/expect.c). Neither a structure nor a hint stands beside a
# mistake ID, or beside a part of a mistake that is the WHOLE cause. A fact of
# the table "fact" is its sentence; the others have a function each.
function say_wrong(k, id, whole,    i, f, of, static) {
    if (id == "" && !has_fact(k, "^(changed|printed)")) static = static_line(k)
    for (i = 1; i <= claim_facts[k]; i++) {
        split(claim_fact[k, i], f, "\t")
        if (f[1] ~ /^(hint|should|structure)$/ && (id != "" || whole)) continue
        if (("fact", f[1]) in phrases_of) text(phrase_of_fact(f))
        else if (f[1] == "wrong") say_call(k, i, f, of)
        else if (f[1] == "place") say_first_place(f, of)
        else if (f[1] ~ /^(index|expected|got)$/)
            row("  " substr(f[1] "        ", 1, 8) f[2])
        else if (f[1] == "input" && id == "") say_input(k, i, f)
        else if (f[1] == "output") say_output(k, i, f, of)
        else if (f[1] == "special") say_special(k, id, f[2])
        else if (f[1] == "structure" && tells_more(k, f, static))
            say_structure(k, f, of)
    }
    if (static) text(phrase_with("wrong", "static", "line", static))
}

# The sentence of a fact, whose fields are the values in their order.
function phrase_of_fact(f,    words, n, of) {
    words = phrases_of["fact", f[1]]
    for (n = 2; match(words, /<[a-z]+>/); n++) {
        of[substr(words, RSTART + 1, RLENGTH - 2)] = f[n]
        words = substr(words, RSTART + RLENGTH)
    }
    return phrase("fact", f[2] == 1 && f[1] == "count" ? "count_1" : f[1], of)
}

# Keeps the call, and what of it was compared; the place may follow.
function say_call(k, i, f, of) {
    of["call"] = f[2]
    of["what"] = f[3]
    of["has_other_outputs"] = f[3] != "" && has_fact(k, "^output\t")
    of["compared"] = f[3] == "" ? f[2] : phrase("wrong", "what", of)
    if (claim_fact[k, i + 1] !~ /^place\t/) text(of["compared"])
}

function say_first_place(f, of) {
    of["place"] = where(f)
    text(phrase("wrong", "place", of))
}

function say_input(k, i, f) {
    if (claim_fact[k, i - 1] !~ /^input\t/) text(phrase("wrong", "inputs"))
    row("  " substr(f[2] "          ", 1, 10) f[3])
}

# "In this call dv and dbias are right, and dk is wrong."
function say_output(k, i, f, of) {
    of[f[3]] = of[f[3]] "\t" f[2]
    if (claim_fact[k, i + 1] ~ /^output\t/) return
    of["right"] = listed(of["right"])
    of["wrong"] = listed(of["wrong"])
    text(phrase("wrong", "outputs", of))
}

# What may be the number of any calculation needs no words beside a hint.
function say_special(k, id, kind) {
    if (kind == "finite" && id != "") return
    if (kind !~ /^(nan|inf|minus_inf|huge)$/ || \
        id == "" && !has_fact(k, "^(hint|should)\t"))
        text(phrase("special", kind))
}

# True if a structure tells what nothing beside it does.
function tells_more(k, f, static) {
    if (static && f[2] ~ /^factor/) return 0
    return !has_fact(k, "^hint\t") || f[2] ~ /^digits/ || \
        f[5] == "proved" && f[2] !~ /^pi/
}

# Names the line in which the function of claim K's failing call begins, where
# no other line is named.
function say_function(k,    f, name) {
    source_lines()
    split(claim_fact[k, 1], f, "\t")
    name = f[1] ~ /^(wrong|changed|printed)$/ ? f[2] : claim_call[k]
    sub(/\(.*/, "", name)
    sub(/.*[^A-Za-z_0-9]/, "", name)
    if (!(name in definition_line)) name = claim_exercise[k]
    if (name in definition_line)
        say_place("begins", definition_line[name], name)
}

# The line of a static variable of the exercise or of a helper, or nothing. One
# that another line begins anew does not count.
function static_line(k,    i, name) {
    for (i = 1; i <= source_lines(); i++) {
        name = function_of_line[i]
        if (source_line[i] ~ /^[ \t]+static / && source_line[i] !~ /const / && \
            (name == claim_exercise[k] || \
            source_line[definition_line[name]] ~ /^static /) && \
            !begins_anew(i)) return i
    }
}

# True if a line of the same function gives the variable that line N declares a
# value which is not made of its last one.
function begins_anew(n,    i, name, value) {
    name = source_line[n]
    sub(/ *[=;[].*/, "", name)
    sub(/.*[ *]/, "", name)
    for (i = n + 1; function_of_line[i] == function_of_line[n]; i++) {
        value = source_line[i]
        if (sub("^(.*[^A-Za-z_0-9.])?" name "([[].*[]])? *= *", "", value) && \
            value !~ "^=|(^|[^A-Za-z_0-9])" name "([^A-Za-z_0-9]|$)") return 1
    }
}

function has_fact(k, pattern,    i) {
    for (i = 1; i <= claim_facts[k]; i++)
        if (claim_fact[k, i] ~ pattern) return 1
    return 0
}

# "\tdq\tdk\tdv" becomes "dq, dk and dv are".
function listed(names,    name, n, i, of) {
    n = split(substr(names, 2), name, "\t")
    of["name"] = name[n]
    of["names"] = name[1]
    for (i = 2; i < n; i++) of["names"] = of["names"] ", " name[i]
    return phrase("outputs", n == 1 ? "one" : "several", of)
}

# "row 3, index 2, the sine of pair i = 1 (frequency 0.0464)"
function where(f,    of) {
    of["row"] = f[2]
    of["index"] = f[3]
    of["wave"] = f[6]
    of["pair"] = f[7]
    of["frequency"] = f[8]
    of["place"] = phrase("place", f[4] <= 1 ? "index" : \
        f[6] == "" ? "row_column" : "row_index", of)
    return f[6] == "" ? of["place"] : \
        phrase("place", f[7] == "" ? "wave" : "pair", of)
}

# Says a structure, which applies to one array. The call is named if it is not
# the call that is shown, and the array if it is not the array that is shown. No
# question stands beside a hint.
function say_structure(k, f, shown,    of, words) {
    words = with_parameter(f[2], f[3], claim_exercise[k])
    if (words == "") return
    words = structure_called(words, \
        !(f[5] == "proved" && has_fact(k, "^hint\t")))
    of["structure"] = words
    of["call"] = f[3]
    of["what"] = f[4]
    if (f[3] != shown["call"])
        text(phrase("true_of", f[4] == "" ? "call" : "array", of))
    else if (f[4] != shown["what"] || shown["has_other_outputs"] || \
        f[4] != "" && f[2] ~ /^(same|each_is) /)
        text(phrase("true_of", f[4] == "" ? "result" : "what", of))
    else if (f[4] != "" && f[2] ~ /^(all_but|only|from_)/)
        text(phrase("true_of", "above", of))
    else text(toupper(substr(words, 1, 1)) substr(words, 2))
}

# The words with the name of parameter 2 in place of #2; or nothing, if it has
# none, or the call is described in other words.
function with_parameter(words, call, exercise,    place) {
    if (!match(words, /#[0-9]/)) return words
    read_parameters()
    place = exercise SUBSEP substr(words, RSTART + 1, 1)
    if (!(place in array_parameter) || index(call, exercise "(") != 1) return ""
    return substr(words, 1, RSTART - 1) array_parameter[place] \
        substr(words, RSTART + 2)
}

# What the harness calls "twice", "all_but row 2", "factor 3 each", "digits 7",
# with a question, if ASKS. A float has seven digits or eight, a double fifteen
# or more.
function structure_called(name, asks,    each, part, word) {
    each = sub(/ each$/, "", name)
    split(name, part, " ")
    sub(/^[^ ]+ */, "", name)
    if (part[1] == "digits") {
        split("one two three four five six seven eight nine ten eleven " \
            "twelve thirteen fourteen", word, " ")
        if (name + 0 <= 9) part[1] = "float"
        name = word[name + 0]
    }
    name = phrase_with("structure", part[1], "n", name)
    if (asks && ("asks", part[1]) in phrases_of)
        name = name " " phrase("asks", part[1])
    return each ? phrase_with("true_of", "each", "structure", name) : name
}

# Says of an exercise that is open where its TODO() is, and whether it has
# "begun": code stands above it. Fact: the function, for which it "waits" if it
# is another one, and the line. Returns 0 if the line is 0: there is no such
# function (contract.awk).
function say_todo(k,    f, of, above, state) {
    split(claim_fact[k, 1], f, "\t")
    if (f[1] != "todo") return 1
    of["exercise"] = claim_exercise[k]
    of["function"] = f[2]
    of["line"] = f[3]
    of["renamed"] = phrase_with("link", "renamed", "header", header_name())
    if (f[3] == 0) {
        text(phrase("todo", f[2] == claim_exercise[k] ? "gone" : \
            "waits_gone", of))
        return 0
    }
    above = code_above(f[3])
    state = f[2] != claim_exercise[k] ? "waits" : \
        above !~ /\{[ \t]*$/ || above ~ /^[ \t]/ ? "begun" : "open"
    record("todo" OFS state OFS f[2] OFS f[3])
    text(phrase("todo", state, of))
    return 1
}

# The last line of code before the TODO() of line N.
function code_above(n,    line) {
    if (n > source_lines()) n = source_lines()
    for (; n > 0; n--) {
        line = source_line[n]
        sub(/\/\/.*/, "", line)
        gsub(/\/\*.*\*\//, "", line)
        sub(/TODO\(\).*/, "", line)
        if (line ~ /[^ \t]/ && line !~ /^[ \t]*(\/?\*|.*\*\/$)/) return line
    }
}

function header_name(    name) {
    name = header
    sub(/.*\//, "", name)
    return name
}

# Explains the mistake ID, one of tests/NN_name/misconceptions. BEFORE is the
# sentence that leads to it, or "".
function say_known(id, before,    n, i, link) {
    row("")
    if (before != "") {
        text(phrase("known", before))
        row("")
    }
    text(known_says[id])
    n = split(known_links[id], link, " ")
    if (n > 0) text(phrase("known", "public"))
    for (i = 1; i <= n; i++) say("link", link[i])
}

# Explains the mistake ID, which is in this exercise alone, or in a part of it.
# A part is not explained where claim K says what gives these very numbers.
# Returns 0 if nothing is said.
function say_known_in_part(k, id, whole) {
    if (id == "" || \
        !whole && has_fact(k, "^(hint|should|structure\tdigits)")) return 0
    say_known(id, whole ? "whole" : "part")
    return 1
}

# Explains the mistake that claim K alone shows. Returns 0 if there is none.
function say_known_in_claim(k,    id) {
    id = recognise_claim(k)
    if (id == "") return 0
    say_known(id, "claim")
    return 1
}

# Shows what the failing call has printed, its first lines and its last lines.
# Where the file has more, a record names the file.
function say_printed(k, stream,    f, i, bytes, name, lines, n) {
    split(claim_fact[k, claim_facts[k]], f, "\t")
    i = stream == "out" ? 2 : 3
    if (f[1] == "printing" && claim_status[k] != "failed") bytes["from"] = f[i]
    else if (f[1] == "printing" && has_fact(k, "^wrong\t")) {
        bytes["from"] = f[i + 2]
        bytes["to"] = f[i + 4]
    }
    name = claim_output[k] "." stream
    n = read_printed(folder "/" name, stream == "err", bytes, lines)
    if (!n) return
    if (sentence_records != "") row("")
    text(phrase("printed", stream))
    for (i = 1; i <= n; i++)
        if (i <= 3 || i > n - 4) row("  " substr(lines[i], 1, 70))
        else if (i == 4) row("  ...")
    if (bytes["are_cut"] || n > 7) say("printed", name)
}

# Reads the lines of a file between two bytes, without those of a sanitizer.
# Returns how many they are; bytes["are_cut"]: the file has other bytes, too.
function read_printed(path, by_sanitizer, bytes, lines,    at, line, part, n) {
    for (; (getline line < path) > 0; at += bytes_of(line) + 1) {
        part = line
        if (bytes["to"] != "") part = first_bytes(line, bytes["to"] - at)
        if (bytes["from"] > at)
            part = substr(part, \
                1 + length(first_bytes(part, bytes["from"] - at)))
        if (part != line) bytes["are_cut"] = 1
        if (by_sanitizer) sub(sanitizer_text, "", part)
        if (part != "") lines[++n] = part
        if (by_sanitizer && line ~ sanitizer_text) break
    }
    close(path)
    return n
}

# The bytes of a line, also in an awk that counts characters.
function bytes_of(line) {
    if (high_controls != "") return length(line)
    return length(line) + gsub(/[^\001-\177]/, "&", line) + \
        gsub("[\340\240\200-\364\217\277\277]", "&", line) + \
        gsub("[\360\220\200\200-\364\217\277\277]", "&", line)
}
function first_bytes(line, n) {
    line = substr(line, 1, n < 0 ? 0 : n)
    while (bytes_of(line) > n && line != "")
        line = substr(line, 1, length(line) - 1)
    return line
}

# --- a file that could not be built

# Takes a line of the compiler's messages.
function note_compiler_line(type, line,    k) {
    compiler_rows = compiler_rows type "\t" printable(line) "\n"
    if (line ~ /: error: /) compiler_errors++
    if (line ~ /: control reaches end of non-void|: non-void function does not/)
        compiler_no_returns++
    for (k = 1; k <= patterns; k++)
        if (pattern_table[k] == "compiler" && line ~ pattern_text[k])
            compiler_why[pattern_name[k]]
    # gcc names the operator; clang shows the line below its message.
    if (compiler_operands && line ~ /\^/) compiler_why["power"]
    compiler_operands = line ~ /: error: invalid operands to binary expression/
    if (line ~ /: note: include / && match(line, /<[a-z]+\.h>/))
        compiler_header = substr(line, RSTART, RLENGTH)
}

# The name of a sentence, or nothing.
function why_not_compiled(    n, k, name) {
    if (compiler_errors && compiler_errors == compiler_no_returns)
        compiler_why["no_return"]
    if (compiler_header != "") compiler_why["include"]
    n = split("utf16 comment quotes bad_include no_brace outside no_return " \
        "pointer power abs pi include", name, " ")
    for (k = 1; k <= n && !(name[k] in compiler_why); k++) continue
    return name[k]
}

# Takes a name that the linker did not find, or found twice, or a line of its
# messages (linker.awk).
function say_link(type, name) {
    link_names[type] = link_names[type] "row\t" (type == "row" ? "" : "  ") \
        printable(name) "\n"
    if (type == "undefined") link_missing[++link_missing_count] = name
}

# What may not be used, with the instructor's words or the course's.
function say_banned(name, line, words,    of) {
    of["name"] = name
    of["line"] = line
    of["words"] = words == "" ? phrase("banned", "words") : words
    text(phrase("banned", "name", of))
}

function say_broken(kind,    why) {
    if (kind != "link" && ("broken", kind) in phrases_of)
        text(phrase("broken", kind))
    why = why_not_compiled()
    if (why != "") {
        row("")
        text(phrase_with("why", why, "header", compiler_header))
    }
    if (kind ~ /^(compile|missing)$/) row("")
    sentence_records = sentence_records compiler_rows
    if (kind == "link") say_not_linked()
    say_all()
}

function say_not_linked() {
    if ("undefined" in link_names) {
        say_names("undefined", "undefined")
        row("")
        say_missing()
    }
    if ("duplicate" in link_names) {
        say_names("duplicate", "duplicate")
        row("")
        text(phrase("link", "static"))
    }
    if (!("undefined" in link_names) && !("duplicate" in link_names))
        say_names("link", "row")
}

function say_names(kind, type) {
    text(phrase("broken", kind))
    row("")
    sentence_records = sentence_records link_names[type]
}

# What to do about the functions that are missing.
function say_missing(    i, name, home, renamed, nowhere, of) {
    read_contracts(home)
    for (i = 1; i <= link_missing_count; i++) {
        name = link_missing[i]
        sub(/^_/, "", name) # macOS puts it before every name
        if (home[name] == "here") renamed = 1
        else if (home[name] == "") nowhere = 1
        else {
            of["name"] = name
            of["chapter"] = home[name]
            text(phrase("link", "chapter", of))
        }
    }
    if (renamed)
        text(phrase_with("link", "renamed", "header", header_name()))
    if (nowhere) text(phrase("link", "misspelled"))
}

# Where each function is declared: "here" for the chapter's header, or the
# number of another chapter.
function read_contracts(home,    n, k, path, part, line, field) {
    n = split(contracts, path, " ")
    for (k = 1; k <= n; k++) {
        split(path[k], part, "/")
        while ((getline line < path[k]) > 0) {
            split(line, field, "\t")
            if (field[1] != "function") continue
            if (index(header, part[2])) home[field[2]] = "here"
            else if (!(field[2] in home)) home[field[2]] = substr(part[2], 1, 2)
        }
        close(path[k])
    }
}
