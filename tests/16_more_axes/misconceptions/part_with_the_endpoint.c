/* This is what you get when p is divided by one less than it should be: the
 * last pair would have exactly 1/base. The exponents end before that.
 *
 * read: a-part-of-the-head */
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return t.pos * power(t.base, p, t.half > 1 ? t.half - 1 : 1);
}
