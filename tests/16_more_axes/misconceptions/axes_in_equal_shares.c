/* This is what you get when the axes get equal shares of the pairs, one after
 * another: p axes / pairs. The array axis says which axis each pair has.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[p * h.axes / h.pairs] * power(h.base, p, h.pairs);
}
