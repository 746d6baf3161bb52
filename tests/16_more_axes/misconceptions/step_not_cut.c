/* This is what you get when times keep their fractions. They are cut to whole
 * positions.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)f.start + (double)frame * f.step;
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
