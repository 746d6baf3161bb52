# Prints the compiler's warnings as records "warning FUNCTION TEXT".
#
#   awk -v source=FILE -f warnings.awk COMPILER_OUTPUT

BEGIN { OFS = "\t" }
/: In function / {
    name = $0
    sub(/.*In function [^A-Za-z_]*/, "", name)
    sub(/[^A-Za-z_0-9].*/, "", name)
}
/warning: / && index($0, source ":") && n++ < 4 {
    text = substr($0, index($0, source ":") + length(source) + 1)
    line = text
    sub(/:.*/, "", line)
    sub(/^[0-9:]*: warning: /, "", text)
    gsub(/[[:cntrl:]]/, "?", text)
    print "warning", name, "line " line ": " text
}
