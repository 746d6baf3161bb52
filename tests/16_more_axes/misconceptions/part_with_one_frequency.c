/* This is what you get when every pair that turns does so by the position
 * itself. A quotient of two whole numbers, p / half, is 0 for each of them:
 * make them double first.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, p / t.half, t.half);
}
