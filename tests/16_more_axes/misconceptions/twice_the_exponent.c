/* This is what you get when the exponent is -2p/pairs. Chapter 11 divides 2i
 * by d, the number of numbers. Here p is divided by the number of pairs, and
 * the 2 is gone.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, 2 * p, h.pairs);
}
