/* This is what you get when the angle is taken for degrees: times pi / 180.
 * The sine and the cosine of C take radians.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]] * power(h.base, p, h.pairs) *
           3.14159265358979323846 / 180;
}
