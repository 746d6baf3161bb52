/* This is what you get when the exponent has no minus: each pair is faster
 * than the one before. The pairs become slower.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos / power(t.base, p, t.half);
}
