/* This is what you get when a turn goes the other way, from north to east.
 * Scores do not show it if queries and keys agree. But here the turn is that
 * of chapter 11.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return -t.pos * power(t.base, p, t.half);
}
