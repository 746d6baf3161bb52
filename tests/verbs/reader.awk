# Reads a lesson, for the verbs that run without Python; docs/pages/page.py is
# the reader of all else. Programs that come after it, as in
#
#   awk -f reader.awk -f steps.awk LESSON
#
# find of each line what it is, and where it stands:
#
#   kind      text, heading, predict, code (with its fences), mark (a comment),
#             picture, fold (its first line) or end (its last)
#   section   the title of the section, ## TITLE
#   folded    the title of the fold: Answer, NAME, hint 1, For the curious: ...

FNR == 1 { fence = picture = 0; section = folded = "" }
kind == "end" { folded = "" }
{ kind = "text" }
/^<picture>/ && !fence { picture = 1 }
picture { kind = "picture" }
/^<\/picture>/ { picture = 0 }
/^<!--/ { kind = "mark" }
/^#+ / { kind = "heading" }
/^\*\*Predict\.\*\* / { kind = "predict" }
/^<details><summary>/ { kind = "fold" }
/^<\/details>/ { kind = "end" }
/^```/ { fence = !fence; kind = "code" }
fence { kind = "code" }
kind == "heading" && /^## / { section = substr($0, 4) }
kind == "fold" { folded = $0; gsub(/<[^>]*>/, "", folded) }
