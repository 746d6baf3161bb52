# Prints, of the known mistakes, the first of each chapter, and each that has a
# form of definition, such as "static double (", which none before it has:
#
#   awk -f alone.awk FILE ...

FNR == 1 {
    split(FILENAME, part, "/")
    new = !chapter[part[2]]++
}
/^[A-Za-z#]/ && !/^#include/ {
    form = $0
    sub(/[A-Za-z_0-9]+ *([=[].*)?$/, "", form)
    sub(/[A-Za-z_0-9]+\(.*/, "(", form)
    sub(/^#define .*/, "#define", form)
    if (!met[form]++) new = 1
}
new && !printed[FILENAME]++ { print FILENAME }
