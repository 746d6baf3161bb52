/* This is what you get when the exponent has no minus: each pair is faster
 * than the one before. The pairs become slower.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] / power(h.base, p, h.pairs);
}
