/* This is what you get when only the time is counted from 0, while rows and
 * columns begin at start. A single picture then has the time 0 in every text.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] -= (double)f.start;
}

static size_t next_word(struct film f)
{
    return after_largest(f);
}
