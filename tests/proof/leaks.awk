# awk -f leaks.awk part=1 SOLUTIONS part=2 FILES: where FILES have three lines
# of an exercise's solution one after the other, or the whole of a shorter
# one. How lines are indented, and braces, don't count; nor do helpers, which
# are static and answer nothing by themselves.
function bare(line) {
    sub(/\/\*.*/, "", line)
    gsub(/[ \t]/, "", line)
    return line ~ /^[{}]*$/ ? "" : line
}

function learn_body(    k) {
    if (n < 3 && length(body[1] body[2]) >= 25)
        known[n == 1 ? body[1] : body[1] "\n" body[2]] = answer
    for (k = 3; k <= n; k++)
        known[body[k - 2] "\n" body[k - 1] "\n" body[k]] = answer
    n = 0
}

part == 1 && /^[a-z].*\(/ { exported = !/^static/; answer = FILENAME }
part == 1 && /^}/ { if (exported) learn_body(); n = 0; inside = 0 }
part == 1 && inside && bare($0) != "" { body[++n] = bare($0) }
part == 1 && /^[{]/ { inside = 1; n = 0 }
part == 1 { next }

FNR == 1 { one = two = "" }
bare($0) != "" {
    three = bare($0)
    found = three in known ? known[three] : ""
    if ((two "\n" three) in known) found = known[two "\n" three]
    if ((one "\n" two "\n" three) in known)
        found = known[one "\n" two "\n" three]
    if (found != "") {
        print FILENAME ":" FNR ": as in " found
        leaks = 1
    }
    one = two
    two = three
}

END { exit leaks }
