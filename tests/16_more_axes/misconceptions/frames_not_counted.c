/* This is what you get when the text goes on after the rows and columns, and a
 * film lasts longer. The words after it then stand in the middle of the film.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/transformers/issues/45381 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
}

static size_t next_word(struct film f)
{
    return after(f, f.start);
}
