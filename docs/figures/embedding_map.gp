# The words of chapter 00 as points, and where attention moves one of them.
# 153 pixels for 1, in both directions.
said = '"the cat sat"'
in(word) = strstrt(said, word) > 0
# Where a name stands beside its point, in characters.
right(word) = word eq "chased" ? 4.8 : word eq "the" ? -2.4 : 0
up(word) = word eq "chased" ? 0 : word eq "ball" ? -1.1 : \
    word eq "the" ? 0.3 : 1.1
eval marks
eval curves
