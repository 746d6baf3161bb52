/* This is what you get when every pair that turns does so by the position
 * itself. Pair p turns by it times a power of the base with the exponent -p
 * over half. In whole numbers this quotient would be 0.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, p / t.half, t.half);
}
