# Cuts a lesson, up to its hints, into the steps at which make walkthrough
# waits; reader.awk comes before it. Each becomes a file of FOLDER, in the order
# of the lesson:
#
#   NN-answer       ends with a prediction: its answer is next
#   NN-write-NAME   ends with what to do for the exercise NAME
#   NN-read         the rest
#
# A picture is replaced by its description. What is folded "For the curious" is
# left out.

function put(line) { text = text line "\n" }

function cut(kind) {
    if (text !~ /[^ \n]/) return
    printf "%s", text >(folder "/" sprintf("%03d", ++steps) "-" kind)
    text = ""
}

(kind == "heading" || kind == "predict") && writing != "" {
    cut("write-" writing)
    writing = ""
}
section == "Hints" { exit }
kind == "heading" && english($0, 5) ~ /^Write `/ {
    writing = $0
    gsub(/^[^`]*`|`$/, "", writing)
}
kind == "mark" || kind == "end" { next }
kind == "picture" {
    if (match($0, /alt="[^"]*"/))
        put("(A picture: " substr($0, RSTART + 5, RLENGTH - 6) ")")
    next
}
kind == "fold" && folded == "Answer" { cut("answer"); next }
kind == "fold" { put("(" folded ". It is folded in the lesson.)") }
folded ~ /^For the curious/ { next }
{ put($0) }
END { cut("read") }
