/* This is what you get when the position stands in the exponent: the angle is
 * w to the power pos. It is pos times w.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return pow(power(h.base, p, h.pairs), h.pos[h.axis[p]]);
}
