/* This is what you get when the time goes on by 1 from patch to patch, as it
 * does from word to word. All patches of a frame have the time of this frame.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] += (double)(row * f.columns + column);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
