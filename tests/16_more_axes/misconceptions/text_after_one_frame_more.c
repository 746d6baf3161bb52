/* This is what you get when the last time is taken to be frames times step.
 * Frames count from 0, so the last one is frames - 1.
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
    return after(f, time_of(f, f.frames));
}
