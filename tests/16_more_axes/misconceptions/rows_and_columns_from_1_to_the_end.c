/* This is what you get when rows and columns are counted from 1. The first
 * patch stands at start on all axes.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[1]++;
    at[2]++;
}

static size_t next_word(struct film f)
{
    return after_largest(f);
}
