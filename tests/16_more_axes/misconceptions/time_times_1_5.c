/* This is what you get when time runs 1.5 times as fast, as in a program that
 * assumes 24 pictures a second where the film has 16. The step says already how
 * far apart frames are: nothing else stretches the time.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/diffusers/issues/14768 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    f.step *= 1.5;
    right_put(f, frame, row, column, at);
}

static size_t next_word(struct film f)
{
    f.step *= 1.5;
    return right_next(f);
}
