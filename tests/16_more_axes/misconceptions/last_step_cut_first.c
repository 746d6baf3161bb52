/* This is what you get when all times are right, but for the next word the
 * step is cut to a whole number before it is multiplied. Cut the product
 * there, too.
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
    return after(f, f.start + (f.frames - 1) * (size_t)f.step);
}
