# awk -f new_exercises.awk part=1 HANDED_OUT part=2 CONTRACT: the functions of
# a chapter's contract that are not in the exercise handed out earlier, or have
# other parameters there, as they are in an empty one.

BEGIN { FS = "\t" }
part == 1 { gsub(/[ \t]/, ""); handed_out[$0]; next }
$1 == "text" {
    text = text $3 "\n"
    gsub(/ /, "", $3)
    if (!($3 in handed_out)) is_new = 1
}
$1 == "text" && $3 ~ /\)$/ {
    if (is_new) printf "\n%s{\n    TODO();\n}\n", text
    text = is_new = ""
}
