/* This is what you get when the places of a picture are counted from 0 in
 * every text, and the text goes on from there. The picture's places begin at
 * start.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    for (size_t a = 0; a < 3; a++)
        at[a] -= (double)f.start;
}

static size_t next_word(struct film f)
{
    return after_largest(f);
}
