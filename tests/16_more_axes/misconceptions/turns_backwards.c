/* This is what you get when a turn goes the other way, from north to east.
 * Scores do not show it if queries and keys agree. But here the turn is that
 * of chapter 11.
 *
 * read: each-pair-has-an-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return -h.pos[h.axis[p]] * power(h.base, p, h.pairs);
}
