/* This is what you get when no pair turns, at any position: the word comes out
 * as it went in. Is every frequency 0, as in a table of zeros that nobody
 * fills? Is the position lost? Or is the turned pair not what is written?
 *
 * read: each-pair-has-an-axis
 * shipped: https://github.com/pytorch/executorch/pull/19627 */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return 0 * power(h.base, p, h.pairs);
}
