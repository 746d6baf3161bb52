/* This is what you get when only the pairs of axis 0 turn. The others should
 * turn, too, each by the position on its own axis.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.axis[p] == 0 ? h.pos[0] * power(h.base, p, h.pairs) : 0;
}
