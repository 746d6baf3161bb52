/* This is what you get when pairs are counted from 1. Pair 0 turns by the
 * position itself: base to the power of 0 is 1.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, p + 1, t.half);
}
