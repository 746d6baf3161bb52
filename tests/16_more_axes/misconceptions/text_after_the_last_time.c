/* This is what you get when only the time decides where the text goes on. The
 * rows or columns of a picture may reach further.
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
    return time_of(f, f.frames - 1) + 1;
}
