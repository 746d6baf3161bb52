/* This is what you get when every pair turns by its position itself. Pair p
 * turns by it times base^(-p/pairs). Is p / pairs missing, or a quotient of
 * whole numbers? That is 0.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return h.pos[h.axis[p]];
}
