/* This is what you get when the angle is the frequency alone. It is the
 * position times the frequency.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return power(h.base, p, h.pairs);
}
