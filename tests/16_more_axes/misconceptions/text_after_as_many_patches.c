/* This is what you get when the text goes on at the number of patches plus 1.
 * It goes on after the largest position, and the patches of a picture share
 * positions.
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
    return f.frames * f.rows * f.columns + 1;
}
