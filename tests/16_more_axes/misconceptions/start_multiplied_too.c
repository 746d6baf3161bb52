/* This is what you get when the start is multiplied by the step as well as the
 * frame. Time then runs far ahead of rows and columns, the further back in the
 * text the film stands.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/transformers/issues/45325 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = floor((double)(f.start + frame) * f.step);
}

static size_t next_word(struct film f)
{
    return after(f, (size_t)((double)(f.start + f.frames - 1) * f.step));
}
