/* This is what you get when the time of the last frame and the rows or columns
 * are added up. The text goes on after the largest position, whichever axis it
 * is on.
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
    return f.start + (size_t)((double)(f.frames - 1) * f.step) +
           larger(f.rows, f.columns);
}
