/* This is what you get when times are rounded to the nearest position. They
 * are cut: 1.5 becomes 1, and not 2.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)f.start + round((double)frame * f.step);
}

static size_t next_word(struct film f)
{
    double last = round((double)(f.frames - 1) * f.step);

    return after(f, f.start + (size_t)last);
}
