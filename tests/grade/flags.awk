# What of one chapter's verdicts an instructor should look at.
#
#   awk -v chapter=NN_name -f flags.awk VERDICT
#
# Mistakes are no reason: crashes and endless loops happen to everyone. Ending
# the program on purpose, and what the grader itself refused, may be one.

BEGIN { FS = "\t" }
$1 == "broken" && $2 == "refused" { refused = 1; next }
$1 == "broken" && $2 == "main" { flag("has a main of its own") }
refused && /^\t  / { if (!said[$0]++) flag("refused: " substr($0, 4)) }
$1 == "claim" && $5 == "forged" { flag("a result does not fit what was seen") }
$1 == "claim" && $5 == "lost" { flag("tests did not run at all") }
$1 == "claim" && $5 == "ended" { flag("ended the program without a word") }
$1 == "claim" && $5 == "exit" { flag("calls exit() in the middle of a test") }
$1 == "claim" && $5 == "flood" { flag("prints without end") }
$1 == "claim" && $5 == "memory" { flag("asks for memory without end") }

function flag(text) {
    if (!told[text]++) printf "flag\t%s\t%s\n", chapter, text
}
