/* This is what you get when the exponent has the axis in place of the pair,
 * divided by the number of axes. All pairs of an axis are then equally fast.
 * The axis decides the position alone.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, h.axis[p], h.axes);
}
