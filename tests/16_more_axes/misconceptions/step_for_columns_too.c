/* This is what you get when the step is applied to columns as well. It is the
 * time from frame to frame; rows and columns go on by 1.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[2] = (double)f.start + floor(f.step * (double)column);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
