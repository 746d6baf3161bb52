/* This is what you get when padding is counted: the first word of a text after
 * padding does not stand at 0. A model with a table of positions then gives
 * its words other rows than alone.
 *
 * read: several-texts-in-one-row
 * shipped: https://github.com/huggingface/transformers/issues/3021
 * shipped: https://github.com/unslothai/unsloth/pull/4078 */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    size_t start = i;

    while (start > 0 && (text[start - 1] == text[i] || text[start - 1] == 0))
        start--;
    return text[i] == 0 ? 0 : (double)(i - start);
}
