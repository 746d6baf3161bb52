/* This is what you get when the base is 10000 whatever is given. Models with
 * pictures have bases of a million and more.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(10000, p, h.pairs);
}
