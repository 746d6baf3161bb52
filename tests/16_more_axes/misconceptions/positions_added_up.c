/* This is what you get when a pair turns by the sum of all positions. Row 2,
 * column 3 and row 3, column 2 are then one place. A pair has one axis.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    double sum = 0;

    for (size_t a = 0; a < h.axes; a++)
        sum += h.pos[a];
    return sum * power(h.base, p, h.pairs);
}
