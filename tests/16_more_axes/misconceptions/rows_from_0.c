/* This is what you get when the rows are counted from 0, and the others begin
 * at start. All three begin there.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[1] -= (double)f.start;
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
