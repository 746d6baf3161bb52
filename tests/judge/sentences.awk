# Every sentence about a failure. A part of judge.awk's program, which decides
# what has happened; takes the claims, the report of a sanitizer, the array, the
# mistake, the lines of the source, and headers, the headers of all chapters.
# Gives the functions say_...: what they say is printed by say_all().
#
# A sentence becomes a record "text": a paragraph, which is wrapped where it is
# shown. Text that must keep its columns becomes a record "row". HAPPENED
# continues the description of a call, "encode_position(1, 6) ...".

BEGIN {
    # U+0080 to U+009F, for an awk that sees bytes. To one that sees characters
    # they are control characters.
    if (length("\302\200") == 2) high_controls = "\302[\200-\237]"

    # The exercise was stopped.
    happened["endless"] = "does not end: it was stopped after " \
        (steps ? limit("MILLION_STEPS") " million steps." : \
        limit("CPU_SECONDS") " seconds of computing.")
    advice["endless"] = "Does every loop, or recursion, move towards its end?"
    happened["idle"] = "waits for something" (steps ? ", and was stopped." : \
        ": it was stopped after it had done nothing for seconds.")
    advice["idle"] = "No exercise needs to sleep, to wait, or to read from " \
        "the keyboard."
    happened["flood"] = "printed more than a megabyte, and was stopped."
    advice["flood"] = "Does a loop not end? Or does it print at every step? " \
        "Then print less, or take the print out."
    happened["memory"] = "asks for more than " limit("HEAP_MEGABYTES") \
        " megabytes of memory. The exercises need a few."
    advice["memory"] = "Is a size negative, or a malloc in a loop that does " \
        "not end?"

    # The exercise ended the program.
    happened["exit"] = "called exit() in the middle of a test."
    advice["exit"] = "An exercise returns to its caller, and leaves the " \
        "program running."
    happened["ended"] = "ended the whole program: no result came back."
    advice["ended"] = "_exit, quick_exit, or a signal that a program sends " \
        "to itself does this. An exercise returns to its caller."
    happened["drowned"] = "ended the whole program, and printed so much to " \
        "stderr before that the reason is lost."
    advice["drowned"] = "Print less there, and run it again."
    happened["stopped"] = "stopped its own program."
    advice["stopped"] = "A signal such as SIGSTOP does this. An exercise " \
        "returns to its caller."
    happened["forbidden"] = "asked the system for something that no " \
        "calculation needs, and was stopped."
    advice["forbidden"] = "Does it start a program or a thread, open a " \
        "connection, or send a signal? Exercises only compute: take that out."
    happened["forged"] = "did not give an answer: bytes came back that no " \
        "function here returns."
    advice["forged"] = "Something writes to a file that it has not opened. " \
        "Look for write() and for numbers of files. An exercise leaves its " \
        "result in its array, or returns it."
    happened["abort"] = "called abort(), or an assert() failed."
    advice["abort"] = "Look at the condition just before the abort."
    happened["aborted"] = "was ended by abort()."
    advice["aborted"] = "An assert() that fails calls it. So does the C " \
        "library when memory was freed twice, or written outside its array."
    happened["recursion"] = "calls itself until the stack is full."
    advice["recursion"] = "What ends the recursion?"
    happened["stack"] = "needs more stack than there is."
    advice["stack"] = "Is a local array very large? Or does the function " \
        "call itself without end?"

    # The exercise uses memory in a wrong way.
    happened["overread"] = "reads outside its array."
    happened["overrun"] = "writes outside its array."
    happened["bounds"] = "uses an index outside its array."
    happened["far"] = "uses an index far outside its array."
    advice["far"] = "Is an index negative? A size_t below zero becomes very " \
        "large."
    happened["null"] = "uses a null pointer."
    happened["segfault"] = "touches memory that is not its own (segmentation " \
        "fault)."
    advice["segfault"] = "Is a pointer NULL or never set? Is an index far " \
        "outside its array?"
    happened["freed"] = "uses memory that was already freed."
    advice["freed"] = "What is freed must not be used again."
    happened["gone"] = "uses a local variable that no longer exists."
    advice["gone"] = "The address of a local variable is valid only while " \
        "its block runs."
    happened["double_free"] = "frees the same memory twice."
    advice["double_free"] = "Each malloc needs one free. A function must not " \
        "free memory that its caller gave it."
    happened["bad_free"] = "frees memory that it did not allocate."
    advice["bad_free"] = "free takes only an address that malloc, calloc or " \
        "realloc gave."
    happened["leak"] = "is right, but leaks: memory that it allocated was " \
        "never freed."
    advice["leak"] = "Give back with free what malloc, calloc or realloc gave."
    happened["overlap"] = "copies between two places that overlap."
    advice["overlap"] = "memmove allows that, memcpy does not."

    # The exercise computes what C does not define.
    happened["division"] = "divides a whole number by zero."
    advice["division"] = "Which divisor can be zero, and for which n or d?"
    happened["undefined"] = "does something that C leaves undefined."
    happened["crash"] = "crashed:"

    # The test gave no result.
    alone["skipped"] = "Skipped: an earlier test of this exercise was stopped."
    alone["unpaid"] = "Not run: the tests before it have used up the time " \
        "that all tests have together. Does an exercise loop, or wait?"
    alone["lost"] = "This test did not run. Something stopped the program " \
        "before it, or ended the run from outside."

    # Structures that all numbers of an array share.
    structure["swapped_pairs"] = "sine and cosine have changed places."
    structure["halves"] = "the numbers are right, but in another order: " \
        "first all the sines, then all the cosines."
    structure["transposed"] = "rows and columns have changed places."
    structure["too_early"] = "the numbers are right, but each one stands one " \
        "place too early."
    structure["too_late"] = "the numbers are right, but each one stands one " \
        "place too late."
    structure["reversed"] = "the numbers are right, but from the last to the " \
        "first."
    structure["opposite_sign"] = "every number has the right size and the " \
        "opposite sign."

    # What one number is of the expected one.
    structure["negative"] = "it has the right size and the opposite sign."
    structure["square"] = "it is the square of what it should be."
    structure["root"] = "it is the root of what it should be."
    structure["inverse"] = "it is 1 divided by what it should be."
    structure["twice"] = "it is twice what it should be."
    structure["half"] = "it is half of what it should be."
    structure["plus_1"] = "it is what it should be, and 1 more."
    structure["minus_1"] = "it is what it should be, less 1."
    structure["rest"] = "it is 1 minus what it should be."
    structure["times_pi"] = "it is pi times what it should be."
    structure["by_pi"] = "it is what it should be, divided by pi."
    structure["times_2_pi"] = "it is 2 pi times what it should be."
    structure["by_2_pi"] = "it is what it should be, divided by 2 pi."
    structure["times_root_2"] = "it is what it should be, times the root of 2."
    structure["by_root_2"] = "it is what it should be, divided by the root " \
        "of 2."
    structure["degrees"] = "it is what it should be, turned from radians " \
        "into degrees."
    structure["radians"] = "it is what it should be, turned from degrees " \
        "into radians."
    structure["pi_3.14"] = "it is off by as much as pi is from 3.14. " \
        "sin_cos_pair.h, in chapter 03, says how to write pi."
    structure["pi_22/7"] = "it is off by as much as pi is from 22/7. " \
        "sin_cos_pair.h, in chapter 03, says how to write pi."

    # Values that are not numbers.
    special["unwritten"] = "Nothing was written there. Does the loop reach " \
        "it? Or was something added (+=) to a number that was never set?"
    special["partly"] = "Only some bytes of this number were written. memcpy " \
        "counts bytes: a double has sizeof(double) of them, and a row of d " \
        "numbers has d * sizeof(double)."
    special["outside"] = "This number comes from behind the end of an array. " \
        "Does an index run from 0 to n - 1?"
    special["unset"] = "A variable that was never set has this value here. " \
        "Does every variable get a value before it is used?"
    special["huge"] = "A number as large as this mostly comes from a " \
        "variable that was never set, or from a sum or product that grows " \
        "without end."
    special["finite"] = "Only infinity itself is right here, and no finite " \
        "number, however large: INFINITY or -INFINITY, from math.h."
    special["nan"] = "nan is \"not a number\". It comes from 0/0, inf/inf, " \
        "inf - inf, 0 times inf, the sine or cosine of inf, the root or the " \
        "logarithm of a negative number, or from memory that was read " \
        "before it was written. An inf on the way may come from a minus sign " \
        "before a size_t, which makes it very large."
    special["inf"] = "inf is too large for a double. It comes from a " \
        "division by zero, from exp or pow of something large, or from a " \
        "minus sign before a size_t: a size_t has no numbers below zero and " \
        "becomes very large instead."
    special["minus_inf"] = "-inf comes from -INFINITY, from the logarithm of " \
        "0, from a negative number divided by zero, or from one too large " \
        "for a double."

    # The file could not be built or run.
    before["compile"] = "The file does not compile:"
    in_words["no_return"] = "A function that returns a value must reach a " \
        "return on every path through it."
    in_words["power"] = "C has no operator for powers: its ^ is for the bits " \
        "of whole numbers. Write x * x for a square, or pow(x, 2) with math.h."
    in_words["utf16"] = "This file is saved as UTF-16, which no C compiler " \
        "reads. Save it as UTF-8. (PowerShell's > writes UTF-16.)"
    in_words["abs"] = "abs is for whole numbers, and cuts off what stands " \
        "behind the point. For a double it is fabs, in math.h."
    in_words["no_brace"] = "The file ends inside a function: a { has no }."
    before["missing"] = "The file is not there. To put the empty exercise back:"
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
function say(type, words) {
    sentences_said = sentences_said type "\t" printable(words) "\n"
}
function say_all() { printf "%s", sentences_said; sentences_said = "" }

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
function say_stopped(kind, call, report,    found) {
    text((call == "" ? "The code" : call) " " happened[kind])
    if (report["place"] != "") row("  " report["place"])
    if (report["caller"] != report["function"])
        row("  called from " report["from_place"])
    if (kind in advice) text(advice[kind])
    else if (kind ~ /^(overread|overrun|bounds)$/) {
        find_array(call, report, found)
        text(which_element(kind, report, found))
    } else
        text("(" substr(report["error"], kind == "crash" ? 1 : 4) ")")
}

# Names the array, its sizes, and what was asked for, as far as they are known
# (array.awk).
function which_element(kind, report, found,    words, below, asked) {
    asked = found["asked"]
    below = report["region"] ~ /left of|before/ || asked ~ /-/ || \
        length(asked) > 20
    if (found["columns"] != "")
        words = sizes_of_array(found) " " asked_of_array(kind, found, below)
    else {
        if (found["name"] != "")
            words = asked == "" ? "The array is " found["name"] "." : \
                "It asks for " asked " of " found["name"] "."
        if (!below) words = words " " room_in_array(report, found)
    }
    if (below)
        words = words " That lies before the first element. Is an index " \
            "negative? A size_t below zero becomes very large."
    sub(/^ /, "", words)
    return words
}

# "x has 3 rows of 2 numbers: rows 0 to 2, columns 0 to 1."
function sizes_of_array(found,    name, rows, columns) {
    name = found["name"]; rows = found["rows"]; columns = found["columns"]
    if (!rows)
        return name " has " columns " number" (columns == 1 ? \
            ", " name "[0]." : \
            "s, from " name "[0] to " name "[" columns - 1 "].")
    return name " has " rows " row" (rows == 1 ? "" : "s") " of " columns \
        " number" (columns == 1 ? "" : "s") ": row" span(rows) ", column" \
        span(columns) "."
}

function span(n) { return n == 1 ? " 0" : "s 0 to " n - 1 }

function asked_of_array(kind, found, below) {
    if (found["asked"] == "") return ""
    if (found["asked"] !~ /^\[/) return "This asks for " found["asked"] "."
    return "This " (kind == "overrun" ? "writes to" : \
        kind == "overread" ? "reads" : "asks for") \
        (below ? " the place of " : " ") found["name"] found["asked"] "."
}

# What is known of the memory alone, in numbers of eight bytes.
function room_in_array(report, found,    bytes, n) {
    bytes = report["size"]
    n = bytes / 8
    if (bytes == "") return found["name"] == "" ? \
        "Does an index run from 0 to n - 1?" : ""
    if (n < 1 || n != int(n))
        return "Its memory has " bytes " bytes, and a double takes 8. Is " \
            "sizeof(double) missing in a malloc?"
    return "There is room for " n " number" (n == 1 ? "" : "s") \
        (report["from_test"] ? " in all." : ", so the last index is " n - 1 ".")
}

function say_kind(kind) { text(alone[kind]) }

# The claim passes, and a part of it could not be tried on this machine.
function say_untried(k) {
    if (claim_fact[k, 1] == "narrow")
        say("untried", "larger numbers not tried: 32 bits here")
}

# The claim passes, and with other values in variables that were never set it
# does not.
function say_luck(k,    i, f, names, n) {
    for (i = 1; i <= claim_facts[k]; i++) {
        split(claim_fact[k, i], f, "\t")
        if (f[1] != "unset") continue
        names = names (n++ ? ", " : "") f[2] " (line " f[3] ")"
    }
    text("The numbers are right, but only by luck: " names (n > 1 ? \
        " are declared without a value, and one of them" : \
        " is declared without a value, and") " is read before it has one. " \
        "With another number in it this test fails.")
    text("A sum starts with 0. A search for the largest starts with the " \
        "first number, or with -INFINITY; for the smallest, with the first " \
        "number, or with INFINITY.")
}

# Says which numbers are wrong, from the facts of claim K
# (tests/harness/expect.c).
function say_wrong(k, id,    i, f, intro, first_call, first_what, output) {
    for (i = 1; i <= claim_facts[k]; i++) {
        split(claim_fact[k, i], f, "\t")
        if (f[1] == "wrong") {
            first_call = f[2]
            first_what = f[3]
            intro = f[2] (f[3] == "" ? "" : ": " f[3])
            if (claim_fact[k, i + 1] !~ /^place\t/) text(intro)
        } else if (f[1] == "place") text(intro ", first wrong at " where(f))
        else if (f[1] ~ /^(index|expected|got)$/)
            row("  " substr(f[1] "        ", 1, 8) f[2])
        else if (f[1] == "input" && id == "") {
            if (claim_fact[k, i - 1] !~ /^input\t/) text("The inputs were")
            row("  " substr(f[2] "          ", 1, 10) f[3])
        } else if (f[1] == "output") {
            output[f[3]] = output[f[3]] "\t" f[2]
            if (claim_fact[k, i + 1] !~ /^output\t/) say_outputs(output)
        } else if (f[1] == "count")
            text(f[2] " of " f[3] " numbers " (f[2] == 1 ? "is" : "are") \
                " wrong.")
        else if (f[1] == "hint") { if (id == "") text(f[2]) }
        else if (f[1] == "special") {
            if (f[2] !~ /^(nan|inf|minus_inf|huge)$/ || \
                (id == "" && !has_hint(k))) text(special[f[2]])
        }
        else if (f[1] == "statement") text(f[2])
        else if (f[1] == "structure" && id == "" && \
            (f[2] ~ /^digits/ || !has_hint(k)))
            say_structure(structure_called(f[2]), f[3], f[4], first_call, \
                first_what)
        else if (f[1] == "changed")
            text(f[2] " changed its input, which is only to be read (const).")
        else if (f[1] == "printed")
            text("The numbers are right. One thing is left: this code prints " \
                "on standard output, and only worked.c does that here. Take " \
                "the printf out, or print to stderr while you look for " \
                "something: the board shows it.")
    }
}

function has_hint(k,    i) {
    for (i = 1; i <= claim_facts[k]; i++)
        if (claim_fact[k, i] ~ /^hint\t/) return 1
    return 0
}

# True if something is said that holds of these very numbers.
function has_cause(k,    i) {
    for (i = 1; i <= claim_facts[k]; i++)
        if (claim_fact[k, i] ~ /^structure\tdigits/) return 1
    return has_hint(k)
}

# "In this call dv and dbias are right, and dk is wrong."
function say_outputs(output) {
    text("In this call " listed(output["right"]) " right, and " \
        listed(output["wrong"]) " wrong.")
    split("", output)
}

# "\tdq\tdk\tdv" becomes "dq, dk and dv are".
function listed(names,    name, n, i, words) {
    n = split(substr(names, 2), name, "\t")
    for (i = 1; i <= n; i++)
        words = words (i == 1 ? "" : i == n ? " and " : ", ") name[i]
    return words (n == 1 ? " is" : " are")
}

# "row 3, index 2, the sine of pair i = 1 (frequency 0.0464)"
function where(f,    words) {
    if (f[4] > 1) words = "row " f[2] ", "
    words = words (f[4] > 1 && f[6] == "" ? "column " : "index ") f[3]
    if (f[6] != "") words = words ", the " f[6]
    if (f[7] != "") words = words " of pair i = " f[7] " (frequency " f[8] ")"
    return words
}

# It is true of one array. The call is named if it is not the one above, and
# what is compared if that is another array.
function say_structure(words, call, what, first_call, first_what) {
    if (call != first_call)
        text("In " call (what == "" ? "" : " (" what ")") ", " words)
    else if (what != first_what)
        text((what == "" ? "In what the call returns" : what) ": " words)
    else text(toupper(substr(words, 1, 1)) substr(words, 2))
}

function structure_called(name,    word) {
    if (sub(/^digits /, "", name)) return digits_called(name + 0)
    if (name in structure) return structure[name]
    if (name ~ /^(only|but)_/) return place_called(name)
    if (sub(/^(more|less) /, "& ", name)) {
        split(name, word, / +/)
        return "every number here is " word[2] " " word[1] " than it should be."
    }
    sub(/^factor /, "", name)
    return "every number here is " name " times what it should be."
}

# Where all wrong numbers stand.
function place_called(name,    n, word) {
    n = split(name, word, /[_ ]/)
    if (word[1] == "but")
        return "only " word[2] " 0 is right, and all that follow are wrong. " \
            "What is different after the first?"
    return n < 3 ? "all " (word[2] == "sines" ? "cosines" : "sines") \
            " are right. Only " word[2] " are wrong." : \
        "all is right but " word[2] " " word[3] "."
}

# A float has seven digits or eight, a double fifteen or more.
function digits_called(n,    word) {
    split("one two three four five six seven eight nine ten eleven twelve " \
        "thirteen fourteen", word, " ")
    if (n <= 9)
        return "the result is right to " word[n] " digits. Is there a " \
            "float on the way, a function such as sinf, or a number with " \
            "too few digits, such as pi or e?"
    return "the result is right to " word[n] " digits, and a double has " \
        "fifteen. Is a number on the way, such as pi or e, written with too " \
        "few digits? Or is it rounded, or a small number added to it? Or is " \
        "it the difference of two numbers that are nearly equal?"
}

# The tests that were not stopped gave the numbers of the mistake ID.
function say_elsewhere(id) {
    if (id == "") return
    row("")
    text("The tests of this exercise that come to their end show something " \
        "else, too:")
    say_known(id)
}

# Says of an exercise that is open where its TODO() is, and whether code stands
# above it. Fact: the function, which may be another one, and the line. Returns
# 0 if the line is 0: there is no such function (build.mk).
function say_todo(k,    f, line, n, before, last) {
    split(claim_fact[k, 1], f, "\t")
    if (f[1] != "todo") return 1
    if (f[3] == 0) {
        text((f[2] == claim_exercise[k] ? "" : \
            claim_exercise[k] " calls " f[2] ". ") "There is no function " \
            f[2] " in this file. " where_to_look())
        return 0
    }
    n = source_lines()
    if (n > f[3]) n = f[3]
    for (; n > 0 && last == ""; n--) {
        line = source_line[n]
        sub(/\/\/.*/, "", line)
        gsub(/\/\*.*\*\//, "", line)
        sub(/TODO\(\).*/, "", line)
        if (line ~ /[^ \t]/ && line !~ /^[ \t]*(\/?\*|.*\*\/$)/) last = line
    }
    before = last !~ /\{[ \t]*$/ || last ~ /^[ \t]/
    if (f[2] != claim_exercise[k])
        text(claim_exercise[k] " calls " f[2] ", which still calls TODO() " \
            "in line " f[3] ".")
    else if (before)
        text(f[2] " has code, and still calls TODO() in line " f[3] ": take " \
            "that line out when the code is complete.")
    else text(f[2] " still calls TODO() in line " f[3] ".")
    return 1
}

function where_to_look(    own) {
    own = header
    sub(/.*\//, "", own)
    return "Has it been renamed or taken out? Its name is in " own "."
}

# Explains the mistake ID, one of tests/NN_name/misconceptions.
function say_known(id,    n, i, link) {
    row("")
    text(known_says[id])
    n = split(known_links[id], link, " ")
    if (n > 0) text("It has happened in public:")
    for (i = 1; i <= n; i++) {
        sub(/^https:\/\//, "", link[i])
        row("  " link[i])
    }
}

# Explains the mistake ID, which is in this exercise alone, or in a part of it.
# A part is not told where claim K says what gives these very numbers.
function say_known_in_part(k, id,    whole) {
    whole = !known_apart_from[id, claim_exercise[k]]
    if (id == "" || !whole && has_cause(k)) return
    row("")
    if (whole)
        text("All numbers of this exercise are exactly those of a known " \
            "mistake:")
    else
        text("What is wrong here is exactly what a known mistake gives, and " \
            "the rest is right. So look for it in one place, such as one " \
            "array, one case or one line:")
    say_known(id)
}

# Shows what the student printed, without the sanitizers' part.
function say_printed(words, path,    line, n) {
    while ((getline line < path) > 0) {
        if (line ~ /^=====|runtime error:|Sanitizer|^    #[0-9]/) break
        if (line == "") continue
        if (!n++) {
            if (sentences_said != "") row("")
            text(words)
        }
        if (n > 6) { row("  ..."); break }
        row("  " substr(line, 1, 70))
    }
    close(path)
}

# --- a file that could not be built

# Takes a line of what the compiler said.
function compiler_said(type, line) {
    compiler_rows = compiler_rows type "\t" printable(line) "\n"
    if (line ~ /: error: /) compiler_errors++
    if (line ~ /: control reaches end of non-void|: non-void function does not/)
        compiler_no_returns++
    if (line ~ /: error: expected (.* at end of input|'\}')/)
        compiler_why["no_brace"]
    # gcc names the operator; clang shows the line below its message.
    if (line ~ /: error: invalid operands to binary \^/ || \
        compiler_operands && line ~ /\^/) compiler_why["power"]
    compiler_operands = line ~ /: error: invalid operands to binary expression/
    if (line ~ /: error: .*(implicit|undeclared).*'abs'/) compiler_why["abs"]
}

# The name of a sentence, or nothing.
function why_not_compiled() {
    if ("utf16" in compiler_why) return "utf16"
    if ("no_brace" in compiler_why) return "no_brace"
    if (compiler_errors && compiler_errors == compiler_no_returns)
        return "no_return"
    return "power" in compiler_why ? "power" : \
        "abs" in compiler_why ? "abs" : ""
}

# Takes what the linker did not find, or found twice (linker.awk), or said.
function say_link(type, name) {
    link_names[type] = link_names[type] "row\t" (type == "row" ? "" : "  ") \
        printable(name) "\n"
    if (type == "undefined") link_missing[++link_missed] = name
}

function say_broken(kind,    why) {
    if (kind in before) text(before[kind])
    why = why_not_compiled()
    if (why in in_words) {
        row("")
        text(in_words[why])
    }
    if (kind ~ /^(compile|missing)$/) row("")
    sentences_said = sentences_said compiler_rows
    if (kind == "link") say_not_linked()
    say_all()
}

function say_not_linked() {
    if ("undefined" in link_names) {
        say_names("It compiles, but these functions are missing:", "undefined")
        row("")
        say_missing()
    }
    if ("duplicate" in link_names) {
        say_names("It compiles, but these names are taken:", "duplicate")
        row("")
        text("Make helpers of your own static.")
    }
    if (!("undefined" in link_names) && !("duplicate" in link_names))
        say_names("It compiles, but can't be linked:", "row")
}

function say_names(intro, type) {
    text(intro)
    row("")
    sentences_said = sentences_said link_names[type]
}

# What to do about the functions that are missing.
function say_missing(    i, name, home, own, nowhere) {
    read_headers(home)
    for (i = 1; i <= link_missed; i++) {
        name = link_missing[i]
        sub(/^_/, "", name) # macOS puts it before every name
        if (home[name] == "own") own = 1
        else if (home[name] == "") nowhere = 1
        else text(name " is an exercise of chapter " home[name] ", and each " \
            "chapter is built by itself. Copy its code into this file, make " \
            "it static, and include no header of another chapter.")
    }
    if (own) text(where_to_look())
    if (nowhere)
        text("Is a name misspelled? A helper of your own must be in this " \
            "same file.")
}

# Where each function is declared: "own" for the chapter's own header, or the
# number of another chapter.
function read_headers(home,    n, k, path, part, line) {
    n = split(headers, path, " ")
    for (k = 1; k <= n; k++) {
        split(path[k], part, "/")
        while ((getline line < path[k]) > 0) {
            if (line !~ /^[a-z].*[ *][a-z_0-9]+\(/) continue
            sub(/\(.*/, "", line)
            sub(/.*[ *]/, "", line)
            if (path[k] == header) home[line] = "own"
            else if (!(line in home)) home[line] = substr(part[2], 1, 2)
        }
        close(path[k])
    }
}
