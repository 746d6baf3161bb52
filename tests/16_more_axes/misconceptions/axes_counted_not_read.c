/* This is what you get when pair p turns by the position on axis p modulo
 * axes. Some models share the pairs out like this. Here the array axis says
 * which axis a pair has.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[p % h.axes] * power(h.base, p, h.pairs);
}
