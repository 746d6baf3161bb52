/* This is what you get when each frame begins behind the picture before it, as
 * a word would. The step alone says how far apart frames stand.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] += (double)(frame * larger(f.rows, f.columns));
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
