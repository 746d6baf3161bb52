/* This is what you get when all pairs turn by the position on axis 0. Words
 * are then right, since they have the same position on all axes. The patches
 * of a picture all have the same time, so nothing tells them apart.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[0] * power(h.base, p, h.pairs);
}
