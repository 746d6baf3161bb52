/* This is what you get when the start is not in the position of the next word.
 * It is counted from the beginning of the text, as all positions are.
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
    return right_next(f) - f.start;
}
