# Writes what lets one library stand for all known mistakes of a chapter, each
# compiled by itself (apart.mk).
#
#   awk -v part=PART -v header=NAME.h -f chosen.awk FUNCTIONS CHANGES FILE ...
#
# FUNCTIONS is what header.awk prints of the header, CHANGES what together.awk
# says of the mistakes: an id and an exercise in each line. The FILEs are the
# mistakes, in the order of their numbers. PART is
#
#   library  the exercises, each of which calls the one of the chosen mistake,
#            and choose_mistake
#   list     the mistakes as the runner knows them (record.h)

BEGIN { FS = "\t" }

FILENAME == ARGV[1] {
    if ($1 != exercise[exercises]) exercise[++exercises] = $1
    prototype[$1] = prototype[$1] $2 "\n"
}
FILENAME == ARGV[2] {
    for (e = 1; exercise[e] != $2; e++) continue
    bits[$1] = bits[$1] " | 1ul << " e - 1
}

END {
    for (k = 3; k < ARGC; k++) {
        id[k - 2] = ARGV[k]
        gsub(/.*\/|\.c$/, "", id[k - 2])
    }
    mistakes = ARGC - 3
    print "/* Written by tests/proof/grader/chosen.awk. */"
    if (part == "library") put_library()
    else put_list()
}

function put_library(    e, name, k) {
    printf "#include \"%s\"\n\nstatic size_t chosen;\n", header
    print "void choose_mistake(size_t number) { chosen = number; }"
    for (e = 1; e <= exercises; e++) {
        name = exercise[e]
        print ""
        for (k = 0; k <= mistakes; k++)
            print "extern __typeof__(" name ") of_" own(k) "_" name ";"
        printf "static __typeof__(%s) *const each_%s[] = {\n", name, name
        for (k = 0; k <= mistakes; k++)
            print "    of_" own(k) "_" name ","
        printf "};\n%s{\n    %seach_%s[chosen](%s);\n}\n", prototype[name], \
            (prototype[name] ~ /^void / ? "" : "return "), name,
            arguments(prototype[name])
    }
}

# Number 0 is the reference alone.
function own(k) { return k ? "mistake_" id[k] : "reference" }

# The names of a function's parameters.
function arguments(text,    part, count, k, all) {
    gsub(/[ \n]+/, " ", text)
    gsub(/^[^(]*\(|\) *$/, "", text)
    count = text == "void" ? 0 : split(text, part, ",")
    for (k = 1; k <= count; k++) {
        sub(/ *\[.*/, "", part[k])
        sub(/.*[ *]/, "", part[k])
        all = all (k > 1 ? ", " : "") part[k]
    }
    return all
}

function put_list(    k) {
    print "#include \"record.h\"\n"
    print "extern const struct mistake mistakes[];"
    print "const struct mistake mistakes[] = {\n    {0, 0},"
    for (k = 1; k <= mistakes; k++)
        printf "    {\"%s\", 0%s},\n", id[k], bits[id[k]]
    print "    {0, 0},\n};"
}
