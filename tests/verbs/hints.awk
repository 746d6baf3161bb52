# The hints for an exercise, after reader.awk: one of them, or how many it has.
#
#   awk -v exercise=NAME -v wanted=NUMBER -f reader.awk -f hints.awk LESSON

kind == "fold" && index(folded, exercise ", hint ") == 1 {
    inside = ++hints == wanted
    next
}
kind == "end" { inside = 0 }
inside { print }
END { if (wanted == "") print hints + 0 }
