/* This is what you get when the minus stands before a size_t. It has no sign,
 * so -p is a huge number. Make p a double first: -(double)p.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * pow(h.base, (double)-p / (double)h.pairs);
}
