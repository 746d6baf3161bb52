# merge_source.awk: one exercise file out of two.
#
#   awk -f merge_source.awk FIRST SECOND
#
# All of FIRST, and behind it the functions, constants and structs of SECOND
# that FIRST does not have. So a misconception of one function becomes a whole
# answer.
# The files are formatted as the house has it: what begins in the first column
# ends with a } there.

FNR == 1 { file++ }
# A header that misconceptions share stands beside them: it is put in.
/^#include "/ && file == 1 {
    header = $2
    gsub(/"/, "", header)
    folder = FILENAME
    sub(/[^\/]*$/, "", folder)
    while ((getline line <(folder header)) > 0)
        if (line !~ /^#(ifndef [A-Z_]+_H$|define [A-Z_]+_H$|endif$)/) {
            shared = shared line "\n"
            if ((name = defines(line)) != "") mine[name] = 1
        }
}
/^#include/ {
    if ((!seen[$0]++ || file == 1) && !(shared != "" && $0 ~ header)) print
    next
}
shared != "" { printf "%s", shared; shared = "" }
file == 1 { print; if ((name = defines($0)) != "") mine[name] = 1; next }

# In the second file: a top-level piece at a time, its comment before it.
{ piece = piece $0 "\n" }
name == "" && $0 !~ /^([ *\/]|$)/ { name = defines($0) }
/^}/ || (/;$/ && !/^[ \t]/ && !/[{]/) {
    if (name != "" && !(name in mine)) printf "\n%s", piece
    piece = name = ""
    next
}
/^$/ && name == "" { piece = "" }

function defines(line) {
    if (line ~ /^(struct|enum) [a-z_]+ [{]/) {
        sub(/ [{].*/, "", line)
        return line
    }
    if (line !~ /^[a-z_]/ || line !~ /[(=\[]/) return ""
    sub(/[(=\[].*/, "", line)
    sub(/ +$/, "", line)
    sub(/.*[ *]/, "", line)
    return line
}
