/* This is what you get when the row of a patch is its remainder by the number
 * of columns. Patch i of a frame is in row i / columns and column the
 * remainder of that.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[1] = (double)(f.start +
                     (frame * f.rows * f.columns + row * f.columns + column) %
                         f.columns);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
