/* This is what you get when only the columns decide where the text goes on. A
 * picture may be higher than wide, and a film longer than both.
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
    return f.start + f.columns;
}
