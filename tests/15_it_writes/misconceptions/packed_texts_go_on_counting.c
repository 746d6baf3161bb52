/* This is what you get when the count goes on from one text to the next. Each
 * text begins at 0, as if it stood alone.
 *
 * read: several-texts-in-one-row
 * shipped: https://github.com/huggingface/nanoVLM/issues/201
 * shipped: https://github.com/hiyouga/LlamaFactory/pull/7318 */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 0;

    for (size_t j = 0; j < i && text[i] != 0; j++)
        seen += text[j] != 0;
    return seen;
}
