/* This is what you get when the rows of a frame stand below those of the frame
 * before. Each frame begins at row start again: only the time tells frames
 * apart.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[1] += (double)(frame * f.rows);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
