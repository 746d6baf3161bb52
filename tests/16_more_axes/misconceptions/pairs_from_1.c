/* This is what you get when pairs are counted from 1. Pair 0 turns by its
 * position itself: base to the power of 0 is 1.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, p + 1, h.pairs);
}
