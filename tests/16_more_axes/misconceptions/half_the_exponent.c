/* This is what you get when the exponent is divided by the number of numbers,
 * 2 pairs. All pairs but the first are then too fast. The exponent runs from 0
 * nearly to -1.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, p, 2 * h.pairs);
}
