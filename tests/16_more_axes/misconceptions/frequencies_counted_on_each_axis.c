/* This is what you get when the exponent counts the pairs of this axis alone,
 * and divides by all pairs. The frequencies do not begin again where another
 * axis begins: p counts all pairs.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    size_t before = 0;

    for (size_t m = 0; m < p; m++)
        before += h.axis[m] == h.axis[p];
    return h.pos[h.axis[p]] * power(h.base, before, h.pairs);
}
