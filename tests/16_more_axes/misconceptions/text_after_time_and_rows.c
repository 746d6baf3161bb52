/* This is what you get when the columns have no say in where the text goes on.
 * A picture may be wider than high.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
}

static size_t next_word(struct film f)
{
    return larger(time_of(f, f.frames - 1), f.start + f.rows - 1) + 1;
}
