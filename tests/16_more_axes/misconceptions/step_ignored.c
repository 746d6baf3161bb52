/* This is what you get when frames follow each other 1 apart, whatever the
 * step is. A film of 1 picture a second and one of 30 then look alike.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/transformers/issues/41152
 * shipped: https://github.com/vllm-project/vllm/pull/47736 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    at[0] = (double)(f.start + frame);
}

static size_t next_word(struct film f)
{
    return after(f, f.start + f.frames - 1);
}
