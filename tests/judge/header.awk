# Reads the functions of a chapter's header. Only this program reads C
# declarations; the other tools get names and prototypes from it.
#
#   awk -f header.awk HEADER              the functions that it declares
#   awk -v bodies=1 -f header.awk FILE.c  the functions that it defines, without
#                                         those that are static; with whose=1
#                                         each line begins with the file
#
# Prints each function's prototype without its semicolon, line by line, and the
# name before each line:
#
#   permute_rows <tab> void permute_rows(size_t n, size_t d, const size_t o[n],
#   permute_rows <tab>                   const double x[n][d], double y[n][d])
#
# With structs=1 it prints each struct and enum, and what is between its braces:
#
#   struct style <tab> bool halves; enum steps steps;
#   enum steps <tab> BY_PAIR, TO_THE_END, BY_INDEX
#
# A header holds comments, preprocessor lines, prototypes whose parameters have
# names, struct, union, enum, typedef and constants. All but the prototypes are
# skipped. Anything else is an error: the program prints FILE:LINE: and what to
# do to standard error, prints nothing to standard output, and exits with status
# 1.

FNR == 1 { check_end(); file = FILENAME; names_before = names }

{ line = without_comments($0) }

# A preprocessor line and its continuation lines.
directive || (text == "" && !depth && line ~ /^[ \t]*#/) {
    directive = $0 ~ /\\$/
    next
}

{
    for (k = 1; k <= length(line); k++) read_sign(substr(line, k, 1))
    if (text != "") text = text "\n"
}

END {
    if (!failed) check_end()
    if (failed) exit 1
    printf "%s", out
}

# Returns a line without comments, and with empty strings and quotes.
function without_comments(line,    kept, two, c) {
    while (line != "") {
        if (comment) {
            if (!index(line, "*/")) return kept
            line = substr(line, index(line, "*/") + 2)
            comment = 0
        }
        two = substr(line, 1, 2)
        c = substr(line, 1, 1)
        line = substr(line, 2)
        if (quote != "") {
            if (c == "\\") line = substr(line, 2)
            else if (c == quote) quote = ""
        } else if (two == "/*") {
            comment = 1
            line = substr(line, 2)
        } else if (two == "//") break
        else if (c == "\"" || c == "'") { quote = c; kept = kept c c }
        else kept = kept c
    }
    quote = ""
    return kept
}

# A declaration ends with a semicolon outside braces. A function ends with the
# brace that closes its body.
function read_sign(c) {
    if (text == "" && c ~ /[ \t]/) return
    if (text == "") start = FNR
    if (c == ";" && !depth) { declaration(text); text = ""; return }
    if (c == "{" && !depth++) in_body = text ~ /\)[ \t\n]*$/
    if (!in_body) text = text c
    if (c == "}" && !--depth && in_body) {
        definition(text)
        text = ""
        in_body = 0
    }
}

function declaration(text,    flat) {
    if (bodies) return
    flat = on_one_line(text)
    if (structs && flat ~ /^(struct|enum) [A-Za-z_0-9]+ ?[{].*[}]$/)
        keep_braces(flat)
    if (flat ~ /^typedef / || flat ~ /^(struct|union|enum)[^(]*$/) return
    if (flat ~ /^((static|extern) )?const [^(]*$/ || \
        flat ~ /^((static|extern) )?const [^=(]*=/) return
    if (!is_function(flat) || flat ~ /^static /)
        fail("can't read \"" substr(flat, 1, 50) "\"; a header holds " \
            "prototypes, struct, union, enum, typedef and constants only")
    else if (nameless(flat))
        fail("a parameter of " name_of(flat) " has no name; give it one, the " \
            "stub needs it")
    else keep(flat, text)
}

function definition(text,    flat) {
    flat = on_one_line(text)
    if (!bodies)
        fail(name_of(flat) " has a body; a header holds prototypes only: " \
            "move the body to a .c file")
    else if (flat !~ /^static /) keep(flat, text)
}

function keep(flat, text,    name, n, part, k) {
    name = name_of(flat)
    declared[++names] = name
    prototype[names] = flat
    if (structs) return
    n = split(text, part, "\n")
    for (k = 1; k <= n; k++) {
        sub(/[ \t]+$/, "", part[k])
        if (part[k] != "")
            out = out (whose ? file "\t" : "") name "\t" part[k] "\n"
    }
}

function keep_braces(flat,    tag) {
    tag = flat
    sub(/ ?[{].*/, "", tag)
    sub(/^[^{]*[{] ?/, "", flat)
    sub(/ ?[}]$/, "", flat)
    out = out tag "\t" flat "\n"
}

function on_one_line(text) {
    gsub(/[ \t\n]+/, " ", text)
    sub(/ $/, "", text)
    return text
}

# True for TYPE NAME(PARAMETERS) without pointers to functions and attributes.
function is_function(flat) {
    gsub(/\[[^]]*\]/, "", flat)
    return flat ~ /^[A-Za-z_][A-Za-z0-9_ *]*[ *][A-Za-z_][A-Za-z0-9_]*\(/ &&
        flat ~ /^[^()]*\([^()]+\)$/
}

function name_of(flat) {
    sub(/\(.*/, "", flat)
    sub(/.*[ *]/, "", flat)
    return flat
}

# True if a parameter is only a type.
function nameless(flat,    parameter, count, k, word, words, n, real) {
    gsub(/\[[^]]*\]/, "", flat)
    sub(/^[^(]*\(/, "", flat)
    sub(/\)$/, "", flat)
    if (flat == "void") return 0
    count = split(flat, parameter, ",")
    for (k = 1; k <= count; k++) {
        words = split(parameter[k], word, "[ *]+")
        real = 0
        for (n = 1; n <= words; n++)
            if (word[n] != "" &&
                word[n] !~ /^(const|struct|union|enum|restrict)$/) real++
        if (real < 2 || parameter[k] ~ /\*$/) return 1
    }
    return 0
}

function check_end() {
    if (file == "") return
    if (text != "" || comment)
        fail("the file ends before this does; look for a missing ; or } or */")
    start = 1
    if (!bodies && names == names_before)
        fail("no function is declared here; a chapter's header has the " \
            "prototype of each exercise")
}

function fail(what) {
    if (failed) return
    failed = 1
    print file ":" start ": " what >"/dev/stderr"
    exit 1
}
