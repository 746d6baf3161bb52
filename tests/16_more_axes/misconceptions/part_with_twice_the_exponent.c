/* This is what you get when the exponent is twice what it should be. Chapter
 * 11 divides 2i by d, the number of numbers. Here p is divided by a number of
 * pairs.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, 2 * p, t.half);
}
