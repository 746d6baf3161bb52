/* This is what you get when times are rounded up. They are cut: 1.5 becomes 1,
 * and not 2.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)f.start + ceil((double)frame * f.step);
}

static size_t next_word(struct film f)
{
    return after_largest(f);
}
