/* This is what you get when the minus stands before a size_t. It has no sign,
 * so -p is a huge number. Make p a double first: -(double)p.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * pow(t.base, (double)-p / (double)t.half);
}
