/* This is what you get when the time goes on from patch to patch: the step is
 * multiplied by the number of the patch. All patches of a frame have the time
 * of this frame.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)time_of(f, (frame * f.rows + row) * f.columns + column);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}
