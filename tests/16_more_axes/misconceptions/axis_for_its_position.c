/* This is what you get when a pair turns by the number of its axis. axis[p]
 * says on which axis the position stands: pos[axis[p]].
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return (double)h.axis[p] * power(h.base, p, h.pairs);
}
