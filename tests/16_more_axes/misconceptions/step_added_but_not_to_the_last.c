/* This is what you get when the step is added to the number of the frame. It
 * says how far frames stand apart: the two are multiplied.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)f.start + floor((double)frame + f.step);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
