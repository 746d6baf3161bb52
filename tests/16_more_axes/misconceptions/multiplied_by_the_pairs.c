/* This is what you get when the exponent is multiplied by the number of pairs.
 * Is it 2 p / 2 pairs, without parentheses? It is divided by it.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * pow(h.base, -(double)p * (double)h.pairs);
}
