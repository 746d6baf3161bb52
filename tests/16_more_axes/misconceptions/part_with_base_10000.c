/* This is what you get when the base is 10000 whatever is given.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(10000, p, t.half);
}
