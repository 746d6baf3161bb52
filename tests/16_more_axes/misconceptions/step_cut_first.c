/* This is what you get when the step is cut to a whole number before it is
 * multiplied. 1.5 becomes 1, and with a step of 0.5 time stands still. Cut the
 * product.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/transformers/pull/48669 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)(f.start + frame * (size_t)f.step);
}

static size_t next_word(struct film f)
{
    return after(f, f.start + (f.frames - 1) * (size_t)f.step);
}
