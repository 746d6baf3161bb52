/* This is what you get when p is divided by pairs - 1: the last pair has
 * exactly 1/base. The exponents end before that, at (pairs - 1)/pairs.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, p, h.pairs > 1 ? h.pairs - 1 : 1);
}
