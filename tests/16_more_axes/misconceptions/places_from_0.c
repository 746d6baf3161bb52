/* This is what you get when the places of a picture are counted from 0 in
 * every text. The picture then stands where the first words stand. Its places
 * begin at start.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/1bit-MONSTER/1bit-MONSTER/pull/1798 */
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
    return right_next(f);
}
