/* This is what you get when p is divided by a number of numbers and not of
 * pairs. The exponent is then half of what it should be, and all pairs but the
 * first are too fast.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, p, 2 * t.half);
}
