# Cuts a lesson, up to its hints, into the steps at which make walkthrough
# waits. Each becomes a file of FOLDER, in the order of the lesson:
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

/^```/ { fence = !fence }
!fence && /^(#+ |\*\*Predict\.\*\* )/ && writing != "" {
    cut("write-" writing)
    writing = ""
}
!fence && /^## Hints$/ { exit }
!fence && /^### Write `/ { writing = $0; gsub(/^### Write `|`$/, "", writing) }
/^<!--/ { next }
/^<picture>/ { picture = 1 }
picture {
    if (match($0, /alt="[^"]*"/))
        put("(A picture: " substr($0, RSTART + 5, RLENGTH - 6) ")")
    if (/^<\/picture>/) picture = 0
    next
}
/^<details><summary>For the curious: / {
    title = $0
    gsub(/<[^>]*>/, "", title)
    put("(" title ". It is folded in the lesson.)")
    curious = 1
}
curious { if (/^<\/details>/) curious = 0; next }
/^<details><summary>Answer/ { cut("answer"); next }
/^<\/details>/ { next }
{ put($0) }
END { cut("read") }
