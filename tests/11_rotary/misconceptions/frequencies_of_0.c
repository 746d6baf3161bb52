/* This is what you get when no pair turns, at any position: the word comes out
 * as it went in. Is every frequency 0, as in a table of zeros that nobody
 * fills? Is the position lost? Or is the turned pair not what is written?
 *
 * read: turning-instead-of-adding
 * shipped: https://github.com/pytorch/executorch/pull/19627
 * shipped: https://github.com/huggingface/transformers/issues/45902
 * shipped: https://github.com/unslothai/unsloth/pull/4112 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    (void)i;
    (void)d;
    (void)base;
    return 0;
}
