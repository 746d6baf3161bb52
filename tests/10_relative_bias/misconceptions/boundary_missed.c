/* This is what you get when the quotient of the logarithms is rounded down as
 * it comes out in double, or with too small a number added, such as 1e-15 or
 * DBL_EPSILON. Where it should be a whole number, it may be 17.999999999999996.
 * The header says how large a number is needed.
 *
 * read: exactly-at-the-boundary */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near + (size_t)(log((double)distance / (double)near) /
                                   log((double)furthest / (double)near) *
                                   (double)(side - near)),
                   side - 1);
}
