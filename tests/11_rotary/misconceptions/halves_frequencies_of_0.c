/* This is what you get when no pair turns, at any position: the word comes out
 * as it went in. Is every frequency 0, as in a table of zeros that nobody
 * fills? Is the position lost? Or is the turned pair not what is written?
 *
 * read: two-layouts
 * shipped: https://github.com/pytorch/executorch/pull/19627
 * shipped: https://github.com/huggingface/transformers/issues/45902
 * shipped: https://github.com/unslothai/unsloth/pull/4112 */
#include "rotary.h"

#include <string.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    (void)pos;
    (void)base;
    if (d % 2 != 0)
        return false;
    memcpy(rotated, x, d * sizeof *x);
    return true;
}
