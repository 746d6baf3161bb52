# Writes one of the two ends of a chapter's calls, for tests and an exercise
# that run in different processes (tests/grader/worker):
#
#   awk -v end=proxy -v chapter=NN_name -v header=NAME.h -f calls.awk TABLE
#
# and the same with end=worker. TABLE is that of the chapter (contract.sh).
#
# end=proxy   for the tests: a function for each exercise, which sends its
#             arguments to the worker and takes over what comes back
# end=worker  for the worker: a function for each exercise, which receives the
#             arguments, calls the student's function, and answers
#
# An argument without * and [ ] is sent as it is. An array has as many elements
# as its declaration says, and what a plain pointer points to is one element.
# All arrays are sent there and come back, those that are const too: so the
# tests see a changed input, and a number that was not written, as they do at
# home.

BEGIN {
    FS = "\t"
    printf "/* Written by tests/judge/calls.awk from %s. */\n", header
    printf "#include \"%s\"\n\n#include \"%s.h\"\n", header, end
    if (end == "proxy")
        printf "\nconst char chapter_name[] = \"%s\";\n", chapter
}

$1 == "function" {
    put()
    name = $2
    type = $3
    text = arguments = given = taken = ""
    count = 0
}
$1 == "text" { text = text $3 "\n" }
$1 == "parameter" { parameter($4, $5, $6 != "value") }

END {
    put()
    if (end == "worker")
        printf "\nconst struct service services_%s[] = {\n%s    {0, 0},\n" \
            "};\n", chapter, table
}

function put() {
    if (name == "") return
    if (end == "proxy") put_proxy(type)
    else put_worker(type)
}

# Adds a parameter to what is sent, with its size in bytes as C says it.
function parameter(name, type, array,    size, k) {
    size = "sizeof(" type ")"
    for (k = 8; k <= NF; k++) size = size " * (" $k ")"
    arguments = arguments (count++ ? ", " : "") name
    given = given "        {" (array ? "(void *)" : "&") name ", " size ", " \
        (array ? "true" : "false") "},\n"
    taken = taken (array ? \
        "    void *" name " = worker_take_array(" size ");\n" : \
        "    " type " " name ";\n    worker_take(&" name ", " size ");\n")
}

# A bool is received as a byte: of another process's bool, only 0 is certain.
function put_proxy(type,    result) {
    result = type == "bool" ? "unsigned char" : type
    printf "\n%s{\n", text
    if (type != "void") printf "    %s result_;\n", result
    if (count) printf "    struct argument given_[] = {\n%s    };\n", given
    printf "\n    call_worker(%d, %s, %d, %s);\n", calls++, \
        (count ? "given_" : "0"), count, \
        (type == "void" ? "0, 0" : "&result_, sizeof result_")
    if (type != "void")
        printf "    return result_%s;\n", (type == "bool" ? " != 0" : "")
    printf "}\n"
}

function put_worker(type) {
    printf "\nstatic void serve_%s(void *function_)\n{\n%s", name, taken
    printf "    __typeof__(%s) *student_ = function_;\n", name
    if (type == "void")
        printf "\n    student_(%s);\n    worker_answer(0, 0);\n}\n", arguments
    else
        printf "    %s result_ = student_(%s);\n\n" \
            "    worker_answer(&result_, sizeof result_);\n}\n", type, arguments
    table = table "    {\"" name "\", serve_" name "},\n"
}
